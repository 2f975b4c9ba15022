/** Compares what was expected with what came, as subsets: what the expectation leaves out is free. */

/**
 * Whether `expected` is contained in `actual`: an object by each of its own fields, a list by its
 * items in their order with others allowed between them, anything else by being equal.
 */
export function isSubset(expected: unknown, actual: unknown): boolean {
  if (Array.isArray(expected)) return Array.isArray(actual) && inOrder(expected, actual);
  if (!isObject(expected)) return Object.is(expected, actual);
  if (!isObject(actual)) return false;
  return Object.entries(expected).every(
    ([name, value]) => Object.hasOwn(actual, name) && isSubset(value, actual[name]),
  );
}

/** Taking the earliest item that fits leaves the most for those after it, so no search is needed. */
function inOrder(expected: readonly unknown[], actual: readonly unknown[]): boolean {
  let next = 0;
  for (const item of actual) {
    if (next < expected.length && isSubset(expected[next], item)) next += 1;
  }
  return next === expected.length;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
