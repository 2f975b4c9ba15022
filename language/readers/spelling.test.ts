import { describe, expect, it } from "vitest";
import { readDigits, readLetters, readSpelling, withDigits } from "./spelling.ts";

describe("readLetters", () => {
  it.each([
    ["A S H A", "ASHA"],
    ["a, s, h, a", "asha"],
    ["a for apple s as in sugar", "as"],
    ["a double n a", "anna"],
    ["Asha", null],
    ["a", null],
    ["see you", null],
    ["double", null],
    ["", null],
  ])("reads %j as %j", (text, letters) => {
    expect(readLetters(text)).toBe(letters);
  });
});

describe("readSpelling", () => {
  it.each([
    ["are a oh", "rao"],
    ["capital are a oh", "Rao"],
    ["alpha sierra hotel alpha", "asha"],
    ["a s h a dot r a o at the rate of example dot com", "asha.rao@example.com"],
    ["double you i double l at mail point in.", "will@mail.in"],
    ["asha underscore nine eight at example dash shop dot com", "asha_98@example-shop.com"],
    ["a n n a space k", "anna k"],
  ])("reads %j as %j", (text, spelled) => {
    expect(readSpelling(text)).toBe(spelled);
  });
});

describe("readDigits", () => {
  it.each([
    ["nine eight seven six", "9876"],
    ["98 765-432", "98765432"],
    ["double five, triple oh one", "550001"],
    ["nine o two", "902"],
    ["ninety eight seventy six twelve", "987612"],
    ["five sixty double zero one", "560001"],
    ["my pin", "mypin"],
    ["", ""],
  ])("reads %j as %j", (text, digits) => {
    expect(readDigits(text)).toBe(digits);
  });
});

describe("withDigits", () => {
  it.each([
    ["mg road five six zero zero zero one", 4, "mg road 560001"],
    ["flat four twelve mg road", 4, "flat four twelve mg road"],
    ["asha two at example", 1, "asha 2 at example"],
  ])("writes the numbers of %j", (text, least, written) => {
    expect(withDigits(text, least)).toBe(written);
  });
});
