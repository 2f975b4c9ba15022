import { sizeForm } from "../../../language/readers/sizes.ts";
import { guarded } from "../../../language/text/guarded.ts";

export const opening =
  /^(?:(?:please|kindly|(?:yes+|yeah+|yep|yup|sure|haan)(?=[\s,]+\w)|ya(?=[\s,]+(?:so|ok|what|which|how|show|i)\b)|(?:cool|omg|superb|lovely|great|nice|perfect|brilliant|wow|arre|achha?)(?=[,.!]|\s+(?:i|i'll|i'd|let|show|take|lock|put|add|go|now|then|ok|okay|that|what|what's|which|how|is|does|can|could|same)\b)|ok|okay|lol|good(?=[,.!])|alright|all right|he+y+|hi+|hello|oh|ah|so|well|now(?! what\b)|then|and|sorry(?=[,.!]*\s+i (?:meant?|was)\b)|i(?:'m| am| was)? (?:mean|meant|asking about|talking about|referring to)(?= (?:the|this|that|those|these|both) \w)|go ahead and|(?:can|could|would|will|may) (?:you|i|we)(?= (?!have|get|buy|take|sell|stock|say|do\b|need|like|mind))|would you mind|(?:would|will) you be able to|are you able to|(?:is|would) it (?:be )?possible (?:for (?:you|me) )?to|do you think (?:you|i|we) (?:could|can)|i(?:'d| would) (?:like|love) to|i(?:'d| would) like you to|help me(?= \w)|let's|let us|let me|shopai|omg(?= stop\b))(?![\w'])[\s,.!]*)+/i;
export const closing =
  /(?:[\s,.!?;:…]|(?<=[\s,])(?:please|thanks|thank you|for me|(?<!\bwhat )(?:now|then)|if you can|if possible|(?:for )?a (?:sec|moment)))+$/i;
export const hesitation =
  /(?:^|[\s,]+)(?:u+h+m*|u+m+|e+r+m*|h+m+|you know(?! what)|(?<=^\W*(?:do )?)you know what(?=[,.!…]| (?:i|let|show|give|just|forget|actually|no)\b))(?=[\s,.!?]|$)[,.]*/gi;
