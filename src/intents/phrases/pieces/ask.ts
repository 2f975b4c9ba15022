import { guarded } from "../../../../language/text/guarded.ts";

export const startsAsQuestion =
  /^(?:(?:and|but|so|ok|okay|then|well|oh)[\s,]+)*(?:what|what's|how|how's|which|is|are|does|do|will|would|can|could|has|have|any)\b/;
export const afterSentence = /(?<=[.!?…])\s+/;
export const oneOfThose = /^(?:the|this|that) (?:one|piece|thing|item)$/;
/** "I have a puja. Would the second one be good for that?" */
export const leansBack = /\bfor that[?\s]*$/;
/** "Something lighter": another piece. */
export const seeksOther = guarded(
  /^(?:(?:hmm|no|ok|okay|and|but|so|please|not (?:this|that|it)|(?:can you |could you )?(?:show|find|get|give) (?:me|us)|(?:do|have) you(?: have| got)?|is there|got|i'd like|i'd prefer)[\s,.]+)*(?:some|any)(?:thing|one)? (?:a (?:bit|little) |much |even |slightly )?(?!(?:other|number|order|matter|under|over|after|ever|never)\b)\p{L}+er\b(?! than\b)/u,
);
export const apart = /[.?!,;…]+\s*|\s+(?:and|n|&|aur)\s+/;
