import { describe, expect, it } from "vitest";
import { phoneticKey } from "./phonetic.ts";

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
    expect(phoneticKey(one)).toBe(phoneticKey(other));
  });

  it.each([
    ["coat", "cart"],
    ["order", "border"],
    ["shirt", "skirt"],
  ])("is another for %s and %s", (one, other) => {
    expect(phoneticKey(one)).not.toBe(phoneticKey(other));
  });
});
