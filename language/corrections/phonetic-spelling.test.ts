/** Words spelt by ear are read as what they sound like, and known words stay what they are. */
import { expect, it } from "vitest";
import { readNeed } from "../need/need.ts";
import { createEar, lettersApart } from "./phonetic-spelling.ts";

it.each([
  ["jaket for men", "jacket"],
  ["a kurthaa", "kurta"],
  ["salwaar", "salwar"],
  ["black trowser", "trousers"],
  ["skrit", "skirt"],
  ["silk blous", "blouse"],
  ["red dupata", "dupatta"],
  ["jens", "jeans"],
])("%s: %s", (said, garment) => {
  const limits = readNeed(said).wanted[0]?.limits ?? [];
  expect(limits.find(({ field }) => field === "garment")).toMatchObject({ values: [garment] });
});

it("a word that is as near to two is left alone, and so is one that is far from all", () => {
  const ear = createEar(["tapered", "papered", "kurta"]);
  expect([ear("umbrella"), ear("korta"), ear("taperred")]).toEqual([null, "kurta", "tapered"]);
  expect(createEar(["checked", "checker"])("checket")).toBeNull();
});

it("counts letters added, missing, other and swapped", () => {
  expect([
    lettersApart("skirt", "skrit", 3),
    lettersApart("blouse", "blous", 3),
    lettersApart("a", "abcdef", 3),
  ]).toEqual([1, 1, 4]);
});
