import { countForm } from "../../../language/readers/counts.ts";
import { sizeForm } from "../../../language/readers/sizes.ts";
import { guarded } from "../../../language/text/guarded.ts";

export const sizeSaid = new RegExp(
  `(?:\\s*\\b(?:in|of)\\b)?\\s*\\b(?:(?:an?|the) )?(?:size )?${sizeForm}\\b(?: size)?`,
);
export const counted = guarded(
  new RegExp(`^(${countForm})(?: more)? (?:pieces? |items? |pairs |(?<=\\bone )pair )?of (?=\\S)`),
);
export const countLast = guarded(
  new RegExp(`(?:^|\\s)(?:x )?(${countForm}) (?:pieces?|items?|of (?:them|those|these|it|each))$`),
);
export const countFirst = new RegExp(`^(${countForm})(?: |$)`);
export const noThing =
  /^(?:(?:the same|ones?|pieces?|items?|each|more|too|as well|please|of|in|and)(?:\s|$))*$/;
export const wordProduct = /\bproduct\b/;
export const itemJoints = /\s*,? (?:and|plus) |\s*, /;
export const endsWithPair = /\bpair$/;
export const startsWithThem = /^(?:them|these|those)\b/;
export const anotherOne = /^another(?: one| piece)?(?: of)?(?:\s|$)/;
