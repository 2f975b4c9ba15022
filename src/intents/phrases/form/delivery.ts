import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

/** "My name is Asha and I'll pay by card" is two commands. */
export const nextWish = guarded(
  /(?:,|;|\.|\band\b|\bthen\b|\bafter that\b)(?: and| then)* (?:i(?:'ll|'d| will| would| want to| can)? (?:like to )?|you can |please |let me |let's )?(?:pay|buy|place|confirm|check ?out|read (?:it|that|everything|all)|purchase)\b/i,
);
/** Of forms, not of spelling. */
export const ofForm =
  /^(?!.*\b(?:spel\w*|w2s?|saved|your name)\b).*\b(?:form|details|fill\w*|wrote|write|written|read|questions|delivery|address|entered|typed|missing|left|one by one)\b/;
export const asksToRead = anyOf(
  "read, tell, say, show, check, repeat, wrote, write, written, filled, noted, have, got, put",
);
export const beginsFilling = anyOf(
  "i'll, i will, let's, let us, come, start, begin, ask, questions?, help, fill, do",
);
export const takesBack =
  /^(?:(?:no(?!\.? ?\d{1,4}\b)|nope|nah|sorry|oops|actually|wait|hold on|i mean|i meant|not that)(?![\w'.])[\s,.]+)+/i;
/** But "…, right?", of what is given. */
export const asksSomething =
  /^(?!.*\b(?:names?|address|form|details|give you|tell you)\b).*(?<!\b(?:right|ok|okay|yes|no|na|correct|fine|alright) ?)\?/;
