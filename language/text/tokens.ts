/** The one tokeniser of all readers. */
import { correctText } from "../corrections/corrections.ts";
import { romanised } from "./devanagari.ts";
import { remembered, rememberedFor } from "./remembered.ts";
import type { Token } from "./token.ts";

export type { Token } from "./token.ts";

const longest = 1000;
const pieces =
  /\d+(?:,\d{2,3}(?!\d))*(?:\.\d+)?|₹|[\p{L}\p{M}]+(?:['’][\p{L}]+)*|(?<=\dk?\s?)[-–—](?=\s?[\d₹])|[~+/%]|[-–—](?=\s)|[,;()]|[.!?…\n]+/giu;

const plainPieces =
  /\d+(?:,\d{2,3}(?!\d))*(?:\.\d+)?|[a-z]+(?:'[a-z]+)*|(?<=\dk?\s?)-(?=\s?\d)|[~+/%]|-(?=\s)|[,;()]|[.!?\n]+/gi;
// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them
const beyondAscii = /[^\x00-\x7f]/;

/** "T - shirt", which tokens would part. */
export const spacedTShirt = /\bt ?- ?(?=shirts?\b)/gi;

/**
 * Corrects mishearings; reads 1000 characters. "Rs.1,500/-" gives `rs`, `1500`; "t-shirt" `t`,
 * `shirt`; "500-1000" `500`, `-`, `1000`.
 */
export const tokenise: (text: string) => readonly Token[] = remembered(tokensOf);

export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let before: Token["before"] = "space";
  const said = text.slice(0, longest);
  const isHindi = beyondAscii.test(said) && hindi.test(said);
  const written = isHindi ? said.replace(/[\u0964-\u096f]/g, asOurs) : said;
  const isPlain = !beyondAscii.test(written);
  const next = isPlain ? plainPieces : pieces;
  next.lastIndex = 0;
  for (let found = next.exec(written); found !== null; found = next.exec(written)) {
    const piece = found[0];
    const start = found.index;
    if (isLetter(piece.charCodeAt(0))) {
      tokens.push({ text: plain(piece), start, end: start + piece.length, before });
      before = "space";
      continue;
    }
    if (/^[.!?…\n]/.test(piece)) {
      // Not the end of a sentence: "rs.", "approx.", a dot before a digit.
      const last = tokens.at(-1)?.text ?? "";
      const shortened =
        abbreviations.has(last) && (last !== "no" || /^\.\s*\d/.test(text.slice(start)));
      if (!shortened && tokens.length > 0) before = "stop";
      continue;
    }
    if (/^[,;()]/.test(piece)) {
      if (before === "space" && tokens.length > 0) before = "comma";
      continue;
    }
    if (/^[-–—]$/.test(piece)) {
      if (/\dk?\s?$/i.test(text.slice(0, start)) && /^\s?[\d₹]/.test(text.slice(start + 1))) {
        tokens.push({ text: "-", start, end: start + 1, before: "space" });
      } else if (before === "space") before = "comma";
      continue;
    }
    const isNumber = /^\d+$/.test(piece);
    const spelt = isNumber ? piece : isHindi && hindi.test(piece) ? romanised(piece) : plain(piece);
    tokens.push({ text: spelt, start, end: start + piece.length, before });
    before = "space";
  }
  return correctText(
    tokens.some(({ text: word }) => word === "/")
      ? tokens.filter(({ text: word }) => word !== "/")
      : tokens,
  );
}

/** Hindi's stops and digits. */
const asOurs = (sign: string): string => {
  const digit = sign.charCodeAt(0) - 0x966;
  return digit < 0 ? "." : String(digit);
};

const abbreviations = new Set(["rs", "approx", "max", "min", "yrs", "yr", "no", "st", "mr", "mrs"]);

const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

const hindi = /[\u0900-\u097f]/;

const plain = remembered((piece) => {
  if (/^\d/.test(piece)) return piece.replaceAll(",", "");
  return piece
    .toLowerCase()
    .replaceAll("’", "'")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/'s$/, "")
    .replace(/s'$/, "s");
}, 20_000);

/** `to` is excluded. */
export function wordsOf(text: string, tokens: readonly Token[], from: number, to: number): string {
  const first = tokens[from];
  const last = tokens[to - 1];
  return first === undefined || last === undefined ? "" : text.slice(first.start, last.end);
}

function wordsAt(tokens: readonly Token[], at: number, words: Phrase): boolean {
  return words.every((word, offset) => {
    const token = tokens[at + offset];
    return token?.text === word && (offset === 0 || token.before !== "stop");
  });
}

/** The number of tokens, 0 for none. */
export function phraseAt(tokens: readonly Token[], at: number, phrases: readonly Phrase[]): number {
  const first = tokens[at]?.text;
  if (phrases !== lastPhrases) {
    lastPhrases = phrases;
    lastByFirst = byFirstWord(phrases);
  }
  const candidates = first === undefined ? undefined : lastByFirst.get(first);
  if (candidates === undefined) return 0;
  let longestFound = 0;
  for (const phrase of candidates) {
    if (phrase.length > longestFound && wordsAt(tokens, at, phrase)) longestFound = phrase.length;
  }
  return longestFound;
}

type Phrase = readonly string[];
let lastPhrases: readonly Phrase[] = [];
let lastByFirst: ReadonlyMap<string, readonly Phrase[]> = new Map();

/** Most tokens begin no phrase. */
const byFirstWord = rememberedFor((phrases: readonly Phrase[]) => {
  const found = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const [first = ""] = phrase;
    found.set(first, [...(found.get(first) ?? []), phrase]);
  }
  return found;
});

/** "less than, up to" gives [["less","than"],["up","to"]]. */
export function phrases(list: string): readonly (readonly string[])[] {
  return list.split(",").map((phrase) => phrase.trim().split(/\s+/));
}

/** "jackets" → "jacket", "dresses" → "dress"; others stay. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(sh|ch|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
