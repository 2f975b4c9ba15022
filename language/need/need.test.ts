/** A need as a whole: structure, words kept, scope of negation, contradictions, and odd input. */
import { describe, expect, it } from "vitest";
import type { Constraint } from "./constraints.ts";
import { readNeed } from "./need.ts";

/** Limits in short: "-colour:black", "price:..2000", for each thing wanted. */
function short(text: string): readonly (readonly string[])[] {
  return readNeed(text).subQueries.map(({ constraints }) => constraints.map(one));
}

function one(constraint: Constraint): string {
  const sign = { hard: "!", soft: "", negated: "-" }[constraint.strength];
  if (constraint.field === "price")
    return `${sign}price:${constraint.lean ?? `${constraint.min ?? ""}..${constraint.max ?? ""}`}`;
  return `${sign}${constraint.field}:${constraint.field === "audience" ? constraint.who.join("|") : constraint.values.join("|")}`;
}

it("keeps strength and the words that each limit came from", () => {
  expect(readNeed("I'm looking for a warm jacket for my son under 2000 rupees")).toEqual({
    subQueries: [
      {
        constraints: [
          { field: "garment", strength: "hard", words: "jacket", values: ["jacket"] },
          { field: "audience", strength: "hard", words: "son", who: ["boys"] },
          { field: "price", strength: "hard", words: "under 2000 rupees", max: 2000 },
          { field: "season", strength: "soft", words: "warm", values: ["winter"] },
        ],
      },
    ],
    unmatched: [],
    conflicts: [],
  });
});

it("keeps the words as the shopper wrote them, mishearings too", () => {
  const constraints = readNeed("Read SHIRT for my sun").subQueries[0]?.constraints.map(
    ({ words }) => words,
  );
  expect(constraints).toEqual(["SHIRT", "sun", "Read"]);
});

describe("negation", () => {
  it.each([
    ["a kurta, not black", ["!garment:kurta", "-colour:black"]],
    ["not black or navy, a kurta", ["!garment:kurta", "-colour:black", "-colour:navy"]],
    [
      "not black, navy or grey jeans",
      ["!garment:jeans", "-colour:black", "-colour:navy", "-colour:grey"],
    ],
    ["not red, blue, a kurta", ["!garment:kurta", "colour:blue", "-colour:red"]],
    ["a jacket without a hood and in blue", ["!garment:jacket", "-detail:hood", "colour:blue"]],
    ["a jacket without hood or pockets", ["!garment:jacket", "-detail:hood", "-detail:pockets"]],
    ["no black jeans", ["!garment:jeans", "-colour:black"]],
    ["no jeans, trousers", ["!garment:trousers", "-garment:jeans"]],
    ["anything but yellow", ["-colour:yellow"]],
    ["nothing but yellow", ["!colour:yellow"]],
    ["it doesn't have to be yellow", []],
    ["I'm not sure, a jacket", ["!garment:jacket"]],
    ["I don't have a jacket", ["!garment:jacket"]],
    ["No, show me jackets", ["!garment:jacket"]],
    ["kala nahi, shirt", ["!garment:shirt", "-colour:black"]],
    ["wool free sweater", ["!garment:sweater", "-material:wool"]],
    ["not too expensive, not too tight jeans", ["!garment:jeans", "price:low", "-fit:slim"]],
    ["not more than 2000, not black", ["!price:..2000", "-colour:black"]],
    ["cotton only", ["!material:cotton"]],
  ])("%s", (text, constraints) => {
    expect(short(text)).toEqual([constraints]);
  });
});

