/** Strangers' sentences that nobody reads who changes the shop. */
export const onlyCounted: ReadonlySet<string> = new Set([
  ...["f", "m", "o", "w", "y", "z", "ad"].map((each) => `conversations-${each}.jsonl`),
  ...["g", "h"].map((each) => `sentences-${each}.jsonl`),
]);
