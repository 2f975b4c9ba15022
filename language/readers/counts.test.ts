import { expect, it } from "vitest";
import { personsIn } from "./counts.ts";

it.each([
  ["one each for my two nephews", 2],
  ["I have two sons-in-law also", 2],
  ["for the three little girls", 3],
  ["L for both of them", 2],
  ["both my boys", 2],
  ["two shirts for my nephew", undefined],
  ["for my sons", undefined],
])("%s: %s", (text, many) => {
  expect(personsIn(text)).toBe(many);
});
