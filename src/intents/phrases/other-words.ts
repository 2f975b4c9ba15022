/** Rarer words for everyday ones. */
import { countForm } from "../../../language/readers/counts.ts";
import { sizeForm } from "../../../language/readers/sizes.ts";

const piece = `(?:it|this|that|them|these|those|both|the|my|an?|${countForm})`;

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
  [/\bc\. ?o\. ?d\b\.?/gi, "cod"],
  [/\b2 (?=(?:xpnsv|expensive|costly|pricey|dear|big|long|short|tight|loose)\b)/gi, "too "],
  [/\b(?:the pair of (?:them|these|those)|them both|these both)\b/gi, "both of them"],
  [/\b(?<=\b(?:do|can|could|did|are|will|have|would|if|what) )u\b/g, "you"],
  [/\bd'you\b/gi, "do you"],
  [new RegExp(`\\blet me have (?=${piece}\\b)(?![^.,!?]*\\blook\\b)`, "gi"), "i'll take "],
  [new RegExp(`\\b(?:hand|pass) me (?=(?:${piece}|${sizeForm})\\b)`, "gi"), "give me "],
  [/(?<=^|[.,!] |\b(?:please|and|then|now|can you|could you) )pull up (?=\p{L})/giu, "show me "],
  [new RegExp(`\\blet's do (?=(?:cash|card|cod|upi|${countForm})\\b)`, "gi"), "make it "],
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
    /\b(?:put|see|show|place|line up) (them|these|those|both) (?:side by side|next to each other)\b/gi,
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
    /\bi (?:don't|do not|no longer) (?:want|need) (?=(?:the|this|that|my|those|these|it|them)\b)(?<what>[^.,?!]+?) (?:any ?more|any longer)\b/gi,
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
];
