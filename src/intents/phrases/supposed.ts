/** "If one jeans goes what is it". */
import { guarded } from "../../../language/text/guarded.ts";

const asksAmount =
  "(?:how much|what(?:'s|'ll)?|kitna) *(?:is|will|would|does|do|am|are|it|the|i|we|total|left|then|saved?|come|be|have)\\b";
export const supposes = [
  guarded(new RegExp(`\\b(?:what )?if (?<act>.+?)[,;]? (?:then )?${asksAmount}(?<asks>.*)$`)),
  guarded(new RegExp(`\\b${asksAmount}(?<asks>.*?) if (?<act>.+?)[?.!]*$`)),
  guarded(
    new RegExp(
      `\\b(?:were|suppose|supposing|say) (?:i|we) (?:were )?(?:to )?(?<act>.+?)[,;] (?:then )?${asksAmount}(?<asks>.*)$`,
    ),
  ),
];
/** "What would it be without the jeans". */
export const withoutPiece = guarded(
  /\b(?:how much|what)(?:'s|'ll)?(?: (?:is|will|would|does|do|am|are|it|that|this|the|i|we|total|bill|be|come|cost|pay|all|everything|rest|others|to))* (?:without|minus|leaving out) (?<piece>(?!(?:the )?(?:delivery|shipping|postage|taxe?s?|gst|cod|charges?|fees?|cash|coupon|card|a|an|any|anything|it|them|that|this)\b)[^.,?!]+)[?.!]*$/,
);
export const supposer = /^(?:i|we|you|say|suppose)\s+(?:just\s+|only\s+)?/;
/** "Ok, do that", once its sum is known. */
export const doesSo =
  /^(?:(?:ok|okay|yes|yeah|yep|good|great|nice|fine|alright|then|so|please|haan|theek hai|perfect)[\s,.!]+)*(?:(?:let's |please |just |i'll |you can )?do (?:it|that|this|so|the same)|(?:do|make) it so|go ahead)(?: (?:then|please|now|only))*[\s.!]*$/;
export const asksSaving = /\bsav(?:e|ed|ing)\b|\bless\b|\bdifference\b/;
