/** Words between two wishes: heard, and nothing done. */
import { expect, it } from "vitest";
import { exampleScenes } from "./replay/example-scenes.ts";
import { linesAfter } from "./testing/talk.ts";
import { understand } from "./understand.ts";

const effectsOf = (text: string, scene: keyof typeof exampleScenes) =>
  understand({ alternatives: [{ text }] }, exampleScenes[scene]).effects;

it.each(["okay", "oh nice", "that's fine", "that is fine", "cool cool", "haan theek hai", "great"])(
  "“%s” is heard, and is no reason to try again",
  (text) => {
    for (const scene of ["home", "collection", "product", "cart"] as const)
      expect(effectsOf(text, scene)).toEqual([{ type: "say", text: "All right." }]);
  },
);

it("leaves the size that was asked about", () => {
  const lines = linesAfter(exampleScenes.collection, "is the kurta in XL", "great", "add it");
  expect(lines).toMatchObject([{ id: "kabir-linen-kurta", size: "XL", quantity: 1 }]);
});

it("greets, and opens no piece whose description has the word", () => {
  expect(effectsOf("good evening", "home").map(({ type }) => type)).toEqual(["say"]);
  expect(effectsOf("it's raining. good evening.", "home").map(({ type }) => type)).not.toContain(
    "openProduct",
  );
  expect(effectsOf("the evening one", "home")).toMatchObject([
    { type: "openProduct", id: "kabir-linen-kurta" },
  ]);
});

it.each([
  ["give me a moment", "Take your time."],
  ["let me ask my wife", "Take your time."],
  [
    "can you speak louder",
    "I'm as loud as your device is set. I can speak slower or faster, though.",
  ],
])("“%s” is answered with “%s”", (text, reply) => {
  for (const scene of ["home", "cart"] as const)
    expect(effectsOf(text, scene)).toEqual([{ type: "say", text: reply }]);
});

it("what is filtered out isn't what is shown", () => {
  for (const text of ["filter out whatever is meant for women", "ladies wale kapde hata do"])
    expect(effectsOf(text, "collection")).toEqual([
      { type: "narrow", view: { categories: ["Men", "Kids"] } },
    ]);
});
