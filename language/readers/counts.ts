/** Counts, 0 to 99: "2", "twenty one", "a couple", "half a dozen". */

import { tokenise } from "../text/tokens.ts";
import { numberAt, numberWords } from "./numbers.ts";

const mostCounted = 99;
const several: ReadonlyMap<string, number> = new Map([
  ["a", 1],
  ["an", 1],
  ["couple", 2],
  ["a couple", 2],
  ["pair", 2],
  ["a pair", 2],
  ["dozen", 12],
  ["a dozen", 12],
  ["one dozen", 12],
  ["half a dozen", 6],
  ["half dozen", 6],
  ["two dozen", 24],
]);

/** Source of a regular expression for counts from 1, without "a" and "an". */
export const countForm = `(?:${[
  "\\d{1,2}",
  `(?:${numberWords.tens.join("|")})(?:[ -](?:${numberWords.units.slice(0, 9).join("|")}))?`,
  "(?:(?:half )?a |half |one |two )?dozen",
  "a couple|couple|a pair",
  ...numberWords.units,
].join("|")})(?![\\w-])`;

export function readCount(text: string): number | null {
  const words = text.trim().toLowerCase();
  const known = several.get(words);
  if (known !== undefined) return known;
  const tokens = tokenise(words);
  const found = numberAt(tokens, 0);
  if (found === null || found.to !== tokens.length) return null;
  return Number.isInteger(found.value) && found.value >= 1 && found.value <= mostCounted
    ? found.value
    : null;
}

/** For two, and for both. */
const twoForm = "(?:two|2)";
export const bothForm = `(?:both(?: of them)?|(?:the|these|those) ${twoForm}(?: of them)?)`;
