import { anyOf } from "../any-of.ts";

export const saysCheapest = anyOf("cheapest, least expensive, lowest priced?");
export const saysDearest = anyOf("dearest, costliest, priciest, most expensive");
export const firstWord = /^\w+ /;
export const goesBack = anyOf("previous, last, before, back to");
export const goesWith =
  /\b(?:go(?:es)?|went|wear|pair\p{L}*|match\p{L}*|suits?|throw|drape) (?:\p{L}+ )?(?:w|with|over|under|below|on top of|along with) (?:it|this|that|these|those|them|the \p{L}+)\b|\bwith (?:it|this|that|these|those)\b/u;
export const leadingDeterminer = /^(?:the|any|some|your) /;
export const anyThing = /^(?:pieces?|things?|items?|products?|ones?|clothes|outfits?|garments?)$/;
/** About one's own pieces. */
export const ofOwnThings = anyOf(
  "cart, bag, basket, taken, have i, did i, i have, i've, i am, i'm",
);
export const howManyOnes = /\bhow many (\S+ ones)\b/;
export const ownsIt = /^(?:my|her|his|our|their) /;
export const openIt = /\b(?:open|show|see|view)(?: me)? (?:it|this|that)\b/;
/** Of what was taken. */
export const soFar =
  /\b(?:altogether|in all|in total|so far|(?:is|are) (?:that|it|they|there) now|now|have (?:i|we)|did (?:i|we)|do (?:i|we) have|(?:i|we) have)\b/;
