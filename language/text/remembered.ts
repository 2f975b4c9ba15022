/**
 * Readings that are kept for a moment: each command reads the same few words of an utterance, and
 * they are read once. What is kept is bounded, since shoppers choose the words.
 */
const most = 64;

/** The same reading, which keeps its last results. What it gives must not be changed. */
export function remembered<Result>(read: (text: string) => Result): (text: string) => Result {
  const kept = new Map<string, Result>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined || kept.has(text)) return known as Result; // it has it
    const result = read(text);
    if (kept.size >= most) kept.clear();
    kept.set(text, result);
    return result;
  };
}
