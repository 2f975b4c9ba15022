/** Rarer words for everyday ones. */
import { countForm } from "../../../../language/readers/counts.ts";
import { sizeForm, sizeSaid } from "../../../../language/readers/sizes.ts";

const piece = `(?:it|this|that|them|these|those|both|the|my|an?|${countForm})`;

/** All that is said. */
export const whole = (forms: string): RegExp =>
  new RegExp(
    `^(?<lead>(?:(?:ok|okay|so|and|but|hey|also|please|kindly|oh|well|tell me|right|actually|ac+ha|arre)[\\s,.!]+)*)(?:${forms})(?:,? (?:please|pls|plz|then|now|exactly|by the way|na|ji|yaar|thanks|ok|okay))*[\\s.?!]*$`,
    "iu",
  );

const first = "^(?:(?:ok|okay|so|and|then|please|no|now|yes|also|well|just)[\\s,.!]+)*";

export const otherWords: readonly (readonly [form: RegExp, everyday: string])[] = [
  [
    /\b(?:lower[- ]priced|more (?:affordable|economical)|less (?:expensive|costly|pricey))\b/gi,
    "cheaper",
  ],
  [
    /\b(?:lowest[- ]priced|(?:most|the) affordable(?= (?:one|of)\b)|most (?:affordable|economical)|least (?:expensive|costly|pricey))\b/gi,
    "cheapest",
  ],
  [/(?<=\bthe )(?:cheap|inexpensive|sasta|sasti)(?= (?:one|wala|wali)\b)/gi, "cheapest"],
  [/(?<=\bthe )(?:costly|expensive|pricey|mehnga|mehngi)(?= (?:one|wala|wali)\b)/gi, "costliest"],
  [
    whole(
      `if (?:it|this|that|they|these|those|the \\p{L}+) (?:don't|doesn't|do not|does not|won't) (?:fit|suit)(?: me| him| her| us)?`,
    ),
    "$<lead>what if it doesn't fit",
  ],
  [
    whole(
      `how much (?:is|are|does|would) (?:that|it|they|this)(?: come to| be| cost)? for all (?:of (?:them|it|these)|${countForm})(?: of them)?`,
    ),
    "$<lead>what's the total",
  ],
  [
    whole(
      "(?:let me|can i|i want to|i'd like to) (?:hear|have) (?:the|my) (?:whole|full|entire|complete) list(?: once| again| once more)?",
    ),
    "$<lead>what's in my cart",
  ],
  [
    whole(
      "(?:can|could|will|may) (?:the )?payments? be (?:done|made|taken|accepted) (?:online|digitally)|is (?:online|digital) payment (?:possible|allowed|accepted|there|available)",
    ),
    "$<lead>do you take cards",
  ],
  [
    whole(
      "(?:can|could|may|do) (?:i|we) (?:also )?(?:pay|make (?:the )?payments?) (?:it |for (?:it|this|them) )?(?:online|digitally|electronically|over the (?:net|internet|phone))|(?:can|could|may) (?:i|we) (?:also )?use (?:my|a|the|our) (?:(?:credit|debit|bank|visa|rupay|master) ?)?card(?: here| for (?:this|it|payment|paying)| to pay)?",
    ),
    "$<lead>can i pay by card",
  ],
  [
    whole(
      "what (?:are|do) you (?:charging|charge|taking|take) (?:for|to) (?:sending|send|shipping|ship|delivery|deliver|courier|posting|post)(?: (?:it|this|them|home))?",
    ),
    "$<lead>how much is delivery",
  ],
  [
    whole(
      "(?:what(?:'s| is)|how much is) (?:everything|it all|the lot|all of it) (?:incl(?:uding|\\.)?|with) (?:the )?(?:shipping|delivery|postage|courier)(?: charges?)?",
    ),
    "$<lead>what's the total",
  ],
  [
    whole(
      "(?:what|which) (?:kind|type|sort|style) of (?<part>sleeves?|neck(?:line)?|collar|fit|waist|pockets?|buttons|hem|closure)(?: (?:is (?:it|that|this)|are (?:they|those|these)|does (?:it|this|that) have|has it))?",
    ),
    "$<lead>what $<part> does it have",
  ],
  [
    whole(`(?<count>${countForm}) (?<thing>\\p{L}{3,}) (?:is |are )?(?:enough|only|bas|kaafi)`),
    "$<lead>only $<count> $<thing>",
  ],
  [
    whole(`(?<thing>\\p{L}{2,}s) (?<count>${countForm}) not ${countForm}`),
    "$<lead>make the $<thing> $<count>",
  ],
  [/\bc\. ?o\. ?d\b\.?/gi, "cod"],
  [
    /(?<!\b(?:make it|make them|size|add|take|get) )\b2 (?=(?:xpnsv|expensive|costly|pricey|dear|big|long|short|tight|loose)(?:\s*[,.!?]|$| for\b| bro\b| yaar\b))/gi,
    "too ",
  ],
  [/\b(?:the pair of (?:them|these|those)|them both|these both)\b/gi, "both of them"],
  [/\b(?<=\b(?:do|can|could|did|are|will|have|would|if|what) )u\b/g, "you"],
  [/\bd'you\b/gi, "do you"],
  [
    new RegExp(
      `\\blet me have (?=${piece}\\b)(?![^.,!?]*\\b(?:look|pictures?|photos?|details?|idea|catalogue|discount|view|minutes?|seconds?|moment|bill|total|chart|back|refund|chance|word)\\b)`,
      "gi",
    ),
    "i'll take ",
  ],
  [new RegExp(`\\b(?:hand|pass) me (?=(?:${piece}|${sizeForm})\\b)`, "gi"), "give me "],
  [/(?<=^|[.,!] |\b(?:please|and|then|now|can you|could you) )pull up (?=\p{L})/giu, "show me "],
  [
    new RegExp(
      `\\blet's do (?=(?:(?:cash|card|cod|upi)\\b|${countForm}(?: (?:more|of (?:them|those|these)))?[.!]*$))`,
      "gi",
    ),
    "make it ",
  ],
  [/\b(which|what) one's\b/gi, "$1 one is"],
  [/\bhead back\b/gi, "go back"],
  [
    /\b(?:tell|give|say)(?: me)? (?:its|the) (colou?r|fabric|cloth|material|price|sizes)(?= (?:please|pls|na|again|of it)\b|[.!?]*$)/gi,
    "what is its $1",
  ],
  [
    /\b(?:what(?:'s| is)|tell me|say|give me) (?:the )?(?:mrp|amount)(?: (?:for|of) | on )(?=(?:this|that|it|the)\b)/gi,
    "how much is ",
  ],
  [
    /\b(?:open|show|bring up|pull up|go to|take me to|bring me to)(?: me)? (?:its|that|this|the) (?:own )?(?:product )?page(?: (?:of|for) (it|this|that)(?: one)?)?(?=[.!?,]|$| please| yaar| bro| for me)/gi,
    "open it",
  ],
  [
    /\b(?:the )?(?:price|cost|rate|fee|fees) (?:of|for) (?:the |your )?(delivery|shipping)\b/gi,
    "$1 charge",
  ],
  [/\bcourier (charges?|fees?)\b/gi, "delivery $1"],
  [
    /\b(?:what's|what is) the delivery (?:time|period|estimate)\b|\bwhen (?:can|could|should|do|would) i (?:expect|get|receive) (?:it|them|this|that|my (?:order|parcel|things))\b/gi,
    "when will it arrive",
  ],
  [/\b(?:reverse|take back) (?:that|it)(?=[.!?]*$)|\bgo back on that\b/gi, "undo that"],
  [
    /\b(?:put|see|show|place|line up)(?: me)? ([^.,!?]{3,60}?) (?:side by side|next to each other|next to one another|beside each other)\b/gi,
    "compare $1",
  ],
  [/\b(?:give me|show me|do) a comparison (?:of|between) /gi, "compare "],
  [/\b(?:not|no) more than (?=₹|rs\b|\p{N})/giu, "at most "],
  [/\bfinal (?=(?:one|piece|item)\b)/gi, "last "],
  [/(?<=\bthe )1st(?= (?:one|name|of|item|piece)\b|[.,?!]|$)/gi, "first"],
  [/(?<=\bthe )2nd(?= (?:one|name|of|item|piece)\b|[.,?!]|$)/gi, "second"],
  [/(?<=\bthe )3rd(?= (?:one|name|of|item|piece)\b|[.,?!]|$)/gi, "third"],
  [
    new RegExp(
      `(?<=${first})(?:eliminate|kick out|chuck out|throw out|toss out|get rid of|do away with|discard|axe) (?=\\p{L})`,
      "giu",
    ),
    "remove ",
  ],
  [
    /\bi (?:don't|do not|no longer) (?:want|need) (?=(?:the|this|that|my|those|these|it|them)\b)(?<what>(?![^.,?!]*\b(?:cash|card|cod|upi|delivery|e-?mails?|account|list|filters?|reminders?|in)\b)[^.,?!]+?) (?:any ?more|any longer)(?=[.!]*$)/gi,
    "remove $<what>",
  ],
  [
    new RegExp(`(?<=${first})include (?=(?:it|this|that|these|those|an?|one|to the)\\b)`, "giu"),
    "add ",
  ],
  [
    new RegExp(
      `(?<=${first})(?:(?:let's|let us|can we|i'd like to) )?(?:wrap (?:it |this |things )?up|finish up|settle up|cash out|ring (?:it|me|this) up)(?= (?:now|then|please)|[.!]|$)`,
      "giu",
    ),
    "go to checkout",
  ],
  [
    whole(
      "what (?:do|would|will|must|should) i (?:have to |need to )?pay for (?:it|this|that|this one)|what(?:'s| is) (?:the|its) (?:mrp|rate)|what are you (?:charging|asking) for (?:it|this|that)|how much to pay for (?:it|this)",
    ),
    "$<lead>how much is it",
  ],
  [
    whole(
      "(?:what|which) (?:kind|type|sort) of (?:material|fabric|cloth)(?: is (?:it|this|that))?|(?:what(?:'s| is) )?(?:the |its )composition|composition|iska (?:kapda|fabric|material)(?: kya hai)?",
    ),
    "$<lead>what is it made of",
  ],
  [
    whole(
      "(?:any |the |what are the )?(?:care|cleaning) (?:instructions?|tips)|how (?:do i|should i|to|do you|would i|can i) (?:care for|take care of|look after|maintain|clean) (?:it|this|that)|is (?:it|this) (?:easy|hard|difficult) to (?:wash|clean|maintain)|washing (?:karna )?kaise(?: hai)?",
    ),
    "$<lead>how do i wash it",
  ],
  [
    whole("(?:in |after )?how many days(?: will it take| does it take)?|kitne din"),
    "$<lead>when will it arrive",
  ],
  [
    whole(
      "money back|(?:any |is there (?:a )?)?money back(?: guarantee| policy)?|return kar sak(?:te|ta) (?:hai|hain|hu|hoon)(?: kya)?|return ho(?:ga|gi| jayega)(?: kya)?",
    ),
    "$<lead>can it be returned",
  ],
  [
    whole(
      "what if (?:it|this|that)(?:'s| is| comes out| turns out)? (?:(?:too|a bit) \\p{L}+|the wrong size)|what if (?:it|this) (?:turns out|comes|is) (?:too )?\\p{L}+ (?:on|for) (?:me|him|her)|what if (?:i get )?the (?:wrong size|size is wrong|size doesn't fit)|what if i (?:pick|choose|order) the wrong size",
    ),
    "$<lead>what if it doesn't fit",
  ],
  [
    whole(
      "do you (?:still )?have (?:it|this|this one|that one)|have you (?:still )?got (?:it|this)(?: one)?|(?:are there|is there) any(?: of (?:it|these|them))? left|is (?:it|this|that) (?:all )?(?:sold out|out of stock|finished|gone)|can i still (?:buy|get|order) (?:it|this)|any left|how many (?:are |do you have )?left",
    ),
    "$<lead>is it in stock",
  ],
  // Legs come in pairs: "another jeans".
  [
    /\b(?:another|one more|an? (?:extra|additional)|one (?:extra|additional)) (?=(?:\p{L}+ )?(?:jeans|trousers|pants|shorts|leggings|joggers|chinos|pyjamas)\b)/giu,
    "another pair of ",
  ],
  [
    /^(?<what>(?:the |my )?\p{L}+(?: \p{L}+)?) plus one(?: more)?(?: please)?[.!]*$/giu,
    "one more $<what>",
  ],
  [
    /^ek (?!(?:kam|size|packet|aur|zyada|minute|min|second|sec|baar|bar|sawal|rang|cheez|baat|time|dafa)\b)(?<what>\p{L}+(?: \p{L}+)?) aur(?: (?:dal|daal|de|kar|rakh) d(?:o|ena|ijiye))?[.!]*$/giu,
    "one more $<what>",
  ],
  [/\b(?<=\b(?:remove|drop|delete) )the pair of (?=\p{L})/giu, "the "],
  [
    new RegExp(
      `^(?:(?:please|ok|okay|so|and)[\\s,]+)*make that (?!one\\b)(?=(?:\\p{N}|${countForm})\\b)`,
      "giu",
    ),
    "make it ",
  ],
  [
    whole(
      "(?:meri |mera )?cart (?:ko )?(?:khali|saaf|empty|clear)(?: (?:karo|kar do|kardo|kar dijiye))?|(?:wipe|reset) (?:my |the )?(?:cart|bag|basket)(?: clean)?",
    ),
    "$<lead>empty my cart",
  ],
  [whole("phone ?pe|net ?banking"), "$<lead>pay online"],
  [whole("fill (?:in )?(?:the|my|an) address"), "$<lead>fill in the form"],
  [
    whole(
      "(?:see|show me) (?:what(?:'s| is) )?below|what(?:'s| is) (?:further )?below|keep scrolling|scroll (?:some )?more",
    ),
    "$<lead>scroll down",
  ],
  [
    whole("(?:the )?(?:end|bottom) of (?:the|this) page|to the bottom"),
    "$<lead>scroll to the bottom",
  ],
  [
    whole(
      "(?:take me |go |get )?back to the (?:results?|list|search)(?: results)?|get me back|leave this page|pi+che (?:chalo|jao|lo)",
    ),
    "$<lead>go back",
  ],
  [
    whole(
      "one more time|i (?:didn't|did not|couldn't) hear(?: (?:you|that|it))?|i missed (?:that|it|what you said)|(?:ph|f)ir se(?: (?:bolo|batao|kaho))?",
    ),
    "$<lead>say that again",
  ],
  [
    whole(
      "options|commands|instructions|what (?:do|should|must) i say|show (?:me )?(?:the )?(?:help|commands|instructions)|assist me|(?:i need )?assistance",
    ),
    "$<lead>help",
  ],
  [whole("dh[ie]+re (?:bolo|baat karo|boliye)"), "$<lead>speak slower"],
  [
    whole("(?:my )?order history|(?:mera |mere )?orders? (?:dikhao|dikhaiye|kholo)"),
    "$<lead>show me my orders",
  ],
  [
    whole(
      "(?:give me |can i have |tell me )?(?:some |more |a little )?(?:more )?(?:info|information)(?: (?:about|on) (?:it|this))?|what(?:'s| is) (?:it|this) like|read it(?: out)?(?: to me)?|explain (?:it|this)|(?:batao )?iske ba+re (?:mein|me|main)(?: (?:batao|bataiye|aur batao))?|(?:what are )?(?:the |its )?(?:specifications?|specs|features)",
    ),
    "$<lead>describe it",
  ],
  [
    whole(
      "(?:is (?:it|this) )?(?:for )?(?:men|gents|boys|a man|him) or (?:for )?(?:women|ladies|girls|a woman|her)|(?:who|which people) (?:should|can|could) wear (?:it|this)|for who(?:m)?",
    ),
    "$<lead>who is it for",
  ],
  [whole("(?:kuch )?ais[aei] hi(?: kuch)?(?: (?:aur|dikhao))*"), "$<lead>show me similar ones"],
  [/\bcontrast (?=the|these|those|first|\p{N})/giu, "compare "],
  [
    whole(
      "(?:has|have|did) (?:anyone|anybody|people|others) (?:reviewed|rated|bought|liked?) (?:it|this|that)(?: one)?|do (?:people|others|customers) like (?:it|this)|what do (?:people|others|customers) (?:say|think)(?: (?:about|of) (?:it|this))?",
    ),
    "$<lead>any reviews",
  ],
  [
    whole(
      "why is (?:it|this|that) (?:so |this |that )?(?:expensive|costly|pricey|dear)|do you like (?:it|this)|is (?:it|this) (?:any )?(?:good|nice)|what's (?:so )?special about (?:it|this)",
    ),
    "$<lead>describe it",
  ],
  [
    whole(
      "(?:can|could|may|should) (?:i|he|she|we|one|my \\p{L}+) wear (?:it|this|that|these)(?: \\p{L}+)? (?:to|at|in|for|on) (?:an? |the |my |his |her |our )?(?<event>office|work|college|school|temple|wedding|party|interview|puja|function|dinner|church|trek|beach|gym|home)",
    ),
    "$<lead>is it ok for the $<event>",
  ],
  [
    new RegExp(
      `(?<=\\b(?:remove|delete|drop|cancel|take out|take off|take away) )(?:that|this) (?=${sizeSaid}(?:[.,!]| (?:one|please|i|now|and)\\b|$))`,
      "giu",
    ),
    "the ",
  ],
  [
    new RegExp(
      `^(?:(?:i|we) (?:want|need) |give me |have )one (?:in |size )?(?<size>${sizeSaid}),? and (?:the )?other(?: one)? (?:in |size )?(?=${sizeSaid}\\b)`,
      "giu",
    ),
    "make one $<size> and the other one ",
  ],
  [
    /^(?<whose>.*?)\bkoi (?:a+ch+[aie] |nay[ai] )?(?<what>\p{L}+(?: (?!bhi\b)\p{L}+)?)(?: bhi)? (?:dikha\p{L}*(?: (?:do|dijiye|dena))?|milega|milegi)(?: na| ji| please)?[.?!]*$/giu,
    "show me some $<what> $<whose>",
  ],
  [
    /^(?:so |and |but )?before (?:i|we) (?:order|pay|buy|confirm|place)[^,?]{0,20}, *(?=\p{L})/giu,
    "",
  ],
  // "Eid ke liye lena hai, yeh kaun sa rang hai".
  [
    /^.*\b(?:yeh?|iska|is ka|wo[h]?|uska) (?:kaun ?s[ai]|kya|kaisa) (?:rang|colou?r)(?: hai| ka hai)(?: ji| na)?[.?!]*$/giu,
    "what colour is it",
  ],
  [
    /^(?:.*\b(?:yeh?|wo[h]?) )?(?:kis|kaun ?s[ei]|kaunse) (?:kapd[aei]|fabric|material|cloth) (?:ka|ki|se|me|mein)(?: bana| bani)?(?: hua| hui)? (?:hai|hain)(?: ji| na)?[.?!]*$/giu,
    "what is it made of",
  ],
  [
    /\b(?:dispatch|deliver|send|ship|courier) (?:the same|it all|everything|the parcel|my things)(?= to\b)/giu,
    "ship it",
  ],
  [
    /^(?<value>\p{L}[\p{L} ]*?) is what should be (?:put )?in (?:the |my )?(?<field>first name|last name|city|state|country)(?: field| box)?[.!]*$/giu,
    "my $<field> is $<value>",
  ],
  [/^(?<city>\p{L}+) (?:she?ha?[re]r?|shahar) (?:hai|me|mein)[.!]*$/giu, "the city is $<city>"],
  [
    /\b(?:(?:you can |please )?(?:write|reach|mail|email|contact|ping)(?: to)? me (?:at|on)|(?:send|drop) (?:it|a mail) to me at) (?=\S+(?: \S+)? (?:dot|at|@)\b)/giu,
    "my email is ",
  ],
  [
    /^(?:cash|cod|card|upi)\b(?![^,.]*\b(?:no|not)\b)[^,.]{0,40}(?:headache|hassle|problem|nuisance|risky|trouble)[^,.]{0,10}[,.] ?(?:so )?(?<method>card|cash) (?:is (?:better|fine|easier)(?: for me)?|it is|then|please|instead)\b[^?]*$/giu,
    "pay by $<method>",
  ],
  [/\b([2-9]) ?x (?=[sm]\b)|\b([3-9]) x (?=l\b)/giu, "$1$2 "],
  ...(
    [
      ["teen|tin", "3"],
      ["chaa?r", "4"],
      ["paa?nch", "5"],
    ] as const
  ).map(
    ([hindi, number]) =>
      [
        new RegExp(`\\b(?:${hindi}) (?=(?:${sizeSaid}|extra|pieces?|pairs?|jodi|size)\\b)`, "giu"),
        `${number} `,
      ] as const,
  ),
  [
    /^i(?:'m| am) called (?<first>\p{L}+),? (?:and )?(?:my )?(?:surname|last name)(?: is)? (?<last>\p{L}+)[.!]*$/giu,
    "my name is $<first> $<last>",
  ],
  [
    /^i (?:live|stay) (?:on|at|in) (?<street>[\p{L}. ]+ (?:road|street|lane|marg|nagar)),? (?:house|h|flat|door|plot) ?(?:no\.?|number)? ?(?<number>\p{N}{1,4}[a-z]?)[.!]*$/giu,
    "my address is $<number> $<street>",
  ],
  [
    /^(?:and )?(?<whom>for (?:me|him|her|my \p{L}+))(?: also| too| as well)?,? (?<asks>(?:is there|do you have|have you got|are there|got any)\b[^.?!]*)[.?!]*$/giu,
    "$<asks> $<whom>?",
  ],
  [/\b(what|which) shade (?=(?:is|would|do|does|of|exactly)\b)/giu, "$1 colour "],
  [
    /^(?:the )?(cheapest|most expensive|costliest|dearest)(?: (?:one|item|piece))?\?+$/giu,
    "which is the $1",
  ],
  [/^(?:the |my )?(\p{L}+(?: \p{L}+)?) ?\+ ?1$/giu, "one more $1"],
  [
    /\bis (?:this|it|that|this shirt|this one) (?:formal|smart|decent|suitable|appropriate|proper) (?:enough )?(?:for|to wear to|at|in) (?:the |an? |my )?(?<event>\p{L}+)(?: (?:you think|do you think|yaar|na))?[?.]*$/giu,
    "is it ok for the $<event>",
  ],
  [
    /\bwould (?:this|it|that)(?: shirt| one)? (?:pass|do|work) (?:at|in|for) (?:the |an? |my )?(?:workplace|office)\b/giu,
    "is it ok for the office",
  ],
  [
    /\b(number|no\.?|house) (\p{N}{1,4}) on (?=(?:the )?\p{L}+ (?:road|street|lane|nagar|marg)\b)/giu,
    "$2 ",
  ],
  // "Two of these, one S and one L".
  [
    new RegExp(
      `\\b(?:${countForm}) (?:of (?:these|them|those|this)|pieces)[,:\\s]+(?=(?:one|1|ek) (?:in )?(?:an? )?${sizeSaid}\\b.*\\b(?:one|1|ek) (?:in )?(?:an? )?${sizeSaid})`,
      "giu",
    ),
    "",
  ],
  [
    whole(
      "(?:(?:hello|hi|hey|dear|is|so|can)[\\s,.!?]+)*(?:(?:there )?any(?:one|body) (?:there|here|listening)|you (?:can )?hear me|can you hear me)",
    ),
    "$<lead>are you there",
  ],
  [
    whole(
      "(?:is it|it is|it's|must it be) (?:really )?(?:obligatory|compulsory|necessary|mandatory|required|needed) (?:that i|to|for me to) (?:give|fill|enter|put|share|tell)(?: in)?(?: you)? (?:my |the |a |an )?(?<field>[\\p{L} ]+?)|(?:why )?(?:it'?s|it is|is it|you(?:'re| are)|are you) asking (?:me )?(?:for )?(?:my |the |an? )(?<name>[\\p{L} ]+?)[\\s?!,.]*(?:why|what for)?",
    ),
    "$<lead>is the $<field>$<name> required",
  ],
  [
    whole(
      "(?:can|could|may) i (?:not|avoid|refuse to|skip) giv(?:e|ing) (?:it|that)|(?:do|must) i (?:have to |need to )?(?:give|tell|share)(?: you)? (?:it|that)|what if i don't (?:give|want to give) (?:it|that)",
    ),
    "$<lead>do i have to give it",
  ],
  [
    whole("(?:the |your |what(?:'s| is) (?:the|your) )?return (?:window|period|time)"),
    "$<lead>can it be returned",
  ],
  [
    whole(
      "(?:when|now|how) (?:do|must|should) i (?:have to |need to )?pay|(?:do|must|should) i (?:have to |need to )?pay (?:now|first|right away|in advance|immediately|before(?:hand)?|today)|is (?:it )?(?:advance payment|prepaid)(?: only)?|(?:is it possible (?:that|if) i|could i perhaps|may i) pay when (?:i have it|it is|it's|they are) .*|pay(?:ing)? (?:on|at|after) (?:arrival|receipt|delivery)(?: goes| works| possible| allowed| is possible)+|which cards (?:go through|work|are (?:ok|okay|accepted|taken)|can i use|do you (?:take|accept))(?: here)?",
    ),
    "$<lead>how can i pay",
  ],
  [
    whole(
      "who(?:'s| is) behind (?:this|the|your) (?:shop|store|site|app)|who (?:owns|started|founded|made) (?:this|the) (?:shop|store|site|app)",
    ),
    "$<lead>who runs this shop",
  ],
  [
    whole(
      "what (?:happens|do you do) with (?:the (?:things|details|stuff)|what|all that|everything) (?:that )?(?:you|i) (?:know|have|gave|give|tell|told)(?: (?:you|of me|about me|on me))?",
    ),
    "$<lead>what do you do with my data",
  ],
  [
    /\b(?:(?:what|which)(?:'s| is) |the )?(?:nearest|closest)(?: thing)? (?:you(?:'ve| have)(?: got)?|there is|is there) to (?=an? \p{L})/giu,
    "show me something like ",
  ],
  [
    whole(
      "(?:is (?:it|this|that)|are (?:these|they)) (?:the|your) only (?<kind>(?!one)\\p{L}+(?: \\p{L}+)?)(?: (?:that )?(?:you(?:'ve| have)(?: got)?|there is|here))?",
    ),
    "$<lead>do you have any other $<kind>",
  ],
  [
    whole(
      "(?:is there|do you have|have you got|show me|any|got)(?: an?| the| any)? (?<shade>dark|light|bright)er (?:one|shade|colou?r|option|version)(?: of (?:this|it))?",
    ),
    "$<lead>anything $<shade>er like this",
  ],
  [
    whole(
      "(?<child>(?:my (?:\\p{L}+ )?(?:\\p{L}+) is|(?:he|she)(?:'s| is)) .{1,30}?),? (?:so )?(?:what|which) size (?:do you (?:think|reckon|suggest) )?(?:would|will|should|does|must|do)? ?(?:he|she|they|i|it|be)(?: \\p{L}+){0,3}",
    ),
    "$<lead>$<child>, which size should i take",
  ],
  [
    whole(
      "(?:so |and )?(?:what|which) size (?:do you (?:think|reckon|suggest) )(?:would |will |should )?(?:he|she|they|i|we)(?: would| will| should)?(?: \\p{L}+){0,2}",
    ),
    "$<lead>which size should i take",
  ],
  [
    whole(
      "kinn[aei] d[aei] (?:hai|aa|ae)(?: ji)?|ki rate hai|kiti la aahe|evvalavu|enna vilai|entha|eshtu",
    ),
    "$<lead>how much is it",
  ],
  [
    /\b(?:lighter|easier|kinder|gentler|softer) on (?:the|my|your|our) (?:wallet|pocket|purse|budget|pockets)\b/gi,
    "cheaper",
  ],
  [
    whole(
      "(?:i will|i'll|let me) (?:give|hand)(?: over)?(?: the)? cash(?: to (?:him|them|the \\p{L}+(?: \\p{L}+)?))? (?:when|once|after|as soon as) (?:it|they|he|the (?:parcel|packet|boy|man|guy|courier|delivery \\p{L}+)) (?:comes?|arrives?|is here|gets here|reaches|is delivered|brings it)(?: (?:home|here))?",
    ),
    "$<lead>i will pay cash on delivery",
  ],
  [
    whole(
      "(?:ok |okay |good \\p{L}+\\W+)?i (?:wish|would like|'d like|want|hope) to (?:see|look at|view) (?<what>[\\p{L}' ]+) (?:items|things|clothes|garments|pieces|stuff|wear|goods)",
    ),
    "$<lead>show me $<what> clothes",
  ],
  [
    whole(
      "(?:now |then |please |just )*show (?:me )?(?:everything|all|whatever)(?: (?:that )?you(?:'ve| have)(?: got)?| there is| that's there)? for (?:the )?(?<whom>men|women|kids|boys|girls|ladies|gents|children)",
    ),
    "$<lead>show me everything for $<whom>",
  ],
];

/** In the cart, while nothing is asked. */
export const cartWords: readonly (readonly [form: RegExp, everyday: string])[] = [
  [
    /\b(?:clear|erase) (?=(?:the|my) (?!dues?|bill|balance|payment|amount|order|unpaid|cart|bag|basket|filters?|search|form|address|list|whole|entire|name|street|city|pin|number|field|price|size|colou?r|mind|doubts?|air|confusion|table|path|way|selection|choice)\p{L}+(?: \p{L}+)?(?: please)?[.!]*$)/giu,
    "remove ",
  ],
  [
    whole(
      "(?:i'm|i am|we're|we are) (?:all )?(?:done|good to go|finished|all set)(?: shopping| here| with (?:this|shopping))?|that(?:'s| is|'ll be| will be) (?:everything|all of it)|(?:i'll|we'll|i will) (?:take|have|buy) (?:them|these|those|it all|all of (?:it|them))|book (?:them|these|it)|go ahead|let's go",
    ),
    "$<lead>check out",
  ],
  [
    whole(
      "i (?:don't|do not) want (?:anything|any of (?:it|this|these|them|those))(?: any ?more)?|wipe it clean",
    ),
    "$<lead>empty my cart",
  ],
];

const ordered =
  "(?:the |my |that )?(?<what>(?!(?:the|my|that|nahi|kab|kaise|kya|mujhe|i|you|refund|money|price|paise|delivery|colou?r|size)\\b)\\p{L}+(?: (?!(?:so|and|but)\\b)\\p{L}+)?)";

/** Among one's orders, while nothing is asked. */
export const orderWords: typeof cartWords = [
  [
    whole(
      "(?:please )?(?:cancel|remove) (?:it|this|that|this one|that one)|(?:drop|delete|remove|scrap) (?:my|the|this|that) order|i (?:don't|do not) want (?:it|this|this order|that order|my order|the order)(?: any ?more)?|(?:order )?cancel kar(?: do|na hai|o| dijiye)",
    ),
    "$<lead>cancel my order",
  ],
  [
    whole(
      "(?:anyway )?(?:is it|am i) (?:still |even |not )*(?:possible|able|allowed|in time|too late) to cancel(?: it| this| that| my order)?|can i still cancel(?: it| this| that)?",
    ),
    "$<lead>can i cancel my order",
  ],
  [
    whole(
      "(?:have i|do i have|is there|have i got|i have)(?: got)? (?:anything|something|any (?:order|parcel)s?) (?:on the way|coming|pending|due|arriving)(?: to me)?",
    ),
    "$<lead>where is my order",
  ],
  [
    whole(
      "(?:did|has|have|is) (?:my |the |this )?(?:payment|order|money)(?: already| really)? (?:go(?:ne)? through|paid|been paid|done|received|settled)(?: .{1,40})?|(?:confirm|tell me|check) (?:whether|if) (?:the )?payment is (?:done|received|made)(?: .{1,30})?|(?:payment|pymt) (?:done|made|complete)(?: or .{1,20})?|.{1,40} already (?:gave|paid)(?: the)? (?:money|for) .{1,30}",
    ),
    "$<lead>has it been paid",
  ],
  [
    whole(
      "(?:what did (?:it|that|all that) cost me(?: in total)?|kitne paise diye(?: the)?(?: maine)?|(?:.{1,40} )?(?:what|how much) (?:i was|was i) charged(?: can you tell me)?|am(?:oun)?t paid|(?:.{1,30} )?(?:which|what) (?:sum|amount) did i pay(?: you)?|(?:inform|tell)(?: me)? the total amount paid(?: by me)?)",
    ),
    "$<lead>how much did I pay",
  ],
  ...[
    `${ordered} (?:has to|needs to|must|should) go back`,
    `${ordered} wapas kar(?:ni|na|ne)(?: hai)?`,
    `(?:rtn|rturn|send back|give back) ${ordered}`,
    `how (?:can|do) i (?:give|send) back ${ordered}\\W.{0,40}`,
    `${ordered} doesn't (?:suit|fit) me so (?:take|send) it back`,
    `(?:.{1,30} )?(?:not happy with|don't like) ${ordered}(?: (?:that )?i ordered)? (?:and |so )?i (?:would like|want|'d like) to (?:send|give) it back`,
  ].map((forms) => [whole(forms), "$<lead>return the $<what>"] as const),
  [
    whole(
      "(?:(?:i don't need it any longer|i changed my mind|sorry)[, ]+)?(?:please |kindly )?cancel (?:what|whatever|the thing) i ordered|(?:(?:i )?changed my mind(?: about (?:that|the) order)?[, ]+)?(?:please )?call (?:it|that|the order) off|call off (?:it|the order|my order)",
    ),
    "$<lead>cancel my order",
  ],
  [
    whole(
      "(?:any|an|what(?:'s| is) the) (?:updates?|news)(?: on (?:it|this))?|i (?:haven't|have not|didn't|did not) (?:yet )?(?:received?|got|get) (?:it|anything)(?: yet)?|(?:mera )?order kahan (?:pahucha|pahuncha|tak (?:aaya|pahucha))(?: hai)?",
    ),
    "$<lead>where is my order",
  ],
  [
    whole(
      "did i pay (?:in |by )?(?:cash|card)(?: or (?:in |by )?(?:cash|card))?|how did i pay(?: for (?:it|this))?|what did i pay (?:with|by)",
    ),
    "$<lead>was it paid",
  ],
  [
    whole(
      "when (?:do|will|would) i (?:get|receive|have) my (?:money|refund)(?: back)?|where(?:'s| is) my money(?: back)?",
    ),
    "$<lead>where is my refund",
  ],
  [
    whole(
      "(?:is|will) (?:it|this|my order) (?:be )?(?:coming|come|arrive|arriving|here|reach(?: me)?) (?:before|by|in time for|on) [\\p{L}\\p{N} ]+",
    ),
    "$<lead>where is my order",
  ],
];
