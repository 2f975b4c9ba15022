/** A phonetic key for commonly confused words. Ignores voicing, and vowels after the first. */

import { remembered } from "../../../language/text/remembered.ts";

const spellings: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ""],
  [/^(?:kn|gn)/, "n"],
  [/^wr/, "r"],
  [/ph/g, "f"],
  [/gh(?=t|$)/g, ""],
  [/(?:ti|ci|si)on/g, "xn"],
  [/sch|tch|sh|ch/g, "x"],
  [/c(?=[eiy])/g, "s"],
  [/ck|[cqg]/g, "k"],
  [/z/g, "s"],
  [/d|th/g, "t"],
  [/b/g, "p"],
  [/v/g, "f"],
  [/j/g, "x"],
];

/** "card" and "cart" give "krt"; "linnen" and "linen" give "lnn". May be empty. */
export const phoneticKey: (word: string) => string = remembered((word) => {
  let key = word.toLowerCase();
  for (const [from, to] of spellings) key = key.replace(from, to);
  const first = /^[aeiou]/.test(key) ? "a" : "";
  return `${first}${key.replace(/[aeiouyhw]/g, "")}`.replace(/(.)\1+/g, "$1");
}, 5_000);
