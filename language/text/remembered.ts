/**
 * Memoises the latest readings, since commands read the same words. Bounded: shoppers choose them.
 */
const most = 64;

/** Don't mutate its results. */
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
