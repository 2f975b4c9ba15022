import { describe, expect, it } from "vitest";
import { isSubset } from "./subset.ts";

describe("isSubset", () => {
  it.each([
    [1, 1],
    ["a", "a"],
    [null, null],
    [{}, { a: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: { b: [] } }, { a: { b: [1], c: 1 } }],
    [[], [1, 2]],
    [
      [1, 3],
      [1, 2, 3],
    ],
    [[{ type: "say" }], [{ type: "toast" }, { type: "say", text: "x" }]],
    [
      [{ a: 1 }, { a: 1, b: 2 }],
      [{ a: 1 }, { a: 1, b: 2 }],
    ],
  ])("%j is in %j", (expected, actual) => {
    expect(isSubset(expected, actual)).toBe(true);
  });

  it.each([
    [1, "1"],
    [1, 2],
    [null, undefined],
    [{}, []],
    [[], {}],
    [{}, null],
    [{ a: 1 }, {}],
    [{ a: null }, {}],
    [{ constructor: Object }, {}],
    [JSON.parse('{"__proto__":{}}'), {}],
    [
      [2, 1],
      [1, 2],
    ],
    [[1, 1], [1]],
  ])("%j is not in %j", (expected, actual) => {
    expect(isSubset(expected, actual)).toBe(false);
  });
});
