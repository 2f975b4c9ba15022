import { describe, expect, it } from "vitest";
import type { Intent, Scene } from "../intent.ts";
import { normalise } from "../normalise.ts";
import { exampleScenes } from "../replay/example-scenes.ts";
import { understand } from "../understand.ts";
import { examplesFor, guesses } from "./guesses.ts";

const scenes = Object.entries<Scene>(exampleScenes);
const said = (text: string, scene: Scene): Intent =>
  understand({ alternatives: [{ text }] }, scene);
const understood = (text: string, scene: Scene): Intent | undefined => {
  const intent = said(text, scene);
  return intent.command === undefined ? undefined : intent;
};
const guessed = (text: string, scene: Scene) =>
  guesses(normalise(text), scene, (guess) => understood(guess, scene)?.command);

describe("what was probably meant", () => {
  const { collection, product, cart, checkout } = exampleScenes;
  it.each<[string, Scene, string]>([
    ["jeans I think open", collection, "Open the Indigo Straight Jeans"],
    ["how much for the puffer jacket", collection, "How much is the Spiti Puffer Jacket?"],
    ["so you put this one in large for me", product, "Add the Monsoon Blue Linen Shirt in large"],
    ["the jeans should go out", cart, "Remove the Indigo Straight Jeans"],
    ["cash is what I will pay", checkout, "Cash on delivery"],
    ["all of it comes to how much", cart, "How much is it altogether?"],
  ])("of %j is a sentence that does it", (text, scene, guess) => {
    expect(guessed(text, scene)).toContain(guess);
  });

  const murmurs = [
    "the jeans thing you know which",
    "large that shirt possibly hmm",
    "money how of the jacket there",
    "this out that in go",
    "pay whichever way cash no card",
    "kurta kurta long something",
  ];
  it.each(scenes)("is understood on %s, at most three, and none twice", (_name, scene) => {
    const all = murmurs.map((text) => guessed(text, scene));
    for (const each of all) {
      expect(each.length).toBeLessThanOrEqual(3);
      expect(new Set(each).size).toBe(each.length);
      for (const guess of each)
        expect([guess, said(guess, scene).command]).not.toEqual([guess, undefined]);
    }
  });

  it("is nothing for thanks, for talk, for silence, before sign-in and under a question", () => {
    for (const text of ["thank you so much", "my sister had one like it in school", ""])
      expect(guessed(text, collection)).toEqual([]);
    expect(guessed("open the jeans", { screen: "/" })).toEqual([]);
    const asked = { id: "need", text: "What are you looking for?", about: "" } as const;
    expect(guessed("open the jeans", { ...collection, asked })).toEqual([]);
  });
});

describe("the reply to what was not understood", () => {
  const reply = (text: string, scene: Scene) =>
    said(text, scene).effects.flatMap((effect) => (effect.type === "say" ? [effect.text] : []));

  it("says what was heard and what works on this screen", () => {
    expect(reply("flibber", exampleScenes.cart)).toEqual([
      "I heard “flibber”, but I don't understand it yet. Try “what's in my cart?” or “check out”.",
    ]);
    expect(reply("flibber", exampleScenes.checkout)).toEqual([
      "I heard “flibber”, but I don't understand it yet. Try “fill in the form” or “cash on delivery”.",
    ]);
  });

  it.each(scenes)("names sentences on %s that are understood there", (name, scene) => {
    if (name === "empty-cart") return;
    for (const text of examplesFor(scene)) {
      const { row, command } = said(text, scene);
      expect([text, command ?? row]).not.toEqual([text, "none"]);
    }
  });

  it("asks again under a question", () => {
    const asked = {
      id: "size",
      text: "Which size of Kabir Linen Kurta: S or M?",
      about: "add it",
      piece: "kabir-linen-kurta",
      quantity: 1,
      waiting: [],
    } as const;
    expect(reply("flibber", { ...exampleScenes.collection, asked })).toEqual([
      "I heard “flibber”, but that isn't an answer that I know. Which size of Kabir Linen Kurta: S or M?",
    ]);
  });

  it("takes thanks as thanks", () => {
    expect(said("thank you", exampleScenes.home)).toEqual({
      said: "thank you",
      row: "none",
      command: "everywhere",
      slots: { act: "thanks" },
      effects: [{ type: "say", text: "You're welcome." }],
    });
  });
});
