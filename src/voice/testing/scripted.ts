/** A recogniser for tests and demonstrations that plays given events in the order of speech.ts. */

import { platformTimers, type Timers, timerSlot } from "../events/timers.ts";
import { type ListeningTurn, openTurn } from "../events/turn.ts";
import type {
  Listening,
  ListenOptions,
  Recogniser,
  RecogniserEvent,
  SpeechFailure,
} from "../speech.ts";

/** At once, or `after` milliseconds. */
type ScriptStep = RecogniserEvent | { readonly after: number; readonly event: RecogniserEvent };

/** Without an end the turn stays open until `send`, `stop` or `cancel`. */
export type Script = readonly ScriptStep[];

interface ScriptedRecogniser extends Recogniser {
  readonly id: "scripted";
  /** Each turn's options, oldest first. */
  readonly listened: readonly ListenOptions[];
  add(...scripts: readonly Script[]): void;
  /** To the open turn. */
  send(...events: readonly RecogniserEvent[]): void;
}

/** Hears the first text; the rest are alternatives. */
export function recognises(...texts: readonly string[]): readonly RecogniserEvent[] {
  return [
    { type: "started" },
    { type: "sound" },
    { type: "interim", text: texts[0] ?? "" },
    { type: "speech-end" },
    { type: "final", alternatives: texts.map((text) => ({ text })) },
    { type: "ended" },
  ];
}

/** Opens the microphone, then fails. */
export function fails(failure: SpeechFailure): readonly RecogniserEvent[] {
  return [{ type: "started" }, { type: "failed", failure }, { type: "ended" }];
}

/** Each `listen` plays the next script, or reports `no-speech`. */
export function createScriptedRecogniser(
  scripts: readonly Script[] = [],
  timers: Timers = platformTimers,
): ScriptedRecogniser {
  const waiting = [...scripts];
  const listened: ListenOptions[] = [];
  let playing: Listening | undefined;
  let turn: ListeningTurn | undefined;

  return {
    id: "scripted",
    listened,
    supported: () => true,
    add(...more) {
      waiting.push(...more);
    },
    send(...events) {
      if (turn) for (const event of events) report(turn, event);
    },
    listen(options, emit) {
      playing?.cancel();
      listened.push(options);
      turn = openTurn(emit);
      playing = play(waiting.shift() ?? fails("no-speech"), turn, timers);
      return playing;
    },
  };
}

function play(script: Script, turn: ListeningTurn, timers: Timers): Listening {
  const steps = [...script];
  const delay = timerSlot(timers);

  const next = () => {
    const step = steps[0];
    if (!step) return;
    const run = () => {
      steps.shift();
      report(turn, "event" in step ? step.event : step);
      next();
    };
    if ("after" in step) delay.set(step.after, run);
    else run();
  };
  next();

  return {
    stop() {
      delay.clear();
      turn.speechEnd();
      for (const step of steps.splice(0)) report(turn, "event" in step ? step.event : step);
      turn.finish({ type: "failed", failure: "no-speech" });
    },
    cancel() {
      delay.clear();
      steps.length = 0;
      turn.finish({ type: "failed", failure: "aborted" });
    },
  };
}

function report(turn: ListeningTurn, event: RecogniserEvent): void {
  switch (event.type) {
    case "started":
      turn.started();
      break;
    case "sound":
      turn.sound();
      break;
    case "level":
      turn.level(event.level);
      break;
    case "interim":
      turn.interim(event.text);
      break;
    case "speech-end":
      turn.speechEnd();
      break;
    case "final":
    case "failed":
      turn.finish(event);
      break;
    case "ended":
      turn.finish({ type: "failed", failure: "aborted" });
      break;
  }
}
