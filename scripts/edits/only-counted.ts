/** Strangers' sentences, unread while the shop is changed. */
export const onlyCounted: ReadonlySet<string> = new Set([
  ...["f", "m", "o", "w", "y", "z", "ad"].map((each) => `conversations-${each}.jsonl`),
  ...["g", "h"].map((each) => `sentences-${each}.jsonl`),
  ...["c", "g", "k"].map((each) => `long-${each}.jsonl`),
]);
