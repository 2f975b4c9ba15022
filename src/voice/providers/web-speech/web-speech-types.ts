/**
 * The used part of the Web Speech API; TypeScript lacks the recogniser, which has two names.
 * https://webaudio.github.io/web-speech-api/
 */

interface RecognitionAlternative {
  readonly transcript: string;
  readonly confidence: number;
}

export interface RecognitionResult extends ArrayLike<RecognitionAlternative> {
  readonly isFinal: boolean;
}

export type RecognitionResults = ArrayLike<RecognitionResult>;

export interface RecognitionEngine {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  phrases?: unknown;
  /** Keeps the sound on the device; in some browsers. */
  processLocally?: boolean;
  onstart: ((event: Event) => void) | null;
  onaudiostart: ((event: Event) => void) | null;
  onsoundstart: ((event: Event) => void) | null;
  onspeechstart: ((event: Event) => void) | null;
  onspeechend: ((event: Event) => void) | null;
  onresult: ((event: Event & { readonly results: RecognitionResults }) => void) | null;
  onnomatch: ((event: Event) => void) | null;
  onerror: ((event: Event & { readonly error: string }) => void) | null;
  onend: ((event: Event) => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

export interface LocalOptions {
  readonly langs: readonly string[];
  readonly processLocally: true;
}

export interface RecognitionConstructor {
  new (): RecognitionEngine;
  /** "available", "downloadable", "downloading" or "unavailable". */
  available?(options: LocalOptions): Promise<string>;
  install?(options: LocalOptions): Promise<boolean>;
}

/** `boost` is 0 (none) to 10. */
export type PhraseConstructor = new (phrase: string, boost: number) => unknown;
