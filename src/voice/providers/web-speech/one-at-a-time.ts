/**
 * Runs one engine at a time. Browsers throw InvalidStateError when a recogniser starts before the
 * last `end`, which some never report; so a start waits, with a limit.
 */
import { type Timers, timerSlot } from "../../events/timers.ts";

export interface Lease {
  /** Returns it after at most `longest` milliseconds. */
  leaving(longest: number): void;
  left(): void;
}

interface OneAtATime {
  /** Begins now or when the lease returns. A second waiter replaces the first. */
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
