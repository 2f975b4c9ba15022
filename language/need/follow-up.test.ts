import { describe, expect, it } from "vitest";
import { readFollowUp, refine } from "./follow-up.ts";
import { readNeed } from "./need.ts";

const jacket = readNeed("a blue jacket for my son under 2000");

const follow = (text: string) => readFollowUp(text, jacket);

/** Field and values of the limits after a turn. */
function after(text: string): readonly string[] {
  const turn = follow(text);
  if (turn === null) throw new Error("no follow-up");
  return refine(jacket, turn).subQueries.flatMap(({ constraints }) =>
    constraints.map((constraint) =>
      constraint.field === "price"
        ? `price ${constraint.max ?? constraint.lean}`
        : `${constraint.strength === "negated" ? "-" : ""}${constraint.field} ${constraint.field === "audience" ? constraint.who.join() : constraint.values.join()}`,
    ),
  );
}

describe("changes what was asked before", () => {
  it.each([
    ["in red", ["garment jacket", "audience boys", "price 2000", "colour red"]],
    ["for my daughter instead", ["garment jacket", "price 2000", "colour blue", "audience girls"]],
    ["under 1500", ["garment jacket", "audience boys", "colour blue", "price 1500"]],
    ["any size XL?", ["garment jacket", "audience boys", "price 2000", "colour blue", "size XL"]],
    ["not blue", ["garment jacket", "audience boys", "price 2000", "-colour blue"]],
    ["hide the blue ones", ["garment jacket", "audience boys", "price 2000", "-colour blue"]],
    [
      "not for girls",
      ["garment jacket", "audience boys", "price 2000", "colour blue", "-audience girls"],
    ],
    ["any colour", ["garment jacket", "audience boys", "price 2000"]],
    ["forget the budget", ["garment jacket", "audience boys", "colour blue"]],
    ["what about a hoodie?", ["audience boys", "price 2000", "colour blue", "garment hoodie"]],
    ["or red", ["garment jacket", "audience boys", "price 2000", "colour blue,red"]],
    [
      "with a hood",
      ["garment jacket", "audience boys", "price 2000", "colour blue", "detail hood"],
    ],
  ])("%s", (text, constraints) => {
    expect(after(text)).toEqual(constraints);
  });
});

it.each([
  ["above 1000", "under 3000", { min: 1000, max: 3000 }],
  ["under 1000", "above 3000", { min: 3000 }],
])("%s, then %s, is one range where it can be", (first, second, range) => {
  const before = readNeed(`kurtas ${first}`);
  const turn = readFollowUp(second, before);
  const constraints = (turn ? refine(before, turn) : before).subQueries.flatMap(
    (one) => one.constraints,
  );
  const {
    field: _,
    strength: __,
    words: ___,
    ...price
  } = constraints.find(({ field }) => field === "price") ?? { field: "", strength: "", words: "" };
  expect(price).toEqual(range);
});

it("a child's age and sex come one after the other", () => {
  const said = ["a kurta for my daughter", "for a six year old", "girls"];
  const need = said.slice(1).reduce(
    (before, text) => {
      const turn = readFollowUp(text, before);
      return turn ? refine(before, turn) : before;
    },
    readNeed(said[0] ?? ""),
  );
  expect(
    need.subQueries.flatMap(({ constraints }) =>
      constraints.filter((constraint) => constraint.field === "audience"),
    ),
  ).toMatchObject([{ who: ["girls"], age: 6 }]);
});

describe("asks for others, cheaper ones, or ones like those on screen", () => {
  it.each([
    ["something else", { other: true, price: null, like: null, again: false }],
    ["show me more", { other: true, price: null, like: null, again: false }],
    ["cheaper", { other: false, price: "lower", like: null, again: false }],
    ["these are too expensive", { other: false, price: "lower", like: null, again: false }],
    ["not so dear", { other: false, price: "lower", like: null, again: false }],
    ["something nicer", { other: false, price: "higher", like: null, again: false }],
    ["more like the second", { other: false, price: null, like: 2, again: false }],
    ["show those again", { other: false, price: null, like: null, again: true }],
    ["do any of these come in XL", { other: false, price: null, like: null, again: true }],
  ])("%s", (text, wish) => {
    expect(follow(text)).toMatchObject(wish);
  });
});

describe("a separate need starts afresh", () => {
  it.each([
    "something warm for my daughter, up to 3000",
    "I'm looking for a saree for my mother",
    "recommend something for my wife",
    "a kurta",
    "hello",
    "shoes under 500",
  ])("%s", (text) => {
    expect(follow(text)).toBeNull();
  });
});

describe("answers to a question about the need", () => {
  it("belong to it, whatever else they say", () => {
    const wedding = readNeed("something for a wedding");
    const turn = readFollowUp("another one, for my daughter", wedding, { answers: true });
    expect(turn).toMatchObject({
      other: false,
      need: { subQueries: [{ constraints: [{ who: ["girls"] }] }] },
    });
    expect(readFollowUp("show me some kurtas for men", wedding, { answers: true })).not.toBeNull();
  });
});

describe("takes back what was said", () => {
  it.each([
    ["drop the colour", ["garment jacket", "audience boys", "price 2000"]],
    ["take off the price limit", ["garment jacket", "audience boys", "colour blue"]],
    ["forget blue", ["garment jacket", "audience boys", "price 2000"]],
    [
      "drop the wool",
      ["garment jacket", "audience boys", "price 2000", "colour blue", "-material wool"],
    ],
  ])("%s", (said, constraints) => {
    expect([...after(said)].sort()).toEqual([...constraints].sort());
  });
});
