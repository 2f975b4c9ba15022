/** Shades and cloths of the wider tables, and what only looks like one. */
import { expect, it } from "vitest";
import { readNeed } from "../../../language/need/need.ts";
import { amongMoreWords } from "../../../language/words/lexicon.ts";
import "./learn.ts";

const looksOf = (said: string): readonly string[] =>
  amongMoreWords(() => readNeed(said)).subQueries.flatMap(({ constraints }) =>
    constraints.flatMap((constraint) =>
      "values" in constraint && constraint.field !== "garment"
        ? constraint.values.map((value) => `${constraint.field} ${value}`)
        : [],
    ),
  );

it.each([
  ["a smurf blue shirt", ["colour blue"]],
  ["a dusty teal shirt", ["colour teal"]],
  ["a midnight green shirt", ["colour bottle-green"]],
  ["a skyblue shirt", ["colour sky-blue"]],
  ["a smoke colour shirt", ["colour grey"]],
  ["a walnut brown shirt", ["colour walnut"]],
  ["a medium black shirt", ["size M", "colour black"]],
  ["a peach printed shirt", ["colour peach", "pattern printed"]],
  ["a kiwi shirt", ["colour green"]],
  ["a kiwi print shirt", ["pattern fruit-print"]],
  ["a pink gold shirt", ["colour pink", "colour gold"]],
])("%s: %j", (said, looks) => {
  expect(looksOf(said)).toEqual(looks);
});

it.each([
  ["a semi tussar saree", ["material semi-tussar"]],
  ["a terry rayon shirt", ["material poly-viscose"]],
  ["a super 120s suit", ["material wool"]],
  ["a cotton silk saree", ["material cotton", "material silk"]],
  ["a baluchuri silk saree", ["material baluchari"]],
  ["a camel wool coat", ["colour camel", "material wool"]],
])("%s: %j", (said, looks) => {
  expect(looksOf(said)).toEqual(looks);
});

it("a shade is of its family", async () => {
  const { colourLineage } = await import("../../../language/words/colours.ts");
  expect(colourLineage("wine")).toContain("maroon");
  expect(colourLineage("maroon")).not.toContain("wine");
});
