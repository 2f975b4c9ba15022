/**
 * The two interfaces of the speech layer: a recogniser turns sound (or keys) into words, a
 * synthesiser turns words into sound. Every adapter implements one of them; nothing outside
 * src/voice knows which. An adapter never throws after construction: every outcome is an event.
 */

export type RecogniserId = "web-speech" | "openai" | "azure" | "typed" | "scripted";
export type SynthesiserId = "browser" | "openai" | "azure" | "silent" | "scripted";

/** What a recogniser heard, once; best first. Confidence is 0..1, absent where unknown. */
export interface Alternative {
  readonly text: string;
  readonly confidence?: number;
}

/** Why listening or speaking ended without a result. Each has words of its own for the shopper. */
export type SpeechFailure =
  /** The shopper or the browser refused the microphone. */
  | "not-allowed"
  /** The system's speech service is switched off (Safari: Siri and dictation). */
  | "service-not-allowed"
  /** No microphone, or it was unplugged. */
  | "audio-capture"
  /** Nothing was said. Not a fault. */
  | "no-speech"
  /** Stopped from outside. Not a fault. */
  | "aborted"
  /** The service can't be reached. */
  | "network"
  /** The engine accepted the start and then never said a word. */
  | "engine-silent"
  /** This browser can't do it at all. */
  | "unsupported"
  /** The service was reached and answered with an error. */
  | "service-error"
  /** Too many requests. */
  | "limited"
  /** The server's session has ended. */
  | "signed-out";

/**
 * What happens while listening, in this order: `started`, any of `sound`, `level` and `interim`,
 * `speech-end` at most once, after which only `interim` may still come, then either one `final` or
 * one `failed`, then `ended`. `ended` is always sent, exactly once, and nothing follows it. A
 * `failed` may come first of all. Nothing is sent before `listen` has returned.
 */
export type RecogniserEvent =
  /** The microphone is open: speak now. */
  | { readonly type: "started" }
  /** The first sound of speech; at most once. */
  | { readonly type: "sound" }
  /** Loudness, 0..1; sent only by adapters that know it. */
  | { readonly type: "level"; readonly level: number }
  /** The words so far; each replaces the one before. */
  | { readonly type: "interim"; readonly text: string }
  /** The shopper stopped speaking; the answer is being worked out. */
  | { readonly type: "speech-end" }
  | { readonly type: "final"; readonly alternatives: readonly Alternative[] }
  | { readonly type: "failed"; readonly failure: SpeechFailure }
  | { readonly type: "ended" };

export interface ListenOptions {
  /** BCP 47, for example "en-IN". */
  readonly language: string;
  /** Words and names that are likely now; an adapter uses them where its engine can. */
  readonly hints?: readonly string[];
}

/** One turn of listening. */
export interface Listening {
  /** No more sound: answer with what was heard so far. */
  stop(): void;
  /** Drop everything; `failed: aborted` and `ended` follow. */
  cancel(): void;
}

export interface Recogniser {
  readonly id: RecogniserId;
  /** Whether this browser has what the adapter needs. Cheap; opens nothing. */
  supported(): boolean;
  /**
   * Opens the microphone. Must be called from a user gesture where the browser asks for one. A turn
   * that is still open is cancelled first.
   */
  listen(options: ListenOptions, emit: (event: RecogniserEvent) => void): Listening;
}

/**
 * `started`, then one of `finished` or `failed`; nothing follows. A `failed` may come first. A
 * cancelled speech ends in `failed: aborted`. Nothing is sent before `speak` has returned.
 */
export type SynthesiserEvent =
  | { readonly type: "started" }
  | { readonly type: "finished" }
  | { readonly type: "failed"; readonly failure: SpeechFailure };

export interface SpeakOptions {
  readonly language: string;
  /** 1 is the voice's own pace. */
  readonly rate?: number;
  readonly voice?: string;
}

/** One thing being said. */
export interface Speaking {
  /** Silences it at once. */
  cancel(): void;
}

export interface Synthesiser {
  readonly id: SynthesiserId;
  supported(): boolean;
  /** Called within the tap that opens the microphone, for browsers that are silent before one. */
  prime(): void;
  /** Says it. What is still being said is cancelled first. */
  speak(text: string, options: SpeakOptions, emit: (event: SynthesiserEvent) => void): Speaking;
}
