export function failed(failure: string, sound?: unknown) {
  return [
    { type: "failed", failure, ...(sound !== undefined && { sound }) },
    { type: "ended" },
  ] as const;
}
