/** Words around a sentence that only address or hesitate. */
const people =
  "bhaiya|bhaiyya|bhaiyaa|bhai|didi|beta|beti|sir|sirji|madam|ma'am|dost|yaar|yar|dude|bro|boss|mate|anna|akka|uncle|aunty";
const endearing = "my dear|dear|darling|sweetheart|my friend|my child|love|buddy|man|pal|guys";
const calls =
  "listen(?! to)|hear me|suno|suniye|excuse me|oye|oi|hey you|look here|tell me something";
const sighs = "a+c+h+a+|ar{2,}e+y?|are+y|aree+|aiyy?o+|ayy?o+|oho|uff+|um+|uh+|er+m*|ah+em|hm+";
/** "Didi wants M", "bhai ke liye": somebody is spoken of. */
const spokenOf =
  "(?:'s|[\\s]+(?:ke|ka|ki|ko|ne|se|wala|wali|bhi|is|isn't|was|says?|said|wants?|needs?|likes?|takes?|wears?|has|had|also|too|and|or|for|will|would|can|can't|hates?|asks?|asked|told|thinks?|prefers?|doesn't|didn't|called)\\b)";

export const addressedFirst = new RegExp(
  `^(?:(?:(?:${people})(?!${spokenOf})|(?:${endearing})(?=,)|${calls}|${sighs})(?:[\\s,.!…]+|$))+(?=[\\p{L}\\p{N}"'+])`,
  "iu",
);
/** Not "for my bro", nor "is it too dear". */
const named =
  "(?<!\\b(?:for|my|the|an?|of|to|with|his|her|our|your|is|called|named|and|from|by|as|than))";
export const addressedLast = new RegExp(
  `(?<=\\p{L}|\\p{N}|[.!?'")])(?:,\\s*(?:${people}|${endearing})|${named}\\s+(?:${people.replace("|bhai|", "|").replace("|bro|boss|mate|anna|akka|uncle|aunty", "")}))+(?<end>[\\s.!?…]*)$`,
  "iu",
);
const stammered =
  "i|the|an?|my|is|can|could|add|show|what|how|and|to|in|for|it|that|this|put|give|make|take|want|remove|change|do|does|please|where|which|when|you|we|he|she|get|open|go|but|so|with|of|on|me";
export const stammers = new RegExp(`\\b(${stammered})(?:[ ,.…-]+\\1)+\\b`, "giu");
