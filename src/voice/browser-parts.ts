/**
 * The browser's own parts that adapters are made of, read in one place: where browsers name a thing
 * differently, or lack it, this file says so.
 */
import type { PageVisibility } from "./events/page.ts";
import type {
  PhraseConstructor,
  RecognitionConstructor,
} from "./providers/web-speech/web-speech-types.ts";

/** What browsers have and TypeScript's library doesn't name. */
interface SpeechWindow {
  readonly SpeechRecognition?: RecognitionConstructor;
  readonly webkitSpeechRecognition?: RecognitionConstructor;
  readonly SpeechRecognitionPhrase?: PhraseConstructor;
}

export interface RecognitionParts {
  readonly Recognition: RecognitionConstructor | undefined;
  readonly Phrase: PhraseConstructor | undefined;
}

export function recognitionParts(): RecognitionParts {
  // The cast adds optional names only; each is checked before use.
  const speech = window as SpeechWindow;
  return {
    Recognition: speech.SpeechRecognition ?? speech.webkitSpeechRecognition,
    Phrase: speech.SpeechRecognitionPhrase,
  };
}

/** Its recogniser is a service of the system, with manners of its own. */
export function isAndroid(): boolean {
  return /\bAndroid\b/.test(navigator.userAgent);
}

/** Whether this browser can fetch a language to recognise it on the device. */
export function canInstallLanguages(): boolean {
  const { Recognition } = recognitionParts();
  return Recognition?.available !== undefined && Recognition.install !== undefined;
}

/** Whether a microphone can be opened and its sound be read at all. */
export function canRecord(): boolean {
  return navigator.mediaDevices !== undefined && "AudioWorkletNode" in window;
}

export function canPlay(): boolean {
  return "Audio" in window;
}

/** window.speechSynthesis, which some browsers for small devices lack. */
export function synthesisEngine(): SpeechSynthesis | undefined {
  return "speechSynthesis" in window ? window.speechSynthesis : undefined;
}

/** Where sound can be played while it comes. */
export function mediaSource(): typeof MediaSource | undefined {
  return "MediaSource" in window ? window.MediaSource : undefined;
}

export function page(): PageVisibility {
  return document;
}

/** Firefox and old Safari can't tell. */
export async function microphonePermission(): Promise<PermissionState | "unknown"> {
  try {
    const { state } = await navigator.permissions.query({ name: "microphone" });
    return state;
  } catch {
    return "unknown";
  }
}
