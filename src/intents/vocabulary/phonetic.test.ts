import { describe, expect, it } from "vitest";
import { distance, soundOf } from "./phonetic.ts";

describe("the sound of a word", () => {
  it.each([
    ["card", "cart"],
    ["kart", "cart"],
    ["curta", "kurta"],
    ["blew", "blue"],
    ["spity", "spiti"],
    ["gurta", "kurta"],
    ["phone", "fone"],
    ["knit", "nit"],
  ])("is the same for %s and %s", (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other));
  });

  it.each([
    ["coat", "cart"],
    ["order", "border"],
    ["shirt", "skirt"],
  ])("is another for %s and %s", (one, other) => {
    expect(soundOf(one)).not.toBe(soundOf(other));
  });
});

describe("the distance of two words", () => {
  it("counts letters that differ, and stops counting", () => {
    expect([
      distance("kurta", "kurta", 2),
      distance("curta", "kurta", 2),
      distance("kurti", "shirt", 2),
      distance("a", "abcdef", 2),
    ]).toEqual([0, 1, 3, 3]);
  });
});
