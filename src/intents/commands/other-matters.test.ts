import { expect, test } from "vitest";
import { exampleScenes } from "../replay/example-scenes.ts";
import { understand } from "../understand.ts";

const command = (text: string, scene: keyof typeof exampleScenes) =>
  understand({ alternatives: [{ text }] }, exampleScenes[scene]).command;

test.each([
  ["what do I owe in taxes", "cart"],
  ["restore the factory settings", "checkout"],
  ["how many PTO days do I have left", "checkout"],
  ["you need all five answers", "cart"],
] as const)("%s is no matter of the shop", (text, scene) => {
  expect(command(text, scene)).toBeUndefined();
});

test.each([
  ["what's my bill", "cart", "describe-cart"],
  ["what do I owe for all of it", "cart", "describe-cart"],
  ["you can remove the jeans", "cart", "change-cart"],
  ["can I talk to someone", "home", "trade"],
] as const)("%s is", (text, scene, id) => {
  expect(command(text, scene)).toBe(id);
});
