/** Needs in plainer words: "leave out whatever costs over 1500" is "at most 1500". */
import { guarded } from "../text/guarded.ts";
import { spacedTShirt } from "../text/tokens.ts";

const out =
  "(?:remove|take (?:out|away|off)|leave out|drop|hide|skip|exclude|get rid of|filter out|throw out|cut out|knock off|delete|ditch|lose|do away with|chuck(?: out)?|don'?t show(?: me)?|do not show(?: me)?|keep out|rule out)";
const those =
  "(?:(?:all|any|the|those|these|any ?thing|everything|whatever|whichever|what|things?|stuff|ones?|items?|pieces?|clothes|of|me|that|which|are|is|'s|'re|costs?|costing|priced|comes?|goes)[ ,]+)*?(?:whatever's |that's |what's |which is )?";
const amount =
  "(?:₹|rs\\.? ?|inr )?(?:\\p{N}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|a |hundred|thousand)";
const over =
  "(?:over|above|more than|beyond|upwards of|dearer than|costlier than|pricier than|more expensive than|higher than|exceeding)";
const under = "(?:under|below|less than|lower than|cheaper than|beneath|less expensive than)";

const setAside = (side: string) =>
  new RegExp(`\\b${out} ${those}(?:priced )?${side} (?=${amount})`, "giu");
/** "The ones under a thousand, take them off". */
const afterwards = (side: string) =>
  new RegExp(
    `\\b(?:(?:the |any ?thing|whatever(?:'s| is)?|those|things|ones) ?)+(?:that(?:'s| is| are)? |which (?:is|are) )?(?:priced )?${side} (?=${amount})([^,.;]+)[,;]? (?:please )?(?:take (?:them|those|it|that) (?:out|off|away)|(?:remove|drop|hide|skip|leave out|ditch) (?:them|those|it|that))`,
    "giu",
  );
type Form = readonly [form: RegExp, instead: string];

/** Limits that are said by what is to go, said by what may stay. */
const kept: readonly Form[] = [
  [setAside(over), "at most "],
  [setAside(under), "at least "],
  [afterwards(over), "at most $1"],
  [afterwards(under), "at least $1"],
];

