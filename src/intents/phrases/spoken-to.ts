/** Words around a sentence. */
import { countForm } from "../../../language/readers/counts.ts";
import { sizeSaid } from "../../../language/readers/sizes.ts";
import { guarded } from "../../../language/text/guarded.ts";

const people =
  "bhaiya|bhaiyya|bhaiyaa|bhai|didi|beta|beti|sir|sirji|madam|ma'am|dost|yaar|yar|dude|bro|boss|mate|anna|akka|uncle|aunty";
const endearing =
  "my dear|dear|darling|sweetheart|sweetie|my friend|my child|child|brother|sister|love|buddy|man|pal|guys";
const calls =
  "listen(?! to)|hear me|chalo(?=,)|suno|suniye|excuse me|oye|oi|hey you|look here|tell me something|(?:team|everyone|basically|honestly|frankly|seriously|literally)(?=,)";
const sighs = "a+c+h+a+|ar{2,}e+y?|are+y|aree+|aiyy?o+|ayy?o+|um+|uh+|er+m*|ah+em|hm+";
/** "Didi wants M", "bhai ke liye": a person is spoken of. */
const spokenOf =
  "(?:'s|[\\s]+(?:ke|ka|ki|ko|ne|se|wala|wali|bhi|is|isn't|was|says?|said|wants?|needs?|likes?|takes?|wears?|has|had|also|too|and|or|for|will|would|can|can't|hates?|asks?|asked|told|thinks?|prefers?|doesn't|didn't|called)\\b)";

const greeted = "(?:hi|hey|hello|hiya|namaste|good (?:morning|afternoon|evening))(?: there)?,?";
export const addressedFirst = new RegExp(
  `^(?:(?:${greeted} (?:there|all|team|everyone|everybody|folks|ladies|${people}|${endearing})(?=[,.!])|(?:${people})(?!${spokenOf})|(?:${endearing})(?=,)|(?:(?:ok|okay|so|oh|ah|and|but|now)[\\s,]+)?(?:${calls})|${sighs})(?:[\\s,.!…]+|$))+(?=[\\p{L}\\p{N}"'+])`,
  "iu",
);
/** Not "for my bro", nor "is it too dear". */
const named =
  "(?<!\\b(?:for|fr|4|my|the|an?|of|to|with|his|her|our|your|is|called|named|and|or|ya|aur|from|by|as|than))";
export const addressedLast = new RegExp(
  `(?<=\\p{L}|\\p{N}|[.!?'")])(?:,\\s*(?:${people}|${endearing})|${named}\\s+(?:${people.replace("|bhai|", "|").replace("|bro|boss|mate|anna|akka|uncle|aunty", "")}))+(?<end>[\\s.!?…]*)$`,
  "iu",
);
/** A name may end so. */
export const mateLast = new RegExp(
  `(?<=\\p{L} .*[\\p{L}\\p{N}])${named}\\s+(?:bro|boss|mate|bhai|buddy|dude|uncle|aunty)(?<end>[\\s.!?…]*)$`,
  "iu",
);
/** "My bus is coming.", "the kids are shouting here". */
const goings =
  "(?:(?!(?:\\p{L}+ ){0,3}(?:orders?|parcels?|delivery|courier|package|refund|payment|money|size|colour|shirt|jeans|kurta|skirt|jacket|sweater|shawl|blouse|lehenga|clothes|cart|bag)\\b)(?:my|the|our|some(?:one|body)?|his|her|that|this) ?(?:\\p{L}+ ){0,2}(?:is|are|'s|was|has been|keeps?) (?:calling|coming|waiting|ringing|shouting|crying|screaming|yelling|barking|sleeping|leaving|burning|boiling|knocking|starting|pulling my \\p{L}+|at the door|on the (?:phone|other line|line)|late|dying|low|weak|bad|breaking up|jumping on me)|(?:i'm|i am|we're|we are|it's|it is) (?:in a (?:hurry|rush|meeting|cab|bus|train|lift)|getting late|driving|cooking|at work|on the (?:bus|train|road|way|metro|phone)|late|walking|(?:half )?asleep|running late|very late|noisy here)|(?:there's|there is) some(?:one|body) at the door)(?: (?:me|now|again|here|already|up|soon|so|at me|very|in the background|today))*";
export const goingsFirst = new RegExp(
  `^(?:(?:ok|okay|so|sorry|wait|and)[\\s,]+)*${goings}[,.!;…]+\\s+(?=\\p{L}|\\p{N})`,
  "iu",
);
export const goingsLast = new RegExp(
  `(?<=[\\p{L}\\p{N}])(?:(?<end>[?!]+)|[,.;…]+)\\s+(?:(?:and|because|as|sorry)[\\s,]+)*${goings}[\\s.!…]*$`,
  "iu",
);
const stammered =
  "the|my|is|can|could|add|show|what|how|and|to|in|for|it|that|this|put|give|make|take|want|remove|change|do|does|please|where|which|when|you|we|he|she|get|open|go|but|so|with|of|on|me";
