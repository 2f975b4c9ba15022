/** The browser APIs of the adapters, with browsers' names and gaps. */
import type { PageVisibility } from "./events/page.ts";
import type {
  PhraseConstructor,
  RecognitionConstructor,
} from "./providers/web-speech/web-speech-types.ts";

interface SpeechWindow {
  readonly SpeechRecognition?: RecognitionConstructor;
  readonly webkitSpeechRecognition?: RecognitionConstructor;
  readonly SpeechRecognitionPhrase?: PhraseConstructor;
}

interface RecognitionParts {
  readonly Recognition: RecognitionConstructor | undefined;
  readonly Phrase: PhraseConstructor | undefined;
}

export function recognitionParts(): RecognitionParts {
  // Adds optional names only; each is checked.
  const speech = window as SpeechWindow;
  return {
    Recognition: speech.SpeechRecognition ?? speech.webkitSpeechRecognition,
    Phrase: speech.SpeechRecognitionPhrase,
  };
}

/** Its recogniser is a system service and behaves differently. */
export function isAndroid(): boolean {
  return /\bAndroid\b/.test(navigator.userAgent);
}

export function canInstallLanguages(): boolean {
  const { Recognition } = recognitionParts();
  return Recognition?.available !== undefined && Recognition.install !== undefined;
}

export function canRecord(): boolean {
  return navigator.mediaDevices !== undefined && "AudioWorkletNode" in window;
}

export function canPlay(): boolean {
  return "Audio" in window;
}

export function synthesisEngine(): SpeechSynthesis | undefined {
  return "speechSynthesis" in window ? window.speechSynthesis : undefined;
}

export function mediaSource(): typeof MediaSource | undefined {
  return "MediaSource" in window ? window.MediaSource : undefined;
}

export function page(): PageVisibility {
  return document;
}

export async function microphonePermission(): Promise<PermissionState | "unknown"> {
  try {
    const { state } = await navigator.permissions.query({ name: "microphone" });
    return state;
  } catch {
    return "unknown";
  }
}
