/** Which one of a list: "the second one", "number three", "the last". */
import { readNumber } from "./numbers.ts";
import { tokenise } from "./tokens.ts";

const names = [
  ["first", "1st", "pehla", "pehli"],
  ["second", "2nd", "doosra", "dusra", "doosri", "dusri"],
  ["third", "3rd", "teesra", "tisra", "teesri"],
  ["fourth", "4th", "chautha"],
  ["fifth", "5th", "paanchva"],
  ["sixth", "6th"],
  ["seventh", "7th"],
  ["eighth", "8th"],
  ["ninth", "9th"],
  ["tenth", "10th"],
] as const;

/** A place in a list: 1 for the first, 2 for the second; -1 for the last. Null when none is named. */
export function readOrdinal(text: string): number | null {
  const words = tokenise(text).map((token) => token.text);
  for (const [at, word] of words.entries()) {
    const place = names.findIndex((list) => (list as readonly string[]).includes(word));
    if (place >= 0) return place + 1;
    // "2nd" arrives as "2", "nd".
    if (/^\d{1,2}$/.test(word) && /^(st|nd|rd|th)$/.test(words[at + 1] ?? "")) return Number(word);
    if (word === "last" || word === "aakhri") return -1;
    if (word === "number" || word === "option" || word === "item") {
      const counted = readNumber(words.slice(at + 1, at + 2).join(" "));
      if (counted !== null && counted >= 1) return counted;
    }
  }
  return null;
}
