/** What the shop wants of a speech service, whichever it is. */

export type Recorded = {
  readonly bytes: Uint8Array;
  /** Media type without parameters, for example "audio/wav". */
  readonly type: string;
};

export type Listening = {
  /** BCP 47, for example "en-IN". */
  readonly language: string;
  /** Words that are likely now, as a comma-separated list; may be blank. */
  readonly hints: string;
};

/**
 * Why a service didn't answer. `unreadable`: it can't read this recording. `busy`: too many
 * requests. `unreachable`: no answer, or none in time. `broken`: anything else on its side or in
 * how it is set up.
 */
export type SpeechTrouble = "unreadable" | "busy" | "unreachable" | "broken";

export type SpeechResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly trouble: SpeechTrouble; readonly cause: unknown };

export type SpeechService = {
  /** The words in a recording; "" when there are none. */
  readonly transcribe: (sound: Recorded, how: Listening) => Promise<SpeechResult<string>>;
  /** The sound of a text. */
  readonly speak: (text: string) => Promise<SpeechResult<Recorded>>;
};
