import { expect, it } from "vitest";
import { wordErrors } from "./word-errors.ts";

it.each([
  ["Go to the cart.", "go to the cart", 0, 4],
  ["go to the cart", "go to the card", 1, 4],
  ["go to the cart", "go the cart", 1, 4],
  ["go to the cart", "please go to the old cart", 2, 4],
  ["go to the cart", "", 4, 4],
  ["home", "go home now", 2, 1],
  ["a b c d", "d c b a", 4, 4],
  ["", "you", 1, 0],
] as const)("“%s” heard as “%s” has %i errors in %i words", (said, heard, errors, words) => {
  expect(wordErrors(said, heard)).toEqual({ errors, words });
});
