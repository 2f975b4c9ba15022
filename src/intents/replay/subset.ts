/** Objects by their fields, lists by order with gaps, others by equality. */
export function isSubset(expected: unknown, actual: unknown): boolean {
  if (Array.isArray(expected)) return Array.isArray(actual) && inOrder(expected, actual);
  if (!isObject(expected)) return Object.is(expected, actual);
  if (!isObject(actual)) return false;
  return Object.entries(expected).every(
    ([name, value]) => Object.hasOwn(actual, name) && isSubset(value, actual[name]),
  );
}

/** Taking the earliest match is optimal. */
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
