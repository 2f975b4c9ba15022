/** The interface of speech services. */

type Recorded = {
  readonly bytes: Uint8Array;
  readonly type: string;
};

type Listening = {
  /** BCP 47, such as "en-IN". */
  readonly language: string;
  /** Likely words, separated by commas; may be blank. */
  readonly hints: string;
};

type Waiting = {
  /** Aborted when the caller has gone. */
  readonly signal?: AbortSignal;
};

type WordsListener = Waiting & {
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

type SpokenSound = {
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
    listener?: WordsListener,
  ) => Promise<SpeechResult<string>>;
  readonly speak: (text: string, waiting?: Waiting) => Promise<SpeechResult<SpokenSound>>;
};
