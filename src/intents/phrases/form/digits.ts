import { guarded } from "../../../../language/text/guarded.ts";

export const endsIn = guarded(
  /\b(?:(?:end|finish|stop)(?:s|es|ing)?(?: (?:in|with|on|at))?|(?:the )?(?:end|ending|last(?: (?!name)\w+)?) (?:is|was|should be|has to be)) (?<right>[\w ]+?)(?:,? (?:and )?not (?:in |with |on )?(?<wrong>[\w ]+))?(?:[,.].*)?$/i,
);
export const digitAtPlace = guarded(
  /\b(?:(?<end>last|final|first)(?: \w+)?|(?<place>second|third|fourth|fifth|sixth))(?: (?:digits?|numbers?))\b.*?(?:\b(?:is|are|be|as|to|was)|'s|=)\s+(?<right>[\w ]+?)(?:,? (?:and )?not (?<wrong>[\w ]+?))?(?:[,.].*)?$/i,
);
export const atEnd = guarded(
  /\b(?<right>[\w ]+?) (?:at|in) the (?<end>end|start|beginning)(?:,? (?:and )?not (?<wrong>[\w ]+?))?(?:[,.].*)?$/i,
);
export const leadingDigits = /^[\d ]+/;
export const numberIs = /\bnumbers? (?=is|are|should)/i;
