/** "What have you got from …". */
import { guarded } from "../../../../language/text/guarded.ts";

export const byMaker = guarded(
  /^(?:(?:and|so|ok|okay|hm+|hi|hello|well|now|also|then|please|alright|no)[\s,]+)*(?:(?:show me|see|let me see|find|find me|point me to|i(?:'d| would)? (?:like|want)|can you show me|do you have|have you got|is there|are there|got) )?(?:the )?(?:\b(?:anything|something|things?|stuff|clothes|pieces|items|ones?|options|others?|what else|what(?:'s| is) there|(?:what|which) (?:do|have) you(?: have| got)?|are (?:any|there any)|any)\b[^,.?!]*?\b(?:from|by)|\bdo you (?:carry|stock|sell|keep)(?: the brand)?|\bbrand (?:is|should be|called|named|of)) (?:the brand )?(?<maker>\p{L}[\p{L}'&]*(?: (?:& )?\p{L}[\p{L}'&]*){0,2})(?: (?:brand|label|please|too|as well|at all|here|in stock|available))*(?: (?:at|for|in|under|with) (?:an? |the |my )?(?:affordable|reasonable|good|great|decent|low|high|cheap|fair) (?:price|prices|cost|reviews?|ratings?|price range))?$/u,
);
/** "From here", "by tomorrow". */
export const noMaker =
  /^(?:the (?:list|page|top|first|last|cart|shop|store)|th[aeio]\w*|my|your|his|her|our|it|here|home|now|where|which|what|today|tonight|tomorrow|yesterday|next|last|any|some|a|an|hand|post|courier|card|cash|me|you|us)\b/;

/** "Any options with great reviews". */
export const byRating = guarded(
  /^(?=.*\b(?:any|anything|something|some|ones|options|pieces|items|things|stuff|what|which|only|just|show|see|with)\b)(?!.*\b(?:its?|this|that(?! (?:is|are|has|have|had|comes?)\b)|these|those|them|how|tell|read)\b).*\b(?:(?:good|great|nice|decent|high|higher|highest|better|best|excellent|stellar|strong|solid|top|positive|amazing|glowing|fantastic|favou?rable|\p{L}+[ -]stars?)(?: customer| user)? (?:ratings?|reviews?|scores?|feedback)|(?:well|highly|top|best|better|higher|highest|good|most)[ -]?(?:rated|reviewed))\b/u,
);
