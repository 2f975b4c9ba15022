import { expect, it } from "vitest";
import { withoutTypo } from "./typos.ts";

it.each([
  ["woomen", "women"],
  ["weddding", "wedding"],
  ["seree", "saree"],
  ["kuti", "kurti"],
  ["whte", "white"],
  ["drses", "dress"],
])("%s is meant as %s", (typed, meant) => {
  expect(withoutTypo(typed)).toBe(meant);
});

it.each(["eighty", "greek", "karta", "billi", "skort", "saris", "laal"])("%s is a word", (word) => {
  expect(withoutTypo(word)).toBe(word);
});
