import { describe, expect, it } from "vitest";
import { soundOf } from "./phonetic.ts";

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
