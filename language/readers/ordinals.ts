/** Places in a list: "the second one", "number three", "the last but one". */

import { type Token, tokenise } from "../text/tokens.ts";
import { numberAt, numberWords } from "./numbers.ts";

/** 1 is the first, -1 the last. */
interface FoundPlace {
  readonly place: number;
  readonly rest: string;
}

// biome-ignore format: lists of words read best in running lines.
const names: ReadonlyMap<string, number> = new Map([
  "first 1st pehla pehli pehle", "second 2nd doosra dusra doosri dusri doosre dusre", "third 3rd teesra tisra teesri tisri teesre tisre",
  "fourth chautha chauthi chauthe", "fifth paanchva", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
  "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth",
  "nineteenth",
].flatMap((words, at) => words.split(" ").map((word) => [word, at + 1] as const)).concat(
  numberWords.tens.map((word, at) => [word.replace(/y$/, "ieth"), (at + 2) * 10] as const),
));
const tens: ReadonlyMap<string, number> = new Map(
  numberWords.tens.map((word, at) => [word, (at + 2) * 10]),
);
const last = new Set(["last", "aakhri", "akhri"]);
/** "At the last minute" is no place. */
const times = new Set(
  "minute moment time times night week weekend month year evening birthday anniversary".split(" "),
);
/** After these a number is a place: "number two", "item number two". */
const counted = new Set(["number", "option", "item", "no"]);

export function findOrdinal(text: string): FoundPlace | null {
  const tokens = tokenise(text);
  const words = tokens.map((token) => token.text);
  for (let at = 0; at < words.length; at += 1) {
    const found = placeAt(words, at) ?? numberedAt(tokens, at);
    if (found === null) continue;
    const start = tokens[at]?.start ?? 0;
    const end = tokens[found.to - 1]?.end ?? text.length;
    const rest = `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, " ").trim();
    return { place: found.place, rest };
  }
  return null;
}

export function isOrdinal(text: string): boolean {
  return findOrdinal(text)?.rest === "";
}

export function readOrdinal(text: string): number | null {
  return findOrdinal(text)?.place ?? null;
}

type Found = { readonly place: number; readonly to: number };

function placeAt(words: readonly string[], at: number): Found | null {
  const word = words[at] ?? "";
  if (times.has(words[at + 1] ?? "")) return null;
  if (last.has(word)) {
    if (words[at + 1] === "but" && words[at + 2] === "one") return { place: -2, to: at + 3 };
    return { place: -1, to: at + 1 };
  }
  const ten = tens.get(word);
  const unit = names.get(words[at + 1] ?? "");
  if (ten !== undefined && unit !== undefined && unit < 10)
    return { place: ten + unit, to: at + 2 };
  // "2nd" arrives as "2", "nd".
  const numeral = /^\d{1,2}$/.test(word) && /^(st|nd|rd|th)$/.test(words[at + 1] ?? "");
  const place = names.get(word) ?? (numeral ? Number(word) : undefined);
  if (place === undefined || place === 0) return null;
  const to = at + (numeral && !names.has(word) ? 2 : 1);
  // "the second last", "the third from the end".
  const back = /^(?:(?:to )?last|(?:(?:one|piece) )?from (?:the )?(?:last|end|bottom))\b/.exec(
    words.slice(to).join(" "),
  );
  return back ? { place: -place, to: to + back[0].split(" ").length } : { place, to };
}

function numberedAt(tokens: readonly Token[], at: number): Found | null {
  if (!counted.has(tokens[at]?.text ?? "")) return null;
  const second = counted.has(tokens[at + 1]?.text ?? "") ? 1 : 0;
  const number = numberAt(tokens, at + 1 + second);
  if (number === null || number.value < 1 || number.value > 99) return null;
  return { place: number.value, to: number.to };
}
