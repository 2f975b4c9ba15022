export const opening =
  /^(?:(?:i'll (?:take|have)|i(?:'d| would) (?:like|prefer)|(?:(?:can|could|may) i )?(?:have|get)|go for|i (?:think|guess|take)|(?:let's )?(?:go with|have)|make (?:it|that)|add|give me|get me|put|take|choose|both|maybe|probably|then|and|so|um+|uh+|in|for|actually|it in)\s+)+/;
export const closing =
  /(?:\s+(?:i (?:think|guess)|(?:would|should|will|is|that's|please)(?: (?:be|do|fit))?(?: (?:fine|good|great|nice|ok|okay|me))?|to (?:my |the )?(?:cart|bag|basket)))+$/;
export const smallestSize = /^(?:the )?(?:smallest)(?: (?:one|size))?$/;
/** "Same", "the same as the last one". */
export const sameSize =
  /^(?:the )?same(?: (?:again|size|one|here|too))*(?: (?:as|like) (?:before|the last(?: one)?|that(?: one)?|the other(?: one)?))?$/;
export const largestSize = /^(?:the )?(?:largest|biggest)(?: (?:one|size))?$/;
export const joinsNextPiece =
  /(?:,? and|[,.;]+) (?:(?:actually|and|please) )*(?:make (?:it|that)|i.ll take) /g;
