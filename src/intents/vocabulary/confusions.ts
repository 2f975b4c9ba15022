export const toForm = "(?:to|two|too|2)";

/** heard, meant. Tried only if the sentence means nothing as heard. */
export const confusions: readonly (readonly [heard: RegExp, meant: string])[] = [
  // The shop's own words.
  [/\b(?:card|kart|cards|guard|caught|court)\b/, "cart"],
  [/\b(?:chuck|czech|cheque|checked|jack) out\b|\bcheck doubt\b/, "check out"],
  [/(?<=\b(?:me|go|to|back) )(?:hone|hom|foam|roam|comb)$/, "home"],
  [/(?<=\b(?:place|my|the|this) )(?:odou?r|oder|older|outer|border)s?\b/, "order"],
  [/^(?:surge|serge|sirch|church) (?=for\b)/, "search "],
  [/\b(?:un paid|unpayed|and paid)\b/, "unpaid"],
  [/\b(?:filter's|philters?|fielders)\b/, "filters"],

  [/\b(?:sighs|sides|seize|sighed)\b/, "size"],
  [/(?<=\b(?:in|size|a|an) )(?:smell|mall|smol|maul)\b/, "small"],
  [/\b(?:meteor|median|media|mediam|medium's|mediums)\b/, "medium"],
  [/\b(?:largh|lodge|barge|march|larch)\b/, "large"],
  [/\b(?:excel|axel|excell|ex el)\b/, "xl"],

  [/\b(?:furst|fist|thirst)\b/, "first"],
  [/\b(?:seconds|sekond|2nd's|secant)\b/, "second"],
  [/(?<=\bthe )(?:bird|turd|herd|thread)(?= one\b)/, "third"],
  [/\bforth\b/, "fourth"],
  [/(?<=\bthe )(?:lost|lust|list|blast)(?= one\b)/, "last"],
  [/(?<=\b(?:first|second|third|fourth|fifth|last|forth|other) )won\b/, "one"],
  [/(?<=\b(?:number|option|item) )(?:to|too)\b/, "two"],
  [/(?<=\b(?:number|option|item) )(?:tree|free)\b/, "three"],
  [/(?<=\b(?:number|option|item) )(?:for|fore)\b/, "four"],
  [/(?<=\b(?:number|option|item) )ate\b/, "eight"],
  [/\b(?:sheepest|cheap is|cheapist|cheap ist)\b/, "cheapest"],

  [/\b(?:undue|on do|un do|and do|under) ?(?:that|it)?$/, "undo"],
  [/\b(?:compere|come pair|compair|compared|compaire)\b/, "compare"],
  [/\b(?:slow a|slower a|sloah|flower)\b/, "slower"],
  [/\b(?:foster|fast a|pastor)\b/, "faster"],
  [/^(?:scrawl|stroll|school|scrolled) (?=up\b|down\b|to\b)/, "scroll "],
  [/\b(?:reed|red) (?=(?:the|this|it|that)\b)/, "read "],
  [/\b(?:ad|at|ed) (?=(?:this|it|that|the|two|three|one)\b)/, "add "],
  [/\b(?:hoping|opened|oven) (?=(?:the|this|it|that|number)\b)/, "open "],
  [/\b(?:removed|remoove|re move)\b/, "remove"],
  [/\b(?:delivering|delivery is) to\b/, "deliver to"],
  [/\b(?:cash|catch|cache) (?:and|in|an|on) (?:delivery|deliver|delivering)\b/, "cash on delivery"],
  [/\b(?:pin|pink|bin|pen|thin) (?:coat|cord|code|court)\b/, "pin code"],

  [/\btea\b/, "tee"],
  [/\b(?:short|sheet)(?=s?$)/, "shirt"],
  [/\b(?:curtain|cutter|karta|quarter)(?=s?\b)/, "kurta"],
  [/\b(?:shall|shawn|shoal|shell)\b/, "shawl"],
  [/\b(?:foodie|hoody)(?=s?\b)/, "hoodie"],
  [/\b(?:buffer|puff her) (?=jacket|coat)/, "puffer "],
  [/\b(?:simmer|similarly|similer|familiar)\b/, "similar"],
  [/\b(?:discription|prescription)\b/, "description"],
];
