import { expect, test } from "vitest";
import { pricesSaid } from "./money-said.ts";

const rupees = { currency: "₹", currencyCode: "INR" };

test.each([
  ["It is ₹1,599, or ₹ 1.", rupees, "It is 1,599 rupees, or 1 rupee."],
  ["It is $40.", { currency: "$", currencyCode: "USD" }, "It is 40 dollars."],
  ["It is Rs. 40.", { currency: "Rs. ", currencyCode: "INR" }, "It is 40 rupees."],
  ["Ten × nothing.", rupees, "Ten × nothing."],
])("%j is said in %j as %j", (written, currency, said) => {
  expect(pricesSaid(written, currency)).toBe(said);
});
