import { countForm } from "../../../../language/readers/counts.ts";
import { guarded } from "../../../../language/text/guarded.ts";
export const asksWhichAre = guarded(
  /^(?:and |so |ok |okay )?(?:(?:out of|of|among|from) (?:these|those|them|the|all)(?: \w+)?,? )?(?:which|what)(?: (?:one|ones|piece|pieces))?(?: (?:of|among|amongst|from) (?:these|those|them|the \w+))?(?: (?:one|ones))? (?:is|are|comes?|has|have|would be|will be|can i (?:get|have|buy)|do you (?:have|sell|stock)|would (?:come|fit|suit)|goes up to|go up to|suits?|fits?)\b([^,;.!?]+)/,
);
/** "Out of these, which is the one that gets softer": of those seen. */
export const asksWhichDoes = guarded(
  new RegExp(
    `^(?:(?:and|so|ok|okay|hmm+|but|then)[\\s,]+)*(?:(?:out of|of|among|amongst|from) (?:these|those|them|the ${countForm})[\\s,]+)?(?:(?:can you )?tell me )?(?:which|what) (?:(?:of (?:these|those|them|the ${countForm})|one|ones|piece|is the one|are the ones)(?: (?:of|among|from) (?:these|those|them|the ${countForm}))?)(?: (?:that|which|with))?(?:'s| is| are)? (?<said>[^.;!?]+)[?.! ]*$`,
  ),
);
/** "Which one for office". */
export const asksWhichFits = guarded(
  new RegExp(
    `(?:^|[.,;!?] )(?:(?:and|so|ok|okay|sir|madam|then|hmm|but)[\\s,]+)*(?:for \\p{L}+(?: \\p{L}+){0,2} )?which (?:(?:one|ones|piece|of (?:these|those|them|the ${countForm}))(?:'s)? |is |are |would |will |goes |can )[^.,;!?]+[?.!]*$`,
    "u",
  ),
);
/** Against each other. */
const comparatives = "(?:warm|soft|heavi|light|long|thick|thin|short|nic|cool|bigg)er|better";
const ranks =
  "cheap\\p{L}*|dear\\p{L}*|costl\\p{L}*|expensive|pric\\p{L}*|money|cost|costs|affordable|more|less|than|best|better";
/** By price or preference. */
export const prefers = new RegExp(`\\b(?:${ranks})\\b`, "u");
/** Or against each other: compared instead. */
export const ranksThem = new RegExp(`\\b(?:${ranks}|${comparatives})\\b`, "u");
/** Says nothing of the piece itself. */
export const beforeQuality =
  /^(?: (?:also|still|all|both|available|sold|made|meant|designed|suitable|intended|there|out|of|from|up|to|in|for|size|sizes|a|an|the))+\b/;
/** "Which is", of two compared. */
export const ofTwo =
  /^(?:and |so |ok |okay )?(?:which|what)(?: (?:one|piece))? (?:is|comes|has|would|can|do|goes|suits|fits|will)\b/;
export const endsSo = / (?:one|ones|size|sizes|please|then|too)$/;
export const comparative =
  /\b(?:warmer|softer|heavier|lighter|longer|thicker|thinner|shorter|nicer|cooler|better|cheaper|dearer|more|less|most|least|best|\w+est)\b/;
export const seeing = /\b(?:show|see|find|list)\b/;
/** Says what is compared, and nothing of it. */
export const ranking =
  /\b(?:is|are|would be|looks?|feels?)? ?(?:the )?(?:more|less|most|least|best|better|nicest|nicer|\w+est)\b(?: one)?/g;
export const comparing = new RegExp(`\\b(?:${comparatives})\\b`);
export const warmest = /\bwarmest\b/;
export const endMarks = /[?.!]+$/;
export const eitherWay = / or (?:in )?|(?:, ?)(?:or )?/;
