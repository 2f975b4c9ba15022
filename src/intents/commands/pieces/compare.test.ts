import { expect, test } from "vitest";
import { exampleScenes } from "../../replay/example-scenes.ts";
import { understand } from "../../understand.ts";

test.each([
  [
    "do the jeans and the skirt come in the same sizes",
    [
      "Indigo Straight Jeans comes in S, M, L, XL and XXL, Phulwari Tiered Skirt in S, M, L and XL.",
    ],
  ],
  ["do the kurta and the blue shirt have the same fabric", ["Both are linen."]],
  [
    "compare the price and the colours of the two shirts",
    [
      "Easy White Linen Shirt is ₹100 cheaper: ₹1,499, and Monsoon Blue Linen Shirt is ₹1,599.",
      "One is sky blue, the other white.",
    ],
  ],
] as const)("%s says what was asked", (text, sentences) => {
  const { command, effects } = understand({ alternatives: [{ text }] }, exampleScenes.collection);
  expect(command).toBe("compare");
  expect(effects.flatMap((effect) => (effect.type === "say" ? effect.text : []))).toEqual(
    sentences,
  );
});
