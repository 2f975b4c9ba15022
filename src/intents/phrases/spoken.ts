import { sizeForm } from "../../../language/readers/sizes.ts";

export const opening =
  /^(?:(?:please|kindly|(?:yes+|yeah+|yep|yup|sure|haan)(?=[\s,]+\w)|ya(?=[\s,]+(?:so|ok|what|which|how|show|i)\b)|(?:cool|omg|superb|lovely|great|nice|perfect|brilliant|wow|arre|achha?)(?=[,.!]|\s+(?:i|i'll|i'd|let|show|take|lock|put|add|go|now|then|ok|okay|that|what|what's|which|how|is|does|can|could|same)\b)|ok|okay|lol|good(?=[,.!])|alright|all right|he+y+|hi+|hello|oh|ah|so|well|now(?! what\b)|then|and|go ahead and|(?:can|could|would|will|may) (?:you|i|we)(?= (?!have|get|buy|take|sell|stock|say|do\b|need|like|mind))|would you mind|(?:would|will) you be able to|are you able to|(?:is|would) it (?:be )?possible (?:for (?:you|me) )?to|do you think (?:you|i|we) (?:could|can)|i(?:'d| would) (?:like|love) to|i(?:'d| would) like you to|help me(?= \w)|let's|let us|let me|shopai|omg(?= stop\b))(?![\w'])[\s,.!]*)+/i;
export const closing =
  /(?:[\s,.!?;:…]|(?<=[\s,])(?:please|thanks|thank you|for me|(?<!\bwhat )(?:now|then)|if you can|if possible|(?:for )?a (?:sec|moment)))+$/i;
export const hesitation =
  /(?:^|[\s,]+)(?:u+h+m*|u+m+|e+r+m*|h+m+|you know(?! what)|(?<=^\W*(?:do )?)you know what(?=[,.!…]| (?:i|let|show|give|just|forget|actually|no)\b))(?=[\s,.!?]|$)[,.]*/gi;
/** Do you have. */
export const happens =
  /\b(?:(?:do|would|did) you happen to|(?:i (?:was|am)|i'm|was|just)? ?(?:just )?wondering (?:if|whether) you(?: guys| might| may)?|(?:is there )?any chance (?:that )?you(?: guys| might| may)?) (?:have|had|see|sell|stock|carry|keep)\b/i;
/** "How's it going?", before a wish. */
export const greetings =
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening))[\s,!.]+)*how(?:'s it going|'s everything| are (?:you|things))(?: (?:doing|going|today|there))*\?\s+(?=\w)/i;
/** "Let's focus on": only. */
export const narrows =
  /\b(?:(?:narrow|limit|restrict|cut) (?:(?:it|them|this|that|things|the \w+|my \w+) )?(?:down )?to|(?:focus|concentrate) on|stick (?:to|with)|keep it to)(?: just| only)? (?=\w)/i;
/** "Add size M to that search": only size M. */
export const addsToSearch =
  /\b(?:add|include|put) (?<what>[^,.!?]+?) (?:to|in|into) (?:the|that|this|my) (?:search|filters?|criteria|results)\b/i;
/** "In large, not medium": in large. */
export const deniedSize = new RegExp(
  `(?<=\\b${sizeForm})[\\s,]+(?:and )?not (?:in )?(?:an? )?${sizeForm}$`,
);
/** "before papa changes his mind". */
export const beforeSomeone =
  /,? before (?:i|he|she|they|we|my \w+|\w+) (?:changes?|wakes?|comes?|gets?|sees?|finds?) .*$/i;
/** "whats that". */
export const missingApostrophe = /\b(what|how|where|who|that|there)s\b/g;
