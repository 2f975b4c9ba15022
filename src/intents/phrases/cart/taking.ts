import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

export const onlyPair = /^(?:k |ok |okay )?both\b(?! sizes)/;
/** "Do both shirts come in XL". */
export const asksIfMade =
  /^(?:(?:and|but|so|ok|okay|hey|well|oh)[\s,]+)*(?:do|does|did|is|are|has|have) (?!.*\b(?:add|put|cart|bag|basket|take|buy)\b).*\b(?:comes?|available|exist|made|sold|stocked) in\b/;
export const takesAwayOrDenies = guarded(
  /\b(?:remove|delete|take (?:\S+ ){0,4}out|don't|do not|never|(?:looks?|seems?|sounds?) like)\b/,
);
export const saysEach = /\beach\b|\bboth\b|\ball\b/;
export const isCartItself = /^(?:the|my|that|this) (?:cart|bag|basket|trolley)$/;
export const thisAndThat = guarded(
  /\b(?:it|this|that|these|those)(?: one)?,? (?:and|plus|with|along)\b|\b(?:and|plus|also) (?:it|this|that|these|those)\b(?! \w)/,
);
export const startsWithSeveral = /^(?:both|all|each|every|these|those)\b/;
export const startsWithBoth = /^both/;
export const startsWithPlaceInRow = /^(?:the )?(?:first|second|last)\b/;
export const ofThoseSeen = /\bof (?:those|these|them)\b/;
export const beforeAge = /^(?:is|turns|turned|am|he's|she's)$/;
export const secondBeforeAge = /^(?:only )?(?:is|turns)$/;
export const otherThings =
  /^(?!(?:pairs|pieces|ones|items|units|nos|pcs|plus|pls|this|these|those|his|hers|yours|as|is|was|mediums|larges|smalls)$)\p{L}{2,}[^su']s$/u;
export const alsoSaid = /\b(?:also|too|as well|with it|along with)\b/;
/** A measure: "a UK 12", "38 inches". */
export const uncounted = {
  before:
    /^(?:in|is|not|showing|than|those|these|uk|us|eu|size|waist|chest|bust|hips?|age|aged|turned|number)$/,
  after: /^(?:inch|inches|feet|foot|ft|cm|kg|kilos?|years?|yrs?|months?)$/,
} as const;
export const endsWithOne = /\bone(?: (?:in|size|an?|of))*$/;
export const pairOfThese = /\b(?:a|one) pair of (?:these|those|them|this)\b/;
export const dozensAndCouples = anyOf("half a dozen, a dozen, a couple");
