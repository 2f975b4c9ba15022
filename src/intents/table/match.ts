/**
 * Matches the phrase table: lower-case contains, first row wins. Compiled, because it runs on every
 * alternative: one walk finds all words, a phrase is a set of bits.
 */
import { compileScan } from "./scan.ts";
import { type Phrase, type Row, table } from "./table.ts";

const wordsOf = (phrase: Phrase): readonly string[] =>
  typeof phrase === "string" ? [phrase] : [phrase.word, phrase.with];

const allWords = [...new Set(table.flatMap(({ phrases }) => phrases.flatMap(wordsOf)))];
const scan = compileScan(allWords);

const compiled = table.flatMap((row) =>
  row.phrases.map((phrase) => ({
    bits: wordsOf(phrase).reduce((bits, word) => bits | (1 << allWords.indexOf(word)), 0),
    row,
  })),
);

/** Lower case. */
export function matchRow(lower: string): Row | undefined {
  const found = scan(lower);
  if (found === 0) return undefined;
  for (const { bits, row } of compiled) {
    if ((found & bits) === bits) return row;
  }
  return undefined;
}

/** All contained rows. Plain and slow, to check the other. */
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

function contains(row: Row, lower: string): boolean {
  for (const phrase of row.phrases) {
    if (phraseIn(phrase, lower)) return true;
  }
  return false;
}

function phraseIn(phrase: Phrase, lower: string): boolean {
  return wordsOf(phrase).every((word) => lower.includes(word));
}
