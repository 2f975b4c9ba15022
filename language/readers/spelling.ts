/**
 * Spelled-out words and digits: "a s h a", "A for apple", "double t". Recognisers write letters as
 * similar words; those count only after an announcement.
 */

// biome-ignore format: lists of words read best in running lines.
const letterNames: ReadonlyMap<string, string> = new Map(Object.entries({
  a: "ay alpha alfa", b: "be bee bravo", c: "see sea cee charlie", d: "dee delta", e: "echo",
  f: "ef eff foxtrot", g: "gee golf", h: "aitch haitch hotel", i: "eye aye india", j: "jay juliet juliett",
  k: "kay okay kilo", l: "el ell lima", m: "em mike", n: "en november", o: "oh oscar", p: "pea pee papa",
  q: "queue cue quebec", r: "are ar romeo", s: "es ess sierra", t: "tea tee tango", u: "you uniform",
  v: "vee we victor", w: "whiskey whisky", x: "ex xray", y: "why yankee", z: "zed zee zulu",
}).flatMap(([letter, names]) => names.split(" ").map((name) => [name, letter] as const)));

const digits: ReadonlyMap<string, string> = new Map(
  "zero one two three four five six seven eight nine"
    .split(" ")
    .map((word, digit) => [word, String(digit)] as const),
);

/** Between the letters of an address. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/\bat the rate(?: of)?\b/g, "@"],
  [/\bat(?: sign)?\b/g, "@"],
  [/\b(?:dot|point|full stop)\b/g, "."],
  [/\bunder ?score\b/g, "_"],
  [/\b(?:dash|hyphen|minus)\b/g, "-"],
];

/** In the given case; null for anything but letters. */
export function readLetters(text: string): string | null {
  const words = withoutExamples(text)
    .split(/[\s,.-]+/)
    .filter((word) => word !== "");
  if (words.length < 2) return null;
  let letters = "";
  for (let at = 0; at < words.length; at += 1) {
    const times = timesOf(words[at]);
    if (times > 1) at += 1;
    const word = words[at];
    if (word === undefined || !/^\p{L}$/u.test(word)) return null;
    letters += word.repeat(times);
  }
  return letters;
}

/**
 * After an announcement: letters by any name, digits, signs, words. Lower case except after
 * "capital".
 */
export function readSpelling(text: string): string {
  const lower = signs.reduce(
    (rest, [said, sign]) => rest.replace(said, ` ${sign} `),
    withoutExamples(text.toLowerCase()).replace(/\bdouble (?:you|u)\b/g, "w"),
  );
  const words = lower.split(/[\s,]+/).filter((word) => word !== "");
  let spelled = "";
  let capital = false;
  let times = 1;
  for (const word of words) {
    if (word === "capital") capital = true;
    else if (timesOf(word) > 1) times = timesOf(word);
    else if (word === "space") spelled += " ";
    else {
      const one = letterNames.get(word) ?? digits.get(word) ?? word;
      spelled += (capital ? one.toUpperCase() : one).repeat(times);
      capital = false;
      times = 1;
    }
  }
  // A sentence's end is not the address's.
  return spelled.replace(/\.$/, "");
}

const tens: ReadonlyMap<string, number> = new Map(
  "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, at) => [word, 10 + at] as const)
    .concat(
      "twenty thirty forty fifty sixty seventy eighty ninety"
        .split(" ")
        .map((word, at) => [word, 20 + 10 * at] as const),
    ),
);

/** "Six hundred", "four hundred one", "five hundred sixty two"; a zero after it is separate. */
function hundredsAt(words: readonly string[], at: number) {
  const digit = Number(digits.get(words[at] ?? "") ?? 0);
  if (digit === 0 || words[at + 1] !== "hundred") return undefined;
  const ten = tens.get(words[at + 2] ?? "") ?? 0;
  const unit = Number(digits.get(words[at + (ten === 0 ? 2 : 3)] ?? "") ?? 0);
  const more = ten === 0 || ten >= 20 ? unit : 0;
  const to = at + 2 + (ten > 0 ? 1 : 0) + (more > 0 ? 1 : 0);
  return { value: 100 * digit + ten + more, to };
}

/** "double five", "nine eight", "ninety eight", "98 765". Others stay. */
export function readDigits(text: string): string {
  const words = text.toLowerCase().split(/[\s,.-]+/);
  let read = "";
  let times = 1;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const hundreds = hundredsAt(words, at);
    if (hundreds) {
      read += String(hundreds.value);
      at = hundreds.to - 1;
      continue;
    }
    const ten = tens.get(word);
    const unit = Number(digits.get(words[at + 1] ?? "") ?? 0);
    if (timesOf(word) > 1) times = timesOf(word);
    else if (ten !== undefined && ten >= 20 && unit > 0) {
      read += String(ten + unit);
      at += 1;
    } else {
      const digit = word === "oh" || word === "o" ? "0" : (digits.get(word) ?? ten ?? word);
      read += String(digit).repeat(times);
      times = 1;
    }
  }
  return read;
}

const number = [...digits.keys(), ...tens.keys(), "oh", "double", "triple", "\\d+"].join("|");
const numbers = new RegExp(
  `\\b(?:${number})(?:[\\s-]+(?:${number}|o|(?<=\\p{L} )hundred))*\\b`,
  "giu",
);

/** Runs of at least `least` digits become digits. */
export function withDigits(text: string, least: number): string {
  return text.replace(numbers, (run) => {
    const read = readDigits(run);
    return read.length >= least ? read : run;
  });
}

function withoutExamples(text: string): string {
  return text.replace(/(?<![\p{L}'])(\p{L}) (?:for|as in|like) \p{L}+/giu, "$1");
}

function timesOf(word: string | undefined): number {
  return word === "double" ? 2 : word === "triple" ? 3 : 1;
}
