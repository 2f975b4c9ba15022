import { expect, test } from "vitest";
import { exampleScenes } from "../../replay/example-scenes.ts";
import { understand } from "../../understand.ts";

const intent = (text: string, scene: keyof typeof exampleScenes) =>
  understand({ alternatives: [{ text }] }, exampleScenes[scene]);

test.each([
  ["like this but in maroon", "product", "maroon linen shirt for men"],
  ["something similar but cheaper", "product", "sky blue linen shirt for men under 1599"],
  ["the same in a different colour", "product", "linen shirt for men not sky blue"],
  ["do you have this in white", "product", "white linen shirt for men"],
  ["does it come in red", "product", "red linen shirt for men"],
  ["is there a women's shirt like this one", "product", "sky blue linen shirt for women"],
  ["something like the blouse, in large", "collection", "mustard cotton blouse for women in large"],
  [
    "similar to the red jacket under 3000",
    "collection",
    "vermilion nylon puffer for men under 3000",
  ],
  ["is the kurta available in black", "collection", "black linen kurta for men"],
] as const)("%s, on the %s, looks for a %s", (text, scene, need) => {
  expect(intent(text, scene)).toMatchObject({
    command: "related",
    effects: [{ type: "recommend", userNeeds: need }],
  });
});

test.each([
  ["is it cotton and does it come in large", "product"],
  ["i like this in large", "product"],
  ["my friend bought the same shawl last year in Gariahat and she paid double", "collection"],
  ["put the jeans in the cart, the same size", "collection"],
] as const)("%s looks for no other", (text, scene) => {
  expect(intent(text, scene).effects.map(({ type }) => type)).not.toContain("recommend");
});
