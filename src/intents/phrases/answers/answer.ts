import { anyOf } from "../any-of.ts";

/** About something else, or a question back. */
export const startsSomethingElse =
  /^(?:(?:and|so|but|ok|okay|oh|wait|no)[\s,]+)*(?:how|what|what's|which(?!ever)|who|when|where|why|is|are|do|does|did|can i|could i see|any|show|open|find|search|go|take me|compare|remove|drop|delete|bring|tell|read|undo|back|help|make (?!it)|add|put|take (?!that|it|the)|change|swap|pay|check|place|fill|scroll|clear|empty)\b|\?\s*$|\b(?:not sure|neither|none|leave it|never mind|forget|cancel|instead of|and then|check ?out|how much|(?:what|which) (?:sizes?|colou?rs?|price)|(?:take|leave|put) .* (?:off|out))\b/;
export const asksBack =
  /^(?:(?:and|so|but) )?(?:do|does|what|which|how|who|where|when|why|have) .*\?\s*$/;
export const asksOfIt =
  /\b(?:is|are|does|do|has|have|how|what|whats|what's|can|will|which)\b|\?\s*$/;
export const cheapest = anyOf("costs? less, cheap*, less money, less expensive, lowest");
export const ordinals = /\b(?:first|second|third|fourth|last)\b/g;
/** Words of a wish belong to their row. */
/** "I don't know, let me ask his mother". */
export const asksOthers =
  /\b(?:let me|i(?:'ll| will| must| should| have to| need to| want to)|we(?:'ll| will| have to)|i'm going to) (?:just |first |quickly )?(?:ask|check|find out|call|measure|think|see|confirm)\b|^(?:(?:hmm+|oh|well|no|sorry|that)[\s,]+)*i (?:don't|do not) know(?: yet| that)?[\s.!]*$/;
export const upToWish = /^.*?\bi (?:want|need)\s+/;
export const onward =
  /^(?:next|go on|carry on|continue|keep going|more|and then|then|what else|ready|done|tell me more)$/;
export const skipsTour = /^skip(?: the tour)?$/;
/** "Also that one for my husband". */
export const addsMore = /^(?:(?:ok|okay|yes)[\s,]+)*(?:and|also|plus|n|&)\b|\b(?:also|as well)\b/;

/** "Then two in large", "large, two pieces". */
export const countsSize =
  /(?<!\b(?:from|of|for|not|no) )<num> (?:(?:pieces?|pcs?|pairs?|nos|of|in|x|the|size) )*<size>|<size> (?:(?:,|and|so|then|please|qty|quantity) )*<num>(?: (?:pieces?|pcs?|pairs?|nos|of them|please|only))*$/;
/** Of few words, after a remark. */
export const lastSentence =
  /^[^?]+[.!;]+\s+(?<last>(?:the|that|this) (?:[\p{L}\p{N}'-]+ ?){1,4})[.!]*$/iu;
