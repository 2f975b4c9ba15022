/** Who wears it, and who is only mentioned. */
import type { Form } from "./form.ts";

export const wearers: readonly Form[] = [
  [/\bmy (?:room ?mate|flat ?mate|hostel ?mate|neighbour|neighbor)(?='s\b)/gi, "my friend"],
  // "My teenage brother": a boy.
  [/\bteen(?:ager?|aged)? (?:cousin )?(?:brother|nephew|grandson|son)\b/gi, "teenage boy"],
  [/\bteen(?:ager?|aged)? (?:cousin )?(?:sister|niece|granddaughter|daughter)\b/gi, "teenage girl"],
  // "A 19 year old girl. I am her nana".
  [
    /(?<!\b(?:i wear|for me|myself|pehnu)\b.*)\b(?:i am|i'm) (?:her|his|their) [a-z]+\b(?!.*\b(?:for me|myself|i need|i want)\b)/gi,
    "",
  ],
  [
    /\b(?<!\b(?:waist|size|chest|bust|hips?|length|inseam)\b[^.,]{0,14})(?:going to be|about to turn|will be) (?=[1-9]\d?(?: (?:years?|yrs?))?(?: old)?\b(?! ?(?:rs|rupees|k\b|pieces?|people|guests|minutes|hours|days|am|pm)))/gi,
    "turning ",
  ],
  [/\b([1-9]|1\d) ?\+ (?=(?:years?|yrs?|y)\b)/gi, "$1 "],
  [
    /\b(?:i'm|i am) not (?:an? |very |that |so |really )*(?:fancy|flashy|showy|fashionable|stylish|modern|rich|fussy|picky) (man|woman|guy|girl|lady)\b/gi,
    "i am a $1",
  ],
  [/\bch?hot[ai] (?=baby|bac?hc?h[aei]|babu)/gi, ""],
  // "A saree for the wedding of my brother".
  [
    /\b(wedding|marriage|shaadi|engagement|reception|sangeet|house ?warming) of (?:my|his|her|our|their) (?:[a-z]+ )?(?:brother|sister|cousin|uncle|aunt|aunty|friend|boss|colleague|neighbour)(?:[ -]in[ -]law)?\b/gi,
    "$1",
  ],
  // "After my second baby": no baby's.
  [
    /\bafter (?:(?:my|having|a|our) )+(?:(?:first|second|third|1st|2nd|3rd|new|last) )?(?:baby|kid|child)\b(?! (?:shower|girl|boy|is|has|was|had|gets|turned|turns))/gi,
    "after childbirth",
  ],
  [
    /\bi(?:'ve| have)? (?:just |recently )?had (?:a|my|our) (?:second|third) baby\b(?! (?:girl|boy|shower))/gi,
    "i gave birth",
  ],
  [
    /\bi teach(?: the)? (?:class|std|standard|grade) \d+(?:st|nd|rd|th)?\b|\bi teach (?:nursery|lkg|ukg|kindergarten)\b/gi,
    "i am a teacher",
  ],
  [
    /\b(tall|short|petite|plus[ -]size|curvy|skinny|thin|fat|big|busty) (?:girls?|women|woman) (?:problems?|struggles?|issues?)\b/gi,
    "$1 ladies",
  ],
  [/\bmy teenager\b(?=.*\b(?:men|women)'?s (?:size )?(?:xs|s|m|l|xl|xxl)\b)/gi, "he"],
  [
    /(?<=\bi(?: am|'m) (?:in|doing) (?:my )?(?:(?:first|second|third|final|last) year|college|university|hostel)\b.*)\bfor girls\b/gi,
    "for ladies",
  ],
  [/\b(?:at|with|from|to|for) my in-?\s?laws'?(?: (?:place|house|home))?\b/gi, ""],
  [/\bi(?: am|'m) (?:the|a) (?:new )?(?:bahu|daughter[ -]in[ -]law)\b/gi, "i am a woman"],
  [
    /\b(annaprashan|mundan|naming ceremony) of (?:his|her) (?:[a-z]+ )?(?:sister|brother|cousin|friend)\b/gi,
    "$1",
  ],
  // "I am bua of the groom".
  [
    /\b(i am|i'm|as|being)(?: the| an?)? ([a-z]+(?:[ -]in[ -]law)?) of (?:the )?(?:groom|bride|dulha|dulhan|couple)\b/gi,
    "$1 $2, wedding",
  ],
  // "For my 4 year old, and his sister".
  [
    /\b((?:my|our) \d\d?[ -](?:year|yr)s?[ -]?old)(?=(?:,| (?:needs|wants|loves|likes|is|goes|has)\b)[^.]*\b(?:his|he)\b)(?![^.]*\b(?:my (?:husband|father|brother|son)|twins|dad|says|boy|girl|son|daughter)\b)/gi,
    "$1 boy",
  ],
  [
    /\b((?:my|our) \d\d?[ -](?:year|yr)s?[ -]?old)(?=(?:,| (?:needs|wants|loves|likes|is|goes|has)\b)[^.]*\b(?:her|she)\b)(?![^.]*\b(?:my (?:wife|mother|sister|daughter)|he|his|twins|mom|says|boy|girl|son|daughter)\b)/gi,
    "$1 girl",
  ],
  [
    /\b(my (?:[a-z]+ )?(?:son|daughter|boy|girl|nephew|niece|grandson|granddaughter)),? (?=(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?:\s*(?:[,.;]|$)| (?:plays|likes|loves|goes|studies|needs|wants|is|has|and (?:he|she))\b))/gi,
    "$1 aged ",
  ],
  [
    /\bmy [a-z]+(?:[ -]in[ -]law)?'s (?:family|people|parents|side) (?:is|are) (?:from )?[a-z]+,?(?: and)?\b/gi,
    "",
  ],
  // "A reel where a girl wears": grown up.
  [
    /(?<=\b(?:reel|video|photo|picture|post|ad|insta[a-z]*|film|movie)\b[^.]{0,12})\b((?:where|in which) a) girl (?=(?:pairs?|paired|wears?|wore|is wearing|was wearing|styles?)\b)(?!.*\b(?:daughter|son|niece|nephew|kid|child|little)\b)/gi,
    "$1 woman ",
  ],
  [
    /(?<=\b(?:reel|video|photo|picture|post|ad|insta[a-z]*|film|movie)\b[^.]{0,12})\b((?:where|in which) a) boy (?=(?:pairs?|paired|wears?|wore|is wearing|was wearing|styles?)\b)(?!.*\b(?:daughter|son|niece|nephew|kid|child|little)\b)/gi,
    "$1 man ",
  ],
  // "I'm a new teacher, class 5".
  [
    /\bi(?:'m| am)? (?:teach(?:es|ing)?|an? (?:new |senior |retired )?teacher)(?:,| of| in| for)?(?: [a-z]+)?(?: to| of| in| for)?(?: the)? (?:class|std|standard|grade|primary|nursery|kindergarten|lkg|ukg)(?: (?:\d+(?:st|nd|rd|th)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|children|kids|students))?\b/gi,
    "i am a teacher",
  ],
  // "My wife has told me to cover them".
  [
    /\b(?:my|our) [a-z]+(?:[ -]in[ -]law)? (?:has |had |have )?(?:told|warned|ordered) (?:me|us) (?=(?:to cover|to wear|not to wear)\b)/gi,
    "i was told ",
  ],
  // "His bride is in mint".
  [
    /\b(?:his|her) (?:bride|groom|wife|husband|fiancee?) (?:is|will be) (?:in|wearing) (?:an? )?[a-z]+\b/gi,
    "",
  ],
  // "For when father-in-law walks in".
  [
    /\b(?:enough )?for when [a-z' -]{3,30}? (?:walks?|comes?|visits?|drops?|is around)\b[^.,;]*/gi,
    "",
  ],
  [/\b(marry(?:ing)?) an? (?:girl|boy|man|woman)\b/gi, "$1"],
  [
    /\blike (?:those|these|the|all) (?:[a-z]+ )?(?:boys|girls|guys|ladies|men|women)\b(?! (?:wear|have|are|do|like|of|in)\b)/gi,
    "",
  ],
  [
    /\b(?:along )?with (?:his|her|their) (?:parents|family|friends|grandparents|class|cousins)\b/gi,
    "",
  ],
  // "My son's a drummer, twenty-two".
  [
    /\b(my (?:[a-z]+ )?(?:son|daughter|nephew|niece|brother|sister|cousin))(?:'s| is) an? ([a-z-]+(?: [a-z]+)?), (?=(?:\d\d|twenty|thirty|forty|fifty|nineteen|eighteen|seventeen|sixteen)\b)/gi,
    "$1, a $2, aged ",
  ],
  [
    /\b(?:of|for) my late (?:husband|wife|father|mother|grandmother|grandfather)\b(?= (?:i|we|,))/gi,
    "",
  ],
  [
    /\bevery (?:girl|boy|guy|lady|woman|man)\b(?=(?: in [a-z]+| here)? (?:owns?|has|wears?|is wearing|got)\b)/gi,
    "everyone",
  ],
  [
    /(?<=\bi (?:wear|work)\b.*\b(?:at|to|in) (?:work|office|the office)\b.*)\bfor girls\b/gi,
    "for ladies",
  ],
  [
    /\b(?:to|can|could|i'll) (?:nurse|feed|breast ?feed) my [a-z]+(?:-[a-z]+)*(?:[ -](?:month|week|year)s?[ -]old)?\b/gi,
    "for feeding",
  ],
  [/\bkid (sis(?:ter)?)\b/gi, "little sister"],
  [/\bkid bro(?:ther)?\b/gi, "little brother"],
  // "My elder one is 14".
  [
    /\b(?:my|the|our) (?:elder|older|younger|youngest|eldest|little|small)(?: one)? is (?=(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)\b(?! ?(?:feet|foot|ft|inches)))/gi,
    "my child is ",
  ],
  [
    /\bmy (?:old |late |dear )?(?:mother|grandmother|mom|father|grandfather|aunt) used to [a-z]+\b/gi,
    "",
  ],
  // A mother's piece.
  [
    /(?<=\b(?:nursing|feeding|maternity|breast ?feeding)\b.*)\bmy (?:baby|son|daughter|little one|newborn) is (?:now )?(?:\p{N}+|[a-z]+) (?:days?|weeks?|months?)(?: old)?\b(?<!\b(?:romper|frock|jhabla|and an?)\b.*)/giu,
    "",
  ],
  [
    /(?<!\blike )\bmy late (?:husband|wife|father|mother|grandmother|grandfather) (?:was|had|used to|loved|always)\b[^.,;]*/gi,
    "",
  ],
  // "My thin cousin".
  [
    /\b(?<=\b(?:my|his|her|our) )(?:thin|lean|slender|chubby|plump) (?=(?:cousin|brother|sister|friend|husband|wife|son|daughter|mother|father|uncle|aunt|aunty|nephew|niece)\b)/gi,
    "",
  ],
];
