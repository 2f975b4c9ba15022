import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

export const ofWomen = anyOf(
  "women, woman, ladies, lady, female, girlfriend, wife, mother, mom, mum, sister",
);
export const ofMen = anyOf(
  "men, man, gents?, gentlem[ae]n, guys?, male, husband, father, dad, brother, boyfriend",
);
export const ofKids = anyOf("kids?, child, children, boys?, girls?, baby, son, daughter, toddler");
export const ofBoys = anyOf("boys?, sons?, nephews?, grandsons?");
export const ofGirls = anyOf("girls?, daughters?, nieces?, granddaughters?");
export const asksAbout =
  /\b(?:tell|about|what|what's|more|know|info|information|explain|look like|say|says|how|is|are|does|do|can|which)\b|\?/;
export const asksPrice = guarded(
  /\b(?:mrp|price tag)\b|\bwhat (?:would|will|do) i (?:(?:be|have to|need to) )?pay(?:ing)?\b|\bwhat (?:are|is) (?:you|you guys|they|the shop) (?:selling|asking|giving) .*\bfor\b|\bhow (?:much|many money|many rupees|expensive)\b|\bset me back\b|\bgo(?:es|ing)? for\b|\bwhat (?:are|do|would|will) (?:you|they) (?:be )?(?:asking|want|wanting|charge|charging|take|after) for\b|\bwhat (?:does|do|would|will) (?:it|this|that|they|these|those) run\b|\b(?:what|how much)\b.*\bcomes? to\b|\bcost how\b|\bprice of\b|\b(?:per|for (?:one|each|a single)) (?:piece|pair|item|unit)\W*$|\bwhat (?:would|will|do|does) .+ cost\b|\bwhat(?:'s| is| does) (?:that|this|the \p{L}+)(?: one)? (?:run|go for)\b/u,
);
export const inStockOrSizes = anyOf("in stock, available, comes? in");
/** "Which is the largest", "does it go that big": of a piece's sizes. */
export const asksExtremeSize = guarded(
  /\b(?:biggest|largest|smallest|tiniest)\b|\b(?:comes?|go(?:es)?|made|have|get)\b.*\b(?:that|so|as|any) (?:big|tiny)(?:ger)?\b|\bbig enough\b/,
);
export const asksMaterial = /\bwhat\b.*\bmade (?:of|from|out)\b|\bwhat (?:fabric|material|cloth)\b/;
export const madeFor = /\bmade for\b/;
export const dryCleaned = /\bdry clean/;
export const whatAge = guarded(
  /\b(?:what|which) ages?\b|^(?:and )?ages?$|\bage (?:limit|group|range)\b/,
);
export const whomItSuits =
  /\bfor\b|'s\b|\bwear\b|\bsuit|\b(?:is|are|or|it's|they're) (?:(?:a|an|only|just|really|all|these|those) )*(?:ladies|gents?|m[ae]n|wom[ae]n|kids?|girls?|boys?|children|male|female)\b|\b(?:ladies|gents|men|women|kids) (?:ones?|only|or|right)\b/;
export const nearlyAge = /^(?:only|just|about|nearly|almost|barely|now)$/;
export const isAge = /^(?:\p{L}+'s|is|are|they're|turns|turning|turned|at|aged|age)$/u;
export const ofOnesGrowing =
  /\b(?:he|he's|she|she's|they|they're|him|her|them|niece|nephew|son|daughter|kids?|child|children|boys?|girls?|baby|grand\w+|twins?|cousin|brother|sister|little one|toddler)(?:'s)?\b/;
export const describesWearer =
  /\b(?:for|wear|good|right|gift|layer|goes|all (?:year|summer|seasons))\b/i;
/** "Is it pure", "is it the real thing": the cloth in the description's words. */
export const ofPurity = anyOf(
  "pure, mix*, blend*, real, genuine, original, proper, 100, hundred, percent, synthetic, recycled, new, virgin, natural, organic, fake, imitation, art, pashmina, merino, (?:what|which) (?:kind|type|sort|wool|cotton|silk|linen)",
);
export const saysYears = /\byears\b/;
/** "Who makes the jeans", but not "who is it made for". */
export const whoMakes = guarded(
  /\bwho(?:'s| is| are|se)? (?:the |it |they )?(?:makes?|made|making|makers?|manufacturers?|brand|behind|designed|designs)\b(?! for)/,
);
export const ifColourStays = guarded(
  /\bcolou?rs?\b.*\b(?:run|runs|bleed\w*|fade\w*|go|goes|come(?! in\b)|stays?|last\w*|leave)\b/,
);
/** "Is it white?", not "is it available in white". */
export const isItSo =
  /\b(?:is|are|isn't|aren't) (?:it|this|that|they|these|those) (?:a |an |really |actually |plain |pure |light |dark |bright |deep )*\p{L}+[?\s]*$/u;
/** "What's this one called". */
export const asksName = guarded(
  /\bname of (?:this|that|it|the \p{L}+(?: one| piece)?)\b|\bwhat(?:'s| is| was| are|'re) (?:it|this|that|these|they|the \p{L}+)(?: \p{L}+)? (?:called|named)\b|\b(?:its|their) name\b|^(?:\p{L}+ )?which (?:one|piece|thing) (?:is|was) (?:this|that|it)\b[?\s]*$/u,
);
export const asksExactly = guarded(
  /\b(?:exact(?:ly)?|precise(?:ly)?|described|which shade|what shade)\b/,
);
