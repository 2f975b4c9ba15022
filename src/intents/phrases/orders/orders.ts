import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

export const ofOrders = anyOf(
  "orders?, ordered, packages?, parcels?, delivery, things, stuff, clothes, shipment, purchase",
);
export const asksAboutOrders = anyOf(
  "track*, where, status, arriv*, deliver*, ship*, when, update*, reach*, far, dispatch*, comes?, coming, pack*, left, sent, happen*, whats?, how, check, look, any, yet, parcel, late, waiting",
);
export const saysStatus = guarded(
  /^(?:(?:tell me|what's|what is|the|my|check|track) )*status(?: please)?$/,
);
/** Asks for the bought pieces; "I'm buying a shawl" asks nothing. */
export const asksItems =
  /\b(?:what|which|list|show|tell|read|see|did|have|has|was|were|how|again|bought|kya|dikhao|names?|details?|items?|things)\b|\border/;
/** The day, not the pieces: "which day the things I bought arrive". */
export const asksWhenItComes =
  /\b(?:when|which day|what day|how (?:long|soon|many days)|kab|by)\b.*\b(?:arriv\w*|com(?:e|es|ing)|reach\w*|deliver\w*|get(?:ting)? here|aa\w+|pahunch\w*|mil\w+)\b|\b(?:arriv\w*|reach\w*|deliver\w*) (?:by|on|before)\b/;
/** The pieces bought, or their price. */
export const asksBought =
  /\bkitn[aei] (?:ka|ki|ke|paise|rupaye|hua|laga)\b|\b(?:how much|what) (?:did|have|was|was it) (?:i|we|it|my order|the order)\b(?! (?:cancel|return))|\b(?:order|purchase) (?:summary|details?|total|amount|value)\b|\bsummary of (?:my|the) (?:order|purchase)\b|\bkya(?: kya)? (?:order|mangwa\w*|mangaya|liya|kharida)\b/;
/** Asks without paying. */
export const asksOwing = /^(?:is|are|what|what's|do|how|have|which)\b/;
export const leadingIWill = /^i(?:'ll| will) /;
export const saysUnpaid = /\bunpaid\b/;
export const leadingUnpaid = /\bunpaid\s+/g;
