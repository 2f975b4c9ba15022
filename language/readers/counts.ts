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

const people =
  "(?:boys|girls|kids|children|sons|daughters|brothers|sisters|friends|cousins|guys|men|women|nephews|nieces|twins|uncles|aunts|grandsons|granddaughters|grandchildren|devars|bhais|behens|babies|nurses|colleagues|teachers|players|members|(?:sons|daughters|brothers|sisters)-in-law)";
const counted = new RegExp(`\\b(${countForm}) (?:\\p{L}+ ){0,2}?${people}(?![\\p{L}-])`, "iu");
const ofThem = new RegExp(`\\bfor (${countForm}|both) of (?:us|them)\\b`, "iu");
const both = new RegExp(
  `\\bboth (?:of )?(?:my |the |our )?(?:\\p{L}+ )?${people}(?![\\p{L}-])`,
  "iu",
);

/** How many people it is for: "my two nephews", "for both of them". */
export function personsIn(text: string): number | undefined {
  const said = counted.exec(text)?.[1];
  if (said !== undefined) return readCount(said) ?? undefined;
  const these = ofThem.exec(text)?.[1];
  if (these !== undefined) return these === "both" ? 2 : (readCount(these) ?? undefined);
  return both.test(text) ? 2 : undefined;
}
