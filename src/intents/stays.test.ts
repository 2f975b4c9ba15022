import { describe, expect, it } from "vitest";
import { exampleScenes } from "./replay/example-scenes.ts";
import { withoutStays } from "./stays.ts";
import { understand } from "./understand.ts";

const { cart } = exampleScenes;
const rest = (said: string) => (cart.shop ? withoutStays(said, cart.shop) : "");
const ordered = (said: string) =>
  understand({ alternatives: [{ text: said }] }, cart).effects.flatMap((each) =>
    each.type === "changeSize" ? [`${each.id} ${each.to}`] : [],
  );

describe("what only says which lines stay", () => {
  it.each([
    ["make the jeans XL, the blue shirt is fine as it is", "make the jeans XL"],
    ["make both jeans XL and don't touch the shirt", "make both jeans XL"],
    ["add the pink shawl in medium, everything else stays", "add the pink shawl in medium"],
  ])("%s: is left out", (said, left) => {
    expect(rest(said)).toBe(left);
  });

  it.each([
    "the shirt stays",
    "jeans rehne do, garmi hai abhi",
    "keep the shirt and the jeans",
    "remove the shirt, no, the shirt is fine",
    "the skirt is fine, make the jeans XL",
  ])("%s: is left in", (said) => {
    expect(rest(said)).toBe(said);
  });

  it("isn't changed", () => {
    const said = "so both the jeans you change to double xl and the shirt is fine in medium";
    expect(ordered(said)).toEqual(["indigo-straight-jeans XXL"]);
  });
});
