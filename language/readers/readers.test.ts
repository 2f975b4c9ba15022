/** The small readers that spoken commands use, one by one. */
import { describe, expect, it } from "vitest";
import { constraintLabel } from "../need/labels.ts";
import { readNeed } from "../need/need.ts";
import { singular, tokenise } from "../text/tokens.ts";
import { colourFamily, colourLineage } from "../words/colours.ts";
import { garmentLineage, garmentName, mayStandIn } from "../words/garments.ts";
import { materialLineage } from "../words/materials.ts";
import { countForm, readCount } from "./counts.ts";
import { readOrdinal } from "./ordinals.ts";
import { findSizes, readSize, withSizesWritten } from "./sizes.ts";
import { readTerm, readTerms } from "./terms.ts";

const wordsOf = (text: string): readonly string[] => tokenise(text).map((token) => token.text);

describe("words", () => {
  it("keep numbers whole, and split hyphens", () => {
    expect(wordsOf("Rs.1,500/- t-shirt, ₹2,000")).toEqual([
      "rs",
      "1500",
      "t",
      "shirt",
      "₹",
      "2000",
    ]);
    expect(wordsOf("500-1000")).toEqual(["500", "-", "1000"]);
  });
  it("know where a clause and a sentence end", () => {
    expect(tokenise("red, blue. Green").map(({ text, before }) => [text, before])).toEqual([
      ["red", "space"],
      ["blue", "comma"],
      ["green", "stop"],
    ]);
  });
  it("put mishearings right only in company that gives them away", () => {
    expect(wordsOf("a read shirt")).toEqual(["a", "red", "shirt"]);
    expect(wordsOf("I read a book")).toEqual(["i", "read", "a", "book"]);
    expect(wordsOf("for my sun")).toEqual(["for", "my", "son"]);
    expect(wordsOf("the sun is out")).toEqual(["the", "sun", "is", "out"]);
    expect(wordsOf("under to thousand")).toEqual(["under", "two", "thousand"]);
  });
  it.each([
    ["jackets", "jacket"],
    ["dresses", "dress"],
    ["parties", "party"],
    ["dress", "dress"],
    ["sarees", "saree"],
  ])("%s in singular is %s", (many, one) => {
    expect(singular(many)).toBe(one);
  });
  it("are read from the first 1000 characters, in little time", () => {
    expect(tokenise("kurta ".repeat(100_000)).length).toBeLessThan(200);
  });
});

describe("sizes", () => {
  it.each([
    ["extra large", "XL"],
    ["double XL", "XXL"],
    ["excel", "XL"],
    ["medium", "M"],
    ["size l", "L"],
    ["in M", "M"],
    ["size 38", "M"],
    ["waist 34", "L"],
    ["XXXL", null],
    ["a small budget", null],
    ["it's s nice", null],
  ])("%s is %s", (text, size) => {
    expect(readSize(text)).toBe(size);
  });
});

describe("sizes in a sentence", () => {
  it("are found where they stand", () => {
    const text = "the jeans in size 32, two xls and a 2 xl";
    const found = findSizes(text).map(({ value, start, end }) => [value, text.slice(start, end)]);
    expect(found).toEqual([
      ["M", "size 32"],
      ["XL", "xls"],
      ["XXL", "2 xl"],
    ]);
  });

  it.each([
    ["change it to xx large", "change it to xxl"],
    ["add 2 xl", "add xxl"],
    ["add two xls", "add two extra large"],
    ["put the jeans in my bag in size thirty six", "put the jeans in my bag in extra large"],
    ["size 36", "small"],
    ["remove the size forty one", "remove the large one"],
    ["make it m", "make it medium"],
    ["a s h a", "a s h a"],
    ["a small gift in size 36", "a small gift in small"],
    ["small checks in size 12", "small checks in size 12"],
    ["add it in excel", "add it in excel"],
  ])("%j is written %j", (text, written) => {
    expect(withSizesWritten(text)).toBe(written);
  });
});

describe("counts", () => {
  it.each([
    ["two", 2],
    ["forty-two", 42],
    ["a dozen", 12],
    ["half a dozen", 6],
    ["99", 99],
    ["100", null],
    ["0", null],
    ["two of them", null],
  ])("%j is %j", (text, count) => {
    expect(readCount(text)).toBe(count);
    expect(new RegExp(`^${countForm}$`).test(text)).toBe(count !== null || text === "0");
  });
});

