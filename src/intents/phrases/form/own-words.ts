import { numberWords } from "../../../../language/readers/numbers.ts";
export const phoneNamed = new RegExp(
  `\\bcontact (?:number|no)\\b(?=(?: is|:)?,? (?:\\+?\\p{N}|(?:plus|double|triple|zero|${numberWords.units.slice(0, 9).join("|")})\\b))`,
  "u",
);
export const notLettersNorDigits = /[^\p{L}\p{N}]+/u;
export const eachWord = /(?<=[^\p{L}\p{N}])|(?=[^\p{L}\p{N}])/u;
