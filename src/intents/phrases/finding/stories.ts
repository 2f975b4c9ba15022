/** "What do I wear to a date". */
import { guarded } from "../../../../language/text/guarded.ts";

export const asksWhatToWear = guarded(
  /\bwhat (?:all )?(?:to|(?:should|shall|can|do|does|must|will|would|could) (?:i|we|one|he|she|they|people|you(?= suggest| recommend)|(?:a|my|the) \p{L}+)) (?:wear|put on|pack|dress in)\b(?! (?:it|this|that|these|them|with (?:it|this|that|these))\b)|\bkya pehn\p{L}*/u,
);
export const asksWhatMoneyBuys = guarded(
  /\bwhat (?:all )?(?:can|could|will|would|do|may) (?:i|we|one) (?:get|buy|have|find)\b|\bwhat (?:will|would|can) (?:come|fit) in (?:that|it|this)\b|\bkya mil\p{L}*/u,
);
export const asksWhichClothes = guarded(
  /\b(?:which|what) (?:kind of |type of |sort of )?(?:clothes|outfits?|dress(?:es)?|garments?|stuff|things) (?:is|are|will be|would be|do you (?:have|suggest|recommend))\b.*\b(?:good|best|right|nice|suitable|better|for)\b/,
);
export const asksForIdeas = guarded(
  /^(?:(?:please|can you|could you|any|some|do you have) )*(?:(?:give|tell|show|get) (?:me |us )?)?(?:(?:some|any|a few|your) )?(?:ideas?|suggestions?) (?:for|to wear)\b|^(?:please )?suggest (?:me )?(?:something|some|a|what|anything)\b/,
);
/** A thing known by what it does. */
export const describesThing = guarded(
  /^(?:(?:i |we |me )?(?:need|want|show|find|get|looking for|have you got|do you have|got|give)(?: me| us)? )?(?:something|anything|clothes|stuff|things?) (?:that|which|what|where|who) \p{L}+|^(?:something|anything|clothes|outfit|stuff|casual wear|formal wear|party wear|wear) (?:for|to|in which) (?!(?:me|you|do|eat|drink|read|watch|say|tell|ask|think|happen|die)\b)\p{L}+/u,
);
export const lacksClothes = guarded(
  /\b(?:nothing|no (?:clothes|good clothes|nice clothes|outfit)|don't have (?:anything|any clothes|a thing)) (?:left )?(?:to|that i can|i can) wear\b|\b(?:has|have|got|with|and) no (?:\p{L}+ )?(?:clothes|outfit|kapde)\b|\b(?:all|only|every one of) (?:of )?(?:my|his|her|our|their)\b.*\b(?:shirts?|trousers|pants|jeans|clothes|jackets?|sweaters?|kurtas?|t-?shirts?)\b.*\b(?:torn|old|worn out|tight|short|gone|holes|faded)\b/u,
);
export const feelsWeather = guarded(
  /^(?:(?:oh|god|yaar|brr+|uff|arre|man|gosh) ?,? ?)*(?:i'm|i am|we're|we are|i feel|my \p{L}+ (?:is|feels|always feels)|i'm feeling) (?:(?:so|very|really|just|literally|always|completely) )*(?:freezing|shivering|cold|boiling|melting|sweating|too hot|so hot|very hot)(?: (?:here|these days|in this (?:weather|heat|cold)|at night|all day|(?:in|at) (?:the |my )?(?:office|home|house|class)(?: ac)?|outside|yaar|to death))*[.!]*$/u,
);
export const ofOthersTalk =
  /\b(?:not|never|isn't|wasn't|was|were|had|did|said|remind|alarm|email|song|movie|book|game|weather like|temperature)\b/;
