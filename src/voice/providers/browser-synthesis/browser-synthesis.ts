/**
 * The browser's voice, sentence by sentence with time limits: Chrome falls silent after some 15 s
 * and may never report the end. https://webaudio.github.io/web-speech-api/#tts-section
 */

import { sentencesOf } from "../../events/sentences.ts";
import { openSpeech } from "../../events/speaking.ts";
import { type Timers, timerSlot } from "../../events/timers.ts";
import type { SpeechFailure, Synthesiser } from "../../speech.ts";
import { pickVoice, type SystemVoice } from "./pick-voice.ts";

export interface UtteranceLike<V extends SystemVoice = SystemVoice> {
  lang: string;
  rate: number;
  volume: number;
  voice: V | null;
  onstart: ((event: never) => void) | null;
  onend: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

export interface SynthesisEngine<V extends SystemVoice, U extends UtteranceLike<V>> {
  getVoices(): readonly V[];
  speak(utterance: U): void;
  cancel(): void;
  resume(): void;
  addEventListener?(type: "voiceschanged", listener: () => void): void;
  removeEventListener?(type: "voiceschanged", listener: () => void): void;
}

interface BrowserSynthesisParts<V extends SystemVoice, U extends UtteranceLike<V>> {
  readonly engine: SynthesisEngine<V, U> | undefined;
  readonly createUtterance: (text: string) => U;
  readonly timers: Timers;
}

const limits = {
  /** For the voices to load. */
  voices: 5_000,
  /** For browsers without `voiceschanged`. */
  poll: 250,
  /** From speak() to the first sound of a sentence. */
  start: 4_000,
  /** A sentence's limit: this, plus so much a character. */
  sentence: 4_000,
  character: 150,
} as const;

export function createBrowserSynthesis<V extends SystemVoice, U extends UtteranceLike<V>>({
  engine,
  createUtterance,
  timers,
}: BrowserSynthesisParts<V, U>): Synthesiser {
  let cancelOpen: (() => void) | undefined;
  let primed = false;
  const voices = engine ? loadVoices(engine, timers) : undefined;

  return {
    id: "browser",
    supported: () => engine !== undefined,
    prime() {
      if (primed || !engine) return;
      primed = true;
      const nothing = createUtterance(" ");
      nothing.volume = 0;
      engine.speak(nothing);
    },
    speak(text, options, emit) {
      cancelOpen?.();
      const speech = openSpeech(emit);
      const watchdog = timerSlot(timers);
      const sentences = [...sentencesOf(text)];
      /** Chrome drops the events of unreferenced utterances. */
      let saying: U | undefined;

      const silence = () => {
        watchdog.clear();
        if (saying) saying.onstart = saying.onend = saying.onerror = null;
        saying = undefined;
        engine?.cancel();
      };
      const fail = (failure: SpeechFailure) => {
        if (speech.over) return;
        silence();
        speech.fail(failure);
      };
      const next = () => {
        if (speech.over) return;
        silence();
        const sentence = sentences.shift();
        if (!engine || sentence === undefined) return speech.finish();
        const rate = options.rate ?? 1;
        const utterance = createUtterance(sentence);
        utterance.lang = options.language;
        utterance.rate = rate;
        utterance.voice = pickVoice(engine.getVoices(), options.language, options.voice) ?? null;
        utterance.onstart = () => {
          speech.started();
          watchdog.set(limits.sentence + (limits.character * sentence.length) / rate, next);
        };
        utterance.onend = next;
        utterance.onerror = ({ error }: { readonly error: string }) => fail(failureOf(error));
        watchdog.set(limits.start, () => fail("engine-silent"));
        saying = utterance;
        engine.resume();
        engine.speak(utterance);
      };

      if (!engine) speech.fail("unsupported");
      else if (voices?.ready()) next();
      else voices?.whenReady(next);
      cancelOpen = () => fail("aborted");
      return { cancel: cancelOpen };
    },
  };
}

/** Voices are often missing just after loading. */
function loadVoices<V extends SystemVoice, U extends UtteranceLike<V>>(
  engine: SynthesisEngine<V, U>,
  timers: Timers,
) {
  const waiting: (() => void)[] = [];
  const poll = timerSlot(timers);
  let ready = false;
  let waited = 0;

  const look = () => {
    if (ready) return;
    if (engine.getVoices().length === 0 && waited < limits.voices) {
      poll.set(limits.poll, () => {
        waited += limits.poll;
        look();
      });
      return;
    }
    ready = true;
    poll.clear();
    engine.removeEventListener?.("voiceschanged", look);
    for (const run of waiting.splice(0)) run();
  };
  engine.addEventListener?.("voiceschanged", look);
  look();
  return {
    ready: () => ready,
    whenReady(run: () => void) {
      waiting.push(run);
    },
  };
}

/** https://webaudio.github.io/web-speech-api/#enumdef-speechsynthesiserrorcode */
function failureOf(error: string): SpeechFailure {
  switch (error) {
    case "canceled":
    case "interrupted":
      return "aborted";
    case "not-allowed":
    case "network":
      return error;
    case "synthesis-unavailable":
    case "language-unavailable":
    case "voice-unavailable":
      return "unsupported";
    default:
      return "service-error";
  }
}
