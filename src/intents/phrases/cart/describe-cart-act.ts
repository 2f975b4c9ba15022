import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

/** Possessives, required outside the cart. */
export const ofOwnCart = anyOf("i, i'm, i've, my, me, cart, bag, basket, altogether, total");
export const asksNumberOfPieces =
  /\bhow many (?:total |all )?(?:things|pieces|items|clothes|bits|articles|garments)\b/;
export const readsOut = guarded(
  /\b(?:name|list|read|recap)(?: out)? (?:them|the (?:items|pieces|things))\b|\b(?:read|recap|list|go over|state)\b.*\b(?:cart|basket|bag|(?:what|everything|all)(?: all)? (?:i|we)(?:'ve| have| took| put)?)\b/,
);
export const ofEach = /\b(?:each|every|unit)\b/;
export const ofDelivery = anyOf("delivery, shipping");
export const ofTotalToo = anyOf(
  "total, altogether, with, without, no, before, after, plus, including, included?, excluding, all, sum, figure, final, together, comes?, add, added, adding, delivery boy, delivery guy, delivery man, delivery fellow, delivery person",
);
export const asksTotal = anyOf(
  "total, how much, how many rupees, costs?, pay, owe, sum, bill, amount, payable, come to, comes to, altogether, damage, spend, spending, price, makes?",
);
