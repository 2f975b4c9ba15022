/**
 * Enforces the order of a synthesiser's events that speech.ts promises, as turn.ts does for recognisers.
 * Synthesisers report here and never call `emit`.
 */
import type { SpeechFailure, SynthesiserEvent } from "../speech.ts";

export interface Speech {
  /** True once it has finished or failed; later reports are dropped. */
  readonly over: boolean;
  started(): void;
  finish(): void;
  fail(failure: SpeechFailure): void;
}

/** Emits nothing before the caller has returned. */
export function openSpeech(emit: (event: SynthesiserEvent) => void): Speech {
  let waiting: SynthesiserEvent[] | undefined = [];
  let started = false;
  let over = false;

  queueMicrotask(() => {
    const events = waiting ?? [];
    waiting = undefined;
    for (const event of events) emit(event);
  });

  const send = (event: SynthesiserEvent) => {
    if (waiting) waiting.push(event);
    else emit(event);
  };
  const start = () => {
    if (started) return;
    started = true;
    send({ type: "started" });
  };

  return {
    get over() {
      return over;
    },
    started() {
      if (!over) start();
    },
    finish() {
      if (over) return;
      start();
      over = true;
      send({ type: "finished" });
    },
    fail(failure) {
      if (over) return;
      over = true;
      send({ type: "failed", failure });
    },
  };
}
