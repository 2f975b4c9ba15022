import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

export const asksLarger = anyOf(
  "biggest, bigger, largest, larger, highest, higher, dearest, dearer, costliest, most expensive",
);
export const asksSmaller = anyOf(
  "smallest, smaller, lowest, lower, least, littlest, cheapest, cheaper",
);
export const asksWhich = guarded(
  /^(?:(?:and|so|ok|okay|but) )*(?:what|what's|which|whichever|why)\b|^and\b/,
);
export const goesOn = /^(?:and|so|what of|how's|how is)\b/;
export const saysOther = /\bthe other(?: one| order)?\b/;
export const asksAll = guarded(
  /^(?:(?:and|so|ok|okay|but|for) )*(?:everything|(?:all|both)(?: (?:of )?(?:it|them|those|these))?|the (?:lot|whole lot))(?: (?:together|altogether|in all|in total|then))*$/,
);
export const asksList = guarded(
  /^(?:(?:and|so|ok|okay|but) )*(?:(?:what|which|what all) (?:are|were|is|was) (?:all )?(?:these|those|they|them|this|here)|(?:list|name|read|tell|show)(?: me)?(?: out)? (?:them(?: all)?|these|those|all(?: of (?:them|these|those))?))(?: (?:orders|things|ones|names|out|here|then|for me|anyway))*$/,
);
export const asksUnpaid = guarded(
  /^(?:(?:and|so|ok|okay) )*(?:what|what's|which|which one|which ones)(?: is| are| all is| all are)? (?:still )?(?:unpaid|not paid|pending|outstanding|due|open)(?: (?:here|then|now|yet|still))*$/,
);
export const endingStops = /[\s.!]+$/;
export const sentenceEnds = /[.!;]\s+/;
export const endingQuestion = /[\s?]+$/;
export const amountMarks = /[,₹]/g;
export const wordEnds = /[\s?']+/;
/** Asks what is still to be paid, in any words. */
export const asksDue = anyOf(
  "owe, owed, owing, due, unpaid, not paid, outstanding, hanging, balance, (?:left|still|yet) to (?:be )?(?:pay|paid), waiting for (?:money|payment), (?:give|pay|hand over) (?:anything|something) at the (?:door|gate), money (?:is )?(?:over|owing|pending|left)",
);
export const countsOrders = guarded(
  /\bhow many (?:of (?:these|them|those)\b|(?:orders|parcels|packets|packages|deliveries)\b(?! does| do))/,
);
/** "Can I pay the unpaid one" pays. */
export const paysNow = guarded(
  /\b(?:(?:can|could|may|let|shall|will) (?:i|me|we|you) (?:now )?(?:pay|settle|clear)|^(?:pay|settle|clear))\b/,
);
