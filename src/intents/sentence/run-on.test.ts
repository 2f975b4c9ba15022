import { expect, it } from "vitest";
import { exampleScenes } from "../replay/example-scenes.ts";
import { understand } from "../understand.ts";

const { cart, product } = exampleScenes;
const commandOf = (text: string, scene: typeof product | typeof cart) =>
  understand({ alternatives: [{ text }] }, scene).command;

it.each([
  ["too transparent what is the stuff", "ask"],
  ["ok cool story how much is it", "ask"],
])("%s: the last sentence is meant", (text, command) => {
  expect(commandOf(text, product)).toBe(command);
});

it("baby's not even born haha remove the shirt", () => {
  expect(commandOf("baby's not even born haha remove the shirt", cart)).toBe("change-cart");
});

it.each(["i don't know how much it is", "she asked me what size it is"])(
  "%s: what depends on the words before is no sentence",
  (text) => {
    expect(commandOf(text, product)).toBeUndefined();
  },
);
