/** How a turn of listening ends without words: its last two events, for comparison. */
export function failed(failure: string, sound?: unknown) {
  return [
    { type: "failed", failure, ...(sound !== undefined && { sound }) },
    { type: "ended" },
  ] as const;
}
