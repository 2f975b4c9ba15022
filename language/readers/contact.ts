/** Spoken e-mail addresses, telephone numbers and PIN codes, with positions. */
import { readDigits, withDigits } from "./spelling.ts";

/** "asha dot rao two at example dot com", written. */
export function readEmail(text: string): string {
  return withDigits(text.toLowerCase(), 1)
    .replace(/\b(\p{L}) (?:for|as in) \p{L}+/gu, "$1")
    .replace(/\bdouble (\p{L})\b/gu, "$1$1")
    .replace(/\s+at(?: the rate(?: of)?)?\s+/g, "@")
    .replace(/\s+(?:dot|point)\s+/g, ".")
    .replace(/\s+(?:underscore|under score)\s+/g, "_")
    .replace(/\s+(?:dash|hyphen)\s+/g, "-")
    .replace(/\s+plus\s+/g, "+")
    .replace(/[\s,]+/g, "");
}

const asWritten =
  /[\s,]+(?:all (?:in )?|as |in )?(?:one word|no spaces?|without (?:any )?spaces?|small letters|all small|lower ?case|(?:all )?together|joined(?: up| together)?)\b/gi;

/** Without "no spaces", "all one word". */
export function withoutSpelling(text: string): string {
  return withoutRepeated(text).replace(asWritten, "");
}

const repeated = /[\s,]+(?<words>[a-z]+(?: [a-z]+){0,2}) (?:is|are) (?:all )?one word\b.*$/i;

/** "…, clinic vellore is one word". */
function withoutRepeated(text: string): string {
  const found = repeated.exec(text);
  const words = found?.groups?.words?.split(" ") ?? [];
  const before = text.slice(0, found?.index ?? 0).toLowerCase();
  const rests = words.map((_, at) => words.slice(at).join(" "));
  const again = rests.find((rest) => before.includes(rest.toLowerCase()));
  return found && again ? text.slice(0, found.index + found[0].indexOf(again)) : text;
}

export function isSpokenEmail(text: string): boolean {
  return /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text);
}

export function digitsOf(text: string): string {
  return readDigits(text).replace(/(?!^\+)\D/g, "");
}

interface Found {
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

const digitWord =
  "zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|oh|o|double|triple";
const joint = "\\s*(?:\\.|_|-|\\+|\\s(?:dot|point|under ?score|dash|hyphen|plus)\\s)\\s*";
const piece = "[a-z0-9]+";
const longEnds = "india|store|online|email|cloud|world";
const end = `(?:[a-z]{2,4}|${longEnds})(?![a-z0-9])`;
/** A sentence may end before it: "at the fair at Puri. How much". */
const surelyEnds =
  "(?:com|in|org|net|co|edu|gov|io|example|test|ac|info|me|dev|uk|us|ca|de|fr)(?![a-z0-9])";
const dot = `(?:\\.(?=\\S)|\\s*\\.\\s*(?=${surelyEnds})|\\s+(?:dot|point)\\s+)`;
const spoken = new RegExp(
  `(?<![\\w@.])${piece}(?:(?:${joint}|\\s+(?=(?:${digitWord}|\\d+)\\b))${piece})*(?:\\s*@\\s*|\\s+at(?: the rate(?: of)?)?\\s+)${piece}(?:(?:\\s*-\\s*)${piece})*${dot}${end}(?:(?:\\.|\\s+(?:dot|point)\\s+)${end})*`,
  "i",
);

export function findEmail(text: string): Found | undefined {
  const found = spoken.exec(text);
  if (!found) return undefined;
  const from = localFrom(text, found.index);
  const to = found.index + found[0].length;
  const value = readEmail(text.slice(from, to));
  return isSpokenEmail(value) ? { value, from, to } : undefined;
}

/** Not part of the address. */
const leading = new Set(
  "is its it's at on to me my mine mail email id and or the use a i by was be as with for of in put write".split(
    " ",
  ),
);
const jointWord = /^(?:dot|point|underscore|dash|hyphen)$/i;
const shortest = 3;
const introduced = /^(?!.*\bname\b).*\b(?:is|it's|was|be)[\s,:]+(?<words>(?:[a-z]+ +){1,2})$/is;

/**
 * Start of a multi-word address: letters before it ("h gill at …"), a word before a letter ("fatima
 * s at …"), or a repeated name.
 */
function localFrom(text: string, found: number): number {
  // "It is anita dsouza at …": all of it.
  const whole = introduced.exec(text.slice(0, found));
  if (whole) return found - (whole.groups?.words ?? "").length;
  let from = found;
  for (;;) {
    const before = /(?<![\w'])([a-z0-9]+) +$/i.exec(text.slice(0, from));
    const word = before?.[1]?.toLowerCase() ?? "";
    const first = /^[a-z0-9]*/i.exec(text.slice(from))?.[0] ?? "";
    // "A k h a n 90 at …", "m e g h a dot s e n at …": letters.
    const isLetter = word.length === 1 && (first.length === 1 || jointWord.test(first));
    if (!before || (leading.has(word) && !isLetter)) return from;
    const again = new RegExp(`\\b${word}\\b`, "i").test(text.slice(0, before.index));
    if (word.length > 1 && first.length >= shortest && !again) return from;
    from = before.index;
  }
}

const provider =
  /(@|\bat(?: the rate(?: of)?)?) ?(gmail|googlemail|yahoo|ymail|hotmail|outlook|icloud|rediffmail|protonmail)(?![\w.-]|,? ?(?:dot|point)\b)/gi;

/** "At gmail" is gmail dot com. */
export function withProvider(text: string): string {
  return text.replace(provider, "$1 $2 dot com").replace("@ ", "@");
}

const run = new RegExp(
  `(?<![\\w@])\\+?(?:plus )?(?:\\d[\\d-]*|(?:${digitWord})\\b)(?:[\\s,.-]+(?:\\d[\\d-]*|(?:${digitWord})\\b))*`,
  "gi",
);

const usual = 10;

/** A number word before ten digits isn't part of them. */
function readRun(text: string, most: number): readonly [digits: string, length: number] {
  const whole = digitsOf(text);
  if (most < usual || whole.replace("+", "").length === usual) return [whole, text.length];
  const [own = ""] = text.split(/[,.]\s/);
  const first = digitsOf(own);
  if (first.length === usual) return [first, own.length];
  const rests = [...text.matchAll(/[,.]\s+/g)].map(({ index, 0: comma }) =>
    digitsOf(text.slice(index + comma.length)),
  );
  return [rests.find(({ length }) => length === usual) ?? whole, text.length];
}

/** With `least` to `most` digits. */
export function findNumber(text: string, least: number, most: number): Found | undefined {
  let last: Found | undefined;
  for (const found of text.matchAll(run)) {
    const [value, run] = readRun(found[0], most);
    const { length } = value.replace("+", "");
    if (length >= least && length <= most)
      last = { value, from: found.index, to: found.index + run };
  }
  return last;
}
