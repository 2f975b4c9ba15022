/**
 * Table words inside values: a shopper called Carter wants no cart. The rest of the sentence
 * decides its row.
 */
import { withDigits } from "../../../../language/readers/spelling.ts";
import { eachWord, notLettersNorDigits, phoneNamed } from "../../phrases/form/own-words.ts";
import { matchRow } from "../../table/match.ts";
import { table } from "../../table/table.ts";
import type { Reading } from "../command.ts";
import { kernel } from "../spoken.ts";
import type { Fields } from "./fields.ts";
import { saidIn } from "./said.ts";

const phrases: ReadonlySet<string> = new Set(
  table.flatMap((each) =>
    each.phrases.flatMap((phrase) => (typeof phrase === "string" ? phrase : [])),
  ),
);

/** No row, or only by words of the values. */
export function isOfNoRow({ row, lower, plain }: Reading, fields?: Fields): boolean {
  if (row === "none") return true;
  const said = fields ?? saidIn(kernel(plain)).fields;
  const values = Object.values(said);
  // Unless it is a word of the table: "12 Home Road".
  const own = new Set(
    values
      .flatMap((value) => value.toLowerCase().split(notLettersNorDigits))
      .filter((word) => !phrases.has(word)),
  );
  if (own.size === 0) return false;
  // "Contact number nine nine zero …" names the field.
  const rest = (said.phone === undefined ? lower : withDigits(lower, 7).replace(phoneNamed, ""))
    .split(eachWord)
    .filter((word) => !own.has(word))
    .join("");
  return matchRow(rest) === undefined;
}