describe("places", () => {
  it.each([
    ["the ninety-first one", 91],
    ["the fortieth", 40],
    ["item number twelve", 12],
    ["the second to last", -2],
  ])("%j is %j", (text, place) => {
    expect(readOrdinal(text)).toBe(place);
  });
});

describe("colours", () => {
  it("have shades and families", () => {
    expect(readTerm("the navy blue one", "colour")).toBe("navy");
    expect(readTerm("light blue", "colour")).toBe("sky-blue");
    expect(readTerm("neela", "colour")).toBe("blue");
    expect(colourLineage("navy")).toContain("blue");
    expect(colourFamily("maroon")).toBe("red");
    expect(colourFamily("white")).toBe("white");
    expect(readTerm("a light jacket", "colour")).toBeNull();
  });
});

describe("garments", () => {
  it.each([
    ["t shirts", "t-shirt"],
    ["puffer jackets", "puffer"],
    ["lehenga choli", "lehenga"],
    ["curta", "kurta"],
    ["trouzers", "trousers"],
    ["running shoes", "shoes"],
    ["the weather", null],
  ])("%s is %s", (text, garment) => {
    expect(readTerm(text, "garment")).toBe(garment);
  });
  it("belong to families, and only near kin stand in", () => {
    expect(garmentLineage("bomber")).toEqual([
      "bomber",
      "jacket",
      "rainproof",
      "open-layers",
      "layers",
      "winter-wear",
    ]);
    expect([
      mayStandIn("bomber", "puffer"),
      mayStandIn("kurta", "kurti"),
      mayStandIn("raincoat", "jacket"),
      mayStandIn("saree", "dress"),
    ]).toEqual([true, true, false, false]);
    expect([garmentName("jeans").one, garmentName("dress").many]).toEqual([
      "pair of jeans",
      "dresses",
    ]);
  });
});

it("fine materials belong to their family", () => {
  expect([materialLineage("merino"), materialLineage("khadi")].map((list) => list[1])).toEqual([
    "wool",
    "cotton",
  ]);
  expect(readTerms("soft merino wool and khadi", "material")).toEqual(["merino", "khadi"]);
});

describe("audience", () => {
  it.each([
    ["for my son", { who: ["boys"] }],
    ["for my 6 year old son", { who: ["boys"], age: 6 }],
    ["a six-year-old", { who: ["kids"], age: 6 }],
    ["my 25 year old daughter", { who: ["women"] }],
    ["for her", { who: ["women"] }],
    ["she is 5", { who: ["girls"], age: 5 }],
    ["18 months old baby", { who: ["kids"], age: 1.5 }],
    ["ladies", { who: ["women"] }],
    ["pati ke liye", { who: ["men"] }],
    ["unisex", { who: ["unisex"] }],
    ["for the office", undefined],
  ])("%s", (text, wish) => {
    const limit = readNeed(text).subQueries[0]?.constraints.find(
      ({ field }) => field === "audience",
    );
    expect(limit).toEqual(wish === undefined ? undefined : expect.objectContaining(wish));
  });
});

it("limits have labels for chips", () => {
  expect(
    [
      { field: "price", strength: "hard", words: "", min: 500, max: 1000 },
      { field: "price", strength: "hard", words: "", around: 1000, min: 750, max: 1250 },
      { field: "price", strength: "soft", words: "", lean: "low" },
      { field: "audience", strength: "hard", words: "", who: ["girls"], age: 6 },
      { field: "colour", strength: "negated", words: "", values: ["black", "navy"] },
      { field: "detail", strength: "negated", words: "", values: ["hood"] },
      { field: "sleeve", strength: "soft", words: "", values: ["short"] },
      { field: "garment", strength: "hard", words: "", values: ["other:kimono"] },
    ].map((limit) => constraintLabel(limit as Parameters<typeof constraintLabel>[0], "₹")),
  ).toEqual([
    "₹500 to ₹1,000",
    "around ₹1,000",
    "not expensive",
    "for girls, 6 years",
    "not black or navy",
    "no hood",
    "short sleeves",
    "kimono",
  ]);
});
