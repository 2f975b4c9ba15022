import { sizeForm } from "../../../language/readers/sizes.ts";

export const betweenClauses = /\s*[.?!;…]+\s+|\s+[–—-]\s+|,\s+/;
export const wishesTo =
  /\b(?:(?:so|and|now|ok|okay|yes|well|actually)\s+)*(?:i(?:'m| am)? ?(?:just |really |only )?(?:want|need|looking)(?:ed)? to|i want you to|i need you to)\s+/i;
export const wishesFor = /\bi(?:'m| am)? ?(?:just |really |only )?(?:want|need|looking for)\s+/i;
/** "I want a sweater under it": of no other piece. */
export const wornUnder = /\b(?:under|underneath|beneath|over|inside) (?:it|this|that|them)\W*$/;
export const pointsOut = /\b(?:it|this|that|these|those|them|same|one|ones|both|another)\b/;
export const alsoTaken = /\b(?:also|too|as well)\b/;
export const takesIt = new RegExp(
  `^(?!.*\\b(?:like|similar)\\b)(?:\\w+[\\s,]+){0,2}?i'll take (?:it|this|that|these|those|them|both|(?:this|that|the) (?:[\\w'-]+ ){0,3}[\\w'-]+)(?: (?:one|only|please|now|then|too|also|itself|in (?:${sizeForm}|x?\\w)))*[.!]*$`,
);
/** "No, undo that, I want them". */
export const wantsBack =
  /^(?:(?:no+|oh|sorry|wait|actually|ok|okay|hey)[\s,.!]+)*(?<act>undo(?: (?:that|it|this))?|(?:put|bring) (?:it|them|that|those|this) back(?: in)?)[\s,.!]+(?:because |cause |as )?i (?:really |still |do |did )*(?:want|need)(?:ed)? (?:it|them|that|those|this|these|both)\b/i;
