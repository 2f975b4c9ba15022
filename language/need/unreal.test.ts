/** What no shop has, what contradicts itself, and what a set is made of. */
import { describe, expect, it } from "vitest";
import { readNeed } from "./need.ts";

describe("things that no clothes shop has", () => {
  it.each([
    ["a space suit", ["space suit"]],
    ["I want a chef's jacket in white", ["chef's jacket"]],
    ["a sweater for my cat", ["clothes for a cat"]],
    ["bulletproof vest", ["bulletproof vest"]],
    ["a suit for the office", undefined],
    ["a cat print t-shirt for my daughter", undefined],
  ])("%s", (said, unreal) => {
    expect(readNeed(said).unreal).toEqual(unreal);
  });

  it("a word before a garment that no table knows is for the shop to know", () => {
    expect(readNeed("a hockey jersey shirt").modifiers).toEqual(undefined);
    expect(readNeed("hammock shirt").modifiers).toEqual(["hammock"]);
    expect(readNeed("a lovely designer shirt").modifiers).toEqual(undefined);
  });
});

describe("two things at once that no piece is", () => {
  it.each([
    ["a shirt over 5000 and under 1000", ["over 5000", "under 1000"]],
    ["sleeveless kurti with full sleeves", ["sleeveless", "full sleeves"]],
    ["mini skirt that comes till ankle", ["mini", "till ankle"]],
    ["maternity dress for men", ["maternity", "men"]],
    [
      "a kurta, nothing else with it, and with palazzos and dupatta",
      ["nothing else with it", "palazzos"],
    ],
    ["kurta with dupatta, nothing else", undefined],
    [
      "a shirt with full sleeves but it must not have full sleeves",
      ["full sleeves", "full sleeves"],
    ],
    ["under 2000, no wait, over 3000", undefined],
    ["plain or floral shirt", undefined],
    ["a shirt between 500 and 1000", undefined],
  ])("%s", (said, impossible) => {
    expect(readNeed(said).impossible).toEqual(impossible);
  });
});

describe("pieces that come together", () => {
  const constraintsOf = (said: string): readonly string[] =>
    readNeed(said).subQueries.map(({ constraints }) =>
      constraints
        .map((constraint) =>
          "values" in constraint ? constraint.values.join("|") : constraint.field,
        )
        .join(" "),
    );
  it.each([
    ["a kurta with dupatta", ["kurta with-dupatta"]],
    ["kurta pyjama", ["kurta-set with-pyjama"]],
    ["skirt and top set", ["top with-skirt set"]],
    ["jacket lehenga", ["lehenga"]],
    ["a kurta and a churidar", ["kurta", "churidar"]],
    ["suit with dupatta", ["kurta-set with-dupatta"]],
  ])("%s", (said, expected) => {
    expect(constraintsOf(said)).toEqual(expected);
  });
});

describe("what a garment is asked with", () => {
  const constraintsOf = (said: string): readonly string[] =>
    readNeed(said).subQueries.flatMap(({ constraints }) =>
      constraints.map((constraint) =>
        "values" in constraint ? constraint.values.join("|") : constraint.field,
      ),
    );
  it.each([
    ["a saree, blouse piece must be with it, under 1500", ["saree", "price", "with-blouse"]],
    ["kurti undr five hundrd", ["kurti", "price"]],
    ["a petticoat under saree", ["petticoat"]],
    ["a skirt on its own", ["skirt", "alone"]],
    ["coat, no dry cleaning", ["coat", "dry-clean"]],
    ["pure linen shirt, not linen blend", ["shirt", "linen", "linen-blend"]],
    ["a blouse, backless, for lehenga", ["blouse", "backless"]],
    ["t shirt, turtle neck", ["t-shirt", "high-neck"]],
  ])("%s", (said, constraints) => {
    expect(constraintsOf(said)).toEqual(constraints);
  });

  it("one sleeve is no other, and what is heated is gear of any kind", () => {
    expect(readNeed("a half sleeve shirt with full sleeves").impossible).toBeDefined();
    expect(readNeed("a shirt with half or full sleeves").impossible).toBeUndefined();
    expect(readNeed("a heated cardigan").unreal).toEqual(["heated cardigan"]);
  });
});