/** Do you have. */
export const happens = guarded(
  /\b(?:(?:do|would|did) you happen to|(?:i (?:was|am)|i'm|was|just)? ?(?:just )?wondering (?:if|whether) you(?: guys| might| may)?|(?:is there )?any chance (?:that )?you(?: guys| might| may)?) (?:have|had|see|sell|stock|carry|keep)\b/i,
);
/** "How's it going?", before a wish. */
export const greetings = guarded(
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening))[\s,!.]+)*how(?:'s it going|'s everything| are (?:you|things))(?: (?:doing|going|today|there))*\?\s+(?=\w)/i,
);
/** "Let's focus on": only. */
export const narrows = guarded(
  /\b(?:(?:narrow|limit|restrict|cut) (?:(?:it|them|this|that|things|the \w+|my \w+) )?(?:down )?to|(?:focus|concentrate) on|stick (?:to|with)|keep it to)(?: just| only)? (?=\w)/i,
);
/** "I'm in the market for a coat": show me a coat. */
export const seeks = guarded(
  new RegExp(
    `\\b(?:(?:i(?:'m| am)|we're|we are) in the market for|i (?:wouldn't|would not) mind (?:seeing |having |getting |looking at )?(?=(?:an?|some|another)\\b)|what are (?:the|my) (?:odds|chances) of (?:me )?(?:finding|getting|seeing)|(?:tell me )?what(?:'s| is) good as far as (?=[^.?!]+? goe?s?\\b)|(?:would|can|could|will) you (?:be able to )?(?:pick out|dig up|track down|pull up)(?: for)?(?: me)? (?=(?:an?|some|any)\\b)|what do you say (?:we|i) (?:move on to|move to|look at|try|switch to|check out)|(?:let's|can we|could we|shall we) (?:move on to|switch to|move over to)(?= (?!the |my |check|cart|pay))|(?:i'd|i would|we'd) (?:like|love) to (?:buy|purchase|find) (?=(?:an?|some|any) (?!size|${sizeForm}\\b|second|third|few|couple|different|bigger|smaller))|i(?:'m| am) (?:looking|hoping|here|trying|wanting) to (?:buy|get|find|purchase|see) (?=(?:an?|some|any)\\b)) ?`,
    "i",
  ),
);
/** "To match my wardrobe", which isn't here. */
export const suitsOwn = guarded(
  /,? ?\b(?:(?:(?:that|which|to)(?:'ll|'d)? )?(?:(?:would|will|might|could|can|won't|wouldn't) )?(?:really |best |also )*(?:match(?:es)?|suits?|fits?|go(?:es)? (?:well |best |nicely )?with|look(?:s)? (?:good|great|nice|best|right|out of place) (?:with|on|in)|fit(?:s)? in(?:to)? with)|in (?:line|keeping) with) (?:(?:the rest of )?(?:the )?(?:other )?(?:clothes|stuff|things|pieces) (?:in|that i have in) )?my (?:(?:own|personal|current|other|existing) )?(?:style|wardrobe|clothes|closet|look|vibe|taste|tastes|outfits?|cupboard|aesthetic)(?: (?:best|well|the best|nicely|perfectly|the most))?|(?<=\b(?:which|what) [\w-]+ )(?:would |will )?(?:match(?:es)?|suits?|looks? (?:good|best) on) me(?: (?:best|the best|the most|well))?/i,
);
/** "So cheap! …", before a wish. */
export const exclaims =
  /^(?:(?:lots to think (?:on|about)|that's definitely (?:not )?me|(?:(?:ok|okay|alright|hmm+|well)[\s,.]+)*(?:i'll|i will|let me|i need to) (?:take (?:it|that|them|this|those) into (?:consideration|account)|(?:have a )?think (?:about|on|over) (?:it|that|them|those|this)|keep (?:it|that|them|those|this) in mind|consider (?:it|that|them|those|this))|(?:let's |let me |i want to |i'd like to )?(?:refine|update|change|adjust) (?:my|the|this|that) search(?: (?:a (?:little|bit)|some|again))?)(?:,? (?:thanks|thank you))?[,.!]+\s+(?=\w))+|^(?:(?:wow|oh|ooh)[\s,!]+)?(?:(?:that's|it's|that is|they're) )?(?:so|how|very|what a|really|super) (?:cheap|affordable|nice|lovely|cute|expensive|pretty|beautiful|good|great|pricey|reasonable|(?:\w+ )?(?:deal|price|bargain|steal))!+\s+(?=\w)/i;
/** "The striped one is the winner": I'll take it. */
export const decidesFor = guarded(
  /^(?:(?:ok|okay|so|alright|right|hmm+|well|yes|then)[\s,]+)*(?:(?:that's|it's) a yes (?:to|for|on) (?<chosen>(?:the|that|this|those|these) [^.,!?]+)|(?<thing>(?:the|that|this|those|these) [^.,!?]+?)(?:'s| is| are)? (?:(?:the|my|our) (?:clear )?(?:winner|one for me|ones for me|pick|choice)|will do(?: (?:nicely|just fine|fine|me|it))?|(?<=\b(?:ones?|pair) )it is(?: then)?|a yes(?: from me| for me)?|coming (?:home )?with me))(?:,? (?:i (?:reckon|think|guess)|then|please|thanks?|thank you))*[.!]*$/i,
);
/** "Get me the sizes": tell me. */
export const wantsFacts = guarded(
  /\b(?:(?:i(?:'d| would) (?:also )?(?:like|love)|i(?:'d| would)? (?:just )?(?:need|want)) to (?:know|find out|hear)|(?:get|fetch|find|grab|give) me(?= (?:(?:the |their |its |some )*(?:(?:exact|available|customer) )?(?:sizes?|sizing|prices?|costs?|brands?|ratings?|reviews?|materials?|fabrics?|details|info\w*)\b))|(?:i should )?(?:probably )?find out(?= (?:what|how|which|who|if|whether)\b))/i,
);
/** "Add size M to that search": only size M. */
export const addsToSearch = guarded(
  /\b(?:add|include|put) (?<what>[^,.!?]+?) (?:to|in|into) (?:the|that|this|my) (?:search|filters?|criteria|results)\b/i,
);
/** "In large, not medium": in large. */
export const deniedSize = guarded(
  new RegExp(`(?<=\\b${sizeForm})[\\s,]+(?:and )?not (?:in )?(?:an? )?${sizeForm}$`),
);
/** "before papa changes his mind". */
export const beforeSomeone = guarded(
  /,? before (?:i|he|she|they|we|my \w+|\w+) (?:changes?|wakes?|comes?|gets?|sees?|finds?) .*$/i,
);
/** "whats that". */
export const missingApostrophe = /\b(what|how|where|who|that|there)s\b/g;
