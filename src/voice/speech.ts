/**
 * The speech layer's interfaces: recognisers produce words, synthesisers sound. Nothing outside
 * src/voice knows the adapters. An adapter never throws after construction: every outcome is an
 * event.
 */

/** What a shopper can choose. */
export const spokenRecognisers = ["web-speech", "azure", "openai"] as const;
export const audibleSynthesisers = ["browser", "azure", "openai"] as const;

export type RecogniserId = (typeof spokenRecognisers)[number] | "typed" | "scripted";
export type SynthesiserId = (typeof audibleSynthesisers)[number] | "silent" | "scripted";

/** Confidence is 0..1, absent if unknown. */
export interface Hypothesis {
  readonly text: string;
  readonly confidence?: number;
}

/** A recorded utterance: 16 kHz, mono, -1..1. */
export type Sound = Float32Array;

/** Why listening or speaking had no result. */
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
  /** Started, then silent. */
  | "engine-silent"
  | "unsupported"
  | "service-error"
  | "limited"
  /** The session has ended. */
  | "signed-out";

/**
 * Order: `started`; any of `sound`, `level`, `interim`; at most one `speech-end`, then only
 * `interim`; one `final` or `failed`; `ended`, always, once and last. A `failed` may come first.
 * Nothing is sent before `listen` returns.
 */
export type RecogniserEvent =
  | { readonly type: "started" }
  /** At most once. */
  | { readonly type: "sound" }
  | { readonly type: "level"; readonly level: number }
  | { readonly type: "interim"; readonly text: string }
  | { readonly type: "speech-end" }
  | { readonly type: "final"; readonly alternatives: readonly Hypothesis[] }
  | {
      readonly type: "failed";
      readonly failure: SpeechFailure;
      /** The recorded utterance, for another adapter. */
      readonly sound?: Sound;
    }
  | { readonly type: "ended" };

export interface ListenOptions {
  /** BCP 47, such as "en-IN". */
  readonly language: string;
  /** Likely words and names. */
  readonly hints?: readonly string[];
  /** Whether the button is held: then silence doesn't end the turn. */
  readonly wanted?: () => boolean;
  /** Another adapter's recording, instead of the microphone (`takesSound`). */
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
  /** Opens the microphone, within a user gesture where required. Cancels an open turn. */
  listen(options: ListenOptions, emit: (event: RecogniserEvent) => void): Listening;
}

/** Whether it can recognise another adapter's recording. */
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
  /** Whether it may run beside these recognisers. */
  allowed(recognisers: readonly RecogniserId[]): boolean;
  /** The result closes the microphone unless a recogniser took it over. */
  attend(on: BargeInEvents): () => void;
}

/**
 * `started`, then `finished` or `failed` last. A `failed` may come first; cancelling ends in
 * `failed: aborted`. Nothing is sent before `speak` returns.
 */
export type SynthesiserEvent =
  | { readonly type: "started" }
  | { readonly type: "finished" }
  | { readonly type: "failed"; readonly failure: SpeechFailure };

export interface SpeakOptions {
  readonly language: string;
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
  /** Cancels current speech. */
  speak(text: string, options: SpeakOptions, emit: (event: SynthesiserEvent) => void): Speaking;
}
