/**
 * Checks a model's reason against the product: refuses unknown numbers or attributes, promises and
 * instructions.
 */

import { numberAt } from "../../../language/readers/numbers.ts";
import { readTerms } from "../../../language/readers/terms.ts";
import { tokenise } from "../../../language/text/tokens.ts";
import { colourLineage } from "../../../language/words/colours.ts";
import { patternLineage } from "../../../language/words/details.ts";
import { garmentLineage } from "../../../language/words/garments.ts";
import { materialLineage } from "../../../language/words/materials.ts";
import type { WordField } from "../../../language/words/term.ts";
import type { ModelCandidate } from "./candidate.ts";

const longestReason = 240;

const promises =
  /\b(discount|offer|sale|free|coupon|cashback|refund|guarantee[ds]?|warranty|deliver(?:y|ed|s)?|shipping|returns?|stock|limited|hurry|ignore|instruction|system prompt|as an ai|language model|click|visit|buy now|best price|cheapest|lowest|% ?off|rated|stars|reviews?|award|celebrit\w*|doctor|certified|imported|handmade|hand-made|luxury|designer|bestseller|best seller|best-selling|sustainable|eco-?friendly|organic|recycled)\b/i;

const checkedFields: readonly WordField[] = [
  "garment",
  "colour",
  "material",
  "pattern",
  "fit",
  "sleeve",
  "detail",
  "season",
  "occasion",
  "size",
  "audience",
];

/** Whether the product backs every claim. */
export function isTrueReason(reason: string, candidate: ModelCandidate): boolean {
  const text = reason.trim();
  if (text.length < 10 || text.length > longestReason) return false;
  if (/[<>{}[\]`]|https?:|www\.|[\p{Cc}]|@/u.test(text)) return false;
  const record = recordOf(candidate);
  const promise = new RegExp(promises.source, "gi");
  for (const [word] of text.matchAll(promise)) {
    if (!record.toLowerCase().includes(word.toLowerCase())) return false;
  }
  const known = new Set(numbersIn(`${record} ${candidate.price}`));
  if (numbersIn(text).some((number) => !known.has(number))) return false;
  return checkedFields.every((field) => {
    const owned = new Set(
      [...readTerms(record, field), ...candidate.facts].flatMap((value) => lineageOf(field, value)),
    );
    return readTerms(text, field).every(
      (value) => owned.has(value) || isSaidByRecord(value, record),
    );
  });
}

function recordOf({ name, description, category, sizes, facts }: ModelCandidate): string {
  return [name, description, category, sizes.join(", "), facts.join(", ")].join(". ");
}

function isSaidByRecord(value: string, record: string): boolean {
  return record.toLowerCase().includes(value.replaceAll("-", " "));
}

function lineageOf(field: WordField, value: string): readonly string[] {
  switch (field) {
    case "garment":
      return garmentLineage(value);
    case "colour":
      return colourLineage(value);
    case "material":
      return materialLineage(value);
    case "pattern":
      return patternLineage(value);
    default:
      return [value];
  }
}

function numbersIn(text: string): readonly number[] {
  const tokens = tokenise(text);
  const found: number[] = [];
  for (let at = 0; at < tokens.length; ) {
    const number = numberAt(tokens, at);
    // "one" is mostly a pronoun.
    if (number !== null && !(number.value === 1 && tokens[at]?.text === "one")) {
      found.push(number.value);
    }
    at = number?.to ?? at + 1;
  }
  return found;
}
