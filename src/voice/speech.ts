/**
 * The interfaces of the speech layer: a recogniser turns sound (or keys) into words, a synthesiser
 * turns words into sound. Every adapter implements one of them; nothing outside
 * src/voice knows which. An adapter never throws after construction: every outcome is an event.
 */

export type RecogniserId = "web-speech" | "openai" | "azure" | "typed" | "scripted";
export type SynthesiserId = "browser" | "openai" | "azure" | "silent" | "scripted";

/** What a recogniser heard, once; best first. Confidence is 0..1, absent where unknown. */
export interface Alternative {
  readonly text: string;
  readonly confidence?: number;
}

/** An utterance as it was taken down, from first to last sound: 16 kHz, mono, -1..1. */
export type Sound = Float32Array;

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
  | {
      readonly type: "failed";
      readonly failure: SpeechFailure;
      /** The whole utterance, where it was taken down: another adapter may make it out. */
      readonly sound?: Sound;
    }
  | { readonly type: "ended" };

export interface ListenOptions {
  /** BCP 47, for example "en-IN". */
  readonly language: string;
  /** Words and names that are likely now; an adapter uses them where its engine can. */
  readonly hints?: readonly string[];
  /**
   * Whether the button is still held: as long as this is true, having said nothing yet doesn't end
   * the turn. Without it, it does.
   */
  readonly wanted?: () => boolean;
  /**
   * What the shopper said, where another adapter took it down and couldn't make it out: it is heard
   * in place of the microphone, by adapters that take sound (`takesSound`, below).
   */
  readonly sound?: Sound;
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

/** Whether an adapter can hear an utterance that another one took down. */
export function takesSound(id: RecogniserId): boolean {
  switch (id) {
    case "azure":
    case "openai":
      return true;
    case "web-speech":
    case "typed":
    case "scripted":
      return false;
  }
}

/** What happens while listening beside our own voice. */
export interface BargeInEvents {
  /** The microphone is open: a sign has to be shown. */
  opened(): void;
  /** It couldn't be opened, or was lost. */
  closed(): void;
  /** The shopper speaks. Sent at most once. */
  interrupted(): void;
}

/** Hearing a shopper who speaks into our own voice. */
export interface BargeIn {
  /** Whether it may be used beside these recognisers, best first. */
  allowed(recognisers: readonly RecogniserId[]): boolean;
  /**
   * Listens for the shopper. The function returned closes the microphone, unless a recogniser has
   * taken it over.
   */
  attend(on: BargeInEvents): () => void;
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
