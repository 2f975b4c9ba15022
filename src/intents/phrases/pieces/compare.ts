import { anyOf } from "../any-of.ts";

export const superlative = anyOf(
  "cheapest, least expensive, lowest, dearest, costliest, priciest, most expensive, most affordable, highest",
);
/** "And the cheapest?", after another end. */
export const asksOtherEnd =
  /^(?:(?:and|n|ok|okay|so)[\s,]+)+(?:what(?:'s| is| about) )?the (?:cheapest|costliest|dearest|priciest|least expensive|most expensive|lowest price)\b[^.,;]*$/;
export const ofCloth = /\b(?:warm|light|heavi|heavy|thick|soft|cool|material|fabric|cloth|cotton)/;
/** "Do they cost the same". */
export const samePrice = /\b(?:same|equal) (?:price|cost|rate)\b|\bcosts? the same\b|\bprices?\b/;
export const ofSizes = anyOf("sizes?, sizing");
export const ofColour = anyOf("colou?rs?, shades?");
export const ofWearer = anyOf("gender, for men, for women, for girls, for boys, for kids");
export const startsWithWhich = /^(?:and |so |ok )?(?:which|what)\b/;
