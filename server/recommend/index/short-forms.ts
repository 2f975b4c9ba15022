/** Merchants' words without their vowels: a "Blk Vlvt Jkt" is a black velvet jacket. */

import { remembered } from "../../../language/text/remembered.ts";
import type { Token } from "../../../language/text/tokens.ts";
import { isCommonWord } from "../../../language/words/common-words.ts";
import { isTableWord, spelt, tableWords, wordsOfField } from "../../../language/words/lexicon.ts";
import { isPlainWord } from "../../../language/words/stop-words.ts";
import type { WordField } from "../../../language/words/term.ts";

/** Where two words have the same consonants, the earlier field's is meant. */
const fields: readonly (WordField | "audience")[] = [
  "garment",
  "audience",
  "colour",
  "material",
  "pattern",
  "fit",
  "sleeve",
  "detail",
];

const least = 3;
/** Shorter ones are only words that say something alone. */
const longEnough = 5;
const ownWords = new Set(tableWords);
const unspoken = /^[^aeiou]+$|[^aeiou]{3}/;

/** The first letter and the consonants: "jacket" and "jckt" are "jkt". */
const consonants = (word: string): string =>
  word.slice(0, 1) +
  word
    .slice(1)
    .replace(/[aeiou]/g, "")
    .replaceAll("ck", "k")
    .replace(/(.)\1+/g, "$1");

let byConsonants: ReadonlyMap<string, readonly string[]> | null = null;

function table(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const field of fields)
    for (const word of wordsOfField(field)) {
      if (word.length <= least || !/^[a-z]+$/.test(word)) continue;
      const key = consonants(word);
      found.set(key, [...(found.get(key) ?? []), word]);
    }
  return found;
}

function isWithin(short: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** "Jaipur" is no short "jaipuri". */
const isShortOf = (short: string, word: string): boolean =>
  word.length > short.length &&
  word.slice(0, -1) !== short &&
  (short.length >= longEnough || ownWords.has(word)) &&
  isWithin(short, word);

const writtenOut = remembered((word) => spelt(word) ?? fullWord(word), 20_000);

function fullWord(word: string): string {
  if (word.length < least || !/^[a-z]+$/.test(word) || !unspoken.test(word)) return word;
  // "Std 1-5": a school's; BTS, a band.
  if (word === "std" || word === "bts") return word;
  if (isTableWord(word) || isCommonWord(word) || isPlainWord(word)) return word;
  byConsonants ??= table();
  const meant = byConsonants.get(consonants(word)) ?? [];
  return meant.find((one) => isShortOf(word, one)) ?? word;
}

export const withoutShortForms = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token) => {
    if (token.text.length < least || /^\d/.test(token.text)) return token;
    const text = writtenOut(token.text);
    return text === token.text ? token : { ...token, text };
  });
