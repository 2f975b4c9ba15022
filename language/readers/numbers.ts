/** Numbers: "2,000", "1.5k", "two thousand five hundred", "dedh hazaar". */
import { rememberedFor } from "../text/remembered.ts";
import { type Token, tokenise } from "../text/tokens.ts";

export interface FoundNumber {
  readonly value: number;
  readonly to: number;
  /** The last multiplier ("3 thousand": 1000), or 1. */
  readonly scale: number;
}

/** Under a hundred. */
export const numberWords = {
  units:
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
      " ",
    ),
  tens: "twenty thirty forty fifty sixty seventy eighty ninety".split(" "),
} as const;
const units = new Map(["zero", ...numberWords.units].map((word, value) => [word, value]));
const tens = new Map(numberWords.tens.map((word, at) => [word, (at + 2) * 10]));
const hindi: ReadonlyMap<string, number> = new Map(
  `0.5 aadha aadhe, 0.75 pauna pauney, 1 ek, 1.25 sava savaa sawa savva sawaa, 1.5 dedh derh deedh dedhh, 2 do,
  2.5 dhai dhaai adhai adhaai dhaayi, 3 teen, 4 char chaar, 5 paanch panch paanj, 6 chhe che chhah chheh, 7 saat, 8 aath aatth,
  9 nau, 10 das dus, 11 gyarah gyaarah gyara, 12 barah baarah baara, 13 terah, 14 chaudah chauda, 15 pandrah pandra pandhrah paandrah paandra,
  16 solah sola, 17 satrah sattrah satra, 18 atharah athaarah atthaarah athara, 19 unnis unnees, 20 bees bis, 21 ikkis ikkees,
  22 bais baees baais, 23 teis, 24 chaubis chaubees, 25 pachees pachis pacchis, 26 chhabbis, 27 sattais, 28 atthais,
  29 untis, 30 tees, 31 ikattis, 32 battis, 33 taintis, 34 chauntis, 35 paintees paintis, 36 chhattis, 37 saintis,
  38 adtis, 39 untalis, 40 chalees chalis, 41 iktalis, 42 bayalis, 43 taintalis, 44 chavalis chawalis chauvalis chauwalis,
  45 paintalis, 46 chhiyalis chiyalis, 47 saintalis, 48 adtalis, 49 unchas, 50 pachas pachaas,
  52 bavan, 55 pachpan, 56 chhappan, 60 saath, 65 painsath, 70 sattar, 72 bahattar, 75 pachhattar pachattar,
  80 assi, 85 pachasi, 90 nabbe, 95 pachanve, 99 ninyanve`
    .split(",")
    .flatMap((line) => {
      const [value, ...words] = line.trim().split(" ");
      return words.map((word) => [word, Number(value)] as const);
    }),
);
const scales: ReadonlyMap<string, number> = new Map([
  ["hundred", 100],
  ["hundreds", 100],
  ["sau", 100],
  ["k", 1000],
  ["thousand", 1000],
  ["thousands", 1000],
  ["grand", 1000],
  ["hazaar", 1000],
  ["hazar", 1000],
  ["hajar", 1000],
  ["hajaar", 1000],
  ["hazzar", 1000],
  ["lakh", 100_000],
  ["lakhs", 100_000],
  ["lac", 100_000],
  ["lacs", 100_000],
  ["crore", 10_000_000],
  ["crores", 10_000_000],
]);

const countedInHindi: ReadonlySet<string> = new Set([
  ...scales.keys(),
  ..."saal sal baras mahine mahina maheene mahiney".split(" "),
]);

/** "nine ninety nine" → 999; or null. */
export function readNumber(text: string): number | null {
  const tokens = tokenise(text);
  for (let at = 0; at < tokens.length; at += 1) {
    const found = numberAt(tokens, at);
    if (found !== null) return found.value;
  }
  return null;
}

/** -1 for none. Nothing counted begins after it. */
export const lastNumberIn = rememberedFor((tokens: readonly Token[]): number =>
  tokens.findLastIndex((_, at) => numberAt(tokens, at) !== null),
);

