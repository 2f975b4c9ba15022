/** Small words that decide what happens to a size or count. Data. */
import { sizeSaid } from "../../../../language/readers/sizes.ts";
import { guarded } from "../../../../language/text/guarded.ts";
import { remembered } from "../../../../language/text/remembered.ts";

/** Corrects earlier words or acts. */
export const correcting =
  /^(?:(?:lol|oh|ok|okay|and|um+|hmm+|well|arre|but|baba)[\s,.]+)*(?:no|nope|nah|wait|hang on|hold on|sorry|oops|actually|arre sorry|i mean|i meant|on second thoughts?|scratch that|i (?:do )?apologi[sz]e|forgive me|make (?:it|that|them)|(?:change|swap)(?: (?:it|that))?|better|back to|correction|rather)\b|\b(?:i meant|is my old size|my mistake|make (?:it|that|them)|(?:change|swap) (?:it|that|to)(?: to)?|(?:is|was) the wrong size|should have been|should be|instead|actually|rather|back to)\b|[,.…]\s*(?:no|wait|sorry|oops)[,.…\s]|^(?:ok |okay )?(?:he|she|(?:my )?(?!it)\w+) says? (?:he'?s |she'?s |it'?s )?(?:an? )?\S{1,6}\b/;
export const asking =
  /^(?:(?:ok|okay|and|so|but|oh|wait|no)[\s,]+)*(?:how|what|what's|which|who|who's|whose|when|where|why|is|are|was|does|do|did|can|could|will|would|has|have|should|may|might|if|any|anything|show|find|search|open|see|look|tell|compare|go (?!with\b)|undo)\b|\b(?:do|does|is|are|can|could) (?:they|it|you|this|that|these|those|i)\b|[,.;!] *(?:and |so |but )?(?:how|what|what's|which|who|when|where|why|is|are|does|do|can|could|will)\b/;
/** Something other than taking or changing size or count. */
export const away =
  /\b(?:remove|delete|drop|out|off|cancel|without|don't|not (?:the|that|this|in)|less|fewer|leave|forget|under|over|below|above|than|between|budget|rupees|empty|clear|colour|color|deliver\w*|pay|cash|card|order|phone|pin|name|address|compare|cheaper|cheapest|looking|need|swap (?!to\b)|replace|number)\b/;
export const further = guarded(
  /\b(?:also|too|as well|another|one more|more|extra(?! (?:large|small))|and one|and the|and that|and those|and this|a second one|with it|plus)\b|^(?:(?:and|ok|okay|yes|add|give|get|take)[\s,]+)*(?:the )?same (?:one )?in\b/,
);
/** "Make hers a medium too": corrects a line, adds nothing. */
export const makesOwn =
  /\b(?:make|change|switch|put|get) (?:hers|his|mine|theirs|(?:her|his|my|the) \w+'s|\w+'s)\b/;
export const taking = /\b(?:add|buy|put|get|take|give|have)\b/;
export const adding =
  /^(?:(?:ok|okay|and|so|then|please|yes)[\s,]+)*(?:add|buy|get|take|put|give)\b/;
/** On a product's page: chooses a size without taking it. */
export const choosing = /\b(?:size|choose|select|pick|make|set|change)\b/;
/** "Ok, give one", of the current product. */
export const giving = /\b(?:give|take|pack|get|add|buy) (?:me )?one\b(?! more)/;
export const onlySo = /\b(?:enough|only|just|make (?:it|that|them)|actually|keep)\b/;
/** A yes with a destination: "yes that, in the bag". */
export const intoCart = guarded(
  /^(?:(?:yes+|yeah|ok|okay|sure|fine|good|great|perfect|lovely|right|alright|haan|chalo)[\s,.!]+)+(?:(?:it|that|this)(?: one)?[\s,]*)?(?:in|into|to) (?:the|my) (?:cart|bag|basket)[\s.!]*$/,
);
export const onlyOne =
  /\b(?:just|only) (?:the )?one\b|\bone (?:only|piece|pair)\b|\b(?:put|add) one\b/;
export const every = /\b(?:both|all|each)\b/;
export const sameSize = /\b(?:the )?same sizes?\b|\blikewise\b/;
export const largest = guarded(
  /\b(?:(?:the )?(?:biggest|largest)(?: one| size)?(?: (?:you|you've) (?:have|got))?|(?<!\b(?:an?|some) )(?:the )?(?:big|bigger|larger) one)\b/,
);
export const smallest = guarded(
  /\b(?:(?:the )?smallest(?: one| size)?(?: (?:you|you've) (?:have|got))?|(?<!\b(?:an?|some) )(?:the )?(?:smaller|little) one)\b/,
);
export const sizeUp = guarded(
  /\b(?:(?:next )?(?:one|a|the next) (?:size )?up|up (?:by )?(?:one|a) size|(?:one|a) size (?:bigger|larger|more)|(?:an?|the) (?:bigger|larger) size|a (?:bigger|larger) one|the next (?:bigger )?size)\b/,
);
export const sizeDown = guarded(
  /\b(?:(?:one|a) (?:size )?down|down (?:by )?(?:one|a) size|(?:one|a) size smaller|(?:a|the) smaller size|a smaller one)\b/,
);
export function stepSaid(lower: string): 1 | 0 | -1 {
  return sizeUp.test(lower) ? 1 : sizeDown.test(lower) ? -1 : 0;
}
export const oneOfThem = new RegExp(
  `\\bone of (?:them|those|these|the|it)\\b|\\bmake that one\\b|\\bone (?:\\p{L}{4,} )?(?:in )?${sizeSaid}s? (?:becomes?|to|make(?: it| that)?|should be|into|goes to) (?:an? )?${sizeSaid}\\b`,
  "u",
);
/** A line's wearer. */
export const wearers = [
  ["Men", /\b(?:he|he's|his|him|husband|brother|father|dad|papa|boyfriend)\b/],
  ["Women", guarded(/\b(?:she|she's|her|hers|wife|mother|mum|mom|sister|girlfriend)\b/)],
  [
    "Kids",
    guarded(/\b(?:son|daughter|nephew|niece|grandson|granddaughter|kid|little one)(?:'s)?\b/),
  ],
] as const;

/** Meaningless in so short a sentence. */
const little = new Set(
  "a an the in it it's its that this those these them one ones pair pairs piece pieces size of is as be to and with both each also too well same then please only just make take give gimme put get buy add i'll have i me go let's guess think probably maybe will do fine good ok okay yes yeah no nope nah wait oh sorry actually hmm ah so right alright perfect great lovely k arre now bhaiya na lol oops hang hold on but enough another more second him her his hers he he's she he'll she'll she's i'm my friend for say says should was pop wrap up all together into cart bag basket done deal sold cool super superb nice ya yep yess um umm uh haan chalo anyway like prefer it'll that'll go with from pls plz need's extra double keep husband wife brother sister mum mom mother dad father son daughter looks look smashing suits him apologise apologize forgive very theek hai de do ek omg usually normally wear settled correction rather likewise or on final finally kardo kar karo dena dedo chahiye bhi lo hers mine plus couple better would reflection knock bump bring move try becomes become sizes double twice many everything".split(
    " ",
  ),
);
const reason =
  /(?:^|[\s,]+)(?:because|since|cos|coz|as (?:he|she|i|it)|for (?:my|the|our|his|her|me|him|ma|papa|a)(?: [^\s,.;]+){0,2}|(?<=,\s)(?:he|she) is \w+)(?=[\s,.]|$)[^,.;]*/g;

export function isLittle(word: string): boolean {
  return word === "" || little.has(word);
}

export function isFewWords(text: string): boolean {
  return text.split(/[^\p{L}\p{N}']+/u).every(isLittle);
}

/** Without relative sizes and reasons. */
export const bare: (text: string) => string = remembered((text) =>
  text
    .replace(largest, " ")
    .replace(smallest, " ")
    .replace(sizeUp, " ")
    .replace(sizeDown, " ")
    .replace(reason, " "),
);
/** "Not S", "rather than small". */
export const refusesSize = new RegExp(
  `\\b(?:not|rather than|instead of) (?:(?:the|an?|size|in) )*(?<size>${sizeSaid})(?=[\\s,.!]|$)`,
  "i",
);
export const keepsOnly = /\b(?:only|just|keep)\b/;
/** "They are four and seven": ages. */
export const saysAges =
  /\b(?:they(?:'re| are)|aged?|ages) (?:\p{L}+|\p{N}+) and (?:\p{L}+|\p{N}+)\b/u;
export const twofold = /\b(?:double(?! (?:x|extra))|twice as many|dugn[aei])\b/;
export const everything = /\b(?:everything|all of (?:it|them)|the lot|whole cart)\b/;
export const sameSizes = /\bsame sizes\b/;
