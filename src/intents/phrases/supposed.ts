/** "If one jeans goes what is it". */
import { guarded } from "../../../language/text/guarded.ts";

const asksAmount =
  "(?:how much|what(?:'s|'ll)?|kitna) *(?:is|will|would|does|do|am|are|it|the|i|we|total|left|then|saved?|come|be|have)\\b";
export const supposes = [
  guarded(new RegExp(`\\b(?:what )?if (?<act>.+?)[,;]? (?:then )?${asksAmount}(?<asks>.*)$`)),
  guarded(new RegExp(`\\b${asksAmount}(?<asks>.*?) if (?<act>.+?)[?.!]*$`)),
];
export const supposer = /^(?:i|we|you|say|suppose)\s+(?:just\s+|only\s+)?/;
export const asksSaving = /\bsav(?:e|ed|ing)\b|\bless\b|\bdifference\b/;
