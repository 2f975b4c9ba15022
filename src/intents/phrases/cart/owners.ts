import { countForm } from "../../../../language/readers/counts.ts";
import { guarded } from "../../../../language/text/guarded.ts";

/** Whose line a clause is about, and what becomes of it. */
const kin = "(?:my |the |our )?[\\p{L}-]+(?: [\\p{L}-]+)?['’]s?(?: (?:one|own))?";
const own = `(?:hers|his|mine|theirs|(?:her|my|his|their) (?:own )?(?:one|piece)|my own|${kin}|(?:the )?(?:one|piece) (?:for|of) (?:my |the |our )?[\\p{L}-]+(?: [\\p{L}-]+)?|(?:the )?(?:girl|boy|man|woman|lady)['’]s)`;
const who = "(?:she|he|they|(?:my |the |our )?[\\p{L}-]+(?:-in-law)?(?: (?:bhai|ji|bua|didi))?)";
const polite =
  "(?: (?:too|also|now|then|again|please|pls|yaar|only|instead|from (?:the |my )?(?:cart|bag|basket)|for now))*";
const begins =
  "^(?:(?:ok|okay|so|and|but|then|no|lol|haha|fine|actually|please|pls|just|now|well|wait|nvm|leave it|yaar)[ ,]+)*(?:(?:can|could) you |you can |we can |let's |i'll |i will |i want to |i'd like to )?";

/** At the end of what is said: "she has no money lol take hers off". */
const ending = (form: string) =>
  new RegExp(`(?<!\\b(?:don't|not|never|why|to|and|or) )\\b(?:${form})${polite}[.!\\s]*$`, "u");
const whole = (form: string) => new RegExp(`${begins}(?:${form})${polite}[.!\\s]*$`, "u");

/** Owner in the first group. */
const goes = [
  ending(
    `(?:remove|delete|drop|cancel|scrap|forget|forget about|lose|ditch|skip|bin|scratch|leave out|leave off|take (?:out|off|away)|get rid of|throw out|put back) (${own})(?: (?:out|off|away))?`,
  ),
  ending(
    "(?:remove|delete|drop|cancel|scrap|lose|ditch|skip|bin|scratch|leave out|take (?:out|off|away)|take(?= [^.]* (?:out|off|away)\\b)) (hers?|his|their|my|(?:my |the )?\\p{L}+['’]s) \\p{L}+(?: \\p{L}+)?(?: (?:out|off|away))?",
  ),
  ending(`(?:take|put|leave|throw|get|cross) (${own}) (?:out|off|away|back)`),
  whole(`(?:remove|delete|cancel|leave out) ((?:the |my )[\\p{L}-]+)`),
  whole(
    `(${own}) (?:goes|(?:can|should|must|has to|will) go|(?:can|should|must|has to) be (?:removed|taken out|taken off|cancelled)|(?:goes |is )?out|(?:goes )?away|off|remove|delete|cancel|isn't needed|is not needed|not needed|not required|is not required)`,
  ),
  whole(
    `(?:(?:none|nothing|not) for) (${who}|her|him|me|them)(?: (?:any more|anymore|after all))?`,
  ),
  whole(
    `(${who}) (?:doesn't|does not|don't|do not|didn't|won't|will not) (?:want|need|require)(?: (?:it|one|hers|his|that|this|any|mine|theirs))?(?: (?:any ?more|after all|now))?`,
  ),
  whole(
    `(${who}) (?:has|have|got|have got|owns) (?:one|it|hers|his|the same|that)(?: (?:already|herself|himself|at home))+`,
  ),
  whole(
    `(${who}) already (?:has|have|got|owns|bought) (?:one|it|hers|his|the same|that)(?: at home)?`,
  ),
] as const;

export const takesOut = whole(
  "(?:remove|delete|drop|cancel|take out|take off) (?:hers|his|mine|theirs)",
);

export const countFor = new RegExp(
  `\\b(${countForm}) (?:is |are |pieces? )?for (?:(?:my|the|our) )?(\\p{L}+)`,
  "gu",
);

/** Before a size. */
export const becomes = new RegExp(
  `${begins}(${own}) (?:is|should be|must be|has to be|needs to be|will be|ought to be|was|in|to|goes to) `,
  "u",
);

const stays = [
  whole(`(?:keep|leave) (${own})(?: (?:in|there|as it is|as is))?`),
  whole(
    `(${own}) (?:stays?|(?:can|should|must) stay|remains|leave it|keep|is (?:fine|ok|okay|right|good))`,
  ),
] as const;

const alone = [
  whole(`(?:(?:keep|leave) )?(?:only|just) (${own})`),
  whole(`(?:keep |leave )?(${own}) (?:only|alone)`),
] as const;

/** It may be meant. */
const wavers = [
  whole(`(${who}) (?:says?|said) no(?:,? (?:thanks?|thank you|thankyou))?`),
  whole(`(${who}) (?:can|will|must|has to|should) wait`),
  whole(`(${who}) (?:has |have )?changed (?:her|his|their) mind`),
  whole(
    `(${who}) (?:doesn't|does not|didn't|don't) (?:like|love|fancy) (?:it|hers|his|the (?:look|colour|color)(?: of it)?)`,
  ),
] as const;

/** Another size, count or piece is wanted. */
export const wantsOther = guarded(
  /\b(?:instead|back to|to one|(?:just|only) one|another|one more|other|change|swap|make|should be|open|show|search|find)\b/,
);
export const clauseEnd = /[,;.!…]+\s*|\s+(?:and|but|so|because|as|since|then)\s+/u;
export const ofThemAlso = /\bone (?:is )?(?:for|of them for) /;

/** The likeliest first. */
export const fates = [
  ["goes", goes],
  ["alone", alone],
  ["stays", stays],
  ["wavers", wavers],
] as const;
/** "It's becoming costly, take one thing out". */
export const takesOneOut =
  /^(?:[^.!?]*\b(?:costly|expensive|much|over|budget|heavy)[\s,.!;]+(?:so )?)?(?:(?:ok|okay|please|just|so|then|let me|let's|can you|i want to|i'll|i have to|we have to)[\s,]+)*(?:remove|drop|delete|cancel|take (?:off|out|away)|take(?= .*\b(?:out|off|away)\b)|leave out) (?:any )?(?:one|1|something|some) ?(?:thing|item|article|product|clothing)?(?<=thing|item|article|product)(?: (?:out|off|away|from (?:it|this|here|(?:the|my) (?:cart|bag|basket))|please|then))*[.!]*$/;
