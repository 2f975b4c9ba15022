/**
 * Finds the row of the phrase table that an utterance matches: lower-cased contains, first row
 * wins. It runs on every utterance and on every alternative, so the table is compiled once: all
 * of its words are looked for in one walk over the text, and each phrase is a set of bits.
 */
import { compileScan } from "./scan.ts";
import { type Phrase, type Row, table } from "./table.ts";

const wordsOf = (phrase: Phrase): readonly string[] =>
  typeof phrase === "string" ? [phrase] : [phrase.word, phrase.with];

const allWords = [...new Set(table.flatMap(({ phrases }) => phrases.flatMap(wordsOf)))];
const scan = compileScan(allWords);

/** Every phrase of the table in its order: the bits of its words, and the row it leads to. */
const compiled = table.flatMap((row) =>
  row.phrases.map((phrase) => ({
    bits: wordsOf(phrase).reduce((bits, word) => bits | (1 << allWords.indexOf(word)), 0),
    row,
  })),
);

/** The first row of the table that the text contains; the text is in lower case already. */
export function matchRow(lower: string): Row | undefined {
  const found = scan(lower);
  if (found === 0) return undefined;
  for (const { bits, row } of compiled) {
    if ((found & bits) === bits) return row;
  }
  return undefined;
}

/**
 * Every row that the text contains, in the table's order: the first is the one that counts. Plain
 * and slow, read straight from the table, so that the quick way can be checked against it.
 */
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
  return wordsOf(phrase).every((word) => lower.includes(word));
}
