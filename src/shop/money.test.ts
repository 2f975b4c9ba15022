import { expect, test } from "vitest";
import { amount, price } from "./money.ts";

test("prices have Indian digit groups, and amounts .00", () => {
  expect([price(199), price(1299), price(129900)]).toEqual(["₹199", "₹1,299", "₹1,29,900"]);
  expect([amount(0), amount(3098)]).toEqual(["₹0.00", "₹3,098.00"]);
});
