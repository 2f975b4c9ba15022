import { expect, it } from "vitest";
import type { Scene } from "../../intent.ts";
import { exampleScenes } from "../../replay/example-scenes.ts";
import { understand } from "../../understand.ts";
import { sceneAfter } from "../dialogue.ts";

const shirt = "monsoon-blue-linen-shirt";
const jeans = "indigo-straight-jeans";

function cartAfter(start: Scene, ...turns: readonly string[]) {
  let scene = start;
  for (const text of turns)
    scene = sceneAfter(scene, understand({ alternatives: [{ text }] }, scene));
  return scene.shop?.cart.map(({ id, size, quantity }) => `${quantity} ${id} ${size}`);
}

it.each([
  ["back up to four", 4],
  ["kindly increase by two", 5],
  ["reduce it by one", 2],
  ["make it a pair, I like to keep one in the wardrobe", 2],
])("%s: the last line has so many", (text, many) => {
  expect(cartAfter(exampleScenes.product, "add three in L", text)).toEqual([`${many} ${shirt} L`]);
});

it.each([
  ["one each for my two nephews, in M", 2],
  ["large then. Four of them, they're for my nurses", 4],
])("%s", (text, many) => {
  const [line] = cartAfter(exampleScenes.product, text) ?? [];
  expect(line?.split(" ")[0]).toBe(String(many));
});

it("the other one is the one that is left of two", () => {
  const left = cartAfter(exampleScenes.cart, "drop one of the jeans", "drop the other one too");
  expect(left).toEqual([`1 ${shirt} M`]);
});

it.each([
  "return them, I changed my mind",
  "actually I do want them",
  "back in the bag with them",
  "give him his jeans back",
])("%s: what just went comes back", (text) => {
  expect(cartAfter(exampleScenes.cart, "remove the jeans", text)).toContain(`2 ${jeans} L`);
});

it("two of five persons have another size", () => {
  const parts = cartAfter(exampleScenes.product, "add five in XXL", "two boys are only XL");
  expect(parts?.toSorted()).toEqual([`2 ${shirt} XL`, `3 ${shirt} XXL`]);
});

it.each([
  "no no, reversed. jeans in M, shirt in L",
  "you got them mixed up: shirt L, jeans M",
  "swap their sizes",
])("%s: each line has the other's size", (text) => {
  const lines = cartAfter(exampleScenes.cart, text);
  expect(lines?.toSorted()).toEqual([`1 ${shirt} L`, `2 ${jeans} M`]);
});
