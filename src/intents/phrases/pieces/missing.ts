const fillers =
  "(?:no|yes|yeah|ok|okay|oh|sorry|actually|well|so|and|awesome|great|perfect|um+|uh+|please|i(?:'m)? (?:mean|meant|was asking about|was talking about|am talking about|am looking at|looking at|talking about)|it's|it is|that's|can (?:i|you) (?:see|open)|let me see|show me|open)";
const taking =
  "(?:i'll (?:take|have|get|go (?:with|for))|i will take|let me (?:get|have|take)|let's (?:get|take)|give me|get me|add|put|buy|grab|pack|can i (?:get|have)|could i (?:get|have))";
/** "I mean those". */
export const startsWithPointing = new RegExp(
  `^(?:${fillers}[\\s,.!]+)*(?:(?<taking>${taking}) )?(?:the|that|those|these|this)\\b`,
);
