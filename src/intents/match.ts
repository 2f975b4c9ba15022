/**
 * Finds the row of the phrase table that an utterance matches: lower-cased contains, first row
 * wins. It runs on every utterance and on every alternative, so it does nothing but search.
 */
import { type Phrase, type Row, table } from "./table.ts";

/** The first row of the table that the text contains; the text is in lower case already. */
export function matchRow(lower: string): Row | undefined {
  for (const row of table) {
    if (contains(row, lower)) return row;
  }
  return undefined;
}

/** Every row that the text contains, in the table's order: the first is the one that counts. */
export function matchingRows(lower: string): readonly Row[] {
  return table.filter((row) => contains(row, lower));
}

/** Where a row's phrase stands in the text; the earliest, and of those the longest. */
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

function contains(row: Row, lower: string): boolean {
  for (const phrase of row.phrases) {
    if (phraseIn(phrase, lower)) return true;
  }
  return false;
}

function phraseIn(phrase: Phrase, lower: string): boolean {
  if (typeof phrase === "string") return lower.includes(phrase);
  return lower.includes(phrase.word) && lower.includes(phrase.with);
}
