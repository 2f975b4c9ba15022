/** Other words for a place in a list, for its cheapest and for all of it; only where a list is shown. */

import { countForm, readCount } from "../../../../language/readers/counts.ts";
import { sizeSaid } from "../../../../language/readers/sizes.ts";
import { guarded } from "../../../../language/text/guarded.ts";
import { whole } from "./other-words.ts";

const looks =
  "(?:black|white|blue|red|green|yellow|pink|grey|gray|brown|beige|orange|purple|maroon|polyester|nylon|wool|woollen|silk|linen|cotton|denim|plain|printed|synthetic|patterned|safed|kaal[aei]|neel[aei]|laal|sooti|resham|khadi|floral|striped|checked|embroidered)";

type Form = readonly [form: RegExp, everyday: string | ((...found: readonly string[]) => string)];

const hindi = ["ek", "do", "teen", "ch?a+r", "paa?nch", "chh?e"];
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
const ofThem = `(?:these|those|them|the (?:${countForm}|lot|bunch)|(?:these|those|the) (?:${countForm}|ones|items|pieces|things|options))`;
/** "The first of those two" is of a pair. */
const ofAll =
  "(?:these|those|them|(?:these|those|the) (?:ones|items|pieces|things|options|lot|bunch))";

/** "Teen number wale ka": the third one. */
const hindiPlaces: readonly Form[] = hindi.flatMap((number, at): readonly Form[] => [
  [
    new RegExp(
      `\\b(?:${number} (?:number|nambar|no\\.?)|(?:number|nambar) ${number})(?: (?:wal[aei]|waal[aei]))?\\b`,
      "giu",
    ),
    `the ${ordinals[at]} one`,
  ],
]);

