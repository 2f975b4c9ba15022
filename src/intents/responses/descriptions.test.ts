import { expect, test } from "vitest";
import { examplePieces } from "../replay/example-scenes.ts";
import { partWith, speaksOf } from "./descriptions.ts";

const piece = (id: string) => {
  const found = examplePieces.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
};

test.each([
  ["will it scratch him", "snow-day-fair-isle-sweater", "No itch"],
  ["what neck does it have", "sarson-puff-sleeve-blouse", "a square neck"],
  ["does it have long sleeves", "easy-white-linen-shirt", "rolled cuffs"],
  ["stitching", "indigo-straight-jeans", "copper-coloured stitching"],
  ["is it heavy to wear", "srinagar-paisley-shawl", "without weight"],
  ["how many tiers has it", "phulwari-tiered-skirt", "Three gathered tiers"],
  ["is it airy, he sweats", "monsoon-blue-linen-shirt", "air moves through"],
])("%s is answered with the sentence that speaks of it", (asked, id, described) => {
  expect(partWith(asked, piece(id))).toContain(described);
});

test("a part that the description doesn't have is said to be missing from it", () => {
  expect(partWith("any pockets", piece("srinagar-paisley-shawl"))).toMatch(/pockets/);
  expect(speaksOf("any pockets", piece("srinagar-paisley-shawl"))).toBe(false);
});
