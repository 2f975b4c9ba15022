import { expect, it } from "vitest";
import { inNounPhrases } from "./noun-phrases.ts";

it.each([
  ["gents ka kurta dikhao", "men's kurta dikhao"],
  ["kaali wali tshirt M mein", "kaali tshirt M mein"],
  ["bachon ka yellow kurta", "kids yellow kurta"],
  ["ladies ki black pant", "women's black pant"],
])("%s: %s", (said, meant) => {
  expect(inNounPhrases(said)).toBe(meant);
});

it.each([
  "yeh wali kurti",
  "pehla wala jeans",
  "ladies ka size kya hai",
  "ghar ke liye kurta",
  "yellow wali hata do",
])("%s: stays", (said) => {
  expect(inNounPhrases(said)).toBe(said);
});
