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

/** Somebody who waits for an answer. */
export type Waiting = {
  /** Aborted when nobody waits any longer: the service is told to stop. */
  readonly signal?: AbortSignal;
};

export type Hearer = Waiting & {
  /**
   * The words so far, each time there are more; each replaces the one before. Never called by a
   * service that doesn't send words as it finds them.
   */
  readonly interim?: (text: string) => void;
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

/** Sound while it is being made. */
export type SpokenSound = {
  /** Media type without parameters. */
  readonly type: string;
  /** Throws when the service stops in the middle. To be read once, or left. */
  readonly parts: AsyncIterable<Uint8Array>;
};

export type SpeechService = {
  /** The words in a recording; "" when there are none. */
  readonly transcribe: (
    sound: Recorded,
    how: Listening,
    hearer?: Hearer,
  ) => Promise<SpeechResult<string>>;
  /** The sound of a text, as soon as its first part is here. */
  readonly speak: (text: string, waiting?: Waiting) => Promise<SpeechResult<SpokenSound>>;
};
