/**
 * The clock as the adapters see it, so that a test can move time by hand.
 */

export interface Timers {
  /** Runs `run` once after `ms` milliseconds; the function returned calls it off. */
  after(ms: number, run: () => void): () => void;
}

/** The platform's own timers. */
export const platformTimers: Timers = {
  after(ms, run) {
    const id = setTimeout(run, ms);
    return () => clearTimeout(id);
  },
};

/** One slot for a timer: setting it again calls off the one before. */
export interface TimerSlot {
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