/** Stops at commas and sentence ends. */
export function numberAt(tokens: readonly Token[], at: number): FoundNumber | null {
  if (!mayBegin(tokens[at]?.text ?? "")) return null;
  const parts: number[] = [];
  let scale = 1;
  let next = at;
  for (;;) {
    const part = partAt(tokens, next, parts.length > 0);
    if (part === null) break;
    // "A thousand 3XL".
    if (parts.length > 0 && tokens[part.to]?.text === "xl") break;
    // Each part must be below the scale before.
    if (parts.length > 0 && part.value >= scale) break;
    parts.push(part.value);
    next = part.to;
    scale = part.scale;
    if (scale === 1) break;
    if (breaksBefore(tokens[next])) break;
    // "a thousand and a half" is fifteen hundred.
    if (
      tokens[next]?.text === "and" &&
      tokens[next + 1]?.text === "a" &&
      tokens[next + 2]?.text === "half" &&
      scale === 1000
    ) {
      parts.push(scale / 2);
      next += 3;
      break;
    }
    // "two thousand and fifty"; "five hundred and two thousand" is two numbers.
    if (tokens[next]?.text === "and") {
      const after = partAt(tokens, next + 1, true);
      // "A thousand and six hundred".
      const hundreds = scale === 1000 && after?.scale === 100 && after.value < scale;
      if (after === null || (!hundreds && (after.value >= Math.min(scale, 100) || after.scale > 1)))
        break;
      // "Three thousand and three and a half".
      if (!Number.isInteger(after.value)) break;
      parts.push(after.value);
      next = after.to;
      break;
    }
  }
  if (parts.length === 0) return null;
  return { value: parts.reduce((sum, part) => sum + part, 0), to: next, scale };
}

function breaksBefore(token: Token | undefined): boolean {
  return token === undefined || token.before !== "space";
}

/** Digits or a word under a hundred, with multiplier. */
function partAt(tokens: readonly Token[], at: number, inside: boolean): FoundNumber | null {
  const word = tokens[at]?.text;
  if (word === undefined || (inside && breaksBefore(tokens[at]))) return null;
  const bare = scales.get(word);
  if (bare !== undefined && bare >= 100 && word !== "k" && word !== "grand" && !inside) {
    return { value: bare, to: at + 1, scale: bare };
  }
  const halved = halfAt(tokens, at);
  if (halved !== null) return halved;
  if (word === "a" || word === "an" || word === "couple") {
    const first = word === "couple" ? at : at + 1;
    const couple = tokens[first]?.text === "couple" ? 2 : 0;
    const of = tokens[first + 1]?.text === "of" ? 1 : 0;
    const skip = couple === 0 ? 1 : first + 1 + of - at;
    const scale = scales.get(tokens[at + skip]?.text ?? "");
    if (scale === undefined || scale < 100) return null;
    return { value: (couple || 1) * scale, to: at + skip + 1, scale };
  }
  const small =
    smallAt(tokens, at) ?? (inside ? afterSau(tokens, at) : null) ?? beforeSau(tokens, at);
  if (small === null) return null;
  let { value, to } = small;
  if (
    tokens[to]?.text === "and" &&
    tokens[to + 1]?.text === "a" &&
    tokens[to + 2]?.text === "half"
  ) {
    value += 0.5;
    to += 3;
  } else if (
    tokens[to]?.text === "and" &&
    tokens[to + 1]?.text === "half" &&
    scales.has(tokens[to + 2]?.text ?? "")
  ) {
    value += 0.5;
    to += 2;
  }
  let scale = 1;
  for (;;) {
    const by = scales.get(tokens[to]?.text ?? "") ?? (isSau(tokens, to) ? 100 : undefined);
    if (by === undefined || breaksBefore(tokens[to])) break;
    value *= by;
    scale *= by;
    to += 1;
  }
  return { value: Math.round(value * 100) / 100, to, scale };
}

/** "Teen so ki kurti", and no "my teen so loves". */
const isSau = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "so" &&
  hindi.has(tokens[at - 1]?.text ?? "") &&
  (tokens[at + 1] === undefined || afterAmount.test(tokens[at + 1]?.text ?? ""));
const afterAmount = /^(?:k[aie]|tak|takk|mein|me|se|wal[aie]|vala|vali|rup\w+|rs)$/;

/** "half a thousand", "half of two thousand". */
function halfAt(tokens: readonly Token[], at: number): FoundNumber | null {
  const next = tokens[at + 1]?.text;
  if (tokens[at]?.text !== "half" || (next !== "a" && next !== "of")) return null;
  const whole = partAt(tokens, next === "of" ? at + 2 : at + 1, false);
  if (whole === null || whole.scale < 100) return null;
  return { value: whole.value / 2, to: whole.to, scale: whole.scale };
}

/** "Bara sau": other words alone. */
function beforeSau(tokens: readonly Token[], at: number): { value: number; to: number } | null {
  const value = otherSpellings.get(tokens[at]?.text ?? "");
  const next = tokens[at + 1];
  if (value === undefined || next?.before !== "space" || next.text === "so") return null;
  return hindiScales.has(next.text) ? { value, to: at + 1 } : null;
}

