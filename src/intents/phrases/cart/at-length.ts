/** What a long sentence does to the cart, by its verbs and the words beside them. */
import { countForm } from "../../../../language/readers/counts.ts";
import { sizeSaid } from "../../../../language/readers/sizes.ts";

/** By kind, the earlier first. */
export type CartVerb =
  | "swap"
  | "cancel"
  | "keep"
  | "out"
  /** "They never fit". */
  | "unneeded"
  | "less"
  | "more"
  | "double"
  | "halve"
  | "add"
  | "change"
  | "make"
  | "need";

const it = "(?: (?:it|them|this|that|these|those|mine|his|hers))?";
const soft = "(?: (?:also|just|really|please|now|even|at all|any|to|the))*";
const no =
  "(?:don't|dont|do not|does not|doesn't|did not|didn't|won't|will not|never|no need to|no need of|not to|shouldn't|should not)";
const verbs: readonly (readonly [CartVerb, string])[] = [
  ["double", "double|twice as many|dugn[aei]|double kar\\w*"],
  ["halve", "halve|half as many|aadh[aei]"],
  ["add", "keep(?: \\p{L}+){0,3} in (?:my|the|our) (?:bag|cart|basket|trolley)"],
  ["keep", "(?:ko |ke )?(?:mat|na) (?:chhed|ched|hata|nikal|badal|badl)\\p{L}*"],
  [
    "keep",
    `${no}${soft} (?:remove|take${it} (?:out|off|away)|delete|drop|cancel|touch|change|disturb|reduce|cut|lose)`,
  ],
  ["cancel", `${no}${soft} (?:add|put|include|buy|order|take|send|pack)`],
  ["unneeded", `${no}${soft} (?:need|want|require|wear|suit|fit|like)(?: any ?more)?(?! to\\b)`],
  [
    "unneeded",
    "no longer (?:needs?|wants?|required|needed)|not (?:needed|required|wanted)|no need",
  ],
  [
    "change",
    "(?:take|bring|put)(?: [\\p{L}'-]+){1,4} (?:up|down)(?= to\\b)|go(?:es)?(?= (?:one|a|up|down)(?: size)?)|be (?:switched|changed|made|swapped|moved)|change|switch|shift|move|convert|exchange|badal(?: do| dijiye| dena)?|badlo",
  ],
  [
    "swap",
    "replace|swap|exchange|instead of|in place of|in (?:its|their|that) place|ki jagah|ke badle",
  ],
  [
    "less",
    "(?:one|<n>) (?:less|fewer)|(?:less|fewer)(?= *(?:[,.;]|$))|reduce|bring(?: it| them)? down|cut down|kam kar\\w*",
  ],
  [
    "out",
    `take${it}(?: back)? (?:out|off|away)|(?:put|throw|kick|leave|get)${it} out|out with|off with|remove|scrap|scratch|skip|ditch|delete|drop|cancel|discard|scrap|get rid of|lose|eliminate|hata(?: ?o| do| dijiye| dena| lo| de)?|hatao|nikal(?: ?o| do| dijiye| dena| de)?|nikaal(?: do| dijiye| dena)?|(?:can|should|must|has to|have to|may) go(?! (?:one|a|up|down|for|with))|(?<!come |came |dropped |find |found |going |go |run |ran |worn |sold |it |them )out(?= *[,.;]|$)|take (?:the|my|that|those|this|these|both|one|his|her)(?: [\\p{L}'-]+){1,5} (?:out|off|away)`,
  ],
  [
    "keep",
    "stays? put|(?:keep|leave|leaving|let(?! me| us|'s))(?! [\\p{L}]+ing\\b)|stays?|remains?|as (?:it|they) (?:is|are)|same as before|rehne (?:do|dijiye|dena)|happy with|(?:is|are)(?: all| also| just| both| absolutely)* (?:fine|ok|okay|good|right|correct|perfect|final)",
  ],
  ["more", "(?:one|<n>|ek) (?:more|extra)|another|aur ek|ek aur|more of|extra"],
  [
    "add",
    "add|put|include|throw in|pack|order|buy|take|(?<!will |would |they |not |to |let me )get(?= (?:me|us|him|her|the|an?|<n>|my|this|that|it)\\b)|give|send|daal(?: do| dijiye| dena| lo| de)?|daalo|dal(?: do| dijiye| dena)|dalo|le (?:lo|lena|lijiye)|i(?:'ll| will) (?:have|take)|de (?:do|dijiye|dena)|rakh (?:do|dijiye|dena)|bhej do",
  ],
  [
    "make",
    "make|increase|should(?: all| both)? be|must be|has to be|have to be|needs? to be|need to become|set|bring|kar (?:do|dijiye|dena|de)|in total|total",
  ],
  ["need", "(?:need|want|require)s?|chahiye"],
];

