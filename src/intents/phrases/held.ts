/** "M is fine, leave it as it is". */
import { guarded } from "../../../language/text/guarded.ts";

export const staysAsIs = guarded(
  /\b(?:is|are|was) (?:fine|ok|okay|good|enough|alright|right)\b[,. ]+(?:so |just |then )?(?:leave|keep|let) (?:it|that|them)\b|\b(?:leave|keep) (?:it|that|them) (?:as|like) (?:it is|they are|that|it was)\s*[.!]*$|^(?:(?:no|wait|hey|oh|please)[\s,]+)*(?:don't|do not|dont) (?:remove|delete|take out|drop|touch|cancel)\b(?!.*\b(?:remove|delete|add|put|make|change|but|instead|just|only)\b)|\b(?:remove|delete|drop|take (?:out|off|away)|lose|cut|scrap|chuck out|get rid of|don't want|don't need)\b.*\bno,? (?:no|wait)\b[\s,]*(?:keep|leave) (?:it|that|them)\b(?!.*\b(?:remove|delete|drop|take|add|put)\b)/,
);
/** "Kurta same size.. wait how much". */
export const putsOff = guarded(
  /\b(?:wait|hold on|hang on|one (?:second|minute)|but first|before that)[\s,.!]*(?:(?:but|and|so|actually)[\s,.]*)?(?:how|what|what's|which|is|does|will|are)\b[^.!?]*\??\s*$|\b(?:how did|how come|who (?:has )?put)\b[^.!?]*\??\s*$/,
);
/** "I won't wear the kurta", "leave the kurta". */
export const refuses =
  /\b(?:won't|wouldn't|will not|don't|do not|doesn't|can't|cannot|never|not|no)(?: \p{L}+){0,3} $|\b(?:leave|skip|forget|enough of)(?: (?:the|that|this|out|about))* $/u;

/** A question at the end. */
export const asksToo =
  /[,.!;] +(?:(?:but|and|so|wait|hmm|also)[\s,]+)*(?:what|what's|which|how|how's|is|are|does|where|where's|when|why)\b[^.!]*\??\s*$/;

/** "Sounds good, one moment, there's somebody at the door". */
export const waits =
  /(?:^|[,.!;] *|\b(?:but|and|so) )(?:please |just )?(?:wait|hold on|hang on|(?:just )?(?:one|a) (?:sec|second|minute|moment)|ek (?:minute|second)|ruko|rukiye|give me (?:a|one) (?:sec|second|minute|moment))\b(?! (?:to|for (?:it|the|my)|till|until)\b)/;
