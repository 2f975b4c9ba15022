/** Remarks to the assistant: "did you get that?", "I can't wait". */

const mood =
  "i(?:'m| am) (?:so |very |really |a bit |just )?(?:in a (?:hurry|rush)|excited|tired|hungry|late|driving|cooking|new here|new to this|bad at this|not good at this)|my hands are (?:wet|full|dirty)|i (?:just )?can(?:'t|not) wait|i (?:really |just )?(?:like|love) (?:it|this|that)(?: (?:so much|a lot))?|it(?:'s| is) my birthday(?: today)?|it(?:'s| is) a (?:gift|surprise)";
const praise =
  "(?:wow|nice|lovely|phew|finally|at last|hurray|yay)|(?:you(?:'re| are) (?:so |really )?(?:great|the best|amazing|awesome|helpful|a star))|(?:good|great|nice) (?:job|work)|well done|that(?:'s| is) (?:so )?(?:nice|great|good|lovely|awesome|amazing|cool)";
const heard =
  "(?:did|do) you (?:get|hear|catch|understand) (?:that|it|me)|(?:you )?got (?:it|that)|(?:are |r )?(?:you|u) (?:still )?there|can you hear me|hello";
const care =
  "hurry(?: up)?|be quick|(?:please )?be careful|(?:please )?don'?t (?:make|do) (?:a|any) mistakes?|no rush|(?:so |i'm |very )?sorry(?: (?:about that|for (?:the trouble|bothering you|all this)))?|my bad";
const recounts =
  "(?:the|my) (?:last|old|previous) (?:one|pair) (?:tore|shrank|faded|ripped|broke|got (?:torn|lost)|is (?:torn|old|worn out))|(?:mine|it) (?:is|got) torn|i (?:already )?have one in \\p{L}+(?: already)?|i saw (?:it|this|one) for \\p{N}+(?: rupees| rs)? (?:on|at|in) [\\p{L} ]+|my \\p{L}+ (?:likes|loves) your (?:shop|store|app|site)";
const ends =
  "nothing (?:else|more)(?: (?:for now|please))?|that(?:'s| is| will be|'ll be) (?:all|it)(?: for now)?|(?:only|just) that|is (?:that|it) (?:ok|okay|all ?right|fine)(?: with you)?";

/** "Add it. Did you get that?" */
export const remarksLast = new RegExp(
  `(?<=[\\p{L}\\p{N}'")])(?:(?<end>[?!]+)[.…]*|[.,;…]*[.;…])(?:\\s+(?:${mood}|${praise}|${heard}|${care}|${recounts}|${ends})[.!?…]*)+\\s*$`,
  "iu",
);

/** "One in L, ok?" */
export const okLast = /(?<=[\p{L}\p{N}]), (?:ok|okay|alright|all right)\?+$/iu;

const begins =
  "(?=(?:please |kindly |can you |could you )?(?:what|what's|how|how's|which|where|where's|who|is|are|does|do|did|has|have|can|could|will|would|show|take me|go|open|tell|find|search|compare|read|any|anything)\\b)";

/** "Are you there? Show me kurtas". */
export const remarksFirst = new RegExp(
  `^(?:(?:ok|okay|oh|ah|hmm|so|and|but|well)[\\s,]+)*(?:(?:${heard}|${praise}|sorry|(?:again|one more time)(?=,)|see|look|if (?:possible|you can)|never ?mind|no (?:problem|worries)|i see|let me (?:think|see)|where was i|as i said|like i said|right|next|(?:i|we) (?:like|love) it)[,.!?…]+\\s+)+${begins}`,
  "iu",
);