/** Letters may be spelled: "A A S H A". */
export const stammers = new RegExp(
  `\\b(${stammered}|i(?=[ ,.…-]+i (?:want|need|would|will|have|am|think|mean|like|said|can)\\b))(?:[ ,.…-]+\\1)+\\b`,
  "giu",
);
const laughter = "(?:l+o+l+|lmao|rofl|(?:ha){2,}h?|(?:he){2,}h?|[:;]-?[)dp](?!\\p{L}))";
export const laughsFirst = new RegExp(`^(?:${laughter}[\\s,.!…]+)+(?=[\\p{L}\\p{N}"'+])`, "iu");
/** "He will pay lol" is a remark. */
export const laughsLast = new RegExp(
  `^(?!.*\\b(?:he|she|they|but|when|if|because|look)\\b)(?<all>.*)(?<=[\\p{L}\\p{N}.!?'")])(?:[\\s,]+${laughter})+(?<end>[\\s.!?…]*)$`,
  "iu",
);
const salutes =
  "good (?:morning|afternoon|evening|day)(?: to (?:you|everyone)(?: all)?)?|namaste|namaskaa?ra?m?|vanakkam|sat ?sri ?akaa?l|salaa?m|as-?sala+mu? ?alaikum|ram ram|jai (?:shree?|sri|shri) (?:krishna|ram)|kem cho|greetings";
/** "Good evening, show me kurtas", but not "good evening dress". */
export const salutesFirst = new RegExp(
  `^(?:(?:hi|hello|hey|oh|ok|okay|a very)[\\s,!.]+)*(?:${salutes})(?: (?:ji|all|there|team|everyone|${people}|${endearing}))*(?:[,.!;…]+\\s+|\\s+(?!(?:dress|wear|gown|outfit|clothes|look|party|jacket|shirt|saree|kurta|top|suit|walk)))(?=[\\p{L}\\p{N}])`,
  "iu",
);
/** "Thank you. The fifth one". */
export const thanksFirst = guarded(
  /^(?:(?:ok|okay|great|perfect|lovely|oh|no)[\s,]+)*(?:thanks|thank (?:you|u)|thankyou|thx)(?: (?:so|very) much| a lot)?[\s]*[,.!]+\s+(?=\p{L}+ \p{L}|\p{N})/iu,
);
/** "Wait, how much is it?": no correction. */
export const waitsFirst = guarded(
  /^(?:(?:oh|ok|okay|but|and|fine|yes|yeah|yep|sure|right|alright|good|haan|no)[\s,]+)*(?:wait|hold on|hang on|one (?:sec|second|minute|moment)|(?:just )?a (?:sec|second|minute|moment)|ek minute|ruko)(?: (?:wait|please|a (?:sec|second|minute|moment)))?[,.!…]+\s+(?=(?:please |kindly |can you |could you )?(?:what|what's|how|how's|which|where|where's|who|is|are|does|do|did|has|have|can|could|will|would|show|take me|go|open|tell|find|search|compare|read)\b)/iu,
);
/** "Yes - write", but not "8-2-310". */
export const dash = /(?<=[\p{L}\p{N}?!.]) ?(?: [-–]+|—) ?(?=\p{L})/gu;
/** Not "Larsen & Toubro Road". */
export const ampersand = /(?<=^|[\p{L}\p{N}]) ?& ?(?=\p{Ll}{2})/gu;
/** "Dont", "whatll". */
export const unmarked: readonly (readonly [form: RegExp, whole: string])[] = [
  [
    /\b(do|does|did|is|are|was|were|has|have|had|would|could|should|wo|ca|need|must)nt\b/giu,
    "$1n't",
  ],
  [/\b(he|she|that|what|there|where|how|who|when|let|here)s\b(?! ?')/giu, "$1's"],
  [
    /\b(it)s\b(?= (?:for|an?|the|my|me|not|too|so|very|ok|okay|fine|good|nice|in|at|on|just|only|all|still|been|for|from|going|raining|getting|made|more|less|like|pure|really)\b)/giu,
    "$1's",
  ],
  [/\b(what|that|it|who|they|you)ll\b/giu, "$1'll"],
  [/\b(i|you|they|we)ve\b/giu, "$1've"],
  [/\b(you|they)re\b/giu, "$1're"],
  [/\b(i)m\b/giu, "$1'm"],
  [/\b(i)d\b(?= (?:say|like|love|rather|want|prefer|take|go|have)\b)/giu, "$1'd"],
  [
    /(?<!\b(?:am|i'm|im|is|are|was|feel|feeling|fell|very|so|seriously|mentally) )\b(i)ll\b(?= \p{L})/giu,
    "$1'll",
  ],
  [/(?<=^(?:(?:the|my) )?)(name)s\b(?= \p{L})/iu, "$1's"],
];

const numbered =
  "flat|house|number|no|option|item|items|block|tower|floor|wing|plot|door|shop|room|gate|sector|phase|line|lane|road|street|cross|main|size|step|pin|class|grade|page|row|top|last|first|next|add|is|has|at|of|to|for|in|and|or";
/** "The men's 1". */
export const digitOne = new RegExp(
  `(?<=\\b(?:this|that|which|wch|other|another|his|hers|her|\\p{L}+'s|(?:the|my|that) (?!(?:${numbered})\\b)\\p{L}+) )1(?=[.,!?]*(?:$|\\s(?!\\p{N}|(?:min|minute|hour|hr|kg|lakh|year|yr|month|week|day)s?\\b)))`,
  "giu",
);
/** "He was one of the Ls, take his off". */
export const ofSize: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^(?:.*\\b(?:he|she) (?:is|was) |\\p{L}+ (?:is|was) )one of the (${sizeSaid})(?:'?s)?[,.;]? (?:so )?(?:please )?(?:take (?:his|hers|it|that) (?:off|out|away)|(?:remove|drop|cancel|delete) (?:his|hers|it|that))[.!]*$`,
      "iu",
    ),
    "remove one of the $1",
  ],
  [
    new RegExp(
      `(?<=\\b(?:${countForm}|both|some|all) of (?:the|those|my) )(${sizeSaid})(?<!s)'?s\\b`,
      "iu",
    ),
    "$1",
  ],
];
/** All in capitals. */
export const shouts = /^(?=.*\p{Lu}{4})(?=.* )\P{Ll}+$/u;
