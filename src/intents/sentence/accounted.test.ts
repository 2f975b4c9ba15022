import { describe, expect, it } from "vitest";
import { sceneAfter } from "../dialogue/dialogue.ts";
import type { Scene } from "../intent.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import { understand } from "../understand.ts";

/** The cart after these words, and whether something is asked. */
function cartAfter(...said: readonly string[]) {
  let scene: Scene = exampleScenes.product;
  let asks = false;
  for (const text of said) {
    const intent = understand({ alternatives: [{ text }] }, scene);
    asks = intent.effects.some(({ type }) => type === "ask");
    scene = sceneAfter(scene, intent);
  }
  const lines = scene.shop?.cart.map(({ size, quantity }) => `${quantity} ${size}`) ?? [];
  return { lines: lines.sort(), asks };
}

describe("a change of the cart uses each size and count that was said", () => {
  it.each([
    [["add it in L", "sorry, not large, extra large I should take"], ["1 XL"]],
    [
      ["add it in L", "one more same shirt for my friend, he is thin so medium"],
      ["1 L", "1 M"],
    ],
    [["Take 3, sizes L, XL, XL."], ["1 L", "2 XL"]],
    [["take three in L, XL and XL"], ["1 L", "2 XL"]],
    [["take two in L and one in M"], ["1 M", "2 L"]],
    [
      ["two in M, two in L", "one of the Ls should be XL"],
      ["1 L", "1 XL", "2 M"],
    ],
    [
      ["two in M, two in L", "he was one of the Ls, take his off"],
      ["1 L", "2 M"],
    ],
    [["get me a medium and a large. can't decide"], ["1 L", "1 M"]],
    [["add it in L so that I get two winters out of it"], ["1 L"]],
  ])("%j", (said, lines) => {
    expect(cartAfter(...said).lines).toEqual(lines);
  });

  it("what is only supposed is not done", () => {
    expect(cartAfter("what if I add it in L, what would it come to").lines).toEqual([]);
  });

  it("what was supposed is done once that is said, and only right after it", () => {
    const supposes = "what if I add it in L, what would it come to";
    expect(cartAfter(supposes, "ok do that").lines).toEqual(["1 L"]);
    expect(cartAfter(supposes, "what is it made of", "ok do that").lines).toEqual([]);
  });
});
