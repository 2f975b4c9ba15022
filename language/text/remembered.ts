/** Memoising, ours: a dozen lines, bounded. */

/** Bounded: shoppers choose the words. Don't mutate results. */
export function remembered<Result>(
  read: (text: string) => Result,
  most = 256,
): (text: string) => Result {
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
