import { guarded } from "../../../../language/text/guarded.ts";
import { anyField } from "./fields.ts";

const ofPlace =
  "(?:(?:the|my|our|his|her) )?(?:office|clinic|school|college|hostel|hospital|shop|workplace|house|place|flat)";
/** Between name and value. */
const statesValue =
  "\\s*[:=]|(?: there| here| then) (?:is|was|would be)| with| (?:is |are )?(?:stays?|remains?|still|the same|same)(?: as)?(?=[ ,])|,? (?:also|too|as well)(?: (?:is|as|put|write))?(?=[ ,])|'s(?: now| really| actually)?(?: (?:gonna|going to) be)?|(?: now| really| actually)? (?:is|are|was|(?:down )?as|to|should (?:be|read)|must be|ought to be|has to be|has changed to|changed to|will be|would be)(?: now| really| actually)?|\\? it(?:'s| is)|[\\s.,;…]*(?:it(?:'s| is)|that(?:'s| is|'d be))(?= )|\\.{2,}|…|,?(?: you| kindly)?(?: can| may| must)? (?:put|write|note|take|enter|keep|make)(?: it| that)?(?: down)?(?: as)?";
export const fieldLabel = new RegExp(
  `(?<![\\w'@-]|\\b(?:your|you|its|user|pet|nick|pen|brand|old|previous|earlier) )(?:(?:and|also|then|my|mera|meri|the|our|his|her)\\s+)*(?:${anyField})(?<stated>${statesValue})?(?=[\\s,]|$)`,
  "gi",
);
/** Before the first name: "change the", "no, my". */
export const beforeLabel =
  /^(?:(?:no|oh|ah|and|so|then|ok|okay|well|please|kindly|also|just|it's|that's|for|set|change|correct|make|write|put|enter|update|fix|use|fill in|fill|note|take|the|my|down|country|hi|hello)(?![\w'])[\s,]*)*$/i;
/** "The state is right" changes nothing. */
export const agrees = /^(?:right|correct|fine|good|ok|okay|wrong|missing|there|empty)$/i;
/** Forms of address, which no form requests. */
export const asksNickname = guarded(
  /\bfrom (?:now|here) on\b|\b(?:you (?:can|could|may) say|nickname)\b/i,
);
export const startsAsQuestion =
  /^(?:(?:tell|show|ask|find|give) me )?(?:what|which|how|why|where|when|who|whose|is|are|was|did|do|does|has|have|name (?:a|some|the|any|all))\b/i;
/** In streets: "17 Park Street Kolkata". */
export const ofStreet = /\b(?:street|town|house)$/i;
/** "Door number 14". */
export const numbersHouse =
  /\b(?:door|flat|plot|room|shop|building|site|gate|villa|tower|unit|chamber|cabin|quarter|house|block|suite|hall|stall|bungalow|office) $/i;
export const streetAlone = /^(?:street|town|house)$/i;
/** "Hill street", "Model Town": not a field's name. */
export const inName =
  /(?<!\b(?:and|as|also|then|is|in|on|of|for|a|an|put|set|change|write|enter|fill|correct|fix|no|not|only|just|ok|okay|please|first|next|now|second|wrong|right|new|same|home|city|full|house)) (?<=\p{L}{2} )$/u;
export const numberAlone = /^number/i;
export const inStreet =
  /\d[\w/-]*[\s,]+(?:(?!(?:is|as|for) )\p{L}+,?\s+){0,4}(?!(?:is|as|for) )\p{L}+\s+$/u;
/** "The surname is not Rao, it is Roy". */
export const notButIs = /(?<=\b(?:is|are|was) )not [\p{L}'-]+,? (?:it'?s|it is|but) (?=\p{L})/giu;
/** "Vikram is the first name and Shetty is last". */
export const bothNamed = guarded(
  /\b(?<first>[\p{L}'-]+) is (?:the |my )?first(?: name)?,? and (?<last>[\p{L}'-]+) is (?:the |my )?last(?: name)?\b/iu,
);
export const clauseStart = /^.*[.,;:!?]\s+(?:(?:so|and)\s+)?/s;
export const shortAnd =
  /(?<!\bdot) (?:n|&) (?=\p{L}{2,})(?!(?:at|dot|point|underscore|dash|hyphen)\b)/giu;
/** "First name Vikram, last Shetty". */
export const shortened = guarded(/(\bfirst name \p{L}+,?(?: and)?) last (?!name\b)(?=\p{L}+)/iu);
export const leadingSentence = /^[^,.;]+(?:[.!:]|\s[–—-])\s+/;
export const sentenceJoints = /(?<=[\p{L}\d]{2})[.!;]\s+/u;
export const introduction = guarded(
  new RegExp(
    `^(?:(?:so|ok|okay|yes|please|kindly|now)[\\s,]+)*(?:(?:put|write|note|take|book|enter)(?: it)?(?: down)?(?: (?:in|under) the name of)?|(?:in|under) the name of|${ofPlace}(?: address)? is(?: at)?)[\\s:,]+`,
    "i",
  ),
);
/** "Him. Mohan Thapa, 7 Rajpur Road". */
export const leadingReceiver = new RegExp(`^(?:me|us|him|her|them|${ofPlace})[.,:;]\\s+`, "i");
export const nameThenHouse =
  /^(\p{L}+ \p{L}+(?: \p{L}+)??) (?=(?:(?:flat|house|plot|door|room|shop|h\.? ?no\.?|no\.?|number) )*\d[\w/-]* (?!at\b|dot\b)\p{L}|(?:staff|army|railway|police|officers?|doctors?|nurses'?|govt|government) (?:quarters?|hostel|lines)\b)/iu;
export const closingSigns = /[\s,;.]+$/;
export const partJoints = /\s*[,;]\s+|\s+[/|–—-]\s+|[.!]\s+|\s+(?:and|also|then)\s+/i;
export const saysQuestionWord = /\b(?:what|which|how|why|when|where|who|whose|time)\b/i;
export const edges = /^[\s,]+|[\s,]+(?:and|also|then)?$/gi;
export const endsWithHouse = /house(?: (?:number|no\.?))?$/i;
export const startsWithDigit = /^\d/;
export const nameSpelledWithin =
  /^(?<name>\p{L}+),? (?<letters>(?:\p{L}[\s.-]+)+\p{L}),? (?<rest>\p{L}+)$/u;
export const notLetters = /[^\p{L}]/gu;
export const isNow =
  /\b(?:it|that)(?:'s| is| should be| ought to be| has to be| must be| will be)(?: now)? (?<value>.+)$/i;
export const leadingGoing = /^(?:going|coming) to (?:be )?/i;
export const complains =
  /\b(?:wrong\w*|incorrect\w*|mistake|misspel\w*|not right|changed|different spelling|sp(?:elt|elled) differently|(?:isn't|is not|aren't|wasn't) (?:mine|his|hers|ours|that|right|the same))\b/i;
export const clauseJoints = /\s+(?:and|so)\s+|[,.;]\s+/i;
export const backwardsForm = guarded(
  new RegExp(
    `^(?:(?:please|kindly|put|take|use|write|enter|keep|have|note|give|and|then)\\s+)*(?:down\\s+)?(?<value>.+?)(?:(?: goes)?,? (?:as|for|is|in|would be|will be|should be)|'s) (?:my |the |his |her |our )(?:${anyField})(?: please| then| now| field| box)?$`,
    "i",
  ),
);
/** After a clause of that form: "…, Rohan the first name". */
export const shortlyBackwards = new RegExp(
  `^(?:and )?(?<value>\\p{L}[\\p{L}'-]*(?: \\p{L}[\\p{L}'-]*)?),? (?:the|my|his|her|our) (?:${anyField})$`,
  "iu",
);
/** "The surname is with double s, Dass". */
export const withLetters = guarded(
  /,? (?:with|having) (?:a |an )?(?:double|single) \p{L}(?:'?s)?,? (?=\p{L}{2})/iu,
);
/** "Write Meena as first name". */
export const writtenAs = new RegExp(
  `^(?:(?:please|kindly|just|and|then|ok|okay|you can|you may)\\s+)*(?:put|write|enter|note|keep|fill)(?: down| in)?\\s+(?<value>.+?)\\s+(?:as|for|in|under)\\s+(?:the |my |his |her |our )?(?:${anyField})(?: please| now| field| box)?$`,
  "i",
);
export const valueForField = new RegExp(
  `^(?<value>.+?)\\s+(?:as|for)\\s+(?:the |my )?(?:${anyField})$`,
  "i",
);
export const inBox = guarded(
  new RegExp(
    `^(?:in|into|for|under) (?:the |my )?(${anyField})(?: box| field| column| place)?,? (?:you can |please |kindly )?(?:put|write|enter|type|fill|give)(?: in| down)?(?= )`,
    "i",
  ),
);
export const placeOfKind = guarded(
  /^(?:it'?s|it is|that'?s|that is|we are in|i am in|i'm in|in)\s+(?<value>[\p{L} ]+?) (?<kind>state|city)$/iu,
);
/** "It's Anita here", "I am Anita": one name, in capitals. */
export const introduces =
  /^(?:(?:[Hh]i|[Hh]ello|[Oo]k|[Yy]es|[Ss]o)[\s,]+)*(?:(?:[Ii]t'?s|[Ii]t is|[Tt]his is|[Ii]'?m|[Ii] am|[Mm]yself) (?<own>\p{Lu}\p{Ll}+) (?:here|speaking|this side)|(?:I'?m|I am|i am|[Tt]his is|[Mm]yself) (?<any>\p{Lu}\p{Ll}+)|(?:[Pp]eople|[Ee]veryone|[Ee]verybody|[Tt]hey|[Aa]ll) (?:all )?calls? me (?<full>\p{Lu}\p{Ll}+)|(?:[Yy]ou (?:can|may) )?(?:[Pp]ut|[Ww]rite|[Nn]ote)(?: down)? (?<whole>\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+))[.!]?$/u;
export const mailedTo = /\b(?:send|mail|e-?mail|forward|write)\b.*\bto\b/i;
export const asksInHindi = /\b(?:kya|kaun|kahan|kidhar|kitn[aie])\b/i;
/** "Just Lalita Pant", after a remark. */
export const putsName = guarded(
  /[,.;]\s*(?:just|simply|put|write|only) (?<any>\p{L}+\.? \p{L}+(?: \p{L}+)?)[.!]?$/iu,
);
export const asName =
  /(?:^|[,.;:]\s*|\band )(?:hi |hello |so |yes |no |ok |okay |well |please |kindly |actually )*(?:(?:call me|name's|deliver to|(?:it|this|that|they|(?:the|this|my) (?:parcel|package|packet|box|delivery|shipment))(?:'s| is| are| should be| must be| goes| will go| should go| must go| has to go)?(?: going| all| addressed| made out)? (?:for|to|under|in the name of)|(?:put|book|keep|send|make|address|have|get) (?:it|this|that|them|everything|the (?:parcel|package|delivery))(?: out| all)? (?:to|under|in the name of)) (?<any>.+?)|(?:i'm|im|i am|this is|it's|its|it is|myself|here is) (?<full>\S+ .+?))(?=[,.;!?]|$| and | from | here$| speaking| that's | thats | in | at (?!(?:the rate )?\S+ (?:dot|point) )| i live | i stay )/i;
/** "But it's going to Ravi Kapoor": the recipient. */
export const meantInstead = guarded(
  /\bbut\b.*\b(?:put|write|use|it's|make it|going to|goes to) (?<any>(?:\p{L}+ ?){1,3})[.!]?$/iu,
);
export const receiver =
  /\b(?:for|in|under|to) (?:my|our|his|her) (?:\p{L}+ ){0,2}\p{L}+(?:,? (?<any>(?:mr|mrs|ms|miss|dr|shri|smt)\.? (?:\p{L}+ ?){1,3})|(?:'s name)?[,.:;] (?<whole>\p{L}+ \p{L}+(?: \p{L}+)?)|(?:'s|s') name[,.:;]? (?<own>\p{L}+))[.!]?$/iu;
export const livesAt = guarded(
  /\b(?:i|we|she|he)(?:'?m|'re|'s|'ve| have| am| are| is)?(?: now| currently)? (?:from|at|living (?:in|at)|staying (?:with [\p{L} ]{2,20} )?(?:in|at)|based (?:in|at)|lives? (?:in|at)|stays? (?:in|at)|resides? (?:in|at)|residing (?:in|at)|settled in|moved to|shifted to)\s+(?<place>.+)$|^myself .+? from\s+(?<from>.+)$/iu,
);
export const sentToPlace =
  /^(?:(?:so|please|kindly|and|you can|you may|you could|(?:can|could|will|would) you)\s+)*(?:(?:it(?:'s| is)?|this|that|they|the parcel|everything|all)(?: (?:has|have|is|are|must|should|can|will|needs?))? )?(?:to )?(?:be )?(?:deliver(?:ed)?|sen[dt]|ship(?:ped)?|courier(?:ed)?|post(?:ed)?|bring|brought|goe?s?|going|comes?|coming)(?: (?:it|this|that|them|these|everything|the parcel))?(?: all| over| here)? (?:to|at)\s+(?:(?:me|him|her|us|them|(?:my|our|his|her) \w+) (?:at|in)\s+)?(?<place>.+)$/i;
export const ofReaching = guarded(
  /\b(?:ring|call|reach|phone|text|whatsapp|message|mobile|number|phone|contact|use|dial)\b/i,
);
export const capitalised = /^\p{Lu}/u;
/** "He's in Panjim, Goa": only a known place. */
export const isInPlace =
  /\b(?:he|she|they|we|it|i)(?:'?s|'re|'?m| is| are| am) (?:all |now |only )?(?:in|at)\s+(?<place>[^.!?]+)/i;
/** "Trichy, that's Tamil Nadu". */
export const thatIs = /,? (?:that's|that is|which is|it's)(?: in)? |, in (?!the )/giu;
export const personAtPlace =
  /^(?:(?:my|our|his|her) \p{L}+,? )?(?<who>\p{L}+ \p{L}+(?: \p{L}+)?),? (?:at|in) (?<where>.*\d.*)$/iu;
export const fromReason =
  /,? (?:and (?:i|my|it)\b|(?:that's |thats )?where|because|so i\b|since\b).*$/i;
export const twoNames = /^\p{L}+ \p{L}+$/u;
export const oneOrTwoNames = /^\p{L}+(?: \p{L}+)?$/u;
export const announcement = guarded(
  /^(?:all in one go|everything|here goes|here it is|details)[\s:,]+/i,
);
export const otherSeparators = /\s*[;|]\s*|\s+[/–—-]\s+/g;
export const takenBackPart = /,[^,]*,\s*(?:no|sorry)\s*(?=,)/i;
export const inOneWord = /(\w+) (\w+) (?:all )?(?:in )?one word(?=\s+at\b|\s*@)/i;
export const edgeMarks = /^[\s,.;]+|(?:[\s,.;]|[\s,]and(?=[\s,.;]*$))+$/g;
/** "Sunita Jain, that's me, and mobile …". */
export const thatIsMe = /[\s,.]+(?:(?:that's|that is|it's) me|is my name|and|my|[\s,.])+$/i;
export const spacedCommas = /[\s,]*,[\s,]*/g;
export const leadingTheOfUnited = /^(?:the|in the) (?=u)/i;
export const pinAlone = /^\d{3} ?\d{3}$/;
export const startsNumbered =
  /^(?:flat |plot |house |room |door |shop |block |unit |tower |no\.? )?(?:no\.? |number (?=\d\S* \p{L}))?(?:[\d#]|\p{L}\b)/iu;
/** "Sunil Kumar from Ludhiana Punjab". */
export const nameFrom = guarded(
  /^(\p{L}+ \p{L}+(?: \p{L}+)?) from (?=\p{L}+(?:[ ,]+\p{L}+){0,3}$)/iu,
);
/** "Pull up a route to the lake house". */
export const holdsNoValue = guarded(
  /^(?:please )?(?:pull up|plan|map|give me|get|show me|find) (?:\w+ ){0,2}(?:route|directions)\b|\b(?:spelled|spelt|written) with an? \p{L}[.!]*$/iu,
);
/** "Ship to dad: Suresh Kulkarni, …". */
export const sentTo =
  /^(?<lead>(?:(?:please|kindly|just|and|ok|okay|now)[\s,]+)*(?:send|ship|deliver|courier|post)(?: (?:it|this|that|them|everything))? )(?:2|to)(?: (?:my )?(?:dad|mom|mum|mother|father|papa|mummy|wife|husband|brother|sister|son|daughter|friend|uncle|aunt|aunty|boss|bhai|didi)[:,])? (?=\p{L})/iu;
/** "Nikhil as first name, then Bansal". */
export const thenSurname =
  /\b(?<first>\p{L}[\p{L}'-]*) (?:as|for|is) (?:the |my |his |her )?first ?name,? (?:and |then )+(?<last>\p{L}[\p{L}'-]*)(?: (?:as|for|is) (?:the |my |his |her )?(?:last|last ?name|surname))?[.!]*$/iu;
/** "It is called Rose Villa". */
export const liesOn = /,? and (?:it|the house) (?:stands|lies|is|comes) (?:on|at|in) /i;
export const trailingNumber = /[\s,]*\+?\d[\d\s-]{5,}$/;
export const startsWithHouse = /^(?:(?:#|no\.?|number|flat|house|plot|door) ?)*\d/i;
