import { describe, expect, it } from "vitest";
import { isIndia, pinOf, stateOf } from "./states.ts";

describe("a state", () => {
  it.each([
    ["Karnataka", "Karnataka"],
    [" karnataka ", "Karnataka"],
    ["KA", "Karnataka"],
    ["TAMILNADU", "Tamil Nadu"],
    ["Orissa", "Odisha"],
    ["Pondicherry", "Puducherry"],
    ["J & K", "Jammu and Kashmir"],
    ["Jammu & Kashmir", "Jammu and Kashmir"],
    ["Andaman & Nicobar Islands", "Andaman and Nicobar Islands"],
    ["New Delhi", "Delhi"],
    ["Karnatka", null],
    ["constructor", null],
    ["", null],
  ])("written %j is %s", (text, name) => {
    expect(stateOf(text)).toBe(name);
  });
});

it.each([
  ["560001", "560001"],
  [" 560 001 ", "560001"],
  ["560-001", "560001"],
  ["12345", null],
  ["012345", null],
  ["5600011", null],
  ["५६०००१", null],
])("the PIN code in %j is %s", (text, pin) => {
  expect(pinOf(text)).toBe(pin);
});

it.each([
  ["India", true],
  [" INDIA ", true],
  ["Bharat", true],
  ["Indiana", false],
  ["Nepal", false],
  ["", false],
])("%j is India: %s", (country, is) => {
  expect(isIndia(country)).toBe(is);
});
