import { guarded } from "../../../language/text/guarded.ts";
import { anyOf } from "./any-of.ts";

export const thisOne = /^(?:this|that|the) (?:one|thing|piece)$/;
export const startsWithPlace = /^(?:to|at|on|in) /;
export const wantsToHave = anyOf("take, have");
export const wantsToSee = anyOf("look, peek, closer");
export const asksSomething =
  /^(?:(?:and|so|but|ok|okay|oh|hey|well|then|also|please|sorry|excuse me|one question|tell me|(?:can|could|would) you tell me|i (?:just )?want(?:ed)? to know|do you know|any idea|just|actually|by the way|btw)[\s,]+)*(?:read|what|what's|whats|which|how|how's|is|isn't|are|aren't|does|doesn't|do|did|has|have|can|could|will|would|should|may|who|who's|whose|where|any|when|tell|describe)\b|\b(?:how much|kitn[aei]|kya|kais[aei]|kaun ?s[aei]|batao|bataiye|tell me)\b|[,.] (?:what|which|how|is|are|does|do|can|will|has|who)\b|\bper (?:piece|pair|item)\W*$/;
export const factNames = guarded(
  /\b(?:price of|prices|price$|cost|costs|rate|material|fabric|cloth|colou?r|pockets?|lining|sizes)\b/,
);
/** Trade, cart or orders. */
export const ofOtherMatters = anyOf(
  "deliver*, ship*, return*, refund*, exchange*, cart, bag, basket, total, altogether, checkout, check out, pay, paying, orders?, ordered, address, parcel, store, shop, website, discount, offer, coupon, add, buy, remove, delete, instead, recommend, suggest, search, find, looking for",
);
export const ofSeveral =
  /\b(?:compar\w+|differ\w*|versus|vs|better|than|cheaper|dearer|costlier|pricier|(?:less|more) expensive|(?<!\bthe (?:\w+ty[- ])?)first$|sort|warmer|softer|heavier|lighter|longer|thicker|thinner|shorter|apart|stack up)\b/;
export const asksDescription = anyOf(
  "describe, description, details, (?:tell me|know|hear|read|learn) (?:\\w+ ){0,3}about",
);
export const toKnowAbout = /\b(?:tell me|know|hear|read|learn) (?:\w+ ){0,3}about\b/;
export const pronoun = anyOf("its?, it's, this, that, these, those, they, them, both, each");
export const comparing = anyOf(
  "compar*, difference, differ*, versus, vs, better, side by side, stack up, apart, than, cheaper, dearer, costlier, pricier, less expensive, more expensive, costs less, costs more, cost less, cost more, warmer, softer, heavier, lighter, longer, thicker, thinner, shorter, nicer, cooler, the same (?:sizes?|fabric|material|cloth|price|colou?r|length|fit|quality|brand|kind), in common, more sizes, more colou?rs, same as",
);
/** Of two. */
export const comparingTwo = guarded(
  /\bcompar(?:e|es|ed|ing|ison)\b|\bdiffer(?:s|ent|ence|ences)?\b|\bstack up\b|\b(?:versus|vs)\b/,
);
export const superlative = anyOf(
  "cheapest, least expensive, lowest priced?, dearest, costliest, priciest, most expensive, highest priced?, costs the least, costs the most, costs least, costs most, cost the least, cost the most, cost least, cost most",
);
export const ofWhich = /^(?:and |so |ok )?(?:which|what|what's|whats|tell me)\b/;
export const startsWithOnlyWhich = /^(?:and |so |ok |then )?which\b/;
export const writing = anyOf(
  "add, buy, remove, delete, cart, order, pay, i'll take, i will take, swap, replace",
);
export const asksAvailable =
  /\b(?:available|in stock|there|left|any|got|have|has|come|comes|do you|is it|does it|keep|stock|made|sold|go up to|run|exist|milega|hai)\b|^no \S/;
/** "This one is in XL?" */
export const asksIfIn = guarded(
  /^(?:(?:this|that|it|the) ?(?:[\w'-]+ ){0,4}is|is) (?:there )?in (?:size )?[\w ]{1,12}\?$/i,
);
export const asksIfNone = /^no \S/;
export const changesSize = anyOf("change, make, put, swap, switch, want, need, take, give, get");
/** Takes the product, not just its size. */
export const takesPiece = guarded(
  /\b(?:i'll|i will|i'd|let me) (?:\w+ )?(?:take|have)\b|\btake (?:it|this|that|one|them)\b|\banother\b|\b(?:put|give|get|pack|send|add) (?:me |us |in )?one\b(?! size)/,
);
export const likeIt = guarded(
  /^(?:(?:show|find|get|tell|give|see)(?: me)? |what(?:'s| is| are) |do you have |have you got |are there |is there |got )?(?:some|any|more|other|others|something|anything|the|what| )*(?:similar|related|matching|like (?:it|this|that|these|those|the \w+|(?:number|option|item))|alternatives?|(?:else )?(?:goes|would go|looks good|looks nice|matches) with)\b/,
);
export const asksForMoreLike = /^(?:(?:show|find|get) (?:me )?)?(?:some )?more like\b/;
/** Not more of a piece. */
export const otherPieces = guarded(
  /^(?!show(?: me)? (?:others|more)$|show me more of\b|.*\b(?:it|this|that|colou?rs?|sizes?|address|card|way|method|questions?|language|page|pictures?|photos?)\b).*\b(?:see|show|look|choose|pick|options?|choices?|selection|range|other|others|else|different|any more|next lot|next few)\b/,
);
export const relatedTo = guarded(
  /\b(?:similar|related|matching|alternatives?|along (?:these|those|them|the same|similar) lines|like (?:it|this|that|these|those|the|them)|(?:goes?|going|wear|pair|style|look good|looks good) (?:\w+ )?with|of this (?:type|kind|sort)|isi type)\b/,
);
