/** For tests that kill and restart the shop, or ask it thousands of times. */
export const longTest = { timeout: 600_000 } as const;
