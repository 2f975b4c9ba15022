/** Refusals: "take out the polyester ones". */
import type { Form } from "./form.ts";
import { cloths, colours, end } from "./named.ts";

export const refusals: readonly Form[] = [
  // "Shirt nahi hai kya": asked for.
  [
    /\b(?:nahi|nahin|nhi) (hai|hain|milega|milegi|milta|milti|rakhte) (?:aap |hain? |ho )?kya\b/gi,
    "$1 kya",
  ],
  // "Silk no, tussar yes".
  [
    /\b(?!sleeves?\b|length\b|neck\b)([a-z]+) no,? (?!problem\b|issue\b)([a-z]+) yes\b/gi,
    "$2, not $1",
  ],
  [/\bnot ([a-z]+)[, ]+\1 (?=(?:gets?|becomes?|looks?|shows?|fades?)\b)/gi, "not $1, it "],
  // "Not pink, everyone will bring pink".
  [
    /\b(not|no|except|without|avoid) ([a-z]+)\b([^.]*?)\b(?:every ?one|everybody|people|others|they) (?:(?:else|will|are|is|has|have|wears?|wearing|brings?|buys?|gives?) )+\2\b/gi,
    "$1 $2$3",
  ],
  // "Anything except grey, I've three greys".
  [
    /\b(except|not|no|but) ([a-z]+)\b,? (?:as |because |since )?(?:i|we|he|she)(?:'ve|'s| have| has| own| owns| bought)(?: already| got| two| three| four| many| enough| so| too)* \2s?\b/gi,
    "$1 $2",
  ],
  [/\b(but|except|not|no) ([a-z]+),? (?:as|because|since) \2\b[^.,;]*/gi, "$1 $2"],
  [
    /\b(?:(?:that|which) )?(?:doesn't|don't|does not|do not|won't|will not) show (?:any |my |the )?(?:sweat|stains?|dirt|marks?|dust|mud|panty ?lines?|bra lines?)(?: marks?| stains?| patches)?\b/gi,
    "",
  ],
  // "Satin? No, cotton".
  [
    new RegExp(
      `(?<!\\b(?:pure|too|in|or|is|the) )\\b(${cloths}|${colours})\\? (?:(?:no|nahi),? (?:no|nahi)\\b,?|(?:no|nahi),) (?=[a-z])(?!(?:no|sorry|wait|i|actually|make|it|that|problem|issue|perfect|mixed|any|under|just|fine)\\b)`,
      "gi",
    ),
    "not $1, ",
  ],
  // "Silk will be too hot", "the net gave her rashes".
  [
    new RegExp(
      `\\b(?:the |any )?(${cloths})(?: cloth| one| ones)? (?:will be|would be|is|gets|feels) too (?:hot|warm|heavy|itchy|scratchy|stiff|thick|slippery|costly|dear)\\b`,
      "gi",
    ),
    "no $1",
  ],
  [
    new RegExp(
      `\\b(?:the |that )?(${cloths})(?: cloth| one| ones)? (?:gives?|gave) [^.,;]{0,24}?\\b(?:rash(?:es)?|itch(?:es|ing)?|allerg[a-z]+|boils)\\b`,
      "gi",
    ),
    "no $1",
  ],
  [
    new RegExp(
      `\\bif it(?:'s| is) (${cloths}),? (?:i|we) (?:won't|will not) (?:have|take|buy) it\\b|\\b((?:art )?(?:${cloths})) (?:i|she|he|we) (?:will|shall|would) not (?:have|wear|take)${end}`,
      "gi",
    ),
    "no $1$2",
  ],
  // "Black is fine, neon isn't".
  [
    /\b([a-z]+) is (?:fine|ok|okay),? (?:but )?([a-z]+) (?:isn't|is not)\b(?! [a-z])/gi,
    "$1 is fine, not $2",
  ],
  [
    new RegExp(
      `\\bnot (?:in )?(?:(?:that|those|this|these) )?(?:(?:shiny|cheap|clinging|clingy|itchy|scratchy|stiff) )?(?=(?:${cloths}|plastic)\\b)`,
      "gi",
    ),
    "not ",
  ],
  [/\bnot (?:dyed|coloured|colored|painted) (?=(?:dark|light|bright|black|red|white)\b)/gi, "not "],
  // "Not boring, bright like cobalt".
  [
    new RegExp(
      `\\bnot (?:too |so |very )?(boring|fancy|grand|costly|expensive) (?=(?:${colours}|bright) (?:maybe|like|or|would)\\b)`,
      "gi",
    ),
    "not $1, ",
  ],
  // "Don't show the ones that need heels".
  [
    /\b(?:don't show(?: me)?|no|nothing|not)(?: the| any)?(?: ones?)? (?:that|which) needs? (?:heels|ironing|an? belt|belts|tailoring|pins)\b/gi,
    "",
  ],
  // "I don't like if it's sleeveless".
  [/\bi (?:don't|do not) like (?:it )?(?:if|when) it(?:'s| is| has(?: an?)?) /gi, "no "],
  [/\bi (?:don't|do not) like how ([a-z]+) (?:feels?|looks?|sits?)\b[^.,;]*/gi, "no $1"],
  [
    /\bi (?:don't|do not) like (?:it )?(?:when|if) (?:the )?(?:neck|collar|waist|sleeves?|cloth|fabric) (?:goes?|gets?|becomes?|turns?) [a-z]+\b/gi,
    "",
  ],
  // "Red-free sarees".
  [
    /\b(black|white|red|maroon|blue|navy|green|pink|yellow|orange|polyester|sequin|logo|print)-free\b/gi,
    "no $1",
  ],
  // "Dhoti he has twenty".
  [
    /,? (?:the )?(?:dhoti|p[ya]jamas?|bottoms?|pants?|dupattas?|petticoats?|trousers|jeans) (?:he|she|i) (?:already )?(?:has|have) (?:many|enough|plenty|already|lots|ten|twenty)\b/gi,
    "",
  ],
  // "Three quarter, no full sleeve".
  [
    /\b(?:three quarter|3\/4(?:th)?) (?=(?:no|not) (?:full|half|long|short) sleeves?\b)/gi,
    "three quarter sleeves, ",
  ],
  // "Take out the polyester ones".
  [
    /\b(?:remove|take out|hide|drop|skip|exclude|filter out|leave out|delete) (?:everything|every ?thing|all|anything|the rest|the others)(?: (?:else|those|of them))? (?:except|but|other than|apart from)(?: for)?(?: the)?\b/gi,
    "only",
  ],
  [
    /\b(?:take out|take away|filter out|weed out|rule out|exclude) (?:all |any |the |those |these |ones (?:in|with) )*(?=[a-z]{3,})(?!(?:above|over|under|below|more|less|everything|anything|of|my|me)\b)/gi,
    "no ",
  ],
  [
    /\b(?:which|show (?:me )?)(?: ones| of (?:these|them|those))? (?:ones )?(?:that )?(?:don'?t|do not|doesn'?t) have (?:any )?(?=[a-z])/gi,
    "no ",
  ],
  [/\bnone (?=in\b|with\b|of (?:red|black|white|blue|polyester)\b)/gi, "nothing "],
  [
    /^\s*(?:please )?filter (?:it |them |these )?(?:by |for |to |with |on |down to )?(?:colou?r |cloth |fabric |price )?(?=[a-z\d])(?!out\b)/gi,
    "only ",
  ],
  [
    /\bnot (?:too |very )?(long|short) (kurt[ai]s?|dress(?:es)?|skirts?|tops?|shirts?|gowns?)\b/gi,
    "$2, not $1",
  ],
  // "I have black trousers, any other colour".
  [
    /\b(?:i|we|he|she)(?:'ve)? (?:already )?(?:have|has|got|own|owns)(?: (?:got|enough|many|lots of|plenty of|so many|too many|an?|two|three))* (black|white|red|blue|navy|green|yellow|pink|grey|gray|brown|beige|purple|maroon|orange|cream) ([a-z-]+?)(?: already| enough)?[,.;]+ (?=(?:so |please |can you |now )*(?:show|give|get|want|need|i want|i need)(?: me)? (?:it |them )?(?:in |some |any |an? )*(?:other|another|different|new) colou?r)/gi,
    "$2, not $1, ",
  ],
  [
    /\b(?:can(?:no|')?t|unable to|not able to) (?:manage|handle|do up|work) (?:(?:cardigan|shirt|jacket|her|his|the|my) )*(?=(?:buttons|zips?|hooks)\b)/gi,
    "no ",
  ],
  [
    /(?<!\b(?:have|has|got|'ve) )\b(?:too|so) many ([a-z]+(?: [a-z]+)?) already(?=,)(?!.*\b(?:ones?|colou?r)\b)/gi,
    "no $1",
  ],
  [
    /(?<=^|[.!?,] |\bi'm |\bi am )done with (?=(?:[a-z]+ )?(?:sweat|hood|jean|shirt|saree|kurt|t-?shirt|track|legging|skirt|dress|top)[a-z]*,)/gi,
    "no ",
  ],
  [/\bcancel (?:that|the|this) (?=[a-z]+,)/gi, "no "],
  [
    /\b(?:is there|are there|do you have|have you) nothing (?:but|except|other than) ([a-z]+)\?/gi,
    "not $1.",
  ],
  [
    /\bi (?:asked for|said) ([^.,?!]+?) (?:and|but) you(?:'re| are)? (?:show(?:ing|ed)?|giv(?:e|ing)|gave|br(?:ing|ought))(?: me)? (?:only )?([a-z]+)(?=\s*(?:[.!?]|$))/gi,
    "$1, not $2",
  ],
  [
    /\bi was (?:going|planning|about) to (?:buy|get|order|take) (?:an? |the )?([a-z]+(?: [a-z]+)?),? but now (?=(?:i want|i need|show|give)\b)(?!.*\b(?:it|ones?|something|same|similar)\b)/gi,
    "no $1, ",
  ],
  [
    /\b(?:doesn't|don't|does not|do not|didn't) (?:like|approve of) (?:me|us) (?:in|wearing) (?!any|the same|same|[^,.]*\b(?:without|with|above|below)\b)/gi,
    "no ",
  ],
  [
    /\b([a-z]+) (?:makes?|making) (?:me|him|her|us|them) look [^,.;]*,? so (?:none|no|not|nothing)(?: of)? (?:those|these|them|that)\b/gi,
    "no $1",
  ],
  [
    /\b(ripped|torn|distressed|faded|printed|tight|loose|shiny|sequinned|short|sleeveless|bright|dark)(?: (?:at|on) (?:my|the) knees)? which (?:my [a-z]+|i|he|she) (?:hates?|dislikes?|can't stand|doesn't like|don't like)(?=\s*(?:[.;!?]|$))/gi,
    "not $1",
  ],
  // "No patience for dry cleaning".
  [
    /\b(?:can't|cannot|can not|won't|don't want to|do not want to|hate|avoid|no patience for|no time for|without)(?: (?:do|doing|get|go for|the|any|all this))* dry[- ]clean(?:ing|ed)?(?: (?:drama|hassle|headache|business))?\b/gi,
    "no dry cleaning",
  ],
  [
    /\b([a-z]+) ([a-z]+) se (?:thak|tang|bore?|pak)(?: (?:ho|aa))? (?:gayi|gaya|gaye|chuk[ia])\b(?: (?:hoon|hu|hun|hai))?,?/gi,
    "$2, not $1,",
  ],
  [
    /\b(hates?|dislikes?|doesn't like|don't like) (black|white|red|blue|green|pink|yellow|gold|golden|maroon|dark|contrast) borders?\b/gi,
    "$1 $2",
  ],
];
