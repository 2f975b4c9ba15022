/**
 * Runs one engine at a time. Browsers throw InvalidStateError when a recogniser starts before the last one
 * reports `end`, and some never do; so a start waits for it, but with a limit.
 */
import { type Timers, timerSlot } from "../../events/timers.ts";

/** Returning it late or twice does nothing. */
export interface Lease {
  /** Returns the lease after `longest` milliseconds at the latest. */
  leaving(longest: number): void;
  left(): void;
}

export interface OneAtATime {
  /** Runs `begin` at once, or when the current lease is returned. At most one waits: a second replaces it. */
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
