import { expect, test } from "vitest";
import { normalise } from "../../normalise.ts";
import { matchRow } from "../../table/match.ts";
import { isOfNoRow } from "./own-words.ts";

const reading = (said: string) => {
  const heard = normalise(said);
  return { ...heard, row: matchRow(heard.lower)?.id ?? ("none" as const) };
};

test("a name that holds a word of the table is no place", () => {
  expect(isOfNoRow(reading("my name is Emily Carter"))).toBe(true);
  expect(isOfNoRow(reading("email is emily dot carter at outlook dot com"))).toBe(true);
});

test("the words of the table themselves are its rows", () => {
  expect(isOfNoRow(reading("go to my cart"))).toBe(false);
  expect(isOfNoRow(reading("my name is Emily Carter, open my cart"))).toBe(false);
});
