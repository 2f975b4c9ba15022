import { expect, test } from "vitest";
import { amountIn, priceIn } from "./money.ts";

test("prices have Indian digit groups, and amounts .00", () => {
  const prices = [199, 1299, 129900].map((amount) => priceIn("₹", amount));
  expect(prices).toEqual(["₹199", "₹1,299", "₹1,29,900"]);
  expect([0, 3098].map((amount) => amountIn("₹", amount))).toEqual(["₹0.00", "₹3,098.00"]);
});

test("amounts are grouped as Intl groups them", () => {
  const intl = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
  for (const amount of [0, 7, 99.4, 99.5, 1000, 99999, 100000, 12345678, 1234567890])
    expect(priceIn("", amount)).toBe(intl.format(amount));
});
