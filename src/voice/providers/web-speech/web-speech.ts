/**
 * The browser's recogniser (SpeechRecognition, or webkitSpeechRecognition). Browsers differ in when
 * and whether they report: each limit below answers one misbehaviour, with a test named after it.
 * https://webaudio.github.io/web-speech-api/
 */

import { type PageVisibility, whenHidden } from "../../events/page.ts";
import { type Timers, timerSlot } from "../../events/timers.ts";
import { openTurn, type TurnOutcome } from "../../events/turn.ts";
import type { Listening, ListenOptions, Recogniser, SpeechFailure } from "../../speech.ts";
import { type Lease, oneAtATime } from "./one-at-a-time.ts";
import { closeEngine, failureOf, makeEngine } from "./web-speech-engine.ts";
import { createLocalRecognition } from "./web-speech-local.ts";
import { type ReadResults, readResults } from "./web-speech-results.ts";
import type {
  PhraseConstructor,
  RecognitionConstructor,
  RecognitionEngine,
} from "./web-speech-types.ts";

export interface WebSpeechParts {
  /** Undefined where there is none. */
  readonly Recognition: RecognitionConstructor | undefined;
  /** For contextual biasing. */
  readonly Phrase?: PhraseConstructor | undefined;
  readonly timers: Timers;
  readonly page?: PageVisibility | undefined;
  readonly permission?: (() => Promise<PermissionState | "unknown">) | undefined;
  /** Beeps at each start. */
  readonly android?: boolean;
  /** The shopper agreed to downloads. */
  readonly mayInstall?: () => boolean;
}

const limits = {
  /** From start() to the first event. */
  opening: 4_000,
  /** The same while the permission prompt is open. */
  asking: 60_000,
  /** Between events. A live engine ends after 7 to 10 s of silence. */
  listening: 15_000,
  /** From the end of speech to the answer. */
  answering: 8_000,
  /** From stop() to the answer: iOS may never report `end`. */
  stopping: 2_000,
  /** How long a final result with confidence 0 must stay unchanged. */
  debounceMs: 250,
  /** From abort() to `end`; then the next start waits no longer. */
  closing: 1_000,
  /** Between starts within a turn. */
  restarting: 1_000,
} as const;

/** Errors of engines without this language on the device. */
const notHere = ["language-not-supported", "service-not-allowed"];

export function createWebSpeech(parts: WebSpeechParts): Recogniser {
  const { Recognition, Phrase, timers, page, permission, android = false } = parts;
  const { mayInstall = () => false } = parts;
  const engines = oneAtATime(timers);
  const device = createLocalRecognition({ Recognition, mayInstall });
  /** Browsers may take phrases on the device but not for their service. */
  const phrasesRefused = { local: false, remote: false };
  let open: Listening | undefined;

  function listen(options: ListenOptions, emit: Parameters<Recogniser["listen"]>[1]): Listening {
    open?.cancel();
    const turn = openTurn(emit);
    const silence = timerSlot(timers);
    const debounce = timerSlot(timers);
    const pause = timerSlot(timers);
    let running: { readonly engine: RecognitionEngine; readonly lease: Lease } | undefined;
    let heard: ReadResults | undefined;
    let stopped = false;
    let retried = false;
    /** Until the next start is allowed. */
    let resting = false;
    let resume: (() => void) | undefined;

    const release = () => {
      if (running) closeEngine(running.engine, running.lease, limits.closing);
      running = undefined;
    };
    const finish = (outcome: TurnOutcome) => {
      if (turn.over) return;
      for (const slot of [silence, debounce, pause]) slot.clear();
      unwatch();
      release();
      turn.finish(outcome);
    };
    const fail = (failure: SpeechFailure) => finish({ type: "failed", failure });
    const answer = (failure: SpeechFailure) => {
      if (heard && heard.text !== "") finish({ type: "final", alternatives: heard.alternatives });
      else fail(failure);
    };
    const expect = (ms: number, failure: SpeechFailure = "engine-silent") => {
      if (!turn.over) silence.set(ms, () => answer(failure));
    };

    const begin = (Engine: RecognitionConstructor, lease: Lease) => {
      // Cancelled while it waited.
      if (turn.over) return lease.left();
      const { language, hints = [] } = options;
      const local = device.ready(language);
      const where = local ? "local" : "remote";
      const biased = hints.length > 0 && Phrase !== undefined && !phrasesRefused[where];
      const wishes = { language, hints, local, Phrase: biased ? Phrase : undefined };
      const mine = makeEngine(Engine, wishes);
      running = { engine: mine, lease };
      let started = false;
      let quiet = true;

      const opened = () => {
        started = true;
        turn.started();
        if (!stopped) expect(limits.listening);
      };
      /** Whether another engine follows one without words. */
      const goesOn = () => quiet && started && !stopped && !android && options.wanted?.() === true;
      mine.onstart = opened;
      mine.onaudiostart = opened;
      mine.onsoundstart = opened;
      mine.onspeechstart = () => {
        opened();
        turn.sound();
      };
      mine.onspeechend = () => {
        // A noise: the turn may go on.
        if (!goesOn()) turn.speechEnd();
        if (!stopped) expect(limits.answering);
      };
      mine.onresult = ({ results }) => {
        if (!stopped) expect(limits.listening);
        heard = readResults(results);
        quiet = heard.text === "";
        turn.sound();
        turn.interim(heard.text);
        debounce.clear();
        if (heard.certainty === "final") answer("no-speech");
        if (heard.certainty === "perhaps")
          debounce.set(limits.debounceMs, () => answer("no-speech"));
      };
      mine.onnomatch = () => {
        if (!goesOn()) answer("no-speech");
      };
      mine.onend = () => {
        running = undefined;
        lease.left();
        if (goesOn()) restart();
        else answer("no-speech");
      };
      mine.onerror = ({ error }) => {
        if (error === "phrases-not-supported" && biased) {
          phrasesRefused[where] = true;
          retry();
        } else if (local && notHere.includes(error)) {
          device.doubt(language);
          retry();
        } else if (error === "no-speech" && goesOn()) {
          restart();
        } else {
          fail(failureOf(error));
        }
      };

      resting = true;
      pause.set(limits.restarting, () => {
        resting = false;
        resume?.();
      });
      try {
        mine.start();
      } catch (error) {
        const inTheWay = error instanceof Error && error.name === "InvalidStateError";
        if (!inTheWay || stopped || retried) return fail("service-error");
        retried = true;
        return retry();
      }
      expect(limits.opening);
      void permission?.().then((state) => {
        if (state === "prompt" && !started && !stopped) expect(limits.asking);
      });
    };

    /** Starts an engine when the old one has ended. */
    const retry = () => {
      release();
      silence.clear();
      enter();
    };
    /** At most once a second. */
    const restart = () => {
      if (!resting) return retry();
      resume = retry;
      silence.clear();
    };
    const unwatch = whenHidden(page, () => fail("aborted"));
    const enter = () => {
      resume = undefined;
      if (Recognition) engines.enter((lease) => begin(Recognition, lease));
      else fail("unsupported");
    };
    enter();

    const listening: Listening = {
      stop() {
        if (turn.over || stopped) return;
        stopped = true;
        if (!running) return fail("no-speech");
        turn.speechEnd();
        expect(limits.stopping, "no-speech");
        running.engine.stop();
      },
      cancel: () => fail("aborted"),
    };
    open = listening;
    return listening;
  }

  return { id: "web-speech", supported: () => Recognition !== undefined, listen };
}
