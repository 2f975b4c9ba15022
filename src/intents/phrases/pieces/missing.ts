/** "No, the", "I mean those", "I'm looking at the". */
export const startsWithPointing =
  /^(?:(?:no|yes|yeah|ok|okay|oh|sorry|actually|well|so|and|um+|uh+|i(?:'m)? (?:mean|meant|was asking about|was talking about|am talking about|am looking at|looking at|talking about)|it's|it is|that's|can (?:i|you) (?:see|open|get)|let me see|show me|open)[\s,.]+)*(?:the|that|those|these|this)\b/;
