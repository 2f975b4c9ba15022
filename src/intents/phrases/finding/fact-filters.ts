import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

export const ofTheList = guarded(
  /\bfilter(?:s|ed|ing)?\b|^(?:only|just|show|keep|leave)\b.*\b(?:out of|of|among|from) (?:these|them|those|this list)\b/,
);
/** "only the blue one of these in my cart" is no filter. */
export const takesPiece = anyOf("cart, bag, basket, buy, order, take, want");
export const filterTalk =
  /\b(?:filter(?:s|ed|ing)?|(?:out )?of (?:these|them|those|this list)|(?:among|from) (?:these|them|those)|by|set|put on|turn on|apply|use|pieces?|ones?|things?|list|range|add|also|too|as well|the|only|just|show|me|prices?|sizes?|colou?rs?|cloths?|fabrics?|materials?|budget)\b/g;
export const takesOff =
  /\b(?:remove|clear|take (?:off|away|out)|drop|delete|cancel|without|lose|undo|reset|no|not)\b/g;
export const addsFilter = anyOf("also, add, too, as well, plus, and also");
export const ofPrice = anyOf("price, budget");
export const ofColour = /\bcolou?rs?\b/;
export const ofCloth = /\b(?:cloth|fabric|material)s?\b/;
