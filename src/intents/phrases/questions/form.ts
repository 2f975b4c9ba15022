/** What makes a sentence a question, and of what kind: by its form, whatever it is about. */
import { anyOf } from "../any-of.ts";

const before =
  "(?:(?:and|so|but|then|ok|okay|well|oh|ooh|ah|hmm+|hey|hi|hello|yo|bro|wait|right|cool|nice|lovely|good|great|fine|pretty|sorry|please|excuse me|pardon|sir|madam|ma'am|dear|beta|bhai|bhaiya|haan|accha|achha|arre|actually|also|anyway|now|just|first|in that case|by the way|btw|tell me|one (?:more )?(?:thing|question)|quick question)[\\s,.!:;-]+)*";
const asking =
  "(?:what|what'?s|what're|whatever's|which|whose|who|who'?s|whom|how|how'?s|when|when's|where|where'?s|why|at what|by when|by what|in what|in how|in which|for how|for what|of what|is|isn't|are|aren't|was|wasn't|were|do|does|doesn't|did|didn't|can|can't|could|couldn't|will|won't|would|wouldn't|should|shall|may|might|must|has|hasn't|have (?=you|they|i|we|it)|have|any|if|suppose|supposing|aren't|ain't)";
export const isQuestion = new RegExp(
  [
    `^${before}${asking}\\b`,
    `[.,;:!?…]\\s+${before}${asking}\\b(?! (?:i|we) (?:am|are|was|think|said|wear|like)\\b)`,
    "\\?\\s*$|\\?[^?]{0,30}$",
    ",? (?:right|no|na|yes|isn't it|is it|isnt it|aren't they|doesn't it|won't it|correct|or not|or what|or no|hai na|eh)[?.!]*$",
    "\\b(?:tell me|let me know|wants? to know|wanted to know|(?:is|are) asking|asks|wonder(?:ing|s)?|curious|any idea|do you know)\\b,? (?:if|whether|what|what's|how|which|who|where|when|about|is|does|can|will)\\b",
    "\\b(?:is|are|it's|comes?|costs?|takes?|goes|for|of|in) (?:what|how much|how many|which|where|who|whom|when)\\b[^.,]*$",
    "\\b(?:kitn[aei]|kya|kais[aei]|kaun ?s[aei]|kahan|kab)\\b",
  ].join("|"),
);
/** "It's not itchy, is it? Poppy won't wear that": what follows the question. */
export const afterMark = /(?<=\?)[^?]*\p{L}[^?]*$/u;
/** The part that asks: "The bus is hot. Will it be stuffy?" */
export const asksLast = new RegExp(`(?<=[.!?…;]\\s+)${before}${asking}\\b[^.!?…;]*[.?!]*\\s*$`);

/** Has the verb of a question, wherever: a fragment ("in blue?") hasn't. */
export const hasAsking = new RegExp(`\\b${asking}\\b`);
export const requests = new RegExp(
  `^${before}(?:(?:can|could|would|will|may|might|shall|should|do|let) (?:you|u|i|we|me|us)(?: (?:please|kindly|just|also|perhaps|maybe|possibly))* (?!(?:be|tell|say|think|know|wash|wear|return|exchange|cancel|pay|have (?:to|you)|put (?:it|them|this) in (?:the|a) (?:wash\\w*|machine))\\b)\\w+|why (?:don't|not)|how about|what about|what if|would you mind|(?:put|take|give|get|buy|remove|i want|i need|i'd like|i'll)\\b)|\\b(?<!\\b(?:it|they|that|this) )(?:show|find|search|open|looking for|recommend|suggest)\\b`,
);
/** Asks whether the shop has such pieces, or for them. */
export const asksForPieces = anyOf(
  "(?:do|does|would|might|will|may|don't|aren't|won't|are) (?:you|u|ya|the shop|you (?:guys|people|all|folks)) (?:\\w+ )?(?:have|having|got|sell|selling|keep|keeping|stock|carry|do|hold|make), have (?:you|u|ya), (?:you|u)(?: (?:guys|people|all|are|not|also|must|be|'ve))* (?:have|having|got|sell|keep|stock), anything, something, nothing, any of (?:these|those|them|your), ones, exist*, which (?:of|ones), what else, what all, what (?:kind|sort|type)s? of, what(?:'s| is) (?:there|here|good|nice|available), what (?:can|could|should|would) (?:you|u|i|we)",
);
/** "Is there a pocket". */
export const asksIfThere = anyOf(
  "(?:is|are|isn't|aren't|was|be) there, there (?:is|are), is there, got any, any",
);
/** "Is it", "they got". */
export const asksOfThing = anyOf(
  "it, it's, its, they, they're, them, that, that's, this, these, those, the thing, that one, this one",
);
/** Answered elsewhere. */
export const ofOtherMatters = anyOf(
  "deliver*, ship, ships, shipped, shipping, return*, refund*, exchange*, cart, bag, basket, total, altogether, check ?out, pay, paying, payment, orders?, ordered, parcel, address, cancel*, discount*, offers?, coupon*, website, shop, store, showroom, screen, page, form, phone, email, cash, card, sort, filters?, search, compare, comparison, difference, different, differ, cheaper, cheapest, dearest, costliest, similar, instead, else, others?, another, days, today, tomorrow",
);
/** "Is it set to cash", "cash or card, what have we chosen?" */
export const asksMethod = anyOf(
  "cash, cod, cards?, online, pay, paying, payment, method, at the door, money",
);
/** "Is it set to cash? Make it card". */
export const changesIt = /\b(?:make|change|switch) (?:it|that|this)\b/;
export const asksChosen = anyOf(
  "chosen, chose, selected, picked, ticked, marked, decided, set, currently, at present, at the moment, right now, did (?:i|we), have (?:i|we|you), (?:am|are|was) (?:i|we|you)(?: \\w+)? (?:paying|on|down), (?:it's|is it|it is|i'm|we're|that's)(?: still| now)? (?:on|by|in|as|to be|going to be|down as|cash|cod|card)",
);
/** Of an amount: "is it under two thousand", "nineteen ninety nine, no?" */
export const asksIfPrice =
  /^(?:(?:and|so|ok|okay|then|hmm+)[\s,]+)*(?:is|are) (?:it|that|this|they|the \p{L}+) (?:\p{L}+ )?(?:under|over|below|within|above|less than|more than|only|in)\b|^(?:(?:and|so|but|ok|okay|then)[\s,]+)*(?:the )?\p{L}+ (?:is|are) (?:also |too |still )?(?:under|below|within|less than)\b[^?]*\?|\b(?:isn't it|right|correct|no|na|or not|is it)[\s?.!]*$/u;
