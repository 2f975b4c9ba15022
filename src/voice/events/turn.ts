/**
 * Enforces the event order of speech.ts for recognisers, which report here instead of calling
 * `emit`. Drops late, repeated and misplaced events.
 */
import type { Hypothesis, RecogniserEvent, Sound, SpeechFailure } from "../speech.ts";

export type TurnOutcome =
  | { readonly type: "final"; readonly alternatives: readonly Hypothesis[] }
  | { readonly type: "failed"; readonly failure: SpeechFailure; readonly sound?: Sound };

export interface ListeningTurn {
  /** The outcome is known; later reports are dropped. */
  readonly over: boolean;
  started(): void;
  sound(): void;
  level(level: number): void;
  /** Drops blanks and repetitions. */
  interim(text: string): void;
  speechEnd(): void;
  /** Sends the outcome and `ended`. A final without words becomes `no-speech`. */
  finish(outcome: TurnOutcome): void;
}

/** As many as are seen: each draws the assistant anew, and sound comes fifty times a second. */
const levelSteps = 8;

/** Events wait for a microtask, so that none precedes the caller's return. */
export function openTurn(emit: (event: RecogniserEvent) => void): ListeningTurn {
  let waiting: RecogniserEvent[] | undefined = [];
  let started = false;
  let sounded = false;
  let speechEnded = false;
  let over = false;
  let lastInterim = "";
  let lastLevel = 0;

  queueMicrotask(() => {
    const events = waiting ?? [];
    waiting = undefined;
    for (const event of events) emit(event);
  });

  const send = (event: RecogniserEvent) => {
    if (waiting) waiting.push(event);
    else emit(event);
  };
  const start = () => {
    if (started) return;
    started = true;
    send({ type: "started" });
  };
  const listening = () => !over && !speechEnded;

  return {
    get over() {
      return over;
    },
    started() {
      if (!over) start();
    },
    sound() {
      if (!listening() || sounded) return;
      start();
      sounded = true;
      send({ type: "sound" });
    },
    level(level) {
      if (!listening() || !started) return;
      const stepped = Math.round(Math.min(1, Math.max(0, level)) * levelSteps) / levelSteps;
      if (stepped === lastLevel) return;
      lastLevel = stepped;
      send({ type: "level", level: stepped });
    },
    interim(text) {
      const words = text.trim();
      if (over || words === "" || words === lastInterim) return;
      start();
      lastInterim = words;
      send({ type: "interim", text: words });
    },
    speechEnd() {
      if (!listening()) return;
      start();
      speechEnded = true;
      send({ type: "speech-end" });
    },
    finish(outcome) {
      if (over) return;
      over = true;
      const result = withWords(outcome);
      if (result.type === "final" && !started) send({ type: "started" });
      send(result);
      send({ type: "ended" });
    },
  };
}

function withWords(outcome: TurnOutcome): TurnOutcome {
  if (outcome.type === "failed") return outcome;
  const seen = new Set<string>();
  const alternatives: Hypothesis[] = [];
  for (const alternative of outcome.alternatives) {
    const text = alternative.text.trim();
    if (text === "" || seen.has(text)) continue;
    seen.add(text);
    alternatives.push({ ...alternative, text });
  }
  return alternatives.length > 0
    ? { type: "final", alternatives }
    : { type: "failed", failure: "no-speech" };
}
