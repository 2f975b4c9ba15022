/** Forgotten with the owner. `understand` copies its scene. */
export function keptBy<Owner extends object, Result>(): (
  owner: Owner,
  key: string,
  read: () => Result,
) => Result {
  const kept = new WeakMap<Owner, Map<string, Result>>();
  return (owner, key, read) => {
    let own = kept.get(owner);
    if (!own) {
      own = new Map();
      kept.set(owner, own);
    }
    const known = own.get(key);
    if (known !== undefined || own.has(key)) return known as Result; // it has it
    const result = read();
    own.set(key, result);
    return result;
  };
}
