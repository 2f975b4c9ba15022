/** Creates and closes an engine of the browser's recogniser per turn. */

import type { ListenOptions, SpeechFailure } from "../../speech.ts";
import type { Lease } from "./one-at-a-time.ts";
import type {
  PhraseConstructor,
  RecognitionConstructor,
  RecognitionEngine,
} from "./web-speech-types.ts";

/** Weight of hints, 0 to 10. */
const boost = 3;

interface EngineWishes extends ListenOptions {
  /** Sound must stay on the device. */
  readonly local: boolean;
  /** Absent: no hints. */
  readonly Phrase: PhraseConstructor | undefined;
}

export function makeEngine(
  Engine: RecognitionConstructor,
  { language, hints = [], local, Phrase }: EngineWishes,
): RecognitionEngine {
  const engine = new Engine();
  engine.lang = language;
  engine.continuous = false;
  engine.interimResults = true;
  engine.maxAlternatives = 5;
  if (local) engine.processLocally = true;
  if (Phrase && "phrases" in engine && hints.length > 0) {
    engine.phrases = hints.map((words) => new Phrase(words, boost));
  }
  return engine;
}

/** Silences an engine. Its lease returns at `end`, or after `longest` milliseconds. */
export function closeEngine(engine: RecognitionEngine, lease: Lease, longest: number): void {
  for (const handler of handlers) engine[handler] = null;
  engine.onend = lease.left;
  lease.leaving(longest);
  engine.abort();
}

const handlers = [
  "onstart",
  "onaudiostart",
  "onsoundstart",
  "onspeechstart",
  "onspeechend",
  "onresult",
  "onnomatch",
  "onerror",
  "onend",
] as const;

/** https://webaudio.github.io/web-speech-api/#enumdef-speechrecognitionerrorcode */
export function failureOf(error: string): SpeechFailure {
  switch (error) {
    case "not-allowed":
    case "service-not-allowed":
    case "audio-capture":
    case "no-speech":
    case "aborted":
    case "network":
      return error;
    case "language-not-supported":
      return "unsupported";
    default:
      return "service-error";
  }
}
