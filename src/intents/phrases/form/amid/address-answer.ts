/** "We're renting in Assagao, so write". */
export const beforeAddress =
  /^(?:(?:(?:ok|okay|yes|yeah|haan|ji|so|well|sure|hm+|please|kindly|sir|madam|ma'am|bhaiya|bhai|didi|beta|see|note)[\s,.:]+)+|.{0,60}?\b(?:(?:deliver|send|ship|courier|bring|drop|post|bhej\w*) (?:it|this|that|them|everything|the (?:parcel|order|package)|me|my things)?\s*(?:over |all )?(?:to|at)(?: (?:my|our|the) (?:house|home|place|flat|office|hostel|shop|pg)(?: at| in|,))?|(?:so |just |please |you can )?(?:write|put|take|note|enter|likho|likhiye|likh (?:lo|lijiye|do))(?: (?:it|this|that|down|as|the address))*|(?:i|we|she|he|they)(?:'m|'re|'s| am| are| is)? (?:live|lives|stay|stays|living|staying|reside|residing|putting up|based)(?: in| at| on)?|(?:it|that|this|here|address|pata)(?:'s| is| would be| will be| hai)(?: in| at| on)?|(?:the |my |our |mera |hamara |ghar ka )(?:full |home |delivery |complete )?(?:address|pata|house|place|flat|home)(?: here)?(?: is|'s|:| hai)?(?: (?:at|in|on))?|come to|(?:to|at) (?:my|our|the) (?:house|home|place|flat|office|hostel|shop|pg)(?: at|,|:))[\s,:.]+(?=\S))/i;
/** After it. */
export const afterAddress =
  /[\s,.]+(?:please|thanks|thank you|that's (?:it|all|the address|my address|where (?:i|we) (?:live|stay))|only|bas|hai(?: ji)?|pe|par|(?:pe |par )?(?:bhej|likh|daal|de) (?:do|dijiye|dena|lo|lijiye)|ok|okay|sir|madam|ji)[\s.!]*$/i;
/** "House 640 stroke A", "12 by 5". */
export const strokes = /(?<=\d) ?(?:stroke|slash|oblique|by|bata) ?(?=\d|\p{L}\b)/giu;
export const articleWithin = /^(?:the|an?) (?=p{L})/i;
export const labelled = /^(?:the |my )?(?:street|address)\b/i;
/** "Five lakh — no, 500001". */
export const takesBackPart = /[,—–-]\s*(?:no|sorry|wait|i mean|actually)\b[,\s]/i;
/** "Flat number 1904". */
export const houseNumbers = /\b(?:number|no\.?)(?= \S*\d|$| \p{L}+$)/giu;
