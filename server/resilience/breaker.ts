interface BreakerOptions {
  /** In a row. */
  readonly failures: number;
  readonly restMs: number;
  readonly now: () => number;
}

export function createBreaker({ failures, restMs, now }: BreakerOptions) {
  let inARow = 0;
  let openUntil = Number.NEGATIVE_INFINITY;
  let trying = false;

  return {
    /** After a rest, lets one call through. */
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
    /** `waitMs`: as the service requests. */
    failed(waitMs = 0): void {
      inARow += 1;
      trying = false;
      if (inARow >= failures) openUntil = now() + restMs;
      if (waitMs > 0) openUntil = Math.max(openUntil, now() + waitMs);
    },
  };
}
