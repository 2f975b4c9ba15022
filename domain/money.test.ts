import { expect, test } from "vitest";
import { amountIn, priceIn, pricesSaid } from "./money.ts";

const rupees = { currency: "₹", currencyCode: "INR" };

test("prices have Indian digit groups, and amounts .00", () => {
  const prices = [199, 1299, 129900].map((amount) => priceIn("₹", amount));
  expect(prices).toEqual(["₹199", "₹1,299", "₹1,29,900"]);
  expect([0, 3098].map((amount) => amountIn("₹", amount))).toEqual(["₹0.00", "₹3,098.00"]);
});

test.each([
  ["It is ₹1,599, or ₹ 1.", rupees, "It is 1,599 rupees, or 1 rupee."],
  ["It is $40.", { currency: "$", currencyCode: "USD" }, "It is 40 dollars."],
  ["It is Rs. 40.", { currency: "Rs. ", currencyCode: "INR" }, "It is 40 rupees."],
  ["Ten × nothing.", rupees, "Ten × nothing."],
])("%j is said in %j as %j", (written, currency, said) => {
  expect(pricesSaid(written, currency)).toBe(said);
});
