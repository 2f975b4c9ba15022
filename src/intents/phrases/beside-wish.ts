export const betweenClauses = /\s*[.?!;…]+\s+|\s+[–—-]\s+|,\s+/;
export const wishesTo =
  /\b(?:(?:so|and|now|ok|okay|yes|well|actually)\s+)*(?:i(?:'m| am)? ?(?:just |really |only )?(?:want|need|looking)(?:ed)? to|i want you to|i need you to)\s+/i;
export const wishesFor = /\bi(?:'m| am)? ?(?:just |really |only )?(?:want|need|looking for)\s+/i;
export const pointsOut = /\b(?:it|this|that|these|those|them|same|one|ones|both|another)\b/;
