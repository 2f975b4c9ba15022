/**
 * Lets one engine run at a time. A browser throws InvalidStateError when a recogniser starts before
 * the one before has reported its `end`, and some never report it; so the next start waits for the
 * end, but not for ever.
 */
import { type Timers, timerSlot } from "../../events/timers.ts";

/** The right to run, until it is given back. Giving it back late or twice does nothing. */
export interface Lease {
  /** About to end: give it back by itself after `longest` milliseconds at the latest. */
  leaving(longest: number): void;
  left(): void;
}

export interface OneAtATime {
  /**
   * Runs `begin` at once when nothing runs, else as soon as the lease before is given back. At most
   * one waits: a second takes its place.
   */
  enter(begin: (lease: Lease) => void): void;
}

export function oneAtATime(timers: Timers): OneAtATime {
  let running: Lease | undefined;
  let next: ((lease: Lease) => void) | undefined;

  const run = (begin: (lease: Lease) => void) => {
    const patience = timerSlot(timers);
    const lease: Lease = {
      leaving(longest) {
        if (running === lease) patience.set(longest, lease.left);
      },
      left() {
        if (running !== lease) return;
        patience.clear();
        running = undefined;
        const waiting = next;
        next = undefined;
        if (waiting) run(waiting);
      },
    };
    running = lease;
    begin(lease);
  };

  return {
    enter(begin) {
      if (running) next = begin;
      else run(begin);
    },
  };
}
