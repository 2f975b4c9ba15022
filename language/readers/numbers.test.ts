import { expect, it } from "vitest";
import { readNumber } from "./numbers.ts";
import { readOrdinal } from "./ordinals.ts";

it.each([
  ["2000", 2000],
  ["2,000", 2000],
  ["1,00,000", 100_000],
  ["2k", 2000],
  ["1.5k", 1500],
  ["two thousand", 2000],
  ["two thousand five hundred", 2500],
  ["two thousand and fifty", 2050],
  ["fifteen hundred", 1500],
  ["a thousand and six hundred", 1600],
  ["twenty five hundred", 2500],
  ["a thousand", 1000],
  ["a hundred", 100],
  ["thousand", 1000],
  ["a couple of thousand", 2000],
  ["two and a half thousand", 2500],
  ["nine ninety nine", 999],
  ["nineteen ninety nine", 1999],
  ["twelve fifty", 1250],
  ["forty two", 42],
  ["1.5 lakh", 150_000],
  ["one lakh twenty thousand", 120_000],
  ["do hazaar", 2000],
  ["dedh hazaar", 1500],
  ["dhai hazaar", 2500],
  ["paanch sau", 500],
  ["atharah sau", 1800],
  ["barah sau pachas", 1250],
  ["two point five k", 2500],
  ["a grand", 1000],
  ["no number here", null],
  ["teen", null],
])("%s is %s", (text, value) => {
  expect(readNumber(text)).toBe(value);
});

it.each([
  ["the second one", 2],
  ["number three", 3],
  ["2nd", 2],
  ["the last one", -1],
  ["the last but one", -2],
  ["the third from the end", -3],
  ["the twelfth", 12],
  ["the twenty-first one", 21],
  ["number twenty one", 21],
  ["fifth", 5],
  ["pehla wala", 1],
  ["the red one", null],
])("“%s” is place %s", (text, place) => {
  expect(readOrdinal(text)).toBe(place);
});
