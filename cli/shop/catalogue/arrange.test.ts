import { expect, test } from "vitest";
import { arrange } from "./arrange.ts";

const before = [
  { id: "a", position: 0 },
  { id: "b", position: 1 },
];
const placed = (ids: readonly string[], replace = false) =>
  Object.fromEntries(arrange(before, ids, replace));

test("new products come first, in the file's order, and known ones stay where they are", () => {
  expect(placed(["x", "b", "y"])).toEqual({ x: -2, y: -1, b: 1 });
});

test("a file that holds the whole shop, or replaces it, sets its order", () => {
  expect(placed(["b", "x", "a"])).toEqual({ b: 0, x: 1, a: 2 });
  expect(placed(["b", "x"], true)).toEqual({ b: 0, x: 1 });
  expect(Object.fromEntries(arrange([], ["p", "q"], false))).toEqual({ p: 0, q: 1 });
});
