/**
 * The browser's own recogniser (SpeechRecognition, or webkitSpeechRecognition). Browsers differ
 * from the specification and from each other in when and whether they report; every limit below
 * answers to one such misbehaviour, and each has a test named after it.
 * https://webaudio.github.io/web-speech-api/
 */
import { type Lease, oneAtATime } from "./one-at-a-time.ts";
import { type PageVisibility, whenHidden } from "./page.ts";
import type { Listening, ListenOptions, Recogniser, SpeechFailure } from "./speech.ts";
import { type Timers, timerSlot } from "./timers.ts";
import { openTurn, type TurnOutcome } from "./turn.ts";
import { type ReadResults, readResults } from "./web-speech-results.ts";
import type {
  PhraseConstructor,
  RecognitionConstructor,
  RecognitionEngine,
} from "./web-speech-types.ts";

export interface WebSpeechParts {
  /** window.SpeechRecognition or webkitSpeechRecognition; undefined where there is none. */
  readonly Recognition: RecognitionConstructor | undefined;
  /** window.SpeechRecognitionPhrase, where the browser has contextual biasing. */
  readonly Phrase?: PhraseConstructor | undefined;
  readonly timers: Timers;
  readonly page?: PageVisibility | undefined;
  /** The state of the microphone's permission: while the browser asks, silence is no fault. */
  readonly permission?: (() => Promise<PermissionState | "unknown">) | undefined;
}

/** Milliseconds. */
const limits = {
  /** From start() to the first event. */
  opening: 4_000,
  /** The same while the shopper is being asked for the microphone. */
  asking: 60_000,
  /** Between events while listening. A live engine ends by itself after 7 to 10 s of silence. */
  listening: 15_000,
  /** From the end of speech to the answer. */
  answering: 8_000,
  /** From stop() to the answer: iOS may never report `end`. */
  stopping: 2_000,
  /** A final result with confidence 0 must stay unchanged for as long as this. */
  settling: 250,
  /** From abort() to `end`, before the next start stops waiting for it. */
  closing: 1_000,
} as const;

/** How strongly a hint is favoured, on the API's scale of 0 to 10. */
const boost = 3;

export function createWebSpeech(parts: WebSpeechParts): Recogniser {
  const { Recognition, Phrase, timers, page, permission } = parts;
  const engines = oneAtATime(timers);
  let phrasesWork = Phrase !== undefined;
  let open: Listening | undefined;

  function listen(options: ListenOptions, emit: Parameters<Recogniser["listen"]>[1]): Listening {
    open?.cancel();
    const turn = openTurn(emit);
    const silence = timerSlot(timers);
    const settle = timerSlot(timers);
    let running: { readonly engine: RecognitionEngine; readonly lease: Lease } | undefined;
    let heard: ReadResults | undefined;
    let started = false;
    let stopped = false;
    let retried = false;

    const finish = (outcome: TurnOutcome) => {
      if (turn.over) return;
      silence.clear();
      settle.clear();
      unwatch();
      if (running) close(running.engine, running.lease);
      running = undefined;
      turn.finish(outcome);
    };
    const fail = (failure: SpeechFailure) => finish({ type: "failed", failure });
    /** Ends with the words so far, or with `failure` when there are none. */
    const answer = (failure: SpeechFailure) => {
      if (heard && heard.text !== "") finish({ type: "final", alternatives: heard.alternatives });
      else fail(failure);
    };
    const expect = (ms: number, failure: SpeechFailure = "engine-silent") => {
      if (!turn.over) silence.set(ms, () => answer(failure));
    };

    const begin = (Engine: RecognitionConstructor, lease: Lease) => {
      // Cancelled while it waited for its turn.
      if (turn.over) return lease.left();
      const mine = new Engine();
      running = { engine: mine, lease };
      mine.lang = options.language;
      mine.continuous = false;
      mine.interimResults = true;
      mine.maxAlternatives = 5;
      const biased = hint(mine, options.hints ?? []);

      const opened = () => {
        started = true;
        turn.started();
        if (!stopped) expect(limits.listening);
      };
      mine.onstart = opened;
      mine.onaudiostart = opened;
      mine.onsoundstart = opened;
      mine.onspeechstart = () => {
        opened();
        turn.sound();
      };
      mine.onspeechend = () => {
        turn.speechEnd();
        if (!stopped) expect(limits.answering);
      };
      mine.onresult = ({ results }) => {
        if (!stopped) expect(limits.listening);
        heard = readResults(results);
        turn.sound();
        turn.interim(heard.text);
        settle.clear();
        if (heard.certainty === "final") answer("no-speech");
        if (heard.certainty === "perhaps") settle.set(limits.settling, () => answer("no-speech"));
      };
      mine.onnomatch = () => answer("no-speech");
      mine.onend = () => {
        running = undefined;
        lease.left();
        answer("no-speech");
      };
      mine.onerror = ({ error }) => {
        if (error === "phrases-not-supported" && biased) {
          phrasesWork = false;
          retry();
        } else {
          fail(failureOf(error));
        }
      };

      try {
        mine.start();
      } catch (error) {
        if (error instanceof Error && error.name === "InvalidStateError" && !stopped) retry();
        else fail("service-error");
        return;
      }
      expect(limits.opening);
      void permission?.().then((state) => {
        if (state === "prompt" && !started && !stopped) expect(limits.asking);
      });
    };

    /** Starts a fresh engine, once, when this one, or the one in its way, has ended. */
    const retry = () => {
      if (retried) return fail("service-error");
      retried = true;
      if (running) close(running.engine, running.lease);
      running = undefined;
      enter();
    };

    const unwatch = whenHidden(page, () => fail("aborted"));
    const enter = () => {
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

  /** Silences an engine and waits for its `end` before the next may start. */
  function close(engine: RecognitionEngine, lease: Lease): void {
    for (const handler of handlers) engine[handler] = null;
    engine.onend = lease.left;
    lease.leaving(limits.closing);
    engine.abort();
  }

  function hint(engine: RecognitionEngine, hints: readonly string[]): boolean {
    if (!Phrase || !phrasesWork || !("phrases" in engine) || hints.length === 0) return false;
    engine.phrases = hints.map((words) => new Phrase(words, boost));
    return true;
  }

  return { id: "web-speech", supported: () => Recognition !== undefined, listen };
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
function failureOf(error: string): SpeechFailure {
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