const others: readonly Form[] = [
  [/\bmy (?:room ?mate|flat ?mate|hostel ?mate|neighbour|neighbor)(?='s\b)/gi, "my friend"],
  // "Jo jeans ke saath chale": goes with.
  [
    /\b(?:jo )?([a-z]+) ke sa+th (?:bhi )?(?:chale|chal jaye|chal jaaye|jaye|match ho|match kare)(?: aur [a-z]+ ke sa+th(?: bhi)?)?/gi,
    "to wear with $1",
  ],
  [/\bbridesmaids?'? (?=dress|gown|outfit|lehenga|saree)/gi, "bridesmaid wedding "],
  // "My teenage brother": a boy.
  [/\bteen(?:ager?|aged)? (?:cousin )?(?:brother|nephew|grandson|son)\b/gi, "teenage boy"],
  [/\bteen(?:ager?|aged)? (?:cousin )?(?:sister|niece|granddaughter|daughter)\b/gi, "teenage girl"],
  // "Red-free sarees".
  [
    /\b(black|white|red|maroon|blue|navy|green|pink|yellow|orange|polyester|sequin|logo|print)-free\b/gi,
    "no $1",
  ],
  [/\baqua (?=class|classes|aerobics|zumba|gym)/gi, "swimming "],
  [/\bi (?:run|own|manage) (?=an? |the )/gi, "i have "],
  [/\bstretch(?:able|y)? (?=denim\b)/gi, "stretch, "],
  // "A 19 year old girl. I am her nana".
  [
    /(?<!\b(?:i wear|for me|myself|pehnu)\b.*)\b(?:i am|i'm) (?:her|his|their) [a-z]+\b(?!.*\b(?:for me|myself|i need|i want)\b)/gi,
    "",
  ],
  // "Dhoti he has twenty".
  [
    /,? (?:the )?(?:dhoti|p[ya]jamas?|bottoms?|pants?|dupattas?|petticoats?|trousers|jeans) (?:he|she|i) (?:already )?(?:has|have) (?:many|enough|plenty|already|lots|ten|twenty)\b/gi,
    "",
  ],
  // "A kurta, like, for ladies".
  [/,\s*like,\s*/gi, ", "],
  // "Sky blue, three quarter, no full sleeve".
  [
    /\b(?:three quarter|3\/4(?:th)?) (?=(?:no|not) (?:full|half|long|short) sleeves?\b)/gi,
    "three quarter sleeves, ",
  ],
  [
    /\bsleeves? (?:should|must|can|has to|have to|needs? to) be (full|half|short|long|three[ -]quarter|3\/4)\b(?! (?:sleeves?|length))|(?<!\b(?:full|half|short|long|no|without|puff|bell|cap|quarter|3\/4|elbow|flared|balloon|sleeve) )\bsleeves? (full|half|three[ -]quarter|3\/4)(?=\s*(?:[,.;!?]|$))/gi,
    "$1$2 sleeves",
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
  [/^\s*(?:ones )?available in (?:size )?(?=(?:x{0,3}[sml]|small|medium|large)\b)/gi, "in size "],
  [/^\s*(?:ok(?:ay)?,? |then |so )?(?:let'?s )?go (?:with|for) (?=[a-z])/gi, "make it "],
  [
    /\b(?:cap|capped|limit|keep) (?:it |them |these |the price )?at (?=(?:rs\.? ?|₹ ?)?\d)/gi,
    "at most ",
  ],
  [/^\s*is(?:me|mein)n? (?=[a-z])/gi, ""],
  [/\b(dress|suit|top) (?=it(?:'s| is| should| must)\b)/gi, "$1, "],
  [/\b(?:looks?|seems?|feels?) like (?:an? )?(?:long )?[a-z]+ on (?:me|him|her|us|them)\b/gi, ""],
  [
    /\b(?:something|anything|an? outfit) with (?:an? )?(sharara|palazzo|churidar|salwar|patiala|gh?arara|pants?)s? and (?:an? )?(?=dupatta)/gi,
    "kurta with $1 and ",
  ],
  [/\b(sweat ?shirt|hoodie|jacket|sweater|pullover) (?:and|n) (p[ya]jamas?) set\b/gi, "$1 with $2"],
  [/(?<=\b(?:\d\d?|ek|do|teen|cha+r|pa+nch|chh?e|sa+t|a+th|nau|das) )v?arsh\b/gi, "saal"],
  // "Kurta/shirt".
  [
    /\b(kurta|salwar|coat|lehenga|shirt)\s*\/\s*(p[ya]jamas?|kameez|choli|dhoti|veshti)\b/gi,
    "$1 $2",
  ],
  [/(?<=[a-z]{3,})\s*\/\s*(?=[a-z]{3,})/gi, " or "],
  [
    /\bnot (?:too |very )?(long|short) (kurt[ai]s?|dress(?:es)?|skirts?|tops?|shirts?|gowns?)\b/gi,
    "$2, not $1",
  ],
  [/\bya (?:fir|phir)\b/gi, "or"],
  [
    /\b(kurt[ai]s?|anarkali) (?:and|aur|n) ((?:matching )?(?:palazzo|plazo|pants?|dupatta|churidar|salwar|sharara|gh?arara|skirt|leggings?|p[ya]jama|dhoti|bottoms?|trousers?|patiala)s?) (?=(?:sets?|combo)\b)/gi,
    "$1 $2 ",
  ],
  [/\balongwith\b|\bincluding (?=(?:an? |the |its )?[a-z]+)/gi, "with "],
  [
    /(?<=(?:kurt[ai]|suit|anarkali|lehenga|saree|sari)),? (?:must|should) have (?=(?:an? |the )?(?:dupatta|palazzo|pants?|churidar|salwar|blouse|bottoms?)\b)/gi,
    " with ",
  ],
  [
    /(?<=\b(?:kurt[ai]|suit|anarkali|lehenga|saree|sari)) ke sa+th (?=(?:matching )?(?:dupatta|palazzo|pants?|churidar|salwar|pyjama|blouse)\b(?![^,.]*\b(?:na|nahi|nahin|mat)\b))/gi,
    " with ",
  ],
  [
    /\b(?<!\b(?:waist|size|chest|bust|hips?|length|inseam)\b[^.,]{0,14})(?:going to be|about to turn|will be) (?=[1-9]\d?(?: (?:years?|yrs?))?(?: old)?\b(?! ?(?:rs|rupees|k\b|pieces?|people|guests|minutes|hours|days|am|pm)))/gi,
    "turning ",
  ],
  [/\b([1-9]|1\d) ?\+ (?=(?:years?|yrs?|y)\b)/gi, "$1 "],
  // "The kurti's bottom alone".
  [/\b(?:kurt[ai]|suit|top) k[aie] (?=(?:bottom|pants?|lower|pyjama|palazzo)\b)/gi, ""],
  [/\bsalwar (?=with (?:an? )?(?:patiala|churidar)\b)/gi, "salwar suit "],
  // "Black & gold".
  [/(?<=[a-z])\s*[&+]\s*(?=[a-z])/gi, " and "],
  [spacedTShirt, "T-"],
  [
    /\b(?:mere|apne|us|uss|is) ((?:(?:white|black|red|blue|green|yellow|pink|maroon|cream) )?(?:suit|saree|sari|kurt[ai]|lehenga|jeans|shirt|skirt|dress|top|coat|blouse|pants?)) ke sa+th (?:pahan|pehen|pehan|pehn)n?[aei] (?:hai|h)(?=\s*[,.])/gi,
    "to wear with my $1",
  ],
  [
    /\bblouse piece w[ae]l[aei](?: (?:ho|hai|hona chahiye))?(?=\s*(?:[,.;!?]|$))/gi,
    "with blouse piece",
  ],
  [
    /\b(?:i'm|i am) not (?:an? |very |that |so |really )*(?:fancy|flashy|showy|fashionable|stylish|modern|rich|fussy|picky) (man|woman|guy|girl|lady)\b/gi,
    "i am a $1",
  ],
  [
    /\b([a-z]+) or (?:any )?([a-z]+ (?:colou?rs?|shades?)) but \1 is (?:the )?(?:best|better|preferred|ideal|first choice)\b/gi,
    "$1 or $2",
  ],
  [/\bch?hot[ai] (?=baby|bac?hc?h[aei]|babu)/gi, ""],
  [
    /\bkap(?:re|rey|da|de|dey|dh?on?) k[aie] (?:quality|material|fabric)(?: (?:ac+h+[aei]|badhiya|mast))?(?: (?:ho|hona|honi|hai|chahiye))*\b,?/gi,
    "",
  ],
  // "A saree for the wedding of my brother".
  [
    /\b(wedding|marriage|shaadi|engagement|reception|sangeet|house ?warming) of (?:my|his|her|our|their) (?:[a-z]+ )?(?:brother|sister|cousin|uncle|aunt|aunty|friend|boss|colleague|neighbour)(?:[ -]in[ -]law)?\b/gi,
    "$1",
  ],
  // "To my friend's mehendi? Green".
  [/\b(meh[ea]?ndi|haldi)(?=[?.!;] (?:green|olive|yellow)\b)/gi, "$1 function"],
  // "I have enough black trousers, show me any other colour".
  [
    /\b(?:i|we|he|she)(?:'ve)? (?:already )?(?:have|has|got|own|owns)(?: (?:got|enough|many|lots of|plenty of|so many|too many|an?|two|three))* (black|white|red|blue|navy|green|yellow|pink|grey|gray|brown|beige|purple|maroon|orange|cream) ([a-z-]+?)(?: already| enough)?[,.;]+ (?=(?:so |please |can you |now )*(?:show|give|get|want|need|i want|i need)(?: me)? (?:it |them )?(?:in |some |any |an? )*(?:other|another|different|new) colou?r)/gi,
    "$2, not $1, ",
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
    /\b(?:can(?:no|')?t|unable to|not able to) (?:manage|handle|do up|work) (?:(?:cardigan|shirt|jacket|her|his|the|my) )*(?=(?:buttons|zips?|hooks)\b)/gi,
    "no ",
  ],
  [
    /(?<=\b(?:my|his|her|our|their)(?: old)? (?:hoody|sweat ?shirt|skirt|dress|saree|sari|kurt[ai]|lehenga|top|shirt|jeans|trousers|pants?|jacket|blazer|gown|t-?shirt|hoodie|sweater|coat|suit|shorts|dupatta|shawl)(?:ie)?s? (?:is|are|got|have|has)(?: (?:all|been|become|so|completely|already|now|got))* )(?:torn|ripped|faded|stained|spoilt|ruined)\b/gi,
    "old",
  ],
  // "Amazon had no pink culottes, do you?"
  [
    /\b(?:amazon|flipkart|myntra|ajio|meesho|they|market|mall|shops?|stores?|site|website|app) (?:had|has|have|did not have|didn't have|doesn't have) (?:no|any) ([^.?!]+?),? (?:do|have) you\b(?: have (?:any|it|them|one))?\??\s*$/gi,
    "do you have $1",
  ],
  // "X, my friend bought the same in yellow".
  [
    /,? (?:my|our) [a-z]+(?:[ -]in[ -]law)? (?:bought|got|took|ordered|wore) (?:the same)(?: one)?(?: in [a-z]+(?: [a-z]+)?)?(?=\s*(?:[.!?]|$))/gi,
    "",
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
    /\b(?:my )?(?:dad|daddy|father|mom|mum|mummy|mother|papa|husband|wife|parents) (?:won't|will not|can't|cannot|wouldn't|would not) give me (?=(?:more|over|above|beyond)\b)/gi,
    "i won't pay ",
  ],
  [
    /\bi teach(?: the)? (?:class|std|standard|grade) \d+(?:st|nd|rd|th)?\b|\bi teach (?:nursery|lkg|ukg|kindergarten)\b/gi,
    "i am a teacher",
  ],
  [
    /\b(tall|short|petite|plus[ -]size|curvy|skinny|thin|fat|big|busty) (?:girls?|women|woman) (?:problems?|struggles?|issues?)\b/gi,
    "$1 ladies",
  ],
  // "Something traditional with embroidery and dupatta": dressed with one.
  [
    /\b(?:something|anything|kuch) (traditional|festive|simple)(?= [^.,]*\bdupatta\b)(?![^.,]*\b(?:palazzo|salwar|pants?|sharara|churidar|skirt|trousers|not|no|without)\b)((?: [^.,]*?)?) with (?:([^.,]*?) and )?(?:an? |the )?(?:matching )?dupatta\b/gi,
    "an outfit with dupatta, $1$2, $3",
  ],
  [
    /\b(?:doesn't|don't|does not|do not|didn't) (?:like|approve of) (?:me|us) (?:in|wearing) (?!any|the same|same|[^,.]*\b(?:without|with|above|below)\b)/gi,
    "no ",
  ],
  [/\bmy teenager\b(?=.*\b(?:men|women)'?s (?:size )?(?:xs|s|m|l|xl|xxl)\b)/gi, "he"],
  [
    /(?<=\bi(?: am|'m) (?:in|doing) (?:my )?(?:(?:first|second|third|final|last) year|college|university|hostel)\b.*)\bfor girls\b/gi,
    "for ladies",
  ],
  [
    /,? so (?:me|i) (?:also|too)(?: want| need)?,? (?=(?:yellow|red|white|black|pink|green|blue|maroon|orange|purple|golden?)\b)/gi,
    ". i want ",
  ],
  [
    /\b(pullover|sweater|sweat ?shirt|jumper|fleece|jacket|t-?shirt|top),? (quarter|half)[ -]zip\b/gi,
    "$1 with $2 zip",
  ],
  [/\bwool(?:len)? jerseys?\b/gi, "wool sweater"],
  [/\b(?:ladies|women'?s) (pant(?:y|ies)) hipsters?\b/gi, "ladies hipster $1"],
  [/\b(\d) ?- ?(\d) ?T\b(?![ -]?shirt)/gi, "$1-$2 years"],
  [/(?<=\bsize )(\d) ?T\b(?![ -]?shirt)/gi, "$1 years"],
  [
    /\b([a-z]+) (?:makes?|making) (?:me|him|her|us|them) look [^,.;]*,? so (?:none|no|not|nothing)(?: of)? (?:those|these|them|that)\b/gi,
    "no $1",
  ],
  [
    /(?<=\b(?:wedding|marriage|shaadi|engagement|function|party|birthday|puja|pooja|sangeet|mehendi|haldi|reception)): (?=\S)/gi,
    ", ",
  ],
  [
    /(?<!\b(?:saree|sari|kurt[ai]|kaftan|gown|shawl|dress)\b.*)\bgifts? for (?:a|my|her|the) (?:[a-z]+'s )?baby ?shower\b(?!.*\b(?:saree|sari|kurt[ai]|kaftan|gown|shawl|dress|mom|mother|maternity|her)\b)/gi,
    "gift for a newborn",
  ],
  [
    /\b(ripped|torn|tight|worn out|faded|cut) (?:at|on|around|near) (?:my|the|his|her) (?:knees?|thighs?)\b/gi,
    "$1",
  ],
  [
    /\brain ?coats?\b(.*?),? (?:and |so )*it (?:should|must) (?:also )?have (?:an? |the |matching )*(pants?|trousers|lower)(?: also| too| as well)?(?=\s*(?:[,.;!?]|$))/gi,
    "raincoat with $2$1",
  ],
  [/\b(?:at|with|from|to|for) my in-?\s?laws'?(?: (?:place|house|home))?\b/gi, ""],
  [
    /,? (?:which|that) (?:don't|doesn't|do not|does not) need (?:an? |any )?(?:belts?|ironing|iron|pressing|tailoring)\b/gi,
    "",
  ],
  [
    /(?<=\b(?:jeans|trousers|pants)\b.*)\bbell[ -]?bottoms\b|\bbell[ -]?bottoms (?=jeans|trousers|pants)/gi,
    "bell bottom ",
  ],
  [/\bi(?: am|'m) (?:the|a) (?:new )?(?:bahu|daughter[ -]in[ -]law)\b/gi, "i am a woman"],
  [
    /\b(outfit|attire|something)\b(.*?),? (?:and )?dupatta (?:is |'s )?(?:an? )?(?:must|compulsory)\b/gi,
    "$1 with dupatta$2",
  ],
  [
    /\b(annaprashan|mundan|naming ceremony) of (?:his|her) (?:[a-z]+ )?(?:sister|brother|cousin|friend)\b/gi,
    "$1",
  ],
  [
    /\b(ripped|torn|distressed|faded|printed|tight|loose|shiny|sequinned|short|sleeveless|bright|dark)(?: (?:at|on) (?:my|the) knees)? which (?:my [a-z]+|i|he|she) (?:hates?|dislikes?|can't stand|doesn't like|don't like)(?=\s*(?:[.;!?]|$))/gi,
    "not $1",
  ],
  [/\bkhaki (?:colou?r )?pants?\b/gi, "khaki trousers"],
  [
    /\binner ?wears?\b(?=(?: for (?:my )?[a-z]+)?, (?:cotton |white |black |some |an? )?(?:vests?|banians?|briefs|boxers|bras?|trunks|pant(?:y|ies))\b)/gi,
    "",
  ],
  [/(?<=\bjackets?\b.{0,24})\bwith (?:an? )?fur cap\b/gi, "with fur hood"],
  // "He takes 42", "is a 40", "sized 40", "number 95".
  [
    /\b((?:i|he|she|who|brother|father|dad|papa|husband|wife|mother|mom|sister|cousin) takes?) (2[6-9]|[345]\d)(?=\s*(?:[,.;!?]|$))/gi,
    "$1 size $2",
  ],
  [/\b((?:he|she) is|i am|he's|she's|i'm) an? (2[6-9]|[345]\d)(?=\s*(?:[.;!?]|$))/gi, "$1 size $2"],
  [
    /\b(?:sized|sizes) (?=(?:2[6-9]|[345]\d)\s*(?:[,.;!?]|$))|(?<=\b(?:thermals?|sets?|gents|ladies|vests?|banians?|bras?|innerwear|trunks),? )(?:number|no\.?) (?=(?:[89][05]|1[01][05])\s*(?:[,.;!?]|$))/gi,
    "size ",
  ],
  // "Formal trousers for men, 36, machine washable".
  [
    /(?<=\b(?:jeans|trousers?|trowser|pants?|shorts|chinos|jeggings|leggings|shirts?|blazers?|tuxedo|suit|cargos?|waistcoat|coat|cardigan)\b[^.;]*[,.;] ?|\bslim\. ?)(?<!\b(?:[a-z]+-in-law|in law|father|papa|dad|mother|mom|mum|mummy|maa?|husband|hubby|wife|brother|sister|uncle|aunt|aunty|friend|boss|son|daughter|nephew|niece|cousin|bhai|bhaiya|bhabhi|didi|bua|mausi|masi|mami|nani|dadi|chach[ai]|mama|nana|dada|partner|fiancee?|boyfriend|girlfriend|colleague|neighbour|teacher|driver|maid|cook|(?:grand|god|step)[a-z]+|man|woman|lady|girl|boy|guy|male|female|me|am|i'm|is|he's|she's|aged?|turning|old|years?)[,.;] ?)(2[68]|3[02468]|4[02468]|5[02])(?=\s*(?:[,;]|[.!?](?:\s|$)|$))(?!.*\b(?:years? old|needs?|wants?|looking|loves|likes)\b)/gi,
    "size $1",
  ],
  [
    /(?<=\b(?:men|mens|women|ladies|gents|black|white|blue|green|grey|navy|beige|brown|slim|bootcut|straight|skinny|kya) )(28|3[02468]|4[02468])(?=\s*(?:$|(?:for (?:my|office|men|women|him|her)|white|black|blue|grey)\b))(?![^,.]*\b(?:shirts|t-?shirts|kurt[ai]s|vests|hand[a-z]+|team|staff|pieces|employees)\b)/gi,
    "size $1",
  ],
  [/\b(2[468]|[34]\d) waist (?=\d{3,})/gi, "$1 waist, "],
  [
    /\b(waist|size) ((?:twenty|thirty|forty)(?:[ -](?:two|four|six|eight))?) (?=(?:\d{3,}|[a-z]+ (?:hundred|thousand))\b)/gi,
    "$1 $2, ",
  ],
  [
    /\b(i run|i ran|ran|run|marathon|training for(?: the)?(?: [a-z]+)?) (?:a |the )?\d{1,2} ?k\b(?! (?:budget|max|maximum|rupees|rs|tak|ka|ki|or|se|range|only)\b)/gi,
    "$1",
  ],
  [
    /\b(?:is |it's )?what (?:papa|mummy|dad|daddy|mom|mum|mother|father|my (?:husband|wife|brother|sister)) (?:gave|has given|gives)(?: me)?\b/gi,
    "is my budget",
  ],
  // A maker's, of another piece.
  [
    /(?<=\b(?:vests?|banians?|trunks?|briefs?|boxers?|bras?|track ?pants?|shorts|t-?shirts?|pant(?:y|ies)|socks|innerwear)\b.*) jockey(?: brand)?\b|\bjockey(?: brand| ki| ka| ke)? (?=(?:[a-z]+ )?(?:vests?|banians?|trunks?|briefs?|boxers?|bras?|track ?pants?|shorts|t-?shirts?|pant(?:y|ies)|socks|innerwear)\b)/gi,
    "",
  ],
  // "All over floral dress".
  [/\ball[ -]?over (?=[a-z])(?!(?:the|my|his|her|india)\b)/gi, ""],
  [/\b(checks|checked|stripes|striped) prints?\b/gi, "$1"],
  [
    /\b(track ?suit|night ?suit|pyjama|co-?ord) (?:type|kind|style)(?: of)? set (?=.*\b(?:sweat ?shirt|t-?shirt|top|hoodie|shirt)\b.*\bwith\b)/gi,
    "",
  ],
  // "He wears 46".
  [
    /\b(wears?) (?:an? )?(2[6-9]|[345]\d)(?=\s*(?:[,.;!?]|$|(?:and|but|in|for|so|under|below)\b))(?! in\b[^a-z]*(?:inch|waist))(?! in bra)(?!.*\bbras?\b)/gi,
    "$1 size $2",
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
  // A rain jacket, or another that keeps water out.
  [
    /(?<!\b(?:no|not|not an?|not any|without|want|except) )\bwater[ -]?proof (?:bike )?(jackets?)\b/gi,
    "$1 waterproof",
  ],
  // "A co-ord of top and skirt".
  [/\b(matching set|co-? ?ord(?: set)?) of\b/gi, "$1"],
  [/\bankle (?=leggings?\b|pants?\b|jeans\b|trousers?\b)/gi, "ankle length "],
  [/\bwith (?:an? )?inner\b(?! (?:lining|shorts|tights|pockets?))/gi, "with slip"],
  // A child's size.
  [
    /\b(size) ([1-9]|1[0-4])( ?(?:-|to) ?)([2-9]|1[0-6])\b(?! ?(?:years?|yrs?|y\b|m\b|months?))/gi,
    "$1 $2$3$4 years",
  ],
  [/\b(?:some|any)thing\b([^,.]{0,30}) to swim in\b/gi, "swimwear$1"],
  // But "two and a half thousand".
  [/(?<!\band |\ba )\bhalf (?:a )?thousand\b/gi, "500"],
  // "Size 105 aata hai": comes, no flour.
  [/\ba+t[aie] (?=hai\b|hain\b|he\b)/gi, ""],
  [
    /(?<=\b(?:dress|top) )up ?to (?=(?:rs\.? ?|₹ ?)?(?:\p{N}|a |one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty))/giu,
    "under ",
  ],
  [/\bso (?:that )?my [a-z]+ (?:shows|is seen|can be seen)\b/gi, ""],
  // "No patience for dry cleaning".
  [
    /\b(?:can't|cannot|can not|won't|don't want to|do not want to|hate|avoid|no patience for|no time for|without)(?: (?:do|doing|get|go for|the|any|all this))* dry[- ]clean(?:ing|ed)?(?: (?:drama|hassle|headache|business))?\b/gi,
    "no dry cleaning",
  ],
  // What befell another piece.
  [
    /\b(?:faded|shrank|shrunk|bled|tore|ripped) (?:in|after|within) (?:just |only )?(?:\p{N}+|a|an|one|two|three|four|the first|the second|a few) (?:wash(?:es)?|days?|weeks?|months?)\b/giu,
    "",
  ],
  [
    /\b([a-z]+) ([a-z]+) se (?:thak|tang|bore?|pak)(?: (?:ho|aa))? (?:gayi|gaya|gaye|chuk[ia])\b(?: (?:hoon|hu|hun|hai))?,?/gi,
    "$2, not $1,",
  ],
  [
    /\bmy [a-z]+(?:[ -]in[ -]law)?'s (?:family|people|parents|side) (?:is|are) (?:from )?[a-z]+,?(?: and)?\b/gi,
    "",
  ],
  // "A reel where a girl wears": grown up.
  [
    /\b((?:where|in which) a) girl (?=(?:pairs?|paired|wears?|wore|is wearing|was wearing|styles?)\b)/gi,
    "$1 woman ",
  ],
  [
    /\b((?:where|in which) a) boy (?=(?:pairs?|paired|wears?|wore|is wearing|was wearing|styles?)\b)/gi,
    "$1 man ",
  ],
  // "Collar 42": a shirt's size.
  [/\bcollar(?: size)? (3[6-9]|4[0-8])\b|\b(3[6-9]|4[0-8]) collar(?: size)?\b/gi, "size $1$2"],
  [
    /\b(no|not|without|hates?|dislikes?|doesn't like|don't like) (black|white|red|blue|green|pink|yellow|gold|golden|maroon|dark|contrast) borders?\b/gi,
    "$1 $2",
  ],
  // "My thin cousin".
  [
    /\b(?:thin|slim|lean|skinny|slender|petite|heavy|chubby|plump) (?=(?:cousin|brother|sister|friend|husband|wife|son|daughter|mother|father|uncle|aunt|aunty|nephew|niece)\b)/gi,
    "",
  ],
  [/\bthree[ -]fourths? (?:p[ya]jamas?|pants?|lowers?|leggings|tights)\b/gi, "capri"],
  [/\b(krishna|kanha|radha|hanuman) ban(?:a|aa)na (?=hai\b|h\b)/gi, "$1 dress "],
  // No royal blue.
  [/\b(looks?|looking|feels?) (?:like )?royal\b(?! blue)/gi, "$1 good"],
  [/\broyal (?=looks?\b|feels?\b|touch\b)/gi, ""],
];

const forms = [...kept, ...others].map(([form, instead]) => [guarded(form), instead] as const);

export const rephrased = (text: string): string =>
  forms.reduce((all, [form, instead]) => all.replace(form, instead), text);
