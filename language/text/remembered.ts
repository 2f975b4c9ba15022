/** Memoising, ours: a dozen lines, bounded. */

/** The latest results. Bounded: shoppers choose the words. Don't mutate results. */
export function remembered<Result>(
  read: (text: string) => Result,
  most = 64,
): (text: string) => Result {
  const kept = new Map<string, Result>();
  let last: { readonly text: string; readonly result: Result } | undefined;
  return (text) => {
    if (last?.text === text) return last.result;
    const isKnown = kept.has(text);
    const result = isKnown ? (kept.get(text) as Result) : read(text); // it has it
    last = { text, result };
    if (isKnown) return result;
    if (kept.size >= most) kept.clear();
    kept.set(text, result);
    return result;
  };
}

/** Forgotten with the object. */
export function rememberedFor<Owner extends object, Result>(
  read: (owner: Owner) => Result,
): (owner: Owner) => Result {
  const kept = new WeakMap<Owner, Result>();
  return (owner) => {
    const known = kept.get(owner);
    if (known !== undefined || kept.has(owner)) return known as Result; // it has it
    const result = read(owner);
    kept.set(owner, result);
    return result;
  };
}
