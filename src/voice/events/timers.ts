/** The adapters' clock; tests move it. */

export interface Timers {
  /** The result cancels it. */
  after(ms: number, run: () => void): () => void;
}

export const platformTimers: Timers = {
  after(ms, run) {
    const id = setTimeout(run, ms);
    return () => clearTimeout(id);
  },
};

/** Setting it cancels the previous timer. */
interface TimerSlot {
  set(ms: number, run: () => void): void;
  clear(): void;
}

export function timerSlot(timers: Timers): TimerSlot {
  let callOff: (() => void) | undefined;
  const clear = () => {
    callOff?.();
    callOff = undefined;
  };
  return {
    set(ms, run) {
      clear();
      callOff = timers.after(ms, () => {
        callOff = undefined;
        run();
      });
    },
    clear,
  };
}
