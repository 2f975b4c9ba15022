/**
 * Normalises a transcript: plain characters, limited length. Words, punctuation and spelling stay
 * for the table.
 */
import { longestUtterance } from "../../domain/values.ts";

export interface NormalisedText {
  /** As spoken, cut at a word. */
  readonly said: string;
  /** `said` in plain characters and single spaces, capitals kept. Read words here. */
  readonly plain: string;
  /** `plain` in lower case, of equal length. Find phrases here. */
  readonly lower: string;
  /** The end was dropped. */
  readonly cut: boolean;
}

/** Needs no work. */
const ordinary = /^[ -~]*$/;
const untidy = /^ | $| {2}/;
/** Soft hyphens, zero-width characters, joiners, direction marks. */
const silent = "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff";
/**
 * Curly apostrophes, and Turkish i's with loose dot: the only letters whose lower case is longer or
 * not English. https://www.unicode.org/Public/UCD/latest/ucd/SpecialCasing.txt
 */
const plainer: ReadonlyMap<number, string> = new Map([
  ...[...silent, "\u0307"].map((each) => [each.charCodeAt(0), ""] as const),
  ...[..."\u02bc\u2018\u2019"].map((each) => [each.charCodeAt(0), "'"] as const),
  [0x0130, "I"],
  [0x0131, "i"],
]);
/** An apostrophe of UTF-8, read as Windows-1252. */
const misencoded = /\u00e2\u20ac[\u2122\u02dc]/g;
/** Emoji and flags. */
const pictures =
  /(?:(?![\u00a9\u00ae\u2122])\p{Extended_Pictographic}\p{Emoji_Modifier}?[\ufe0f\u200d]*)+|\p{Regional_Indicator}+/gu;
/** From a cut or a broken sender. */
const looseSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Never throws. */
export function normalise(text: string): NormalisedText {
  const said = shortened(text);
  const plain = plainly(said);
  return { said, plain, lower: plain.toLowerCase(), cut: said.length < text.length };
}

function shortened(text: string): string {
  if (text.length <= longestUtterance) return text;
  const start = text.slice(0, longestUtterance).replace(looseSurrogate, "");
  const lastSpace = start.search(/\s\S*$/);
  return lastSpace > 0 ? start.slice(0, lastSpace) : start;
}

/** "zubin [dot] irani (at) gmail [dot] com". */
const bracketed = /\s*[[(]\s*(at|dot)\s*[\])]\s*/gi;

function plainly(given: string): string {
  const said = given.replace(bracketed, " $1 ");
  if (ordinary.test(said)) return untidy.test(said) ? tidy(said) : said;
  const text = said.replace(misencoded, "'").replace(pictures, " ").normalize("NFKC");
  return tidy(simplified(text));
}

function simplified(text: string): string {
  let result = "";
  let done = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const plain = code < 0x80 ? undefined : plainer.get(code);
    if (plain === undefined) continue;
    result += text.slice(done, at) + plain;
    done = at + 1;
  }
  return done === 0 ? text : result + text.slice(done);
}

function tidy(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, " ").trim();
}
