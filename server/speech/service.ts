/** The interface of speech services. */

export type Recorded = {
  readonly bytes: Uint8Array;
  /** Without parameters, such as "audio/wav". */
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
  /** The words so far, each replacing the last. Only from streaming services. */
  readonly interim?: (text: string) => void;
};

/**
 * `unreadable`: this recording; `busy`: too many requests; `unreachable`: no answer in time; `broken`: other
 * faults or configuration.
 */
export type SpeechTrouble = "unreadable" | "busy" | "unreachable" | "broken";

export type SpeechResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly trouble: SpeechTrouble; readonly cause: unknown };

export type SpokenSound = {
  /** Without parameters. */
  readonly type: string;
  /** Throws if the service stops midway. Read at most once. */
  readonly parts: AsyncIterable<Uint8Array>;
};

export type SpeechService = {
  /** "" without words. */
  readonly transcribe: (
    sound: Recorded,
    how: Listening,
    hearer?: Hearer,
  ) => Promise<SpeechResult<string>>;
  /** Resolves with the first part. */
  readonly speak: (text: string, waiting?: Waiting) => Promise<SpeechResult<SpokenSound>>;
};
