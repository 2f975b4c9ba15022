/** The interface of speech services. */

export type Recorded = {
  readonly bytes: Uint8Array;
  readonly type: string;
};

export type Listening = {
  /** BCP 47, such as "en-IN". */
  readonly language: string;
  /** Likely words, separated by commas; may be blank. */
  readonly hints: string;
};

export type Waiting = {
  /** Aborted when nobody waits. */
  readonly signal?: AbortSignal;
};

export type Hearer = Waiting & {
  /** Words so far, each replacing the last; streaming services only. */
  readonly interim?: (text: string) => void;
};

/**
 * `unreadable`: this recording; `busy`: too many requests; `unreachable`: no answer in time;
 * `broken`: the rest.
 */
export type SpeechTrouble = "unreadable" | "busy" | "unreachable" | "broken";

export type SpeechResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly trouble: SpeechTrouble; readonly cause: unknown };

export type SpokenSound = {
  /** Without parameters. */
  readonly type: string;
  /** Throws if the service stops midway. Read once. */
  readonly parts: AsyncIterable<Uint8Array>;
};

export type SpeechService = {
  /** "" without words. */
  readonly transcribe: (
    sound: Recorded,
    how: Listening,
    hearer?: Hearer,
  ) => Promise<SpeechResult<string>>;
  readonly speak: (text: string, waiting?: Waiting) => Promise<SpeechResult<SpokenSound>>;
};
