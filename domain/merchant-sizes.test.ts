import { expect, it } from "vitest";
import { agesOfSizes } from "./merchant-sizes.ts";

it.each([
  [["4-5Y", "S"], { age: "4-5Y" }],
  // Heights of children.
  [["68", "74", "92"], { age: "4-6M, 6-9M, 1-2Y" }],
  [["38", "40"], {}],
  [["80", "85", "90"], {}],
])("%j are of the ages %j", (written, ages) => {
  expect(agesOfSizes(written)).toEqual(ages);
});
