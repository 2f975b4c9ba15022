/** Around a need. */
export const opening =
  /^(?:(?:so|and|but|well|hey|hi|hello|ok|okay|please|um+|uh+|what|really|think|just|to|find|get|buy|see|look|for the shop|some help with|help with|help finding|you|show|me)(?![\w'])[\s,]*)+/i;
export const closing = /(?:[\s,.!?;:…-]|\b(?:please|thanks|thank you|today|now)\b)+$/i;
export const separators = /^[\s,.!?;:…-]+/;
export const saysNothing =
  /^(?:something|anything|a thing|things|some things|stuff|help|some help|your help|advice|some advice|it|this|that|one|clothes to|a few things|and)?$/i;
/** A purpose only: "for my wedding". */
export const purpose = /^(?:for|in|on|with|under|below|around|that|which|from)\b/i;
export const pointing =
  /^(?:(?:open|show me|go to|view|see|look at|take me to|choose|pick|select|click(?: on)?) (?:the|that|this|number)\b|(?:the )?(?:\w+(?:st|nd|rd|th)|last)(?: (?:one|piece|item))?$|(?:number|option|item) \w+$)/;
export const ownWish = /^(?:something|anything|some|an? (?!\w+ one\b))/i;
export const smallLetter = /[a-z]/;
export const latinWords = /[a-z']+/gi;
export const leads =
  /^(?:(?:ok|okay|so|then|now|please)[\s,]+)*(?:take me|bring me|go|get me) (?:back )?to\b/;
/** Of what is there, not "is there", "do you have". */
export const asksFact =
  /^(?:(?:and|so|but|ok|okay|oh|hmm|well)[\s,]+)*(?:(?:is|are|does|do|has|will|can) (?:it|this|that|they|these|those|the \p{L}+)|how (?:much|many|long|heavy|warm|soft|thick)|what(?:'s| is) (?:it|this|that|the)|which (?:size|colour|color|material))\b/u;
