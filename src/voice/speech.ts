/**
 * The interfaces of the speech layer: recognisers turn sound or keys into words, synthesisers words into
 * sound. Nothing outside src/voice knows the adapters. An adapter never throws after construction: every
 * outcome is an event.
 */

export type RecogniserId = "web-speech" | "openai" | "azure" | "typed" | "scripted";
export type SynthesiserId = "browser" | "openai" | "azure" | "silent" | "scripted";

/** Best first. Confidence is 0..1, absent where unknown. */
export interface Alternative {
  readonly text: string;
  readonly confidence?: number;
}

/** A recorded utterance: 16 kHz, mono, -1..1. */
export type Sound = Float32Array;

/** Why listening or speaking ended without a result. */
export type SpeechFailure =
  /** The shopper or the browser refused the microphone. */
  | "not-allowed"
  /** The system's speech service is off (Safari: Siri and dictation). */
  | "service-not-allowed"
  /** No microphone, or it was unplugged. */
  | "audio-capture"
  /** Not a fault. */
  | "no-speech"
  /** Stopped from outside; not a fault. */
  | "aborted"
  | "network"
  /** The engine accepted the start and stayed silent. */
  | "engine-silent"
  | "unsupported"
  /** The service answered with an error. */
  | "service-error"
  | "limited"
  /** The session has ended. */
  | "signed-out";

/**
 * The order while listening: `started`; any of `sound`, `level` and `interim`; `speech-end` at most once,
 * then only `interim`; one `final` or `failed`; `ended`. `ended` is always sent, once and last. A `failed`
 * may come first. Nothing is sent before `listen` has returned.
 */
export type RecogniserEvent =
  | { readonly type: "started" }
  /** At most once. */
  | { readonly type: "sound" }
  /** 0..1; only from adapters that know it. */
  | { readonly type: "level"; readonly level: number }
  /** Each replaces the last. */
  | { readonly type: "interim"; readonly text: string }
  /** The words are due. */
  | { readonly type: "speech-end" }
  | { readonly type: "final"; readonly alternatives: readonly Alternative[] }
  | {
      readonly type: "failed";
      readonly failure: SpeechFailure;
      /** The recorded utterance, which another adapter may recognise. */
      readonly sound?: Sound;
    }
  | { readonly type: "ended" };

export interface ListenOptions {
  /** BCP 47, such as "en-IN". */
  readonly language: string;
  /** Likely words and names, for engines that take them. */
  readonly hints?: readonly string[];
  /** Whether the button is still held: while it is, silence doesn't end the turn. */
  readonly wanted?: () => boolean;
  /**
   * An utterance that another adapter recorded but couldn't recognise; heard instead of the microphone
   * (`takesSound`).
   */
  readonly sound?: Sound;
}

export interface Listening {
  /** No more sound: answer with what was heard. */
  stop(): void;
  /** `failed: aborted` and `ended` follow. */
  cancel(): void;
}

export interface Recogniser {
  readonly id: RecogniserId;
  /** Cheap; opens nothing. */
  supported(): boolean;
  /** Opens the microphone, within a user gesture where the browser wants one. Cancels an open turn. */
  listen(options: ListenOptions, emit: (event: RecogniserEvent) => void): Listening;
}

/** Whether an adapter can recognise sound that another recorded. */
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

export interface BargeInEvents {
  /** The microphone is open: show a sign. */
  opened(): void;
  /** It couldn't be opened, or was lost. */
  closed(): void;
  /** Sent at most once. */
  interrupted(): void;
}

export interface BargeIn {
  /** Whether it may run beside these recognisers, best first. */
  allowed(recognisers: readonly RecogniserId[]): boolean;
  /** The returned function closes the microphone unless a recogniser has taken it over. */
  attend(on: BargeInEvents): () => void;
}

/**
 * `started`, then `finished` or `failed`, which is last. A `failed` may come first; a cancelled speech ends
 * in `failed: aborted`. Nothing is sent before `speak` has returned.
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

export interface Speaking {
  cancel(): void;
}

export interface Synthesiser {
  readonly id: SynthesiserId;
  supported(): boolean;
  /** Call within the tap: some browsers are silent before one. */
  prime(): void;
  /** Cancels what is still being said. */
  speak(text: string, options: SpeakOptions, emit: (event: SynthesiserEvent) => void): Speaking;
}
