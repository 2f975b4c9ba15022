/** Pieces and what comes along with them. */
import type { Form } from "./form.ts";
import { innerwear } from "./named.ts";

export const pieces: readonly Form[] = [
  [/\b(?:can|could|may|might|shall) (?:i|we) (?:please )?have (?!to\b|you\b)/gi, "i want "],
  [/\bbelt at (?:the )?waist\b/gi, "belted"],
  [/\bgumch?as?\b/gi, "gamcha"],
  // "I've never bought a kurta in my life".
  [
    /\b(?:i(?:'ve| have) )?never (?:bought|owned) (an? [a-z]+) in my (?:whole )?life\b/gi,
    "i want $1,",
  ],
  [/\bwith (?:an? )?slip inside\b/gi, "with slip"],
  [
    /(?<=\b(?:saree|sari)\b[^.;]*), blouse piece\b(?! (?:only|for|alone)\b)/gi,
    " with blouse piece",
  ],
  // "A jacket that I saw on Instagram".
  [
    /\b(?:that|which) (?:i|we) (?:saw|have seen|spotted|liked) (?:on|in|at) (?:insta(?:gram)?|reels?|a reel|pinterest|youtube|facebook|tv|your [a-z]+|the (?:ad|mall|shop|market|window))\b/gi,
    "",
  ],
  // "Everything except a jacket".
  [
    /\b(?:i|we|he|she)(?:'ve|'s)? (?:already )?(?:have|has|got) (?:everything|all|the rest)(?: else)? (?:except|but|other than) (?:for )?(?!(?:black|white|red|blue|green|pink|yellow|grey|cotton|silk)\b)/gi,
    "need ",
  ],
  // "Jo jeans ke saath chale": goes with.
  [
    /\b(?:jo )?([a-z]+) ke sa+th (?:bhi )?(?:chale|chal jaye|chal jaaye|jaye|match ho|match kare)(?: aur [a-z]+ ke sa+th(?: bhi)?)?/gi,
    "to wear with $1",
  ],
  [/\bbridesmaids?'? (?=dress|gown|outfit|lehenga|saree)/gi, "bridesmaid wedding "],
  [/\baqua (?=class|classes|aerobics|zumba|gym)/gi, "swimming "],
  [/\bstretch(?:able|y)? (?=denim\b)/gi, "stretch, "],
  [
    /\bsleeves? (?:should|must|can|has to|have to|needs? to) be (full|half|short|long|three[ -]quarter|3\/4)\b(?! (?:sleeves?|length))|(?<!\b(?:full|half|short|long|no|without|puff|bell|cap|quarter|3\/4|elbow|flared|balloon|sleeve) )\bsleeves? (full|half|three[ -]quarter|3\/4)(?=\s*(?:[,.;!?]|$))/gi,
    "$1$2 sleeves",
  ],
  [
    /\b(?:something|anything|an? outfit) with (?:an? )?(sharara|palazzo|churidar|salwar|patiala|gh?arara|pants?)s? and (?:an? )?(?=dupatta)/gi,
    "kurta with $1 and ",
  ],
  [/\b(sweat ?shirt|hoodie|jacket|sweater|pullover) (?:and|n) (p[ya]jamas?) set\b/gi, "$1 with $2"],
  // Without the kurta that "palazzo set" alone means.
  [
    /\b((?:crop )?top|shirt|tunic|blazer|cape) (?:and )?(palazzo|plazo|sharara|dhoti) set\b/gi,
    "$1 with $2",
  ],
  [
    /\b(kurt[ai]s?|anarkali) (?:and|aur|n) ((?:matching )?(?:palazzo|plazo|pants?|dupatta|churidar|salwar|sharara|gh?arara|skirt|leggings?|p[ya]jama|dhoti|bottoms?|trousers?|patiala)s?) (?=(?:sets?|combo)\b)/gi,
    "$1 $2 ",
  ],
  [
    /(?<=(?:kurt[ai]|suit|anarkali|lehenga|saree|sari)),? (?:must|should) have (?=(?:an? |the )?(?:dupatta|palazzo|pants?|churidar|salwar|blouse|bottoms?)\b)/gi,
    " with ",
  ],
  [
    /(?<=\b(?:kurt[ai]|suit|anarkali|lehenga|saree|sari)) ke sa+th (?=(?:matching )?(?:dupatta|palazzo|pants?|churidar|salwar|pyjama|blouse)\b(?![^,.]*\b(?:na|nahi|nahin|mat)\b))/gi,
    " with ",
  ],
  // "The kurti's bottom alone".
  [/\b(?:kurt[ai]|suit|top) k[aie] (?=(?:bottom|pants?|lower|pyjama|palazzo)\b)/gi, ""],
  [/\bsalwar (?=with (?:an? )?(?:patiala|churidar)\b)/gi, "salwar suit "],
  [
    /\b(?:mere|apne|us|uss|is) ((?:(?:white|black|red|blue|green|yellow|pink|maroon|cream) )?(?:suit|saree|sari|kurt[ai]|lehenga|jeans|shirt|skirt|dress|top|coat|blouse|pants?)) ke sa+th (?:pahan|pehen|pehan|pehn)n?[aei] (?:hai|h)(?=\s*[,.])/gi,
    "to wear with my $1",
  ],
  [
    /\bblouse piece w[ae]l[aei](?: (?:ho|hai|hona chahiye))?(?=\s*(?:[,.;!?]|$))/gi,
    "with blouse piece",
  ],
  // "Embroidery and dupatta": dressed with one.
  [
    /\b(?:something|anything|kuch) (traditional|festive|simple)(?= [^.,]*\bdupatta\b)(?![^.,]*\b(?:palazzo|salwar|pants?|sharara|churidar|skirt|trousers|not|no|without)\b)((?: [^.,]*?)?) with (?:([^.,]*?) and )?(?:an? |the )?(?:matching )?dupatta\b/gi,
    "an outfit with dupatta, $1$2, $3",
  ],
  // "A silk kurta, size 42. With the churidar".
  [
    /[.!?]\s+with (?:the |an? |matching |its )*(?=(?:churidar|p[ya]jama|dupatta|blouse|pants?|trousers|palazzo|salwar|shorts|leggings|cap|hood|belt)\b)(?![^.]*\bfor (?:my|him|her)\b)/gi,
    " with ",
  ],
  [/\bwith (?:an? )?separate (?=(?:pants?|trousers|lower)\b)/gi, "with "],
  [
    /(?<!\b(?:salwar|churidar|patiala|punjabi) )\b(suit)\b([^.]*)\. jacket (?:and|with) (trousers|pants?)\b(?! for\b)/gi,
    "$1 with jacket and $3$2",
  ],
  // "A sharara? Green, with dupatta".
  [
    /(\b(?:sharara|kurt[ai]|anarkali|lehenga|saree|sari|suit|gharara|palazzo)\b[^.?]*)\? ((?![^.?]*\b(?:shirt|top|kurta|gown|lehenga|suit)\b)[^.?]*\bwith (?:an? )?(?:matching |stitched )?(?:dupatta|blouse)\b)/gi,
    "$1, $2",
  ],
  [/,? (?:the|that) (?:kind|type|one|sort) with (?=an?\b|the\b|two\b|separate\b)/gi, " with "],
  // "For garba? Stitched, with dupatta".
  [
    /^(what (?:can|should|do|shall|to)(?: i)? wear\b[^.?]*)\?([^.]*?),? with (?:an? )?dupatta\b/gi,
    "an outfit with dupatta, $1,$2",
  ],
  [/\bwool(?:len)? jerseys?\b/gi, "wool sweater"],
  [/\b(?:ladies|women'?s) (pant(?:y|ies)) hipsters?\b/gi, "ladies hipster $1"],
  [
    /(?<!\b(?:saree|sari|kurt[ai]|kaftan|gown|shawl|dress)\b.*)\bgifts? for (?:a|my|her|the) (?:[a-z]+'s )?baby ?shower\b(?!.*\b(?:saree|sari|kurt[ai]|kaftan|gown|shawl|dress|mom|mother|maternity|her)\b)/gi,
    "gift for a newborn",
  ],
  [
    /\brain ?coats?\b(.*?),? (?:and |so )*it (?:should|must) (?:also )?have (?:an? |the |matching )*(pants?|trousers|lower)(?: also| too| as well)?(?=\s*(?:[,.;!?]|$))/gi,
    "raincoat with $2$1",
  ],
  [
    /(?<=\b(?:jeans|trousers|pants)\b.*)\bbell[ -]?bottoms\b|\bbell[ -]?bottoms (?=jeans|trousers|pants)/gi,
    "bell bottom ",
  ],
  [
    /\b(outfit|attire|something)\b(.*?),? (?:and )?dupatta (?:is |'s )?(?:an? )?(?:must|compulsory)\b/gi,
    "$1 with dupatta$2",
  ],
  [/\bkhaki (?:colou?r )?pants?\b/gi, "khaki trousers"],
  [
    /\binner ?wears?\b(?=(?: for (?:my )?[a-z]+)?, (?:cotton |white |black |some |an? )?(?:vests?|banians?|briefs|boxers|bras?|trunks|pant(?:y|ies))\b)/gi,
    "",
  ],
  [/(?<=\bjackets?\b.{0,24})\bwith (?:an? )?fur cap\b/gi, "with fur hood"],
  // A maker's, of another piece.
  [
    new RegExp(
      `(?<=\\b(?:${innerwear}|socks)\\b.*) jockey(?: brand)?\\b|\\bjockey(?: brand| ki| ka| ke)? (?=(?:[a-z]+ )?(?:${innerwear}|socks)\\b)`,
      "gi",
    ),
    "",
  ],
  [
    /\b(track ?suit|night ?suit|pyjama|co-?ord) (?:type|kind|style)(?: of)? set (?=.*\b(?:sweat ?shirt|t-?shirt|top|hoodie|shirt)\b.*\bwith\b)/gi,
    "",
  ],
  // Not only a rain jacket.
  [
    /(?<!\b(?:no|not|not an?|not any|without|want|except) )\bwater[ -]?proof (?:bike )?(jackets?)\b/gi,
    "$1 waterproof",
  ],
  // "A co-ord of top and skirt".
  [/\b(matching set|co-? ?ord(?: set)?) of\b/gi, "$1"],
  [/\bankle (?=leggings?\b|pants?\b|jeans\b|trousers?\b)/gi, "ankle length "],
  [/\bwith (?:an? )?inner\b(?! (?:lining|shorts|tights|pockets?))/gi, "with slip"],
  [/\b(?:some|any)thing\b([^,.]{0,30}) to swim in\b/gi, "swimwear$1"],
  [/\bthree[ -]fourths? (?:p[ya]jamas?|pants?|lowers?|leggings|tights)\b/gi, "capri"],
  [/\b(krishna|kanha|radha|hanuman) ban(?:a|aa)na (?=hai\b|h\b)/gi, "$1 dress "],
];
