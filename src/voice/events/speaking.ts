/**
 * Enforces the event order of speech.ts for synthesisers, which report here instead of calling
 * `emit`.
 */
import type { SpeechFailure, SynthesiserEvent } from "../speech.ts";

interface Speech {
  readonly over: boolean;
  started(): void;
  finish(): void;
  fail(failure: SpeechFailure): void;
}

/** Emits nothing before the caller returns. */
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
