import { takesBack } from "./talk.ts";

const one = "\\p{L}[\\p{L}\\p{M}'’.-]*";
const whose = "(?:my|our|his|her|their|the|mera|meri|mere|hamara|uska|unka|iska|apna)";
const kin =
  "(?:mother|father|mummy|mum|mom|mama|amma|papa|dad|daddy|appa|son|daughter|brother|sister|wife|husband|friend|cousin|neighbour|neighbor|aunt|aunty|uncle|grandmother|grandfather|nani|dadi|nana|boss|colleague|nephew|niece|bhabhi|bhaiya|didi|beti|beta|bahu|mother-in-law|father-in-law|sister-in-law|brother-in-law|roommate|flatmate|fiance|fiancee|partner|bhai|behen|biwi|pati)";
const said =
  "(?:'s| as (?:the )?(?:receiver|recipient|addressee)| is| was| will be| should be| would be| must be| has to be| goes as| as| hai| mein| me| to| toh| likho| likhiye| likhna| likh do| likh dijiye| likh lijiye| daalo| dalo| rakho| put| write| just| only| simply| simple| mine| his| hers| ours| itself| in full| there| here| now| well| of course| obviously| it's| it is| that's| i think| kindly| please| first)";
const joint = "(?:\\s*[,:;–—-]+)?";

/** Before a whole name. */
export const beforeWhole: readonly RegExp[] = [
  new RegExp(
    `(?<!\\b(?:brand|street|house|company|shop|user|city|nick|pet|place|first|last|middle|second|your|her family|family|building)(?: \\p{L}+)? )\\b(?:${whose} )?(?:full |whole |good |own |married |real |official |correct )*(?:name|naam)(?: of (?:my|our|his|her) ${kin})?(?: (?:on|for|of|in) (?:it|this|that|the (?:order|parcel|box|packet|form|bill|label|door|delivery)))?(?:${joint}${said})*${joint}\\s+`,
    "gu",
  ),
  new RegExp(
    `\\b(?:in|under|put|write|use|on) (?:${whose} )?(?:[\\p{L}'-]+ ){0,2}name(?: on (?:it|this(?: one)?))?[,:]?\\s+`,
    "gu",
  ),
  /\bke naam (?:pe|par|se)(?: \p{L}+){0,3}[,:]\s+/gu,
  new RegExp(
    `\\b(?:for|to|put|write) (?:${whose} )?(?:\\p{L}+ )?${kin}(?:'s name)?(?: is| named| called)?[,:]?\\s+`,
    "gu",
  ),
  /(?<!\bnot )\b(?:i'm|i am|this is|myself|here is|call it)(?: just| only)?[,:]?\s+/gu,
  /\b(?:contact there|(?:the )?(?:person|receiver|recipient|addressee|customer|tenant|owner|lady|gentleman)(?: there)?)(?: is|'s|:)?\s+/gu,
  /\b(?:officially|legally|properly)(?: (?:it's|it is|i'm|i am|called))?\s+/gu,
  /(?<!\b(?:don't|not|never|people|they|always|everyone) )\b(?:write|put|likho|likhiye|likh (?:do|lo|dena|lijiye|dijiye)|type|enter|note(?: down)?|take(?: down)?)(?: it| down| in| na| ji| as| only| just| please)*[,:]?\s+/gu,
  /(?:^|[.!?,] +)(?:(?:hi|hello|hey) )?(?=\p{L}+ \p{L}+ here\b)/gu,
  /\bjust\s+(?=\p{L}+ \p{L}+ (?:will do|is fine|is enough))/gu,
];
/** Beside other values. */
export const anyKin = new RegExp(`\\b(?:my|our) (?:old |dear |best |good )*${kin} `, "gu");
/** "The watchman only knows that: Swapna Mathew". */
export const correctsName = new RegExp(
  `${takesBack.source}|\\b(?:but|so)(?: please| you| just| then| kindly)* (?:put|write|use|it)`,
);
export const justName = /\bjust\s+/gu;
/** After another name. */
export const itIs = /\b(?:it's|it is|that's|just)\s+/gu;
export const heIs = /\b(?:he|she)(?: is|'s)(?: called| named)?\s+/gu;
export const forSomeone = /\b(?:for|to)\s+/gu;
export const colonAfterName = new RegExp(
  `\\b(?:name|${kin}|receive|receives|collect)\\b[^.!?:]*:\\s+`,
  "gu",
);
export const denied =
  /\b(?:don't|do not|dont|not|never|knows? me as|calls? me|without|nahi|nahin|mat|earlier|before|used to|instead of)\b(?: \p{L}+){0,2}\s*$/u;

const firstLabel = "(?:first ?name|given name|pehla naam)";
const lastLabel = "(?:last ?name|sur ?name|family name|maiden name)";
const between = `(?:(?:${joint}${said}| bhi| also| too| i keep| she kept| he keeps| her own| his own| my own| as in [^,.:]{1,30})*${joint})`;
export const beforeFirst = new RegExp(`\\b${firstLabel}${between}\\s+`, "gu");
export const beforeLast = new RegExp(`\\b${lastLabel}${between}\\s+`, "gu");
export const afterFirst = new RegExp(
  `(?:^|[\\s,])(?<name>${one}),?(?: is)?(?: the| my| his| her| as)? first(?: ?name)?(?=[,.;]|$| and | aur )`,
  "gu",
);
export const afterLast = new RegExp(
  `(?:^|[\\s,])(?<name>${one}),?(?: so)?(?: please)?(?: is|(?: write| put| keep)(?: that| it)?)?(?: as)?(?: the| my| his| her| as) (?:${lastLabel}|last)(?=[,.;]|$| and | aur )`,
  "gu",
);
export const thenIts =
  /^[^.!?]*?(?:[,:]\s+(?:so |and |but )?(?:it's|it is|that's|it will be)|\bso(?: please| just)? (?:put|write|use))\s+/u;
export const anyFirst = new RegExp(`\\b${firstLabel}\\b`);
export const anyLast = new RegExp(`\\b${lastLabel}\\b`);
export const mended =
  /\b(?:no|wait|sorry|actually|nahi|but)\b.*?\b(?:write|put|make it|use|likho|it's|it is)\s+|\b(?:no|wait|sorry)\b[^:]*:\s+/gu;
export const title =
  /^(?:mr|mrs|ms|miss|mister|dr|doctor|prof|professor|shri|sri|smt|kumari|captain|colonel|major|father|advocate)$/;
const set = (list: string): ReadonlySet<string> => new Set(list.split(" "));
// biome-ignore format: lists of words read best in running lines.
export const neverNamed = set(
  "aur hai hain hoon hu hun ke ki ka kar se mein mai toh par pe bhi na ji bina wahi baaki baki bas ab abhi yahan wahan ghar mera meri mere unka uska likh likho likhna likhiye pata sheher shahar city town state pin pincode country phone mobile number email mail street road house flat address name naam surname first last middle care will may hope bill like otherwise retired tenant officially only just simply simple here there this that mine his hers ours courier parcel order delivery cash card upi payment online cod india who which what when where because since and with or but so the then also too please thanks nobody everyone anyone same old new work office home hostel college school staying living going coming",
);
export const labelsNext = /^ is (?:the|my)\b/;
export const oneBeforeLast = new RegExp(beforeLast.source, "u");
export const nextWord = /^\s+(\p{L}+)/u;
export const justNamed = /\b(?:i'm|i am|name|naam)\b[^.]{0,12}$/;
export const segmentEnds = /[,.;:!]\s+|\s+[–—-]\s+/;
