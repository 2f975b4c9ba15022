import { guarded } from "../../../../language/text/guarded.ts";

export const details =
  /[\w.]+ ?(?:@| at (?:the rate )?\w+ dot )\w|(?:\d[ -]?){10}|[a-z],? \d{6}\b|\bfirst name\b.+\blast name\b|\b(?:street|city|state|pin(?: ?code)?|phone|mobile|name|e-?mail)\s*[:=].+\b(?:street|city|state|pin(?: ?code)?|phone|mobile|e-?mail)\s*[:=]/i;
/** A full name, given as the shopper's. */
export const named = guarded(
  /^(?:(?:so|and|ok|okay|hi|hello|yes)[\s,]+)*(?:my |the )?(?:full |good )?name(?:'s| is|:)? \S+ \S+|^\S+ \S+(?: \S+)? is my (?:full )?name\b/i,
);
/** In a form that was begun: "street is 10 Banjara Road". */
export const labelled = /\b(?:street|city|state|pin ?code|pin)\b (?:is |: ?)?(?=[\p{L}\d])/u;
/** "Jyotsna Mehta, 5 Kalawad Road, Rajkot, Gujarat". */
export const inRow = guarded(
  /^\p{Lu}[\p{L}'.]+ \p{Lu}[\p{L}'.]+(?: \p{Lu}[\p{L}'.]+)?, [^,]+, \p{L}/u,
);
