/** Words to the shop, beside a wish. */
import { guarded } from "../../text/guarded.ts";
import { tokenise } from "../../text/tokens.ts";
import { termAt } from "../../words/lexicon.ts";

const person =
  "(?:husband|hubby|wife|mother|mom|mum|mummy|father|dad|papa|son|daughter|sister|brother|friend|boss|kids?|children|baby|boyfriend|girlfriend|cousin|family|cab|taxi|bus|train)";
const day = "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|today|tonight|tomorrow)";
const address =
  "(?:sir|sirji|madam|ma'?am|dude|bro|bhai|bhaiya|bhaiyya|didi|buddy|boss|mate|yaar|aunty|auntie|uncle|sister)";
const greeting = "(?:hi|hey|hello|hiya|yo|namaste|good (?:morning|afternoon|evening))";
const own =
  "(?:(?:mine|my (?:old|last|current|previous|other|favou?rite)(?: [a-z]+)? (?:ones?|pairs?|pieces?))|the (?:old|last) (?:one|pair))";
const verdict = "(?:too|so|very|a bit|bit|quite|rather)";

type Form = readonly [form: RegExp, instead: string];

/** Amid a sentence. */
const amid: readonly Form[] = [
  // "Do you guys have".
  [/\b(?:u |y(?:ou )?)(?:guys|folks|people|lot|all)\b(?! who\b)|\by'all\b/gi, "you"],
  [
    new RegExp(
      `^\\s*${greeting},? (?:there,? )?${address}\\b(?! k[aeio]\\b| n[ae]\\b)[,.!]*`,
      "gi",
    ),
    "",
  ],
  [
    new RegExp(
      `^\\s*${greeting},? (?:guys|ladies|gentlemen|girls|boys|man|folks|everyone|team|people|dear|shop)[,.!:]+`,
      "gi",
    ),
    "",
  ],
  [/, (?:guys|ladies|folks) *(?=[.!?]|$)(?<=(?:thanks|please|pls|plz)[^.]*)/gi, ""],
  [/\bi fancy (?=an? |some |this |that |[a-z]+ )/gi, "i want "],
  [/\bgotta (?=(?:get|have|buy|find|see|be|wear|order|do)\b)/gi, "have to "],
  [
    new RegExp(
      `\\b(?:(?:latest )?by|before|till|until|(?:come|comes|coming|deliver(?:ed|y)?|arrives?|reach(?:es)?|here) (?:on|this|next)?) ?${day}\\b(?! (?:brunch|lunch|dinner|party|function|outing|mass|church|morning mass))`,
      "gi",
    ),
    "",
  ],
  [
    /\b(?:(?:which|that|it|colou?r|and) )?(?:won'?t|will not|does ?n[o']t|doesn't|should(?: not|n't)|must not|never|mat) (?:fade|bleed|run(?! (?:small|large|big|tight|short|loose|up|in)\b)|lose colou?r)s?\b(?! (?:small|large|big|tight|short|loose|up|in)\b)(?: (?:easily|fast|soon|after [a-z ]*wash(?:es)?|in (?:the )?wash))?/gi,
    "",
  ],
  [
    /\b(?:which|that|it|must|should|will|and) lasts? (?:very |for |me )*(?:long|longer|years)\b/gi,
    "",
  ],
  [/\b(?:pin ?(?:code)?|postal code|zip)(?: is| no\.?| number)?:? ?\d{6}\b/gi, ""],
  [
    /(?<!\d|(?:rs\.?|inr|₹|under|below|above|over|within|budget|upto|to) ?)(?:\+?91[ -]?)?[6-9]\d{9}\b|(?<=\b(?:call|phone|mobile|number|whatsapp|me on|me at)\b[^.]{0,12})[6-9]\d{4} \d{5}\b/gi,
    "",
  ],
  [/\bbow[ -]?tie[ -]?up\b/gi, "tie-up"],
];

