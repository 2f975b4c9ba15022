import { expect, test } from "vitest";
import { amountIn, priceIn } from "./money.ts";

test("prices have Indian digit groups, and amounts .00", () => {
  const prices = [199, 1299, 129900].map((amount) => priceIn("₹", amount));
  expect(prices).toEqual(["₹199", "₹1,299", "₹1,29,900"]);
  expect([0, 3098].map((amount) => amountIn("₹", amount))).toEqual(["₹0.00", "₹3,098.00"]);
});
