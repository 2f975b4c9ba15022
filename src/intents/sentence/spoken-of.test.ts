import { describe, expect, it } from "vitest";
import { sceneAfter } from "../dialogue/dialogue.ts";
import type { Scene } from "../intent.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import { understand } from "../understand.ts";

function said(name: keyof typeof exampleScenes, ...texts: readonly string[]) {
  const [last = "", ...before] = texts.toReversed();
  const now = before
    .toReversed()
    .reduce<Scene>(
      (at, text) => sceneAfter(at, understand({ alternatives: [{ text }] }, at)),
      exampleScenes[name],
    );
  return understand({ alternatives: [{ text: last }] }, now);
}

describe("a question of what a choice names", () => {
  it("is answered, and ends a choice that only shows", () => {
    const { effects } = said("collection", "open the shirt", "the white one, how long is it");
    expect(effects).toEqual([
      {
        type: "say",
        text: "Easy White Linen Shirt: Long enough to wear out, light enough for May.",
      },
    ]);
  });

  it("leaves a choice that adds open", () => {
    const { effects } = said("collection", "add the shirt", "the white one, how long is it");
    expect(effects.map(({ type }) => type)).toEqual(["say", "ask"]);
  });
});

describe("which of these", () => {
  it.each([
    ["recommendations", "Out of these, which is the one that gets softer with washing?", "Kabir"],
    ["recommendations", "which of them can my wife wear", "Easy White"],
    ["collection", "which one has copper stitching", "Indigo"],
  ] as const)("%s: %s", (scene, text, name) => {
    const { command, effects } = said(scene, text);
    expect(command).toBe("compare");
    expect(effects).toMatchObject([{ type: "say", text: expect.stringContaining(name) }]);
  });
});

describe("what there is for another person", () => {
  it.each([
    "what would you give a girl of ten",
    "Mom needs something too. What's warm for her?",
    "then what do you have that both can wear",
  ])("%s: isn't a question of the open piece", (text) => {
    expect(said("product", text).command).toBe("find");
  });
});

describe("what was taken", () => {
  it.each([
    ["checkout", "by the way how many jeans did i put"],
    ["checkout", "what is going to be sent tell me once"],
    ["cart", "And if delivery is added?"],
  ] as const)("%s: %s", (scene, text) => {
    expect(said(scene, text).command).toBe("describe-cart");
  });

  it("is counted on the cart's page", () => {
    expect(said("cart", "how many pieces exactly").slots).toEqual({ count: 3 });
  });

  it("is no wish for one like it", () => {
    const { effects } = said("cart", "remove the shirt.. amma has one like that");
    expect(effects.map(({ type }) => type)).toEqual(["setQuantity"]);
  });
});

describe("what is said to another person", () => {
  it.each([
    "Raghu, listen, do you like beige or not?",
    "Latha, look at this pink. With her cream saree, no?",
    "Sunita tai, sit na, I'm just seeing shirts for Mr.",
  ])("%s: looks for nothing", (text) => {
    expect(said("recommendations", text).command).toBeUndefined();
  });

  it("is no form of address", () => {
    expect(said("recommendations", "Bhaiya, do you have kurtas").command).toBe("find");
  });
});
