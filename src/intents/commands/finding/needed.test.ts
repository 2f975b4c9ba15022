import { describe, expect, it } from "vitest";
import { exampleScenes } from "../../replay/example-scenes.ts";
import { understand } from "../../understand.ts";

const effectsOf = (text: string) =>
  understand({ alternatives: [{ text }] }, exampleScenes.home).effects.map(({ type }) => type);

describe("a need", () => {
  it.each([
    "it's my dad's birthday on Saturday and I need a shirt for him",
    "we are having a puja on Sunday, I need kurtas for me and my two brothers",
  ])("whose words are clear is looked for at once: %j", (text) => {
    expect(effectsOf(text)).toEqual(["recommend"]);
  });

  it.each(["i need a jacket", "I need a present but I honestly have no clue what to get"])(
    "that may be anything is asked back: %j",
    (text) => {
      expect(effectsOf(text)).toEqual(["ask"]);
    },
  );
});