/** "Blue in L for Karthik and white in S". */
const colourBySize: Form = [
  new RegExp(
    `(?<=^|[\\s,])(${looks}) (?:in )?(${sizeSaid})((?: for \\p{L}+(?: \\p{L}+)?)?(?:,| and|, and)) (${looks}) (?:in )?(${sizeSaid})(?![\\p{L}'])`,
    "giu",
  ),
  "the $1 one in $2$3 the $4 one in $5",
];

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
  colourBySize,
  // "Cotton sticks to me, so which pieces on this page are linen".
  [
    new RegExp(
      `^(?!.*\\b(?:add|open|hide|remove|find|search|don't|not|nothing|the ones?)\\b)(?:.{1,60}(?:,| so| tell me| know) )?(?:wh?i?ch|what)(?: of (?:these|them|those)(?: items| pieces| ones)?)?(?: (?:pieces|items|ones|things|1s|all))?(?: on this page| here| in (?:this|dis) list)? (?:are|r|is|have|come)(?: made)?(?: available)?(?: (?:of|in|from))? (?<look>${looks}(?:,? or (?:in )?${looks})?)(?: as (?:the|their) (?:fabric|material|cloth)| in (?:this|dis) list| here)?[.?!]*$`,
      "giu",
    ),
    "which of them are $<look>",
  ],
  [
    new RegExp(
      `^(?:are any of (?:these|them) (?<look>${looks})(?:,? and if so,? which(?: ones)?)?|inme? se (?<cloth>${looks}) (?:ke|ki|wale) kaun.{0,20})[.?!]*$`,
      "giu",
    ),
    "which of them are $<look>$<cloth>",
  ],
  [
    /^(?:please )?open (?:whichever|whatever|the)(?: (?:item|piece|one|thing))? (?:is |that's |that is )?(?:at the (?:end|bottom)|last)(?: (?:of|on) (?:this|the) (?:list|page))?[.!]*$/giu,
    "open the last one",
  ],
  [
    new RegExp(
      `^(?:(?:ok|okay|please|can you|could you|just)[\\s,]+)*(?:read|tell|say|give|speak)(?: out)?(?: me)?(?: out)? (?:the |their )?names?(?: of (?:these|those|them|all|the))?(?: (?:${countForm}|pieces|items|ones|things|shirts))*(?: please)?(?:,? (?:i|because|as|please i|my) .*)?[.?!]*$`,
      "giu",
    ),
    "read me the names",
  ],
  [
    new RegExp(
      `^(?:(?:and|ok|okay|so)[\\s,]+)*(?:(?:is|are) there |do (?:you|we) have |got )?(?:anything|something|any)(?: (?:thing|one|ones))? (?:that's |in )?(?<look>${looks}) (?:in|among|amongst|from|of|out of) (?:that|this|these|those|them|there|here|${theList})[.?!]*$`,
      "giu",
    ),
    "only the $<look> ones",
  ],
  [
    whole(
      "(?:and |so )?(?:what|wot)(?: all)? (?:do you (?:guys )?(?:have|got|keep|stock)|have you(?: guys)? got|you have|is there|(?:things|stuff) (?:do you|you) have)(?: here| in (?:the|your|this) (?:shop|store))?",
    ),
    "$<lead>what do you sell",
  ],
  ...hindiPlaces,
  [
    /\b(pehl[aei]|doosr[aei]|dusr[aei]|teesr[aei]|tisr[aei]|chauth[aei]|aa?khri)(?: (?:number|nambar))? (?:wal[aei]|waal[aei])\b/giu,
    "$1",
  ],
  [
    guarded(
      new RegExp(
        `^(?:(?:the )?first (?!one\\b)${countForm}|(?:the )?(?:rest|others?)|the other ${countForm}) (?:are|is|r|were) [^,;.]+[,;.] ?(?:but |so |just )?`,
        "iu",
      ),
    ),
    "",
  ],
  [
    new RegExp(
      `\\b(difference|choose|compare|comparison) (between|of) (${count}) (${joined}) (${count})(?=[,.!?]|$)`,
      "giu",
    ),
    (_all = "", act = "", of = "", one = "", between = "", other = "") =>
      `${act} ${of} ${both("", one, between, other)}`,
  ],
  [
    guarded(
      /^(\p{N}) (and|aur|&|vs|versus) (\p{N}) (?:ka |ko |mein )?(?:compare|comparison|fark|farak|difference)\b.*$/iu,
    ),
    (_all = "", one = "", between = "", other = "") => `compare ${both("", one, between, other)}`,
  ],
  [
    new RegExp(`${numbered}(${count}) (${joined}) (?:${numbered})?(${count})\\b`, "giu"),
    (all = "", one = "", between = "", other = "") => both(all, one, between, other),
  ],
  [
    new RegExp(
      `^((?:compare|add|put|take|show|open|give me) )?(\\p{N}|(?<=compare )${countForm}) (and|or|vs|versus|aur|&) (\\p{N}|(?<=compare ${countForm} \\p{L}+ )${countForm})(?= (?:in|size|to|into)\\b|[,.!?]*$)`,
      "iu",
    ),
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
      `\\b(${ordinal})(?: (?:one|item|piece|thing|option))? (?:in|on|of|from|among) (?:${theList}|${ofAll})(?=[,.!?]|$| (?:in|and|please|size|for|to|with|now)\\b)`,
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
  [
    guarded(
      /^(?:please |kindly |just |ok |okay )*(?:(?:go|move|turn|take me|get) (?:on )?to |show (?:me )?|see |load |open )?(?:the )?next (?:page|lot|set|batch|few|screen)(?: of (?:the |this )?(?:list|results|clothes|pieces))?(?: please)?[.!?]*$|^(?:next|aur|aur dikhao|kuch aur(?: (?:hai(?: kya)?|dikhao))?)(?: please)?[.!?]*$/iu,
    ),
    "show me more",
  ],
  [
    guarded(
      /^(?!.*\b(?:cart|bag|basket)\b)(?:[^,;.]*[,;.] )?(?:please |kindly |can you |could you |just |ok |okay |then |now )*(?:arrange|sort|order|put|list|rearrange|line up|show|begin|start|lay out)\b(?! (?:by|with) name)[^,;.]*\b(?:ascending|low(?:est)?(?: price)?(?: to high(?:est)?| first)|lowest price|(?:cheap(?:est|er)?|less costly|least expensive|less price|low price)(?: ones?)? (?:first|at the (?:top|start|beginning)|comes? (?:first|at the (?:start|top)))|(?:starting|beginning) (?:from|with|at) the (?:cheapest|lowest)|(?:with|from) (?:the )?(?:cheapest|lowest)(?: price)?(?: and go| going)? ?up(?:wards?)?)\b.*$/iu,
    ),
    "the cheapest first",
  ],
  [
    guarded(
      /^(?:please |now )*(?:sort (?:it |them |these )?by cost|(?:begin|start) with the cheapest|kam (?:daam|price|rate) (?:wale )?pehle)(?: please)?[.!?]*$/iu,
    ),
    "the cheapest first",
  ],
  [
    guarded(
      /^(?:[^,;.]{1,30}[,;.] )?(?:and |so |ok |okay )*(?:(?:what(?:'s| is|s)|tell me) )?(?:the |your )?(?:lowest|minimum|least|cheapest) (?:price|rate|cost)?(?: (?:that )?you(?:'ve| have)?(?: got)?)? ?for (?:a |the )?(?<who>men|guys|gents|gentlemen|gentleman|boys|women|ladies|lady|girls|kids|children)[.!?]*$|^(?:[^,;.]{1,30}[,;.] )?(?:and |so |ok |okay )*for (?:the )?(?<whom>men|guys|gents|boys|women|ladies|girls|kids|children),? (?:what(?:'s| is|s) )?(?:the |your )?(?:lowest|minimum|least|cheapest)(?: (?:price|rate|cost|one|thing))?[.!?]*$/iu,
    ),
    "what is the cheapest thing for $<who>$<whom>",
  ],
  [guarded(/^(?:aadmiyon|mardon|gents) ke liye[.!?]*$/iu), "only men's"],
  [
    guarded(
      /^let me see (?:the )?(?<who>(?:men|women|kids|boys|girls|ladies)'?s?) (?:things|stuff|ones|clothes|section|department)[.!?]*$/iu,
    ),
    "show me $<who> clothes",
  ],
  [
    /\b(?:leave in|keep|show me|show) only (?:what(?:'s| is)|those|the ones?|ones|things|pieces)(?: (?:that|which)(?:'s| is|'re| are)?)?(?: (?:made|meant))? /giu,
    "only ",
  ],
  [
    new RegExp(
      `\\b(${looks}) (?:colou?r |size )?(?:ke |ki |ka )?(?:wal[aei]|waal[aei])(?: clothes| kapde)? (?:chahiye|dikhao|dikhana|dikha do|rakho|batao)(?: (?:only|sirf|bas|yaar|na|please))*\\b`,
      "giu",
    ),
    "show me $1 ones",
  ],
  [
    new RegExp(
      `\\b(${looks}) (?:colou?r )?(?:(?:wal[aei]|waal[aei]) )?(?:(?:toh|to|bilkul) )*(?:mat dikhao|mat dikhana|hatao|hata do|nahi chahiye|nahin chahiye|mat do)\\b`,
      "giu",
    ),
    "no $1 ones",
  ],
  [
    new RegExp(
      `(?<!\\b(?:cart|bag|basket)\\b.*)\\b(?:remove|take (?:out|off|away)|drop|hide|exclude|leave out|skip|get rid of|filter out|throw out|don'?t show(?: me)?|do not show(?: me)?) (?:the )?(?:all(?: the)?|every ?thing|any ?thing|whatever|items|pieces|ones|things|stuff|clothes)(?: things| stuff| pieces| items)? ?(?:(?:that|which)(?:'s| is|'re| are)?|'s|is|are|in|made (?:of|from|in)|with)? ?(?:made (?:of|from|in) )?(not |n't |aren't |isn't )?(?:made (?:of|from|in) )?(${looks})(?: (?:ones?|items|pieces|things|clothes|stuff))?(?: (?:from|off|in) (?:this|the|that) (?:list|screen|page|lot))?(?=[,.;!?]|$| (?:please|ones)\\b)`,
      "giu",
    ),
    (_all = "", not = "", look = "") => (not ? `only ${look} ones` : `no ${look} ones`),
  ],
  [
    /\b(?:with|in|having) (?:a |some |any )?(?:patterns?|prints?|designs?)(?: on (?:it|them))?(?=[,.;!?]|$)/giu,
    "printed",
  ],
  [
    new RegExp(
      `^(?:(?:ok|okay|so|and|well)[ ,]+)?(?:out of|of|among|amongst|from)(?: all)?(?: of)? ${ofThem}(?: ${countForm})?,? (?=(?:please )?(?:add|put|take|give|buy|get|pack)\\b)`,
      "giu",
    ),
    "",
  ],
  [
    new RegExp(
      `(?<=\\b(?:add|put|take|buy|get|give|pick|pack)\\b[^.;]{0,30})\\b(cheapest|dearest|costliest|most expensive)(?: (?:one|piece|item))? (?:out of|of|among|amongst|from|in)(?: all)? ${ofThem}\\b`,
      "giu",
    ),
    "$1 one",
  ],
];

/** Only where a need chose the pieces; elsewhere these are the list's own filters. */
const politely =
  "(?:please |kindly |can you |could you |just |ok |then |now |so |and |maybe |perhaps )*";
const wished =
  "(?:i think|i guess|i was thinking(?: of)?|i(?:'d| would) (?:go for|go with)|(?:s?he|my \\p{L}+|mom|mum|dad|mummy|papa) (?:likes|loves|prefers|wants)|let's (?:go with|go for|try|see|do)|go with|try|make (?:it|that|them))";

export const needWords: readonly Form[] = [
  [
    guarded(
      /^(?:please |kindly |can you |could you |just |ok |then |now )*(?:filter|limit|restrict|narrow|cut)(?: (?:these|those|them|this|it|the (?:list|results|clothes)|everything))?(?: down)?(?: (?:to|by|for|on))? (?:only )?(?:the )?(?=\p{L})(?!out\b)(.+?)(?: (?:section|fabric|cloth|ones|things|clothes|only|please))*[.!?]*$/iu,
    ),
    "only $1",
  ],
  // "Only those in M".
  [
    new RegExp(
      `^${politely}(?:(?:show(?: me)?|see|let me see|display|i want to see)(?: only| just)?|only|just) (?:(?:those|these|the ones|ones)(?: that (?:come|are))?(?: available)? in(?: size)?|size|in size) (${sizeSaid})(?: size)?(?: only| please)*[.!?]*$`,
      "iu",
    ),
    "only in $1",
  ],
  // "I was thinking of red".
  [
    new RegExp(
      `^${politely}${wished} (?:it in |in |a )?(${looks})(?: (?:one|ones))?(?: (?:is|would be|will be) (?:better|nice|nicer|good|best|great))?(?: instead| please)*[.!]*$`,
      "iu",
    ),
    "in $1",
  ],
  [
    new RegExp(
      `^${politely}(${looks}) (?:would be|will be|is) (?:nice|nicer|better|good|best|great)[.!]*$`,
      "iu",
    ),
    "in $1",
  ],
  [guarded(new RegExp(`^${politely}(?:avoid|exclude) (?:the |all |any )?(.+)$`, "iu")), "no $1"],
  [
    guarded(
      /^(?:please )?(?:remove|hide|drop|take out|skip|leave out) (?:everything|all|anything|those|any|the ones)(?: that(?:'s| is| are))? (?:above|over|more than|beyond) (?=\P{N}{0,4}\p{N})/iu,
    ),
    "nothing above ",
  ],
  [
    whole(
      "(?:these|those|they|all of (?:them|these)|everything)(?:'re|'s| are| is) (?:all )?(?:so |very |quite |really |a bit |rather )*(?:expensive|costly|pricey|dear|mehnge|mehenge)|that(?:'s| is) (?:too much|a lot)(?: for me)?|i (?:can't|cannot|can not) afford (?:that|this|it|these|those|them)|(?:thode |aur )?sast[ei] (?:wale|wali)?(?: (?:dikhao|dikhaiye|batao))?|(?:any |some )?budget (?:options|ones)",
    ),
    "something cheaper",
  ],
  [
    whole(
      "(?:view|load|see|fetch) more|do you have (?:any )?more|are there (?:any )?more|is that (?:all|everything)(?: you have)?|none of (?:them|these|those)|(?:dusr[ei]|doosr[ei]|aur) (?:dikhao|options?|wale dikhao)|keep going|go on|(?:nah|no|nope|hmm)?,? ?(?:they're |these are |that's )?not (?:my|her|his) (?:style|taste|thing|type)|(?:they're |these are )?not for (?:me|her|him)",
    ),
    "show me more",
  ],
  [
    whole(
      "kaunsa (?:sabse )?sasta hai|which (?:one )?is (?:the )?cheap|(?:name|tell me) the cheapest(?: one)?",
    ),
    "which one is the cheapest",
  ],
];

/** "Show me all", "see everything". */
export const seesAll =
  /^(?:please |ok |okay |just )*(?:show|see|view|display|let me see)(?: me)? (?:all|everything)(?: please)?[.!?]*$/i;
