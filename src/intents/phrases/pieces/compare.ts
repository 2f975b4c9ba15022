import { countForm } from "../../../../language/readers/counts.ts";
import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

export const superlative = anyOf(
  "cheapest, best value, best value for money, smallest price, smallest amount, least price, minimum price, minimum rate, lightest on the pocket, easiest on the pocket, most reasonable, most economical, pay the least, pay least, sabse sasta, sabse sasti, sabse saste, sabse kam, least expensive, lowest, dearest, costliest, priciest, most expensive, most affordable, highest, most costly, least costly, costs least, costs the least, costs most, costs the most",
);
export const outOf = /^(?:and |so |ok )?(?:out of|among|from) (?:the|these|those|all)\b/;
/** Of all that is sold. */
export const ofWholeShop = guarded(
  /\b(?:(?:whole|entire|full|complete|all (?:the|your|of your)) (?:shop|store|range|stock|catalogue|things|clothes|stuff)|in (?:the|this|your) (?:shop|store)|you (?:have|sell|stock|'ve got|have got|keep)|in stock|of all|overall)\b/,
);
export const ofTheTwo = guarded(new RegExp(`\\bof (?:the|these|those) ${countForm}\\b`));
/** "And the cheapest?", after another end. */
export const asksOtherEnd = guarded(
  /^(?:(?:and|n|ok|okay|so)[\s,]+)+(?:what(?:'s| is| about) )?the (?:cheapest|costliest|dearest|priciest|least expensive|most expensive|lowest price)\b[^.,;]*$/,
);
export const ofCloth = /\b(?:warm|light|heavi|heavy|thick|soft|cool|material|fabric|cloth|cotton)/;
/** "Do they cost the same". */
export const samePrice = guarded(
  /\b(?:same|equal) (?:price|cost|rate)\b|\bcosts? the same\b|\bprices?\b/,
);
export const ofSizes = anyOf("sizes?, sizing");
export const ofColour = anyOf("colou?rs?, shades?");
export const ofWearer = anyOf("gender, for men, for women, for girls, for boys, for kids");
export const startsWithWhich = /^(?:and |so |ok )?(?:which|what)\b/;
export const comparesAll = guarded(/\bcompar(?:e|es|ed|ing|ison)\b|\bdifferences?\b|\bdiffer\b/);
export const allCompared =
  /^(?:(?:ok|okay|so|and|please|now|can you)[\s,]+)*(?:compare (?:them |these |those )?(?:all|them|these|those)?|(?:what(?:'s| is|s) )?the difference(?: in)?(?: the)?(?: prices?)?)(?: (?:all|please|for me|of these|of them|between (?:them|these|those)))*[?.!]*$/;
