/** Other words for a place in a list, for its cheapest and for all of it; only where a list is shown. */
import { countForm, readCount } from "../../../language/readers/counts.ts";

type Form = readonly [form: RegExp, everyday: string | ((...found: readonly string[]) => string)];

const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const count = `(?:${countForm}|\\p{N}{1,2})`;
const counter = "(?:item|option|product|choice|style|number)";
/** "Road number 10" is an address. */
const house =
  "(?<!\\b(?:road|street|house|flat|door|plot|sector|phase|block|gate|shop|room|lane|cross|floor|phone|mobile|pin|order) )";
const numbered = `${house}\\b(?:the )?(?:${counter}s?(?: (?:number|no\\.?|#))? |(?:(?:nos?|num)\\.? ?|#)(?=\\p{N}))`;
const ordinal = "first|second|third|fourth|fifth|sixth|last|1st|2nd|3rd|4th|5th|6th";
const theList =
  "(?:this|the|that|your|my) (?:whole )?(?:list|lot|row|page|screen|results?|display|bunch)";
const ofThem =
  "(?:these|those|them|the (?:four|five|three|lot|bunch)|(?:these|those|the) (?:four|five|three|ones|items|pieces|things|options))";

/** "Item two" is the second one; what is no place stays. */
function placed(words: string, number: string): string {
  const place = ordinals[(readCount(number) ?? 0) - 1];
  return place === undefined ? words : `the ${place} one`;
}
const both = (words: string, one: string, between: string, other: string): string => {
  const [first, second] = [placed("", one), placed("", other)];
  return first === "" || second === "" ? words : `${first} ${between} ${second}`;
};
const joined = "and|or|vs|versus|with|aur|&";

export const listWords: readonly Form[] = [
  [
    new RegExp(`${numbered}(${count}) (${joined}) (?:${numbered})?(${count})\\b`, "giu"),
    (all = "", one = "", between = "", other = "") => both(all, one, between, other),
  ],
  [
    /^((?:compare|add|put|take|show|open|give me) )?(\p{N}) (and|or|vs|versus|aur|&) (\p{N})(?= (?:in|size|to|into)\b|[,.!?]*$)/iu,
    (all = "", verb = "", one = "", between = "", other = "") => {
      const pair = both("", one, between, other);
      return pair === "" ? all : `${verb ?? ""}${pair}`;
    },
  ],
  [
    new RegExp(
      `${numbered}(${count})(?! (?:pieces?|pairs?|times?|rupees|thousand|hundred|more|of)\\b)(?:'s)?\\b`,
      "giu",
    ),
    placed,
  ],
  [
    /\b(?:the )?(?:very )?(?:final|end|bottom-?most) (?:one|item|piece|option)\b/giu,
    "the last one",
  ],
  [
    new RegExp(
      `\\b(?:whatever(?:'s| is)|what(?:'s| is)|the (?:one|piece|item)(?: that(?:'s| is))?|that one) (?:right )?(?:at|in) the (?:very )?end(?: of ${theList})?\\b`,
      "giu",
    ),
    "the last one",
  ],
  [
    new RegExp(
      `\\b(${ordinal})(?: (?:one|item|piece|thing|option))? (?:in|on|of|from|among) (?:${theList}|${ofThem})(?=[,.!?]|$| (?:in|and|please|size|for|to|with|now)\\b)`,
      "giu",
    ),
    "$1 one",
  ],
  [
    new RegExp(
      `\\b(?:you(?:'ve| have)? (?:listed|showed|shown|put|placed|displayed)|the one (?:you(?:'ve| have)? )?(?:listed|showed|shown|put|placed)) (${ordinal})\\b`,
      "giu",
    ),
    "the $1 one",
  ],
  [
    new RegExp(
      `\\b(?:whichever|whatever|the one (?:that|which)|the one|which one|which)(?: (?:of|among) ${ofThem})? (?:costs|goes for|has) (?:the )?(?:least|cheapest|lowest(?: (?:price|rate))?|least money)\\b(?!\\?)`,
      "giu",
    ),
    "the cheapest one",
  ],
  [
    /\b(?:the )?(?:one|piece|item) with the (?:smallest|lowest|least) (?:price(?: tag)?|rate|cost|amount)\b/giu,
    "the cheapest one",
  ],
  [
    /\b(?:sabse (?:kam (?:daam|price|rate|paise)|sast[aie])(?: (?:wal[aie]|waal[aie]))?)\b/giu,
    "the cheapest one",
  ],
  [
    /\b(?:minimum|least|lowest) (?:price|rate|cost) (?:is )?(?:of )?which one\b/giu,
    "which one is the cheapest",
  ],
  [
    new RegExp(
      `\\b(?:the (?:whole|entire|full) lot|(?:every|each) (?:single )?(?:one|piece|item) (?:of|from) (?:${ofThem}|${theList})|every one of (?:${ofThem})|each (?:one )?of ${ofThem}(?: (?:items|pieces))?|all (?:of )?(?:these|those|the) (?:${countForm}|items|pieces|ones|things)(?: (?:items|pieces|ones))?|everything (?:here|on (?:this|the) (?:list|screen|page)|(?:that )?you(?:'ve| have)? (?:showed|shown|show|listed)(?: me)?|in (?:this|the) list)|chaaron(?: ke chaaron)?)(?![\\p{L}\\p{N}])(?! (?:costs?|comes?|is|will|would|be|come)\\b)`,
      "giu",
    ),
    "all of these",
  ],
];
