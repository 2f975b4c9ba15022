import { describe, expect, it } from "vitest";
import type { Scene } from "../intent.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import { linesAfter } from "../testing/talk.ts";

const { cart, product } = exampleScenes;

const sizesAfter = (scene: Scene, ...said: readonly string[]) =>
  linesAfter(scene, ...said).map(({ size, quantity }) => `${quantity} ${size}`);

describe("several sizes of one piece in a sentence", () => {
  it.each([
    ["S. no M. ugh. ok S final", ["1 S"]],
    ["XL or double XL? ... double XL he says, so add double XL", ["1 XXL"]],
    ["add one in M and one in L", ["1 M", "1 L"]],
  ])("%s", (said, sizes) => {
    expect(sizesAfter(product, said)).toEqual(sizes);
  });

  it.each([
    ["he is M but he grows like bamboo. so L", ["1 L"]],
    ["L... hmm, she's a tiny lady. M", ["1 M"]],
    ["M for me and L for him", ["1 M", "1 L"]],
  ])("as an answer: %s", (said, sizes) => {
    expect(sizesAfter(product, "add it", said)).toEqual(sizes);
  });

  it("listed anew part what is there", () => {
    expect(
      sizesAfter(product, "two smalls", "So one small and one medium, not two smalls"),
    ).toEqual(["1 S", "1 M"]);
  });
});

describe("a change of mind in the cart", () => {
  it.each([
    ["remove the shirt no no keep it i have interview monday", ["1 M", "2 L"]],
    ["He is backing out, so the shirt goes", ["2 L"]],
    ["Two jeans? Who put two. Keep one.", ["1 M", "1 L"]],
  ])("%s", (said, sizes) => {
    expect(sizesAfter(cart, said)).toEqual(sizes);
  });
});
