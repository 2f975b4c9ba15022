import { countForm } from "../../../../language/readers/counts.ts";
import { guarded } from "../../../../language/text/guarded.ts";

export const opensPiece =
  /^(?:open(?: up)?|show(?: me)?|go (?:back )?(?:to|with|for)|(?:bring|pull) up|check out|view|see|(?:have |take )?(?:a )?look at|let me see|take me to|tell me more of|choose|pick|select|(?:click|tap|press)(?: on)?|i like|what is(?! (?:the |your )?(?:cheapest|dearest|costliest|priciest|most|least)))\s+/;
/** "Love. Open please": what was spoken of. */
export const opensIt = guarded(
  /^(?:(?:(?:it|that|this)(?:'s| is| looks) )?(?:ok|okay|yes|yeah|good|nice|lovely|love(?: it)?|great|cool|pretty|sweet|cute|beautiful|fine|perfect|hmm+|wow|then|and|so|now|can you|could you|please|just)[\s,.!]+)*(?:open|khol\w*)(?: up| karo| do| (?:it|that|this)(?: one)?)*(?: (?:once|properly|please|pls|plz|then|now|up|na|for me|page|in full|so (?:that )?i can \p{L}+.*|i want to (?:see|look).*|let me (?:see|look).*))*[.!]*$/u,
);
/** Of its page. */
export const partOfPiece = guarded(
  /^(?:the |its )?(?:details?|page|picture|pictures|photos?) (?:of|for)\s+/,
);
/** "Open 12", "open two": its place. */
export const numeral = new RegExp(`^(?!one$)${countForm}$`);
/** About a product, and no name. */
export const startsSentence =
  /^(?:(?:the |its )?(?:price|cost|colou?r|sizes?|material|fabric|cloth|description)\b|how|which|is|are|do|does|did|can|could|where|when|why|who|add|put|buy|remove|delete|make|change|read|describe|sort|i|we)\b/;
export const otherPieceSaid = /^(?:the |that )?other(?: one| piece)?$/;
/** Not "that's fine". */
export const startsDefinite =
  /^(?:the|that|this)\b(?!(?:'s| is| was| looks?| sounds?) (?:so |very |really |all |just )*(?:fine|cool|good|nice|ok|okay|great|right|correct|lovely|perfect|better|it|enough|easy|soft|warm)\b)/;
/** Or of a whole shelf: "winter wear for women". */
export const startsUnspecific =
  /^(?:(?:top|bottom|winter)[ -]?wears?|in|on|of|for|under|over|with|without|to|from|some|any|all|more|a|an|everything|something)\b/;
export const ordinalWord = /^\p{L}+(?:st|nd|rd|th)$/u;
export const leadingTheOrMy = /^(?:the|my) /;
/** "Show me", of the only piece spoken of. */
export const showsOnly =
  /^(?:(?:ok|okay|yes|sure|ya|yeah|haan|please|so|then|now)[\s,]+)*(?:show(?: me)?|let me see|dikhao|dikha do|dikhaiye)(?: (?:please|na|then|now))*$/;
