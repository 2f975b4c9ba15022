import { expect, test } from "vitest";
import { exampleScenes } from "../../replay/example-scenes.ts";
import { understand } from "../../understand.ts";

const described = (text: string) => {
  const { slots, effects } = understand({ alternatives: [{ text }] }, exampleScenes.collection);
  return [slots.products, effects.flatMap((effect) => (effect.type === "say" ? effect.text : []))];
};

test("which of those in view a description fits is answered with their names", () => {
  expect(described("which of these is wool?")).toEqual([
    ["snow-day-fair-isle-sweater", "srinagar-paisley-shawl"],
    ["Snow Day Fair Isle Sweater and Srinagar Paisley Shawl."],
  ]);
  expect(described("ok which one is denim")).toEqual([
    ["indigo-straight-jeans"],
    ["Indigo Straight Jeans."],
  ]);
  expect(described("which of them is corduroy")).toEqual([[], ["None of these is corduroy."]]);
});

test("pieces that are set beside each other are none of that", () => {
  const [products] = described("which one is warmer");
  expect(products).toBeUndefined();
});

test("the only one whose description says most is described", () => {
  const [products, reply] = described("which is your warmest thing for a man");
  expect(products).toBeUndefined();
  expect(String(reply)).toContain("Spiti Puffer Jacket");
});
