/** For tests that kill and restart the shop, or ask it ten thousand times. */
export const longTest = { timeout: 600_000 } as const;