/** All of them, one group a kind; `<n>` is a number. */
export const cartVerbs = new RegExp(
  verbs
    .map(
      ([, form], at) =>
        `(?<v${at}>\\b(?:${form.replaceAll("<n>", `(?:${countForm})`)})(?![\\p{L}]))`,
    )
    .join("|"),
  "gu",
);
export const verbAt = (at: number): CartVerb | undefined => verbs[at]?.[0];

/** Begin a clause. */
export const joints: ReadonlySet<string> = new Set(
  "and but so because since cos then plus while though although lekin kyunki kyonki isliye aur haan actually wait sorry unless otherwise n together along no nahi nahin please kindly ok okay".split(
    " ",
  ),
);
/** Subjects: with them another clause begins. */
export const subjects: ReadonlySet<string> = new Set(
  "i he she they we it's that's i'm i'd i'll i've he's she's they're we're we've".split(" "),
);
/** After these a subject goes on. */
export const beforeSubjects: ReadonlySet<string> = new Set(
  "and but so because since as that which what who when if than before after where while though until because then cos yes ok okay lekin kyunki aur or".split(
    " ",
  ),
);
/** Of clauses that do nothing. */
export const reasons =
  /^(?:(?:and|but|so|actually|see|well|basically) )*(?:because|since|cos|kyunki|kyonki|as (?:he|she|it|they|i|we|my|our|the)|unless|while(?! (?:you're|you are|we're|i'm) (?:there|at it))|though|although|otherwise|in case|if|when|last|yesterday|the other day)\b/;
/** Of other people, of earlier, of later, of doubt, and questions. */
export const recounts =
  /\b(?:i've|we've)\b|\b(?:i|we)(?: only| just)? (?:was|were|had|have|did|thought|took|saw|added|put|selected|chose|ordered|bought|keep \p{L}+ing|was about|almost)\b|\b(?:my|his|her|our|the) \p{L}+ (?:put|took|bought|ordered|tried)\b|\b(?:says?|said|told|telling|keeps|kept|thinks|thought|(?:he|she|they) (?:already )?(?:has|have|had|owns?)|already (?:has|have|bought|got)|was about to|going to (?!take)|thinking (?:of|to|about)|wondering|should i|shall i|do i|did i|maybe|perhaps|or not|would have|used to|i'd (?:only|just)|could have|someday|next time|next month|later)\b/u;
export const corrects =
  /^(?:(?:no(?! (?:more|need|longer))|actually|wait|sorry|or rather|rather|i mean|nahi|nahin|oops)\b[\s,.]*)+/;
/** In few words, read by others. */
export const turnsBack = /\b(?:no|not|sorry|wait|actually|oops|i mean|nahi|nahin)\b/;
export const asksIt =
  /\?\s*$|\b(?:how (?:much|many)|kisme|kismein|kaun ?s[ai]|kitn[ae]|milega|milegi|difference|which one of|compared|available|do you (?:keep|have|sell|make)|^(?:\p{L}+ )?which (?:is|are|one|of)|tell me|(?:hai|hain) (?:kya|ya|na kya))\b/u;
export const requests =
  /\b(?:can|could|will|would) you\b|\b(?:might|may) i\b|\bplease\b|\bkindly\b|\bmind\b|\bis it possible\b/;
/** Before a size that is the old one. */
export const oldSize =
  /\b(?:from|not|not the|not in|instead of|instead of the|of|rather than|than|was|says|showing|shows|selected|isn't)(?: a| an| the| size)* $/;
export const pronouns: ReadonlySet<string> = new Set(
  "it them this that these those they".split(" "),
);
export const upwards =
  /\b(?:size|one|sizes) (?:up|bigger|larger)\b|\b(?:bigger|larger|next) (?:size|one)\b/;
export const downwards = /\b(?:size|one|sizes) (?:down|smaller)\b|\bsmaller (?:size|one)\b/;
export const onlySo = /\b(?:only|just|sirf|bas|in total|in all|total|altogether)\b/;
export const tooSo = /\b(?:also|too|as well|another|more|bhi)\b/;
/** Before what goes. */
export const insteadOf = /\b(?:instead|in place) of\b/;
export const sameFor = /\bsame (?:for|with|goes for)\b|\blikewise\b/;
export const both = /\b(?:both|all|every|dono)\b/;
/** Can't be followed line by line. */
export const ofTheRest =
  /\b(?:everything|all that|all of (?:it|them)|except|rest|others|(?<!\bone )(?<!\bof )(?<!\bpiece )each|same number|one of (?:those|these|them|the))\b/;
export const allElse =
  /\b(?:everything else|all else|the rest|(?:all )?(?:the )?other (?:things|pieces|items|clothes|ones)|(?:the )?others)\b/;
export const theSecond = /\b(?:second|other|extra)\b/;
/** Before the size that a person wears. */
export const wears = /\b(?:is|are|wears?|takes?|i'm|am|he's|she's|size)\b/;
/** The verb after it is no order. */
export const endsOpen = /\b(?:to|not|of|for|and|or)$/;
export const endsWithVerb =
  /^(?:hata|nikal|nikaal|daal|dal|kar|kam|badal|badl|le |de |rakh|bhej|rehne|chahiye|(?:ko |ke )?(?:mat|na)\b)/;
export const wearers = /^(?:kids?|child(?:ren)?s?|boys?|girls?|mens?|womens?|ladies|gents)$/;
export const pronoun = /^(?:(?:the|that|this|those|these|same|the same|that same) )?(?:one|ones)$/;
export const endsInOne = /\bones?$/;
export const ofTime = /^(?:last|this|yesterday|then|summer|winter|childhood|the|diwali|morning)$/;
/** Before what the piece is only worn with. */
export const besideIt =
  /\b(?:go(?:es)? with|match(?:es|ing)?|over|under|like|(?<!together |along |off |out |away )with|along with my|compared to|than)(?: (?:the|this|that|my|his|her))?\s*$/;
/** "The shirt to L", "up to two". */
export const toIt = new RegExp(
  `\\b(?:up|down) to\\b|\\bto (?:an? |just |only |size )*(?:${sizeSaid}|${countForm})\\b`,
);
export const usualSize = /\b(?:my|his|her|our) size\b|\b(?:normally|usually|generally)\b/;
export const ofPieces = /\b(?:pieces?|pcs|pairs?|of (?:these|this|it|them))\b/;
export const startsList = new RegExp(
  `^(?:(?:and|so|then|also|no|just|only) )*(?:an?|in|size|${countForm}|${sizeSaid})\\b`,
);
/** States, rather than orders. */
export const states = /\b(?:is(?! there)|are|was|were|will drown|which)\b/;
/** Of what isn't said here. */
export const leans =
  /\b(?:back|next|previous|last one|(?:larger|bigger|smaller|largest|biggest|smallest)(?: one| size)? of|the (?:larger|bigger|smaller|largest|biggest|smallest))\b/;
export const ofSomeSize = /\b(?:same|his|her|usual|own|their|right) size\b/;
export const theOther = /\bthe other\b/;
/** "Last diwali". */
export const bareOrdinal = /^(?:last|next|first|second|third|fourth|fifth|previous|\p{L}+th)$/u;
/** Of all that was named before. */
export const ofBoth = /\b(?:both|dono|pairs?)\b/;
export const nothingElse = /\b(?:anything|nothing)\b/;
export const inAll = /\b(?:in total|in all|total|altogether)\b/;
export const intoCart = /\b(?:cart|bag|basket|trolley)\b/;
export const oneOrOther = /\bor\b/;
/** "Skirt M mein ek aur blouse S mein ek": "aur" joins. */
export const oneAnd = /\bmein $/;
export const wantsNoMore =
  /\b(?:need(?:s|ed)?|wants?|wanted|require[ds]?|wear|suit|fit|like)(?: (?:it|them|these|those|this|that|any ?more|at all|now|really|either|too|(?:in|for) \p{L}+|both))*\W*$|\bno need\b/u;
/** "Delete the shirt, the jeans I'm taking". */
export const endsOff = /^the [\p{L} -]+$/u;
export const startsInstead = /^(?:\w+ )?(?:instead|in place) of\b/;
export const timesMore = /\b(?:double|twice|triple|half|halve)\b/;
