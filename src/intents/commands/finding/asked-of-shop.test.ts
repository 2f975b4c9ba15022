import { expect, test } from "vitest";
import { exampleScenes } from "../../replay/example-scenes.ts";
import { understand } from "../../understand.ts";

const intent = (text: string, scene: keyof typeof exampleScenes) =>
  understand({ alternatives: [{ text }] }, exampleScenes[scene]);

test.each([
  ["what other gents items are you keeping?", "cart"],
  ["what do u hv fr men", "empty-cart"],
  ["my son has no sweater", "collection"],
  ["what can i wear on top of saree", "home"],
  ["u got jackets?", "filtered"],
] as const)("%s, on the %s, is looked for", (text, scene) => {
  expect(intent(text, scene).effects).toMatchObject([{ type: "recommend" }]);
});

test.each([
  ["can i wear with palazzo", "product"],
  ["and jeans is also under 2000?", "collection"],
] as const)("%s, on the %s, is answered", (text, scene) => {
  expect(intent(text, scene).command).toBe("ask");
});

test.each([
  "her papa will pay",
  "memsahib gave me one thousand rupees for baby's sweater",
  "that is like mountain climbing dress he will not wear with dhoti",
])("%s is no search", (text) => {
  expect(intent(text, "recommendations").effects.map(({ type }) => type)).not.toContain(
    "recommend",
  );
});

test("filters that would leave nothing with the others stand alone", () => {
  const view = { categories: ["Kids"], subCategories: [] };
  expect(intent("nothing for children here?", "filtered").effects).toEqual([
    { type: "narrow", view },
  ]);
});

test("what follows “only” is wanted", () => {
  const text = "i don't want to see everything only winter wear for women";
  const view = { categories: ["Women"], subCategories: ["WinterWear"] };
  expect(intent(text, "collection").effects).toEqual([{ type: "narrow", view }]);
});

test("beside a child's piece her brother is a boy", () => {
  expect(intent("something for her brother for the winter", "small-sizes").slots.need).toBe(
    "something for a boy for the winter",
  );
});
