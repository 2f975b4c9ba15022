import { expect, test } from "vitest";
import type { Scene } from "../../../intent.ts";
import { exampleScenes } from "../../../replay/example-scenes.ts";
import { understand } from "../../../understand.ts";
import { sceneAfter } from "../../dialogue.ts";

const say = (text: string, scene: Scene = exampleScenes.collection) =>
  understand({ alternatives: [{ text }] }, scene);
const taken = () => {
  const first = say("add the kabir linen kurta in double XL");
  return sceneAfter(exampleScenes.collection, first);
};
const id = "kabir-linen-kurta";

test.each([
  ["No no, he says extra large only, not double", "XL"],
  ["I am sorry, I made a mistake. She is not XXL. She is M.", "M"],
  ["oops, small is right", "S"],
])("the line just taken gets the size that stays: %s", (text, to) => {
  const [effect] = say(text, taken()).effects;
  expect(effect).toMatchObject({ type: "changeSize", id, from: "XXL", to });
});

test.each(["no, not in L", "no thanks", "wait, one for my son in M too"])(
  "nothing is put right: %s",
  (text) => {
    expect(say(text, taken()).effects.map(({ type }) => type)).not.toContain("changeSize");
  },
);

test("the middle and the largest size are spelled out, of the piece named", () => {
  expect(say("put the lehenga in my bag, the middle size").effects[0]).toMatchObject({
    type: "addToCart",
    size: "M",
  });
  const asked = sceneAfter(exampleScenes.collection, say("add the lehenga"));
  expect(say("He is a big child, the biggest you have.", asked).effects[0]).toMatchObject({
    type: "addToCart",
    size: "L",
  });
});
