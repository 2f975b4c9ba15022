import { bothForm, countForm } from "../../../../language/readers/counts.ts";
import { sizeForm } from "../../../../language/readers/sizes.ts";
import { guarded } from "../../../../language/text/guarded.ts";

/** "I'd like a blue shirt" is a wish, "I'd like the blue one" an addition. */
export const addingVerb = new RegExp(
  `^(?:(?:add|put|buy|purchase|grab|stick|throw(?! out)|get(?! rid| me| back| out)|i(?:'ll| will) (?:take|have|buy)|take(?=.+ in ))(?:\\s+|$)|have\\s+(?=(?:it|this|that|this one|that one)$)|(?:can|could|may) i (?:have|get|buy|take)\\s+(?=(?:it|this|that|this one|that one|one)$|${countForm}(?: |$))|(?:i(?:'d| would) like|get me|give me)\\s+(?!(?:an?|some|any|something) (?!${sizeForm})))`,
);
export const intoCart = guarded(
  /\s*\b(?:to|in|into|inside) (?:my |the |our )?(?:shopping )?(?:cart|bag|basket)\b/,
);
export const article = new RegExp(`^(?!${countForm})(?:an?|the) `);
export const makesIt = /^make (?:it|that) /;
export const countOfThem = new RegExp(
  `^${countForm} (?:of )?(?:them|these|those|this|it|that|the )`,
);
export const firstOrLastFew = guarded(
  new RegExp(`^(?:the )?(?<end>first|last) (?<count>${countForm})(?: (?:ones|pieces|items))?$`),
);
export const sameSize = guarded(
  /\b(?:the |in )?same sizes?\b(?! as (?!that\b|this\b|it\b|before\b))|\bin that size\b|, (?:the )?same(?: please)?[.! ]*$/,
);
/** "The shirt, the blue one": read with its mentions. */
export const saysWhichAfter = /, (?:the|that) \p{L}+(?: \p{L}+)? ones?\b/u;
export const onlyBoth = guarded(new RegExp(`^${bothForm}$`));
export const aPair = /\b(?:a|one|1) pair\b/;
