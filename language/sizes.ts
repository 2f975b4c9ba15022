/** Sizes S to XXL with their spoken names, and the chest and waist numbers that stand for them. */
import { type Size, sizes } from "../domain/values.ts";
import { terms } from "./term.ts";
import { type Token, tokenise } from "./tokens.ts";

export const sizeTerms = terms(
  "size",
  `
!S: small, small size, size small, size s, s size
!M: medium, medium size, size medium, size m, m size
!L: large, large size, size large, size l, l size
!XL: xl, extra large, x large, size xl, xl size, xtra large
!XXL: xxl, double xl, double extra large, xx large, 2xl, 2 xl, extra extra large, size xxl, xxl size, two xl, plus size, plus sized
!XXXL: xxxl, triple xl, 3xl, 3 xl, three xl, triple extra large
!XS: xs, extra small, x small, size xs
`,
);

/** Words after which "small", "medium" and "large" are no sizes. */
const otherThings = new Set(
  "budget print prints check checks pattern patterns length weight kid kids boy girl child son daughter amount price flower flowers dots buti motif motifs event number pocket pockets heat flame shop town".split(
    " ",
  ),
);

const single: Readonly<Record<string, Size>> = { s: "S", m: "M", l: "L" };
const chest: Readonly<Record<number, Size>> = {
  36: "S",
  38: "M",
  40: "L",
  42: "XL",
  44: "XXL",
};
const waist: Readonly<Record<number, Size>> = {
  28: "S",
  30: "S",
  32: "M",
  34: "L",
  36: "XL",
  38: "XXL",
};

/** The first size in a text: "extra large" → XL. Null when none is named, or one that is not made. */
export function readSize(text: string): Size | null {
  const tokens = tokenise(text);
  for (let at = 0; at < tokens.length; at += 1) {
    const found = numberedSizeAt(tokens, at) ?? letterAt(tokens, at, text);
    if (found !== null && isSize(found.value)) return found.value;
    const word = tokens[at]?.text ?? "";
    const next = tokens[at + 1]?.text ?? "";
    for (const { value, phrases } of longestFirst) {
      const parts = phrases;
      if (parts.every((part, offset) => tokens[at + offset]?.text === part) && isSize(value)) {
        if (!(word === parts.at(-1) && otherThings.has(next))) return value;
      }
    }
  }
  return null;
}

const longestFirst = sizeTerms
  .flatMap(({ value, phrases }) => phrases.map((phrase) => ({ value, phrases: phrase.split(" ") })))
  .sort((a, b) => b.phrases.length - a.phrases.length);

function isSize(value: string): value is Size {
  return sizes.some((size) => size === value);
}

/** Whether "small" here is a size at all: not in "small budget". */
export function sizeWordHolds(tokens: readonly Token[], to: number): boolean {
  return tokens[to]?.before !== "space" || !otherThings.has(tokens[to]?.text ?? "");
}

/** "size 38", "38 waist", "waist 32", "32 inch waist": the letter that stands for it. */
export function numberedSizeAt(
  tokens: readonly Token[],
  at: number,
): { readonly value: string; readonly to: number } | null {
  const word = (offset: number): string => tokens[at + offset]?.text ?? "";
  const number = (offset: number): number | null =>
    /^\d{1,2}$/.test(word(offset)) ? Number(word(offset)) : null;
  const inches = (offset: number): number =>
    word(offset) === "inch" || word(offset) === "inches" ? 1 : 0;
  for (const [name, table] of [
    ["waist", waist],
    ["chest", chest],
  ] as const) {
    const led = word(0) === name ? number(word(1) === "size" ? 2 : 1) : null;
    if (led !== null && table[led] !== undefined) {
      const end = word(1) === "size" ? 3 : 2;
      return { value: table[led], to: at + end + inches(end) };
    }
    const first = number(0);
    const gap = 1 + inches(1);
    if (first !== null && word(gap) === name && table[first] !== undefined) {
      return { value: table[first], to: at + gap + 1 + (word(gap + 1) === "size" ? 1 : 0) };
    }
  }
  if (word(0) === "size" || word(1) === "size") {
    const size = number(word(0) === "size" ? 1 : 0);
    if (size !== null && size >= 28 && size <= 46) {
      const bottoms = ["jeans", "trousers", "pants", "shorts", "chinos"];
      const table = [-1, -2, 2].some((offset) => bottoms.includes(word(offset))) ? waist : chest;
      const value = table[size] ?? chest[size] ?? waist[size];
      if (value !== undefined) return { value, to: at + 2 };
    }
  }
  return null;
}

/** A single letter: "size L", "in M", "an L", or a capital standing alone. */
export function letterAt(
  tokens: readonly Token[],
  at: number,
  text: string,
): { readonly value: string; readonly to: number } | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const value = single[token.text];
  if (value === undefined) return null;
  const capital = /^[SML]$/.test(text.slice(token.start, token.end));
  const before = tokens[at - 1]?.text ?? "";
  const led = ["size", "in", "a", "an", "or", "any", "wear", "wears", "i'm"].includes(before);
  const followed = tokens[at + 1]?.text === "size";
  return capital || led || followed ? { value, to: at + 1 + (followed ? 1 : 0) } : null;
}
