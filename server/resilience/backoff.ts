/** Doubled with each failure. */
export const backoff = (firstMs: number, failures: number, longestMs: number): number =>
  Math.min(firstMs * 2 ** (failures - 1), longestMs);
