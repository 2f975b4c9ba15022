import { describe, expect, it } from "vitest";
import { tokenise } from "../text/tokens.ts";
import { priceAt } from "./money.ts";

/** The first price in these words. */
function readPrice(text: string) {
  const tokens = tokenise(text);
  return tokens.map((_, at) => priceAt(tokens, at)).find((found) => found !== null)?.wish ?? null;
}

describe("at most", () => {
  it.each([
    ["under 2000", 2000],
    ["three digit price only", 999],
    ["budget not in four digits", 999],
    ["price not more than four digits", 9999],
    ["below ₹2,000", 2000],
    ["less than Rs. 2,000", 2000],
    ["up to two thousand", 2000],
    ["upto 2k", 2000],
    ["within 1.5k", 1500],
    ["not more than 900 rupees", 900],
    ["it can't be more than 900", 900],
    ["I can stretch to 900", 900],
    ["no more than nine hundred", 900],
    ["maximum 1000", 1000],
    ["1000 max", 1000],
    ["500 or less", 500],
    ["budget of 3000", 3000],
    ["my budget is 3000", 3000],
    ["don't want to go over 2000", 2000],
    ["I can spend up to 4k", 4000],
    ["2000 ke andar", 2000],
    ["2000 se kam", 2000],
    ["4000 tak", 4000],
    ["500 se zyada nahi", 500],
    ["2000 rupees", 2000],
    ["2000", 2000],
    ["not a penny more than 999", 999],
    ["500 se zyada mat", 500],
    ["400 lopu", 400],
    ["1200 er moddhe", 1200],
    ["if I go over 900", 900],
    ["raise it from 500 to 900", 900],
  ])("%s", (text, max) => {
    expect(readPrice(text)).toEqual({ max });
  });
});

describe("at least", () => {
  it.each([
    ["above 1000", 1000],
    ["over a thousand", 1000],
    ["at least 500", 500],
    ["1000 or more", 1000],
    ["starting from 300", 300],
    ["not less than 800", 800],
    ["no lower than 800", 800],
    ["kam se kam paanch sau", 500],
    ["800 upwards", 800],
    ["don't show me anything under 800", 800],
    ["skip anything cheaper than 800", 800],
  ])("%s", (text, min) => {
    expect(readPrice(text)).toEqual({ min });
  });
});

describe("a range is never read as one bound", () => {
  it.each([
    ["between 500 and 1,000", 500, 1000],
    ["from 500 to 1000", 500, 1000],
    ["500-1000", 500, 1000],
    ["₹500 - ₹1,000", 500, 1000],
    ["2 to 3 thousand", 2000, 3000],
    ["1-2k", 1000, 2000],
    ["between five hundred and a thousand", 500, 1000],
    ["500 se 1000 tak", 500, 1000],
    ["between 1000 and 500", 500, 1000],
    ["1.5-2k", 1500, 2000],
    ["four or five hundred", 400, 500],
    ["three four thousand", 3000, 4000],
    ["teen char hazaar", 3000, 4000],
    ["500 aur 1000 ke beech", 500, 1000],
    ["900 give or take 100", 800, 1000],
    ["between two thousand and two and a half", 2000, 2500],
  ])("%s", (text, min, max) => {
    expect(readPrice(text)).toEqual({ min, max });
  });
});

it.each([
  ["around a thousand", 1000],
  ["budget is around 1000", 1000],
  ["I can spend about 1000", 1000],
  ["about 1000", 1000],
  ["1000 or so", 1000],
  ["approximately ₹1,000", 1000],
])("%s reaches a fifth either side", (text, around) => {
  expect(readPrice(text)).toEqual({ around, min: 800, max: 1200 });
});

it.each([
  ["cheap", "low"],
  ["not too expensive", "low"],
  ["sasta", "low"],
  ["mehnga nahi", "low"],
  ["the cheapest", "lowest"],
  ["premium", "high"],
  ["the most expensive", "highest"],
])("%s leans %s", (text, lean) => {
  expect(readPrice(text)).toEqual({ lean });
});

it("a limit for everything together says so", () => {
  expect(readPrice("3000 in total")).toEqual({ max: 3000, total: true });
  expect(readPrice("total 1500")).toEqual({ max: 1500, total: true });
});

it.each([
  "6 years old",
  "size 38",
  "two shirts",
  "under 5 years",
  "100% cotton",
  "100 cotton",
  "in 2 days",
  "",
])("%s is no price", (text) => {
  expect(readPrice(text)).toBeNull();
});
