import { expect, test } from "vitest";
import { asksPairing } from "./pairing.ts";

test.each([
  "what goes with it",
  "what does one wear it with",
  "what do people wear under this",
  "is there a top to match",
  "with this kurta, what should i wear",
])("%s asks what is worn with a piece", (text) => {
  expect(asksPairing(text)).toBe(true);
});

test.each([
  "what should i wear to a wedding",
  "do you have it in blue",
  "show me the one with stripes",
])("%s asks something else", (text) => {
  expect(asksPairing(text)).toBe(false);
});
