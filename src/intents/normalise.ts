/**
 * What was heard, made ready for reading: the odd characters that recognisers and keyboards send
 * are turned into plain ones, and no transcript is too long to handle. Words are never changed:
 * punctuation and spelling stay, because the table matches what was said.
 */
import { longestUtterance } from "../../domain/values.ts";

export interface Heard {
  /** As spoken; only shortened to the last whole word within the limit. */
  readonly said: string;
  /** `said` in plain characters and single spaces, its capitals kept. Read words from this. */
  readonly plain: string;
  /** `plain` in lower case, which has the same length. Find phrases in this. */
  readonly lower: string;
  /** Whether the transcript was too long and its end was dropped. */
  readonly cut: boolean;
}

/** Nothing but printable ASCII: most transcripts, which need no work. */
const ordinary = /^[ -~]*$/;
/** Spaces in need of tidying: at an end, or two together. */
const untidy = /^ | $| {2}/;
/** Characters that take no room and no sound: soft hyphen, zero-width, joiners, direction marks. */
const silent = "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff";
/**
 * Characters that stand for plainer ones: curly apostrophes, and the Turkish i's with the dot that
 * they leave behind. Those are the only letters whose lower case is longer, or is not the English
 * letter. https://www.unicode.org/Public/UCD/latest/ucd/SpecialCasing.txt
 */
const plainer: ReadonlyMap<number, string> = new Map([
  ...[...silent, "\u0307"].map((each) => [each.charCodeAt(0), ""] as const),
  ...[..."\u02bc\u2018\u2019"].map((each) => [each.charCodeAt(0), "'"] as const),
  [0x0130, "I"],
  [0x0131, "i"],
]);
/** Half of a character that a cut or a broken sender left behind. */
const looseSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Reads any text, however odd; never throws. */
export function hear(text: string): Heard {
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

function plainly(said: string): string {
  if (ordinary.test(said)) return untidy.test(said) ? tidy(said) : said;
  return tidy(simplified(said.normalize("NFKC")));
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
