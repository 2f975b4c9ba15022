import { guarded } from "../../../../language/text/guarded.ts";

const fillers =
  "(?:no|yes|yeah|ok|okay|oh|alright|that's (?:ok|okay|fine|great)|(?:yes )?i think(?: that)?|you know|then|sorry|actually|well|so|and|awesome|great|perfect|um+|uh+|please|i(?:'m| am)? (?:mean|meant|referring to|was asking about|was talking about|am talking about|am looking at|looking at|talking about)|it's|it is|that's|can (?:i|you) (?:see|open)|let me see|show me|open)";
const taking =
  "(?:i'll (?:take|have|get|go (?:with|for))|i(?:'ll| will| will just|'ll just) (?:take|buy|purchase|have|get|go (?:with|for))|i(?:'d| would)? (?:like|want) to (?:buy|get|have|purchase|take|go with)|i(?:'m| am) (?:going to|gonna) (?:take|buy|get|have|go (?:with|for))|let me (?:get|have|take)|let's (?:get|take)|give me|get me|add|put|buy|grab|pack|can i (?:get|have)|could i (?:get|have))";
/** "I mean those". */
export const startsWithPointing = guarded(
  new RegExp(`^(?:${fillers}[\\s,.!]+)*(?:(?<taking>${taking}) )?(?:the|that|those|these|this)\\b`),
);
/** "Can you tell me how much they cost". */
export const asksFacts = guarded(
  /(?:^|[.!?,]\s+|\b(?:and|so|but|ok|okay|please)\s+)(?:(?:can|could|will|would) you (?:please |kindly )?(?:tell|give|get|remind) me|(?:can|could|may) i (?:know|have|get|ask)|i(?:'d| would) (?:like|love) to know|do you know|tell me|who (?:makes|made)|what(?:'s| is| are| were)|how (?:much|are|is|do))\b.*\b(?:they|them|those|these|the (?:both|ones?|pair|others?|\p{L}+ (?:on|in|at|i|you|we)|\p{L}+ ones?|\p{L}+s)|both|each|their)\b/u,
);
export const generic = /\b(?:pairs?|ones?|pieces?|items?)\b/;
/** "The ones on either rack": places of a room, not of a screen. */
export const besideFurniture =
  /\b(?:the|that|those|these|both|this)\b[^.?!]*\b(?:racks?|shel(?:f|ves)|tables?|walls?|mirrors?|cubb(?:y|ies)|cubicles?|carousels?|displays?|cabinets?|closets?|wardrobes?|aisles?|hangers?|mannequins?|compartments?)\b/;
