/** Looks that no table knows are kept in the shopper's own words. */
import { describe, expect, it } from "vitest";
import { readNeed } from "./need.ts";

function looksOf(said: string): readonly string[] {
  return readNeed(said).subQueries.flatMap(({ constraints }) =>
    constraints.flatMap((constraint) =>
      "values" in constraint && constraint.field !== "garment"
        ? constraint.values.map((value) => `${constraint.field} ${value}`)
        : [],
    ),
  );
}

describe("an unknown word before a word of looks", () => {
  it.each([
    ["a kurta with kundalini print", ["pattern other:kundalini"]],
    ["a saree in gomuthi fabric", ["material other:gomuthi"]],
    ["a top with teapot neck", ["detail other:teapot"]],
    ["a t-shirt with map print", ["pattern other:map"]],
  ])("%s", (said, looks) => {
    expect(looksOf(said)).toEqual(looks);
  });

  it.each([
    ["a kurta with floral print", ["pattern floral"]],
    ["a saree in pure silk", ["material silk"]],
    ["a dress for office work", ["occasion office"]],
    ["a shirt in nice fabric", []],
  ])("known looks stay what they are: %s", (said, looks) => {
    expect(looksOf(said)).toEqual(looks);
  });
});
