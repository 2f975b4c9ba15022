/** Phonetic spellings are read as the words they sound like; known words stay. */
import { expect, it } from "vitest";
import { readNeed } from "../need/need.ts";
import { createPhoneticIndex, lettersApart } from "./phonetic-spelling.ts";

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
  const limits = readNeed(said).subQueries[0]?.constraints ?? [];
  expect(limits.find(({ field }) => field === "garment")).toMatchObject({ values: [garment] });
});

it("a word that is as near to two is left alone, and so is one that is far from all", () => {
  const phoneticIndex = createPhoneticIndex(["tapered", "papered", "kurta"]);
  expect([phoneticIndex("umbrella"), phoneticIndex("korta"), phoneticIndex("taperred")]).toEqual([
    null,
    "kurta",
    "tapered",
  ]);
  expect(createPhoneticIndex(["checked", "checker"])("checket")).toBeNull();
});

it("counts letters added, missing, other and swapped", () => {
  expect([
    lettersApart("skirt", "skrit", 3),
    lettersApart("blouse", "blous", 3),
    lettersApart("a", "abcdef", 3),
  ]).toEqual([1, 1, 4]);
});
