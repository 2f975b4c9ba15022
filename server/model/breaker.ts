/** Stops asking a service that keeps failing, and tries it again after a while. */

export interface BreakerOptions {
  /** Failures in a row that open it. */
  readonly failures: number;
  /** Milliseconds for which it stays open. */
  readonly restMs: number;
  /** Milliseconds. */
  readonly now: () => number;
}

export function createBreaker({ failures, restMs, now }: BreakerOptions) {
  let inARow = 0;
  let openUntil = Number.NEGATIVE_INFINITY;
  let trying = false;

  return {
    /** Whether a call may be made now. After a rest one call is let through to try. */
    mayCall(): boolean {
      if (now() < openUntil) return false;
      if (inARow < failures) return true;
      if (trying) return false;
      trying = true;
      return true;
    },
    succeeded(): void {
      inARow = 0;
      trying = false;
      openUntil = Number.NEGATIVE_INFINITY;
    },
    /** `waitMs`: how long the service itself asked to be left alone. */
    failed(waitMs = 0): void {
      inARow += 1;
      trying = false;
      if (inARow >= failures) openUntil = now() + restMs;
      if (waitMs > 0) openUntil = Math.max(openUntil, now() + waitMs);
    },
  };
}
