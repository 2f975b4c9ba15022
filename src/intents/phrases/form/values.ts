/** "K. Tenzin Dolma" with a small k agrees. */
export const shortAssent = /^(?:k[.,]|kk+[.,]?)\s+(?=\p{L}{2})/u;
/** "Spelled a s h a". */
export const spelledOut =
  /^(?:(?:and )?(?:it's |that's |thats |that is |is )?(?:spel(?:led|t)|written)(?: as| like)?)\s+/i;
/** "Neha, that's n e h a". */
export const andSpelled =
  /[\s,.]+(?:(?:that's|thats|that is|it's|i\.?e\.?|spel(?:led|t)(?: as)?)\s+(?<letters>\p{L}(?:[\s,.-]+(?:double )?\p{L}(?!\p{L}))+)|(?<=\p{L}{2}[.,]\s+)(?<after>\p{L}(?:-\p{L}(?!\p{L})){2,}))(?:[\s.,].*)?$/iu;
export const leading =
  /^(?:(?:(?:fine|okay|ok|yes|yeah|haan|right|sure|and|also|obviously|of course)(?=[\s,.])|i (?:think|guess|believe)|it's|its|it is|it was|that's|that is|it should (?:be|read)|(?:that'd|it'd|that would|it would|that should|it'll) be|(?:we are|we're|i am|i'm) in|it (?:ought to|must|has to|will) be|should be|ought to be|i said|i mean|i meant|i say|make it|call me|i'm|im|i am|this is|myself|my good name is|my name is|name's|(?:send|sending|ship|shipping|deliver|delivering)(?: it| this| that)? to|i should (?:have said|say)|mine|(?:i |we )?(?:live|stay|living|staying) (?:in|at)|in|at|from|i'm from|just|only|for that|then|so|hm+|acha|achha|accha|um+|uh+|well|put|write|likho|likhna|enter|fill|note|take|use|like|also|now|(?:they|we|i|people) (?:write|spell) it(?: as)?|where else|my (?:e-?)?(?:name|surname|mail|street|city|town|state|pin|country|phone|mobile|first|last|full|family|pincode)(?: name| number| address| code)? (?:is|should be))(?![\w'])[\s,:.]*)+/i;
export const closing =
  /(?:[\s,.;!?]|(?<=[\s,])(?:of course|obviously|naturally|i (?:think|guess|believe|suppose)|it is|that is|i mean|i meant|is (?:it|the name|my name|the one)|please|thanks?(?: you)?|now|only|itself|instead|where else|what else|na|ji|hai|hain|here|for me|ok(?:ay)?|right|actually|as well|too|speaking|the new one|not the (?:old|other) one))+$/i;
/** "Roy, sorry, Rao"; "no" also means number. */
export const takenBack =
  /^.*\S[\s,.]+(?:(?:no[\s,.]+)?(?:sorry|oops|uff|arre|i mean|i meant|no wait|wait no|wait|or rather|correction)(?:[\s,.]+(?:no|sorry|that's|it's))*)[\s,.]+(?=\S)/i;
export const deniedBefore = /^.*\S[\s,.]+(?:no[\s,.]+)+(?:it's |that's )?(?=\S)/i;
/** "Usha, not Asha". */
export const doubt = /(?<=\S)[\s,]+(?:and |but )?not\s.+$/i;
/** "Sundaram is my husband's name, put it as last name". */
export const isOfFamily =
  /\s+(?:is|was) (?:my|his|her|our) (?:husband|wife|father|mother|family|grandfather)(?:'?s)? (?:sur)?name\b.*$/i;
/** Where a value may end. */
export const clauseEnd = /(?<!\bno)[,.;:!?]\s/gi;
export const announcedEnd =
  /(?<!\bno)[,.;:!?]\s|\s(?:and|but|because|since|from|that's|thats|i|i'm|we|my|it's)\s/gi;
/** A remark before a value. */
export const remarked =
  /^(?:it's|it is|its|same|as|that's|we call it|like|the|you know)\b[^,]*, (?<value>\p{L}+(?: \p{L}+)?)[.!]?$/iu;
/** "Priya, come here". */
export const callsSomeone =
  /^\p{L}+[,.;:!?]\s+(?:please )?(?:come|go|sit|stand|stop|wait|listen|look|bring|hold|quiet|shut|turn|switch|get|pick|don't|do you|did you|can you|will you|are you|where|what|who|why|how)\b/iu;
export const letterBreaks = /[\s,.-]+/;
export const leadingThe = /^(?:in )?the (?=state|union|u\.?s|u\.?k)/i;
export const article = /^an? \p{L}{2}/iu;
export const initial = /^\p{L}\.?$/u;
export const withSign = /[\s,]+with (?:an?|the) (?:apostrophe|hyphen|dot|space|capital)\b.*$/i;
export const withLetters = /[\s,]+with (?:an? |double |\p{L}+ )?\p{L}{1,2}s?\b.*$/iu;
export const fromComma = /,.*$/;
/** "Rao, Asha Rao". */
export const surnameFirst = /^(\p{L}+)[,.] (?=\p{L}+ \1$)/iu;
export const repeatedName = /^(\p{L}+)(?: here| speaking| hai)?[,.] (?=\1 )/iu;
export const firstThen = /^(\p{L}+) first,? (?:and )?(?:then|after that) (?=\p{L}+$)/iu;
export const partJoints = /,\s*|(?<!\bno)\.\s+/i;
/** "9 Residency Road, that's the street". */
export const namesStreet =
  /^(?:(?:that's|thats|that is|it's) )?(?:the|my|our) (?:street|address|house|road)$/i;
export const leadingThatIs = /^(?:that's|thats|that is|it's)\s+/i;
export const houseNumber = /^(?:no\.? ?|#)?\d[\w/-]*$/i;
export const endsWithPin = /\d{3} ?\d{3}$/;
export const closingPin = /[\s,]*\d{3} ?\d{3}$/;
export const closingIn = /\s+(?:in|the state of)$/i;
export const digitOrComma = /[\d,]/;
export const beforeLastComma = /^.*,\s*(?=[^,]+$)/;
export const beforeAt = /@| at /;
export const nameBreaks = /[\s.]+/;
export const closingSigns = /[\s,.;]+$/;
export const numberByNumber = /^(\d+) by (\d+)(?= )/i;
export const firstLetters = /(?<![\p{L}\p{N}'])\p{L}/gu;
export const spacedComma = /,\s*/;
export const kindThenNumber = /^(?<kind>\p{L}+) (?<number>\p{L}+(?: \p{L}+)?)$/u;
/** "Om Prakash Mishra": two first names. */
export const middleName =
  /^[\p{L}'’.-]+ (?!(?:de|da|di|do|dos|das|del|della|la|le|van|von|der|den|bin|ibn|al|el|ul|ur|mac|st|san|ter|af|av|y) )[\p{L}'’-]+ [\p{L}'’-]+$/iu;
/** "Number fourteen": the house's. */
export const saysNumber = /^(?:number|no\.?)$/i;
export const leadingCalled = /^(?:called|named) (?=\p{L})/iu;
export const sixDigits = /(?<![\d+])(?<!\d )[1-9]\d{2} ?\d{3}(?! ?\d)/g;
