/** A wish that isn't only one. */
import { guarded } from "../../../language/text/guarded.ts";

/** Of the cart, of other pieces, or at one. */
export const acting =
  /\b(?:which|open|throw in|stick|(?!(?:g?uest|chest|vest|honest|interest|rest|best|west|test|fest|forest|latest|request|suggest|fastest)\b)[a-z]+est|another|one more|again|ek aur|i'll take|i will take|i'll have|take (?:it|this|that|the|one)|buy (?:it|this|that|the)|order (?:it|this|that|the)|put (?:it|this|that|the|one|a|in)|get me (?:it|this|that|the)|give me (?:it|this|that|the|one)|(?:this|that|these|those|the (?:first|second|third|last|other|same)) (?:one|piece|item)|the one|same|usi|isi|this is it|so it|k[ae]r d[oe]|better|versus|vs)\b/;

/** Beside what was taken before. */
export const adding =
  /^(?:and|aur|also|no|or|but)\b|\b(?:too(?=[,.!?]| (?:for|in|and|please|needs?|wants?)\b)|too$|bhi|as well)\b/;

/** Whatever else is said. */
export const plainlyActing =
  /\b(?:add|remove|quantity|set the|change the|make it|checkout|check out|compare|difference)\b|\b(?:in|into|to|from|of|the|cart) (?:my |the |our )?(?:cart|bag|basket|trolley)\b|\bcart (?:me|mein|mai|se|ma)\b/;

/** A question about a piece. */
export const questioning = guarded(
  /^(?:(?:and|but|so|ok|okay|hi|hello|hey|please|well|um|uh)[\s,]+)*(?:is|are|does|do (?!you (?:have|sell|keep|stock)|u have|one thing)|did|would|will|can (?!i (?:get|have|find|see))|could (?!i (?:get|have|find|see))|has|have (?!you)|how|what(?! about)|when|where|why|who|if)\b|\b(?:how (?:much|costly|long|many|do|does)|what(?:'s|s| is| cloth| does)|(?:is|has|does|will|would|can|could) (?:it|he|she|this|that|the)|(?:are|have|do|will|would|can) (?:they|these|those|i)|is having|is asking|is there (?:a|in)|is the|is it|kya|kitn[aei]|kais[aei]|possible|exchanged?|returned?|price|cost|any pockets|whether|wool or)\b/,
);

/** Before a piece that is known. */
export const definite =
  /\b(?:the|that|those|these|this|them|woh|wo|vo|ye|yeh|us|your|my|his|her|our|their)(?: (?!(?:an?|some|any|for|to|in|on|at|of|and|with|ke|ki|ka|liye|is|are|was|needs?|wants?|asked|i|we)\b)[\p{L}'-]+){0,3}$/u;
