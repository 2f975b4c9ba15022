import { describe, expect, it } from "vitest";
import type { Scene } from "../../intent.ts";
import { exampleScenes } from "../../replay/example-scenes.ts";
import { understand } from "../../understand.ts";
import { sceneAfter } from "../dialogue.ts";

const shirt = "monsoon-blue-linen-shirt";

function cartAfter(...turns: readonly string[]) {
  let scene: Scene = exampleScenes.product;
  for (const text of turns)
    scene = sceneAfter(scene, understand({ alternatives: [{ text }] }, scene));
  return scene.shop?.cart.map(({ id, size, quantity }) => `${quantity} ${id} ${size}`);
}

const taken = ["add it in M for me", "and one in L for my sister"];
const mine = [`1 ${shirt} M`];
const hers = [`1 ${shirt} L`];

describe("a line is known by whom it is for", () => {
  it.each([
    "cancel hers",
    "she has no money lol, take hers off",
    "my sister doesn't want it any more",
    "not for her, she has one already",
    "didi ka hata do",
    "drop her shirt",
    "take my sister's shirt out",
    "just mine",
  ])("%s: hers goes", (text) => {
    expect(cartAfter(...taken, text)).toEqual(mine);
  });

  it.each(["remove mine", "remove my shirt", "mine goes, hers stays"])("%s: mine goes", (text) => {
    expect(cartAfter(...taken, text)).toEqual(hers);
  });

  it("by a name that its own sentence has", () => {
    expect(cartAfter("add it in M for me", "and one in L for Anil", "drop Anil's")).toEqual(mine);
  });

  it("of two of a size, one of them hers, one stays", () => {
    const two = "two in M, one for me and one for my sister";
    expect(cartAfter(two, "she doesn't want hers")).toEqual(mine);
  });

  it.each(["my sister can wait", "don't remove hers", "is hers L?"])("%s: all stays", (text) => {
    expect(cartAfter(...taken, text)).toEqual([...mine, ...hers]);
  });

  it("too much, says who drops it", () => {
    expect(cartAfter(...taken, "too much yaar drop her shirt")).toEqual(mine);
  });

  it.each(["take one thing out", "it's becoming costly, remove one item"])("%s: which", (text) => {
    expect(cartAfter(...taken, text)).toEqual([...mine, ...hers]);
    expect(cartAfter(...taken, text, "the L")).toEqual(mine);
  });

  it("another size is for that line", () => {
    expect(cartAfter(...taken, "my own one is not medium, it is small")).toEqual([
      `1 ${shirt} S`,
      ...hers,
    ]);
  });
});
