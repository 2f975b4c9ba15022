/** Matches the phrase table: lower-case contains, first row wins. */
import type { RowId } from "../intent.ts";
import { type Phrase, type Row, table } from "./table.ts";

/** Rows that only lead somewhere: signing out is never guessed. */
export const placeRows: ReadonlySet<RowId> = new Set([
  "collection",
  "about",
  "home",
  "cart",
  "contact",
  "order",
]);

/** Lower case. */
export function matchRow(lower: string): Row | undefined {
  return table.find((row) => contains(row, lower));
}

export function matchingRows(lower: string): readonly Row[] {
  return table.filter((row) => contains(row, lower));
}

/** The earliest, then longest. */
export function findPhrase(
  row: Row,
  lower: string,
): { readonly start: number; readonly end: number } | undefined {
  let found: { start: number; end: number } | undefined;
  for (const phrase of row.phrases) {
    if (typeof phrase !== "string") continue;
    const start = lower.indexOf(phrase);
    if (start < 0) continue;
    const end = start + phrase.length;
    if (!found || start < found.start || (start === found.start && end > found.end)) {
      found = { start, end };
    }
  }
  return found;
}

function contains({ phrases }: Row, lower: string): boolean {
  return phrases.some((phrase) => phraseIn(phrase, lower));
}

function phraseIn(phrase: Phrase, lower: string): boolean {
  return typeof phrase === "string"
    ? lower.includes(phrase)
    : lower.includes(phrase.word) && lower.includes(phrase.with);
}
