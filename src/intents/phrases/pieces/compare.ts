import { anyOf } from "../any-of.ts";

export const superlative = anyOf(
  "cheapest, least expensive, lowest, dearest, costliest, priciest, most expensive, most affordable, highest",
);
export const ofCloth = /\b(?:warm|light|heavi|heavy|thick|soft|cool|material|fabric|cloth|cotton)/;
export const startsWithWhich = /^(?:and |so |ok )?(?:which|what)\b/;
