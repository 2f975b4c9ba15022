import { anyOf } from "../any-of.ts";

export const ofOrders = anyOf(
  "orders?, ordered, packages?, parcels?, delivery, things, stuff, clothes, shipment, purchase",
);
export const asksAboutOrders = anyOf(
  "track*, where, status, arriv*, deliver*, ship*, when, update*, reach*, far, dispatch*, comes?, coming, pack*, left, sent, happen*, whats?, how, check, look, any, yet, parcel, late, waiting",
);
export const saysStatus = /^(?:(?:tell me|what's|what is|the|my|check|track) )*status(?: please)?$/;
/** Asks for the bought pieces; "I'm buying a shawl" asks nothing. */
export const asksItems =
  /\b(?:what|which|list|show|tell|read|see|did|have|has|was|were|how|again|bought|kya|dikhao|names?|details?|items?|things)\b|\border/;
/** Asks without paying. */
export const asksOwing = /^(?:is|are|what|what's|do|how|have|which)\b/;
export const leadingIWill = /^i(?:'ll| will) /;
export const saysUnpaid = /\bunpaid\b/;
export const leadingUnpaid = /\bunpaid\s+/g;
