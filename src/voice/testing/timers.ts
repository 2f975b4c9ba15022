import type { Timers } from "../events/timers.ts";

interface ManualTimers extends Timers {
  /** Runs what falls due, and dependent promises. */
  advance(ms: number): Promise<void>;
}

export function flushPromises(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

export function createManualTimers(): ManualTimers {
  let now = 0;
  const waiting = new Set<{ readonly due: number; readonly run: () => void }>();

  return {
    after(ms, run) {
      const entry = { due: now + ms, run };
      waiting.add(entry);
      return () => waiting.delete(entry);
    },
    async advance(ms) {
      const end = now + ms;
      await flushPromises();
      for (;;) {
        const next = [...waiting]
          .filter((entry) => entry.due <= end)
          .sort((a, b) => a.due - b.due)[0];
        if (!next) break;
        now = next.due;
        waiting.delete(next);
        next.run();
        await flushPromises();
      }
      now = end;
    },
  };
}
