import { romanised } from "../text/devanagari.ts";
import { tokenise } from "../text/tokens.ts";
import { isAlsoName, isCommonWord } from "../words/common-words.ts";
import { termAt } from "../words/lexicon.ts";

const most = 4;
const inDevanagari = /\p{Script=Devanagari}/u;
const title =
  /^(?:mr|mrs|ms|miss|mister|dr|doctor|prof|professor|shri|sri|shree|smt|kumari|sir|madam)\.? (?=\S)/i;
/** Letters, perhaps with apostrophe, hyphen or dot. */
const word =
  /^\p{L}[\p{L}\p{M}]*(?:['’.-]\p{L}[\p{L}\p{M}]*)*(?<!\p{L}{4})\.?$|^\p{L}[\p{L}\p{M}]*(?:['’.-]\p{L}[\p{L}\p{M}]*)*$/u;

export function withoutTitle(text: string): string {
  return text.replace(title, "");
}

/** `announced` ("my name is") allows everyday words: Price, Long, Page. */
export function isName(text: string, announced = false): boolean {
  const words = withoutTitle(text).split(" ").filter(Boolean);
  if (words.length === 0 || words.length > most || !words.every((each) => word.test(each)))
    return false;
  const whole = words
    .filter((each) => each.replace(".", "").length > 1)
    .map((each) => each.toLowerCase());
  const common = whole
    .map((each) => (inDevanagari.test(each) ? romanised(each) : each))
    .filter(isCommonWord);
  if (!announced && (isOfClothes(whole) || isAbbreviated(whole))) return false;
  if (
    whole.length === 0 ||
    whole.every((each) => !/[aeiouy]/i.test(each) && !/\P{ASCII}/u.test(each) && each.length > 4)
  )
    return false;
  if (common.length === 0) return true;
  return common.length === 1 && common.every(isAlsoName) && (announced || whole.length > 1);
}

const worn: ReadonlySet<string> = new Set(["garment", "material", "pattern", "fit"]);

/** "Shawl garam", "black t-shirt"; but "Lalita Pant". */
function isOfClothes(words: readonly string[]): boolean {
  const tokens = tokenise(words.join(" "));
  const fieldAt = (at: number) => termAt(tokens, at, { slips: false })?.term.field ?? "";
  const first = fieldAt(0);
  return worn.has(first) || (first === "colour" && worn.has(fieldAt(1)));
}

/** "Hw mch", "jckts": no vowels. */
function isAbbreviated(words: readonly string[]): boolean {
  const isBare = (word: string) => /^[b-df-hj-np-tv-xz]+$/.test(word);
  return words.every(isBare) || words.some((word) => isBare(word) && word.length > longestBare);
}
const longestBare = 3;
