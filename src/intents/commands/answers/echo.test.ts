import { expect, test } from "vitest";
import type { Effect } from "../../effects.ts";
import type { Scene } from "../../intent.ts";
import { exampleScenes } from "../../replay/example-scenes.ts";
import { understand } from "../../understand.ts";

const taken: Effect = {
  type: "addToCart",
  id: "kabir-linen-kurta",
  name: "Kabir Linen Kurta",
  size: "M",
  quantity: 1,
};
const jeans = { id: "indigo-straight-jeans", name: "Indigo Straight Jeans", size: "L" } as const;
const removed: Effect = { type: "setQuantity", ...jeans, quantity: 0 };
const single: Effect = { type: "setQuantity", ...jeans, quantity: 1 };
const placed: Effect = { type: "placeOrder" };

function does(said: string, act: Effect): boolean {
  const question = { id: "confirm", text: "Shall I?", about: "x", does: [act] } as const;
  const scene: Scene = { ...exampleScenes["checkout-filled"], asked: question };
  return understand({ alternatives: [{ text: said }] }, scene).effects.some(
    (effect) => JSON.stringify(effect) === JSON.stringify(act),
  );
}

test.each([
  ["yes M", taken],
  ["ok do it add", taken],
  ["yes, put it in the bag", taken],
  ["kurta in M, yes", taken],
  ["good", taken],
  ["remove it", removed],
  ["yes the jeans", removed],
  ["yes I don't want it", removed],
  ["ok make it one", single],
])("%s is a yes to what it names", (said, act) => {
  expect(does(said, act)).toBe(true);
});

test.each([
  ["make it XXL", taken],
  ["three", taken],
  ["the skirt", taken],
  ["is M right", taken],
  ["add it in L", taken],
  ["keep it", removed],
  ["not the jeans", removed],
  ["remove one", removed],
  ["make it two", single],
  ["leave it", single],
  ["good", placed],
  ["add it", placed],
])("%s is none", (said, act) => {
  expect(does(said, act)).toBe(false);
});
