/**
 * Slips in constraint words: "tohusand", "aruond", "ecxept". The lexicon corrects garments and
 * looks; these are few, so one letter off, added, missing or swapped identifies each.
 */
import { remembered } from "../text/remembered.ts";
import type { Token } from "../text/token.ts";
import { isCommonWord } from "../words/common-words.ts";
import { isTableWord } from "../words/lexicon.ts";
import { isPlainWord } from "../words/stop-words.ts";
import { lettersApart } from "./phonetic-spelling.ts";

const known = new Set(
  `hundred thousand eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty
  seventy eighty ninety sixth seventh eighth ninth between around roughly approximately minimum maximum except without already neither nothing months
  turned turning under below above within budget rupees daughter husband nephew sister brother mother father boyfriend
  girlfriend grandmother grandfather birthday wedding sleeves sleeve length except exceeding cheaper invisible bulletproof
  waterproof machine washable washing cleaning matching included please thanks anything something looking heating battery
  fitting stretchable comfortable pockets pocket collar plain simple another younger elder little newborn teenage office
  formal interview festival holiday shorts shirts skinny purple trouser trousers thermal pyjama pajama sherwani jacket`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

const byLetter = new Map<string, string[]>();
for (const word of known)
  byLetter.set(word.slice(0, 1), [...(byLetter.get(word.slice(0, 1)) ?? []), word]);

export function withFunctionWords(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token) => {
    const meant = isWord(token.text) ? nearest(token.text) : null;
    return meant === null ? token : { ...token, text: meant };
  });
}

// Not remembered: a catalogue teaches more words.
const isWord = (word: string): boolean =>
  word.length >= 5 &&
  !known.has(word) &&
  /^[a-z]+$/.test(word) &&
  !isTableWord(word) &&
  !isCommonWord(word) &&
  !isPlainWord(word);

const nearest = remembered((word) => {
  const most = word.length < 9 ? 1 : 2;
  const near = (byLetter.get(word.slice(0, 1)) ?? []).filter(
    (one) => one.length > 4 && lettersApart(one, word, most) <= most,
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}, 20_000);
