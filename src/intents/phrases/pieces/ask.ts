export const startsAsQuestion =
  /^(?:(?:and|but|so|ok|okay|then|well|oh)[\s,]+)*(?:what|what's|how|how's|which|is|are|does|do|will|would|can|could|has|have|any)\b/;
export const afterSentence = /(?<=[.!?…])\s+/;
export const oneOfThose = /^(?:the|this|that) (?:one|piece|thing|item)$/;
/** "I have a puja. Would the second one be good for that?" */
export const leansBack = /\bfor that[?\s]*$/;