/** Between stops. */
const alone: readonly RegExp[] = [
  // "My husband is waiting".
  new RegExp(
    `(?:and |but |so |also |because |as )*(?:my|our|the) ${person} (?:is|are|'s|keeps?|has been) (?:waiting|calling|crying|shouting|sleeping|hungry|in a hurry|getting late|outside|here)(?: (?:me|us|for me|for us|now|already|again|outside|downstairs|at home|in the car|with me|also|too))*`,
  ),
  new RegExp(
    `(?:my|our) ${person} (?:also )?(?:loves?|loved|likes?|liked|bought|buys|recommended|suggested|shops?|found|swears by|told me about) (?:from |at |in |it from )?(?:your (?:shop|store|site|website|app|page|clothes|collection|brand)|you|here|hers|his|theirs)`,
  ),
  // But "the last one was too short".
  new RegExp(
    `(?:as |because |since |but )?${own}(?: (?:is|are|was|has|have|just|got|completely|totally|already|been|almost|now|all))* (?!${verdict} )(?:torn|tore|worn out|faded|ripped|shrunk|shrank|lost|gone|stained|burnt|burned|ruined|damaged|old|dead|finished|broke|split|missing|bleached)\\b.*`,
  ),
  /(?:also |and |please )?(?:will|would|can|could|do|does|is|are|when|how (?:soon|fast|long|many days)|any|kab)\b.*\b(?:deliver(?:y|ed|s|ing)?|ship(?:ping|ped|s)?|arrive|reach me|come (?:here|home|by|before|on|today|tomorrow|to)|couriers?|refunds?|exchange|cod|cash on delivery|discounts?|coupons?|offers?|emi)\b.*/,
  /(?:please |pls )?(?:call|ring|text|whatsapp|message|phone|contact) (?:me|us)\b.*/,
  /my (?:phone |mobile |whatsapp )?number (?:is )?.*/,
  /(?:but |because |and )?(?:they|it|everything|all)(?: (?:was|were|is|are|got|had|all|been))+ (?:sold out|out of stock|gone|finished|not available|unavailable|over)\b.*/,
  /(?:but |because |and )?(?:i )?(?:couldn'?t|could not|can'?t|cannot|didn'?t|did not) find (?:it|any|one|them|anything)\b(?!.*\b(?:in|under|for)\b).*/,
  /(?:(?:last|this|earlier|previous) [a-z]+,? )?(?:i|we) (?:paid|spent|saw|found|bought|got (?=it |one |them |the same|this |that |mine )) ?(?:it |one |them |the same |this |that |a similar one |similar |mine |only |around |about )*(?:for |at )?(?:rs\.? ?|₹ ?|inr ?)?[\d,]{3,}(?: rs| rupees)?(?: (?:for|on|at|in|from|last|elsewhere|there|online) ?.*)?/,
  /i (?:already )?(?:returned|sent back|exchanged|gave away) (?:the|my|that|a|one) .*/,
  /(?:but |and )?(?:i|we)(?:'ve)? already (?:have|own|got|bought) (?:one|it|that|this|two|a few|some|enough|many) (?:in|of) .*/,
  /i hate (?:it )?(?:when|if) (?:the )?colou?rs? (?:run|runs|fade|fades|bleed|bleeds)\b.*/,
  /(?:everyone|everybody|people|my friends?) (?:at|in) (?:my )?[a-z]+ (?:has|have|bought) one/,
];

const forms = amid.map(([form, instead]) => [guarded(form), instead] as const);
const remarks = alone.map((form) =>
  guarded(new RegExp(`^[\\s,]*(?:${form.source})[\\s.!?;]*$`, "i")),
);
/** "Mine is torn, so I need a black one", "any offers on red kurtas". */
const wishes =
  /\b(?:no|not|only|just|without|but|nahi|nahin|need|want|looking|show|chahiye|dikhao|prefer|should|must|suggest|recommend|something|anything|under|below|within|sizes?|colou?rs? (?!runs?\b|fades?\b|bleeds?\b))\b/i;
function isRemark(said: string): boolean {
  if (wishes.test(said) || !remarks.some((form) => form.test(said))) return false;
  const tokens = tokenise(said);
  const fields = tokens.map((_, at) => termAt(tokens, at, { slips: false })?.term.field);
  const isAsked = questions.test(said);
  return !fields.some((field) => field !== undefined && (isAsked || kept.has(field)));
}
const questions =
  /^[\s,]*(?:also |and |please |pls )*(?:will|would|can|could|do|does|is|are|when|how|any|call|ring|text|whatsapp|message|contact)\b/i;
const kept: ReadonlySet<string> = new Set(["garment", "material", "sleeve"]);

const between =
  /(?<=[!?;\n]|\.(?=\s|$))(?<!\b(?:rs|no|nos|st|dr|mr|mrs)\.)|(?=, (?:and |but |so )?(?:my|our|mine|i (?:couldn|returned)|they (?:were|are))\b)/i;

/** Unchanged if nothing else is left. */
export function withoutSmallTalk(said: string): string {
  const text = forms.reduce((all, [form, instead]) => all.replace(form, instead), said);
  const parts = text.split(between);
  const left = parts.filter((part) => !isRemark(part)).join("");
  return /\p{L}/u.test(left) ? left : text.trim() === "" ? said : text;
}
