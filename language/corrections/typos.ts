/** Slips of the fingers. */
import { remembered } from "../text/remembered.ts";
import { isCommonWord } from "../words/common-words.ts";
import { isTableWord } from "../words/lexicon.ts";
import { isPlainWord } from "../words/stop-words.ts";
import { lettersApart } from "./phonetic-spelling.ts";

const core =
  "kurta kurti saree shirt dress jeans skirt frock pants shorts shawl lungi hoodie jacket blouse lehenga women ladies gents white black green yellow orange purple maroon cotton wedding eight seven three hundred thousand night sleeves sleeveless".split(
    " ",
  );
const longer =
  "leggings joggers trousers sweater blazer palazzo anarkali sherwani dupatta pajama pyjama party office school summer winter".split(
    " ",
  );
const doubled = new Set([...core, ...longer]);
/** As near, and meant. */
const others = new Set(
  "greek greet saris skort skorts shire blacks eighty eighth thousands hundreds sevens".split(" "),
);

const isKnown = (word: string): boolean =>
  isTableWord(word) ||
  isPlainWord(word) ||
  others.has(word) ||
  // "Weddding" ends as many words do.
  (isCommonWord(word) && !/(.)\1\1/.test(word));

/** "Weddding", "woomen": each run of a letter a letter shorter. */
function withoutDoubles(word: string): readonly string[] {
  return [...word.matchAll(/(.)\1+/g)].map(
    ({ 0: run, index }) =>
      word.slice(0, index) +
      word.slice(index + 1, index + run.length) +
      word.slice(index + run.length),
  );
}

/** The word meant; itself unless one is clear. */
export const withoutTypo: (word: string) => string = remembered((word) => {
  if (word.length < 4 || !/^[a-z]+$/.test(word) || isKnown(word)) return word;
  const undoubled = withoutDoubles(word).find((one) => doubled.has(one));
  if (undoubled !== undefined) return undoubled;
  const near = core.filter((one) => one[0] === word[0] && lettersApart(one, word, 1) === 1);
  return near.length === 1 ? (near[0] ?? word) : word;
}, 5_000);