describe("several garments, each with its own limits", () => {
  it.each([
    [
      "a jacket under 2000 and shoes under 500",
      [
        ["!garment:jacket", "!price:..2000"],
        ["!garment:shoes", "!price:..500"],
      ],
    ],
    [
      "a jacket and jeans under 1500",
      [
        ["!garment:jacket", "!price:..1500"],
        ["!garment:jeans", "!price:..1500"],
      ],
    ],
    [
      "a red saree for my wife and a kurta for me under 1500",
      [
        ["!garment:saree", "!audience:women", "colour:red"],
        ["!garment:kurta", "!price:..1500"],
      ],
    ],
    ["blue jeans and a shirt", [["!garment:jeans", "colour:blue"], ["!garment:shirt"]]],
    ["a shirt or a polo", [["!garment:shirt|polo"]]],
    [
      "a saree and a kurta for my husband",
      [["!garment:saree"], ["!garment:kurta", "!audience:men"]],
    ],
    ["a jacket, maybe a bomber", [["!garment:bomber"]]],
    ["a shirt to wear with my black jeans", [["!garment:shirt"]]],
  ])("%s", (text, things) => {
    expect(short(text)).toEqual(things);
  });
});

describe("contradictions and second thoughts", () => {
  it("the later of two prices that can't both be is believed, and both are named", () => {
    const need = readNeed("under 500 and above 1000, a shirt");
    expect(short("under 500 and above 1000, a shirt")).toEqual([
      ["!garment:shirt", "!price:1000.."],
    ]);
    expect(need.conflicts).toEqual([
      { field: "price", believed: "above 1000", dropped: "under 500" },
    ]);
  });
  it("two bounds that can both be are one range", () => {
    expect(short("above 500 but under 1000")).toEqual([["!price:500..1000"]]);
  });
  it("“no wait” and “actually” take back without a conflict", () => {
    expect(short("blue, no wait, green shirt")).toEqual([["!garment:shirt", "colour:green"]]);
    expect(short("under 1000, actually under 1500")).toEqual([["!price:..1500"]]);
    expect(readNeed("under 1000, actually under 1500").conflicts).toEqual([]);
  });
});

describe("odd input", () => {
  it.each([
    "",
    "   ",
    "?!…",
    "\u0000",
    "🧥🧥",
    "__proto__ constructor",
    "குர்தா",
    "1".repeat(1000),
    "not ".repeat(200),
    "under ".repeat(200),
  ])("%j gives one thing wanted and no limits", (text) => {
    const need = readNeed(text);
    expect(
      need.subQueries.map(({ constraints }) =>
        constraints.filter(({ field }) => field !== "price"),
      ),
    ).toEqual([[]]);
  });
  it("a long text is read in bounded time and gives bounded limits", () => {
    const need = readNeed("a red jacket for my son and a blue kurta under 2000 and ".repeat(200));
    expect(need.subQueries.length).toBeLessThanOrEqual(5);
  });
});

describe("what is only described", () => {
  it.each([
    ["saree ke neeche pehenne ke liye petticoat", ["!garment:petticoat"]],
    ["my lehenga needs a dupatta", ["!garment:dupatta"]],
    ["a half sweater to put on top of my white shirts", ["!garment:sweater-vest"]],
    ["a dress, I'm seven months along", ["!garment:dress"]],
    ["a frock for a one and a half year old girl", ["!garment:frock", "!audience:girls"]],
    ["a saree, couple of thousand max", ["!garment:saree", "!price:..2000"]],
    ["kurta, money no bar", ["!garment:kurta"]],
    ["tie wali jhabla", ["!garment:jhabla"]],
    ["nehru jacket with kurta pyjama", ["!garment:kurta-set", "with-pyjama", "with-nehru-jacket"]],
    ["a gown with cape", ["!garment:gown", "with-cape"]],
    ["saree with blouse and petticoat", ["!garment:saree", "with-blouse", "with-petticoat"]],
    ["suit trousers, grey", ["!garment:trousers", "colour:grey"]],
  ])("%s", (said, constraints) => {
    const [first] = short(said);
    expect([
      first?.map((constraint) => constraint.replace("detail:", "")).sort(),
      short(said).length,
    ]).toEqual([[...constraints].sort(), 1]);
  });
});
