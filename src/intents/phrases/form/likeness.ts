import { guarded } from "../../../../language/text/guarded.ts";

export const denials: readonly RegExp[] = [
  guarded(
    /^(?<right>.+?)(?:[\s,]+(?:i meant?|please|it is))?[\s,]+(?:and |but )?(?:not|instead of|rather than) (?<wrong>[^,;]+?)[.!?]?$/i,
  ),
  guarded(
    /^(?<wrong>.+?) (?:is|was) (?:wrong|not right|a mistake|old|incorrect)[\s,.;]+(?<right>.+)$/i,
  ),
  guarded(
    /^(?:it's |it is |that's )?not (?<wrong>[^,;]+?)[\s,;]+(?:it's |it is |but |rather |make it )(?<right>.+)$/i,
  ),
];
/** "the door number is 24". */
export const beforeValue =
  /^.*\b(?:is|are|be|to|it's|that's|i said|meant)\s+(?=\S)|^(?:the |my )?(?:door|house|flat|plot|building) (?:number|no\.?)?\s*|^(?:the |my )?\p{L}+ (?:number |no\.? )?(?=\d[\w/-]*$)/iu;
export const notThis = /^(?:it's |it is |that's )?not (.+)$/i;
export const closingComma = /,$/;
export const leadingArticles = /^(?:the |my |in |on |at )+/i;
export const onlyPoints = /^(?:it|that|this|one|me)$/i;
export const numberedStreet = /^\S*\d\S* .*\p{L}{3}/u;
export const spokenDot = /(?:^| )dot /gi;
export const numberWithLetter = /^\d[\d\s/-]*\p{L}?$/u;
export const onlyNameSigns = /^[\p{L}\p{N}.'-]+$/u;
export const spelledAtEnd =
  /(?<![\p{L}']|\b(?:an?|single|double|with) )(?<letters>(?:(?:double |triple )?\p{L}[\s,.-]+){2,}(?:double )?\p{L})[\s.!]*$/iu;
export const closingMarks = /[\s,.;:-]+$/;
export const wordBreaks = /[\s,.]+/;
export const takesBack =
  /^(?:(?:no|nope|sorry|oops|oh|ah|wait|actually|arre|uff|i mean|i meant|correction|it's|its|it is|that's|not that|that should be|it should be|should be)(?![\w'])[\s,.]*)+/i;
export const withLetter = guarded(
  /^(?<word>\p{L}{3,}),? with (?:an? |\w+ )?\p{L}{1,2}(?:'?s)?(?: .*)?$/iu,
);
export const nameWithDigits = /^\p{L}+[\w.]*\d+$/u;
export const spaceOrComma = /[\s,]/;
export const mailName = /^[\w.+-]{4,}$/;
