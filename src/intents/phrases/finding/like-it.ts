import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

/** "Similar to the blue shirt". */
export const likens = guarded(
  /\b(?:like (?:this|that|it|these|those|them|the|my|one)|similar(?: to)?|the same|same (?:thing|one|style|kind|design|cloth|fabric|material|stuff)|(?:women|men|girl|boy|kid|lady|ladies|gent|gents|female|male)(?:'?s'?)? (?:version|edition|counterpart)|(?<!\b(?:is|does|has) )(?:that|this) (?:style|design|kind|look|cut|model))\b/,
);
/** "Anything like the coat in price". */
export const atItsPrice = guarded(
  /\b(?:what (?:do|have|else)|some ?thing|anything|any|ones?|others?|do you have|have you got|show|find|i(?:'d)? (?:want|like|need)|is there|are there)\b.*\b(?:(?:like|similar|resembl\w+|close|comparable|near(?: to)?|match\w*)\b.*\b(?:in (?:terms of )?(?:its |the |their )?(?:prices?|cost)|price[- ]?wise|prices?$|priced)|(?:same|similar|comparable) (?:price|cost)(?: range| point| bracket)? (?:as|to|like))\b/,
);
/** Liking something, or how something is said. */
export const likesOnly =
  /\b(?:i|we|you|he|she|they|would|i'd|we'd|don't|really|do|does|will|would|might|may|should|to|also|always|mostly) like\b|\bthe same (?:time|size|address|price|day|as)\b|\b(?:looks?|feels?|sounds?) like\b|\blike (?:to|i|what|when|how)\b|\b(?:is|are) (?:it|this|they|that)\b.*\blike\b|\b(?:i|he|she|they|we)(?:'s|'ve|'m| is| are| already)* (?:have|has|having|got|own|owns) (?:\w+ ){0,2}like\b|(?<!\b(?:shop|store|which|who|what) )\bhas (?:one|some|something|it) (?:just )?like (?:this|that|it|these)\b/;
/** "Do you have this in white". */
export const asksForItIn = guarded(
  /^(?:(?:and|but|so|ok|okay|hey|hi|well|oh|nice|hmm)[\s,]+)*(?:(?:do|did|does|would|can|could|is|are|have|has|will) (?:you|i|we|it|this|that|they|these|there|the)\b|got\b|any chance of\b|give me\b|show me\b|i(?:'d)? (?:want|like|need|prefer)\b|(?:it|this|that|the same)(?: one)? (?:but )?(?=in\b)|(?:it|this|that|they)(?: one)? (?:also )?(?:exists?|comes?)(?: also| too)? (?=in\b)|what about\b).*\bin\b/,
);
export const itself = /\b(?:it|this|that|these|those|them|same|one)\b/;
/** Ends a comparison: "the blue shirt | for women". */
export const withinMention =
  /^(?<thing>.+?)[\s,]+(?:in|for|with|without|under|below|but|made)\b.*$/;
export const sameOnly = /\bsame\b/;
export const saysLess = anyOf(
  "cheaper, cheap, less, lower, affordable, budget, not so expensive, less expensive, economical",
);
export const saysDearer = anyOf(
  "more expensive, better quality, fancier, premium, dearer, pricier",
);
export const otherColour = anyOf(
  "(?:different|other|another|any other|some other) (?:colou?rs?|shades?)",
);
export const otherLooks = anyOf(
  "(?:different|other|another|any other|some other) (?:patterns?|prints?|fabrics?|materials?|cloths?)",
);
export const takesIt = anyOf(
  "add, put, cart, bag, basket, buy, take, i'll, swap, change, instead, exchange",
);
export const possessive = /'s$/;
export const afterIn = /\bin\b(?!.*\bin\b).*$/;
export const seekingOther = /\b(?:some|any)(?:thing|one)?\b/;
/** "Any other colours". */
export const asksOtherColour = guarded(
  /^(?:(?:and|but|so|ok|okay|hmm|nice|oh)[\s,]+)*(?:(?:is|are) there |(?:do|have) you(?: have| got)? |does (?:it|this|that) (?:come|have) |got |what |which |show me |in )?(?:in )?(?:any |some |all |the )*(?:other|another|more|different) (?:colou?rs?|shades?)(?: (?:is|are|does|do) (?:there|you|it).*| (?:in|of) (?:it|this|that)| available| too| please)*[\s?]*$/,
);
/** "In the same cloth, for me". */
export const forMe = /\bfor (?:me|myself|us)\b/;
/** "In the same cloth for my wife", "the women's version": its colour need not stay. */
export const otherWearer =
  /\bsame (?:cloth|fabric|material|stuff)\b.*\bfor\b|\bfor\b.*\bsame (?:cloth|fabric|material|stuff)\b|\b(?:version|edition|counterpart)\b/;
