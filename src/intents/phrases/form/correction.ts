import { guarded } from "../../../../language/text/guarded.ts";
import { anyField } from "./fields.ts";

/** "In place of MG Road, write 3 Lanka Road". */
export const inPlaceOf = guarded(
  /^(?:and |so |but )?(?:in place of|instead of|rather than) (?<wrong>[^,]+?),? (?:(?:please|kindly|you can|just)\s+)*(?:put|write|use|take|make it|it's|enter|send to)\s+(?<right>.+)$/i,
);
export const ratherThan = guarded(
  /^(?<right>.+?),? (?:in place of|instead of|rather than) (?<wrong>.+)$/i,
);
export const leadingField = new RegExp(
  `^(?:(?:please|kindly|change|the|my)\\s+)*(?:${anyField})(?![\\w'])[\\s,:.]*`,
  "i",
);
export const spaces = /\s+/;
export const takesBack =
  /^(?:(?:no(?!\.? ?\d{1,4}\b)|nope|nah|sorry|oops|actually|wait|hold on|i mean|i meant|not that|it's|it is|its)(?![\w'.])[\s,.]+)+/i;
export const wrongThenRight = guarded(
  /^(?<wrong>.+?)[\s,]+(?:no|sorry|i mean|i meant)[\s,]+(?<right>.+)$/i,
);
export const makesIt = guarded(
  /^(?:no[\s,]+)?(?:make|change|correct) (?:it|that)(?: to)? (?<value>.+)$/i,
);
export const isntButIs = guarded(
  /\b(?:isn't|is not|'s not|wasn't)\s+(?<wrong>[^,.]+)[,.].*?(?:\b(?:i am|i'm|it's|it is|but|should be)\s+)(?<right>[^,.]+)$/i,
);
export const houseNumber = /^(?:number |no\.? )?(?<number>\d+(?:[-/ ]?[a-z])?)$/i;
/** "And the house number is 72". */
export const houseNamed = guarded(
  /\b(?:house|door|flat|plot|building)(?: (?:number|no\.?))?(?:'s| is| was| should be| must be| has to be|,)(?: actually| really)? (?<number>(?:number |no\.? )?\w+(?: [a-z])?)(?=$|[,.;]| (?:so|not|actually|really|now|sorry|instead)\b)/i,
);
/** "Flat 1302, I always mix it up". */
export const kindNumbered =
  /^(?:the |my )?(?<kind>\p{L}{3,}) (?:number |no\.? )?(?<number>\d+(?:[-/]?[a-z])?)(?:[,.;]\s*(?<rest>.+))?$/iu;
export const rightNotWrong = /^(?<right>.+?)[\s,]+(?:and |but )?not (?<wrong>.+)$/i;
export const onlyNot = /^not (.+)$/i;
export const leadingPut =
  /^[\s,]*(?:but )?(?:(?:put|write|use|take|make it|it's|it is|it should be) )*/i;
export const closingAs = / (?:as|for) (?:the |my )?\w+(?: name)?[.!]?$/i;
export const latinLetter = /[a-z]/i;
export const houseInStreet = /\b\d+(?:[-/ ]?[A-Za-z])?(?=[\s,])/;
/** "Rao becomes Rao-Mehta", "replace Rao with Roy". */
export const becomes =
  /^(?:(?:and|so|please|kindly|now)[\s,]+)*(?:(?:change|turn|replace|swap)(?: the)? )?(?<wrong>.+?),? (?:becomes|became|has become|(?:is|must|should|has to) (?:be )?(?:replaced|changed) (?:by|with|to)|should (?:be|read|say)|ought to be|is now|turns into|into|with|for|to|→|->) (?<right>.+)$/i;
/** All of its digits. */
export const holdsPin = /(?<!\d)\d{3} ?\d{3}(?!\d)/;
