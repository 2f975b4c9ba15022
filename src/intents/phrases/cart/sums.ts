import { bothForm, countForm } from "../../../../language/readers/counts.ts";
import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

/** "And now?", "better?", "recount": after a change of the cart, what it comes to. */
export const asksSumAgain =
  /^(?:(?:and|so|ok|okay|right|hmm+|oh|ouch|uff|then|but)[\s,.!]+)*(?:now|(?:and |what )?now what(?: have (?:we|i)(?: got)?)?|what now|what have (?:we|i)(?: got)? now|with that|without (?:it|that|them)|better|any better|recount|count again|how much (?:is (?:it|that|this|all that) )?now|now how much(?: is (?:it|that|this))?|how much (?:it|that|this|all) (?:came|comes|became|is coming|has come|came to|comes to)|how much (?:is|are) (?:all )?(?:it|that|this|these) now|now (?:it|that)(?:'s| is)|(?:and )?what(?:'s| is) (?:it|that) (?:now|coming to)|(?:it|that)(?:'s| is) now|(?:what )?if (?:the )?(?:delivery|shipping|that)(?: charges?)? (?:is|are|gets?) (?:also )?(?:added|included|counted)(?: too| also| in)?|(?:with|plus|including) (?:the )?(?:delivery|shipping)(?: charges?)?|(?<=and )(?:with|without) it|(?:both|all|all of (?:it|them)|everything)(?: of them)? together)\s*[?.!]*$/;
export const asksAmount = /\bhow much\b/;
export const asksAmountOfIt = guarded(
  /^(?:(?:and|so|right|ok|okay|then|now|accha)[\s,.]+)*(?:how much (?:is|does|will|would) (?:it|that|this|all that)(?: (?:cost|come to|be))?(?: now)?|(?:now )?(?:it|that)(?:'s| is) how much)[\s?.!]*$/,
);
/** Of the sum, or of the pieces: both are described. */
export const asksWhatIsTaken = /\bwhat have (?:we|i)\b/;
export const asksSumOfChange = guarded(
  /^(?:(?:and|so|ok|okay|right|hmm+|oh|then|but|well)[\s,.!]+)*(?:(?:then )?how much(?: is (?:that|it))?(?: then| noo)?|what does (?:that|it) (?:make|bring|come)(?: it| us| me)?(?: to)?|now it'?s|what(?:'s| is) everything now)\s*[?.!]*$/,
);
/** "Am I under three thousand": answered with the sum. */
export const asksIfWithin = guarded(
  /\b(?:am i|are we|is (?:it|that|all (?:of )?(?:it|that))|have i (?:gone|stayed)|did i (?:stay|go))(?: still| already| now)? (?:under|over|within|below|above|past|inside)\b|\b(?:does|will|would) (?:it|that|all (?:of )?(?:it|that)|everything)(?: all| still)? (?:stay|come|be|remain|go) (?:under|over|within|below|above|past|inside)\b/,
);
/** "So two thousand thirty-nine all together?" */
export const asksIfSum = guarded(
  /\b(?:all ?together|in total|in all|total|coming to|comes to|came to)\b.*(?:\?|\b(?:right|no|na|correct|check)[?.!]*$)/,
);
/** "If I take both, what would it be?" */
export const asksSumOfTaken = guarded(
  new RegExp(
    `\\bif (?:i|we|he|she) (?:take|took|buy|bought|get|got|want|order)(?: \\p{L}+)? (?:both|(?:the |these |all )?${countForm}(?: of (?:them|these))?|them (?:both|all))\\b.*\\b(?:how much|what)\\b`,
    "u",
  ),
);
/** "Is that with delivery in it": answered with the sum. */
export const asksIfDeliveryIncluded = guarded(
  /\b(?:is|does|was|has|did) (?:that|it|this)(?: \S+)? (?:with|without|including|include|count|got|counting) (?:the )?(?:delivery|shipping|postage)(?: (?:charges?|fees?|costs?))?\b/,
);
export const withoutDelivery = guarded(
  /,?\s*\b(?:without|excluding|before|minus|not counting|no)(?: the)? (?:delivery|shipping|postage)\b/,
);
/** "Sorry, I was talking to the tea fellow, how much for both with delivery". */
export const sumQuestion = guarded(
  /\b(?:how (?:much|many rupees)|what(?:'s|'ll| is| will| do| does| am| are)|where does)\b(?!.*\b(?:how (?:much|many)|what|where)\b).*$/,
);
/** Another wish comes first. */
export const asksAct = anyOf(
  "show, take me, go, open, add, put, remove, drop, settle, pay, clear, check out, checkout, read, list",
);
export const clauseJoint = /(?:[.!?,;:…]|\b(?:so|and|but|first|now|then|know|check))$/;
export const othersToo = anyOf("them, those, it, and with, with that");
export const allTogether = anyOf("both, together, all, the pair");
/** "Together?", "haha, how much for both things". */
export const asksBothTaken = guarded(
  new RegExp(
    `(?:^|[.,!?] *)(?:and |so )?(?:how much )?(?:for )?(?:both |all )?together *\\?*$|\\b(?:how much|what)\\b.*\\b(?:for|of) ${bothForm}(?: (?:things|items|pieces))?\\b|\\b(?:how much|what) (?:do|does|will|would) (?:the |these |those )?${bothForm}(?: (?:things|items|pieces))?(?: of them)? (?:cost|come to|make|be)(?: me)?(?: together| in all| altogether)? *\\??$`,
  ),
);
/** "The total of both". */
export const asksSumOfNamed = guarded(
  new RegExp(
    `(?=.*\\b(?:how much|price|cost|costs|total|sum|kitn[aei]|make|come to)\\b)(?:.*\\b(?:plus|and|aur)\\b.*\\b(?:together|altogether|in total|total|in all)\\b|.*\\bplus\\b|.*\\b(?:total|sum) (?:of|for) (?:${bothForm}|them both)|.*\\b(?:dono|both)\\b.*\\btotal\\b)`,
  ),
);