const otherSpellings: ReadonlyMap<string, number> = new Map([
  ["tin", 3],
  ["pach", 5],
  ["paach", 5],
  ["pan", 5],
  ["paan", 5],
  ["chah", 6],
  ["chay", 6],
  ["sat", 7],
  ["ath", 8],
  ["aat", 8],
  ["bara", 12],
  ["tera", 13],
  ["pandhra", 15],
  ["pandara", 15],
  ["sattarah", 17],
  ["attharah", 18],
  ["athra", 18],
  ["unees", 19],
]);

/** "Barah sau pachas": of a Hindi number the last words count nothing. */
function afterSau(tokens: readonly Token[], at: number): { value: number; to: number } | null {
  const value = hindi.get(tokens[at]?.text ?? "");
  const isHindi = hindiScales.has(tokens[at - 1]?.text ?? "");
  return value === undefined || value < 10 || !isHindi ? null : { value, to: at + 1 };
}

const hindiScales = new Set("sau so hazaar hazar hajar hajaar hazzar".split(" "));

/** Prices such as "nine ninety nine" and "twelve fifty", too. */
function smallAt(tokens: readonly Token[], at: number): { value: number; to: number } | null {
  const word = tokens[at]?.text ?? "";
  if (/^\d/.test(word)) return { value: Number(word), to: at + 1 };
  const first = under100At(tokens, at);
  if (first === null) return null;
  // "One point five k".
  const decimal =
    tokens[first.to]?.text === "point" ? units.get(tokens[first.to + 1]?.text ?? "") : undefined;
  if (decimal !== undefined && decimal < 10)
    return { value: first.value + decimal / 10, to: first.to + 2 };
  const second = breaksBefore(tokens[first.to]) ? null : under100At(tokens, first.to);
  if (second !== null && second.value >= 10 && !hindi.has(word)) {
    return { value: first.value * 100 + second.value, to: second.to };
  }
  return first;
}

/** "Saadhe teen hazaar": three and a half; "sava do", "paune do". */
const more: ReadonlyMap<string, number> = new Map([
  ["saadhe", 0.5],
  ["sadhe", 0.5],
  ["saade", 0.5],
  ["sade", 0.5],
  ["saadhay", 0.5],
  ["saarhe", 0.5],
  ["sadde", 0.5],
  ["sava", 0.25],
  ["savaa", 0.25],
  ["sawa", 0.25],
  ["paune", -0.25],
  ["pone", -0.25],
  ["pauney", -0.25],
]);

const beginnings: ReadonlySet<string> = new Set([
  ...[scales, units, tens, hindi, more, otherSpellings].flatMap((words) => [...words.keys()]),
  ..."a an couple half".split(" "),
]);

function mayBegin(word: string): boolean {
  const first = word.charAt(0);
  return (first >= "0" && first <= "9") || beginnings.has(word);
}

function under100At(tokens: readonly Token[], at: number): { value: number; to: number } | null {
  const word = tokens[at]?.text ?? "";
  const added = more.get(word);
  if (added !== undefined && !breaksBefore(tokens[at + 1])) {
    const whole = /^\d+$/.test(tokens[at + 1]?.text ?? "")
      ? { value: Number(tokens[at + 1]?.text), to: at + 2 }
      : under100At(tokens, at + 1);
    if (whole !== null && scales.has(tokens[whole.to]?.text ?? ""))
      return { value: whole.value + added, to: whole.to };
  }
  const ten = tens.get(word);
  if (ten !== undefined) {
    const unit = units.get(tokens[at + 1]?.text ?? "");
    if (unit !== undefined && unit > 0 && unit < 10 && !breaksBefore(tokens[at + 1])) {
      return { value: ten + unit, to: at + 2 };
    }
    return { value: ten, to: at + 1 };
  }
  const unit = units.get(word);
  if (unit !== undefined) return { value: unit, to: at + 1 };
  const borrowed = hindi.get(word);
  // "do", "teen" and "char" are Hindi numbers only before what is counted.
  const counted = (next: number): boolean =>
    countedInHindi.has(tokens[next]?.text ?? "") || isSau(tokens, next);
  const spans = /^(?:se|ya)$/.test(tokens[at + 1]?.text ?? "");
  const upTo = spans && hindi.has(tokens[at + 2]?.text ?? "") && counted(at + 3);
  const after = hindi.get(tokens[at + 1]?.text ?? "") ?? 0;
  const orOneMore =
    borrowed !== undefined && after > borrowed && after <= borrowed + 2 && counted(at + 2);
  const isMeasured = /^(?:waist|size|kamar|chest|bust)$/.test(tokens[at - 1]?.text ?? "");
  return borrowed !== undefined &&
    ((isMeasured && borrowed > 20) || counted(at + 1) || upTo || orOneMore)
    ? { value: borrowed, to: at + 1 }
    : null;
}
