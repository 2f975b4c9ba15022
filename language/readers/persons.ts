/** How many people it is for: "my two nephews", "both of them". */
import { countForm, readCount } from "./counts.ts";

const people =
  "(?:boys|girls|kids|children|sons|daughters|brothers|sisters|friends|cousins|guys|men|women|nephews|nieces|twins|uncles|aunts|grandsons|granddaughters|grandchildren|devars|bhais|behens|babies|nurses|colleagues|teachers|players|members|(?:sons|daughters|brothers|sisters)-in-law)";
const counted = new RegExp(`\\b(${countForm}) (?:\\p{L}+ ){0,2}?${people}(?![\\p{L}-])`, "iu");
const ofThem = new RegExp(`\\bfor (${countForm}|both) of (?:us|them)\\b`, "iu");
const both = new RegExp(
  `\\bboth (?:of )?(?:my |the |our )?(?:\\p{L}+ )?${people}(?![\\p{L}-])`,
  "iu",
);

export function personsIn(text: string): number | undefined {
  const said = counted.exec(text)?.[1];
  if (said !== undefined) return readCount(said) ?? undefined;
  const these = ofThem.exec(text)?.[1];
  if (these !== undefined) return these === "both" ? 2 : (readCount(these) ?? undefined);
  return both.test(text) ? 2 : undefined;
}
