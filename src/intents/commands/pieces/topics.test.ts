import { expect, test } from "vitest";
import { productPath } from "../../../../domain/routes.ts";
import type { Scene } from "../../intent.ts";
import { exampleScenes } from "../../replay/example-scenes.ts";
import { understand } from "../../understand.ts";

test.each([
  ["who makes the blue shirt", "unknown"],
  ["who is the maker of the blue one", "unknown"],
  ["what is the rating of the white shirt", "unknown"],
  ["who is the kurta made for", "wearer"],
] as const)("%s asks about the %s", (text, topic) => {
  const intent = understand({ alternatives: [{ text }] }, exampleScenes.collection);
  expect(intent).toMatchObject({ command: "ask", slots: { topic } });
});

const said = (text: string, id: string) => {
  const scene: Scene = {
    screen: productPath(id),
    shop: { ...exampleScenes.product.shop, open: { id } },
  };
  return understand({ alternatives: [{ text }] }, scene).effects.flatMap((effect) =>
    effect.type === "say" ? effect.text : [],
  );
};

const ages = "For girls of 3 to 10 years, at weddings, Diwali and dance days.";

test.each([
  ["is it for boys also", "ranjani-little-lehenga", `No. Ranjani Little Lehenga: ${ages}`],
  ["is it for girls", "ranjani-little-lehenga", `Yes. Ranjani Little Lehenga is for kids. ${ages}`],
  [
    "does it have pockets, nothing for girls ever has pockets",
    "sarson-puff-sleeve-blouse",
    "The description of Sarson Puff-Sleeve Blouse doesn't mention pockets. No. Sarson Puff-Sleeve Blouse is for women.",
  ],
  [
    "is it scratchy for a toddler",
    "snow-day-fair-isle-sweater",
    expect.stringContaining("Snow Day Fair Isle Sweater: No itch, machine washable."),
  ],
])("%s is answered by what the description says", (text, id, answer) => {
  expect(said(text, id)).toEqual([answer]);
});
