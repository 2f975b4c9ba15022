import { describe, expect, it } from "vitest";
import { examplePieces } from "../replay/example-scenes.ts";
import { indexOf } from "../vocabulary/catalogue-index.ts";
import { slipsOf } from "./slips.ts";

const names = indexOf(examplePieces).places;

describe("slips of typing and recognition", () => {
  it.each([
    ["hw", "how"],
    ["mch", "much"],
    ["tke", "take"],
    ["medum", "medium"],
    ["lareg", "large"],
    ["opn", "open"],
    ["blk", "black"],
    ["flowrs", "flowers"],
    ["remov", "remove"],
    ["chckout", "checkout"],
    ["jackt", "jacket"],
    ["cabbie", "kabir"],
  ])("%s is %s", (said, meant) => {
    expect(slipsOf(said, names)[0]).toBe(meant);
  });

  it.each(["sorry", "firm", "cm", "ml", "los", "harm", "mumbai", "stain", "the", "two", "cast"])(
    "%s is itself",
    (word) => {
      expect(slipsOf(word, names)).toEqual([]);
    },
  );
});
