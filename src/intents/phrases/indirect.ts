/** "Quick question, …", "do you know what …", "I wonder if it …": the plain question. */
import { guarded } from "../../../language/text/guarded.ts";
import { lead } from "./requests.ts";

const asked =
  "(?:what|what's|whats|how|how's|which|who|who's|whose|when|where|where's|why)\\b(?!,)";
const asks = `(?=(?:${asked}|(?:is|are|does|do|did|can|could|will|would|has|have)\\b))`;

/** "By the way, …"; most only with a comma. */
export const besideQuestion = guarded(
  new RegExp(
    `${lead}(?:(?:by the ?way|btw|(?:zara |please )*(?:bataiye|batao|bata (?:do|dijiye|dena))|(?:just |a |one |my |another |quick |little |last |final |more |next |only )*question)[\\s,.:;!–-]+|(?:(?:i (?:have|had|got)|i've got) (?:a|one|another|some)(?: (?:quick|last|more|little))? questions?|remind me|just (?:checking|asking|wondering|curious)|curious|out of curiosity|(?:just )?to be sure|before (?:i|we) \\p{L}+(?: (?:it|this|that|anything|them))?|one (?:more |last |other )?thing|be honest|tell me (?:honestly|truly|frankly|something|one thing|please)|(?:if|hope) you don't mind(?: (?:me|my) asking)?|if i (?:may|might|could|can) ask|help me(?: out)?(?: here)?|i(?:'m| am) (?:(?:so|a bit|a little|not|still|quite|just) )*(?:confused|sure|lost|worried|curious|unsure)|i (?:forgot|forget|didn't (?:catch|get|hear) (?:that|it)|missed (?:that|it)|can't remember|don't remember)|please tell(?: me)?|let me ask(?: you)?|looking at (?:it|this|that) now)\\s*[,.:;!–-]+\\s*)${asks}`,
    "iu",
  ),
);

const wonders = `(?:i(?:'m| am| was|'ve been)? ?(?:just |kind of )?wonder(?:ing)?|i(?:'d| would) (?:just |really |also )?(?:like|love) to (?:know|find out)|i (?:just |really |also )?(?:need|want|wanted) to (?:know|find out|ask(?: you)?)|(?:can|could|would|will) (?:you|u) (?:please |kindly |just )?(?:check|tell me|let me know|find out)|(?:may|can|could|might) (?:i|one) (?:ask|know|enquire|inquire)(?: you)?|(?:do|would) you (?:happen to )?know|you (?:wouldn't|don't) (?:happen to )?know|i couldn't help wondering|(?:it(?:'d| would) (?:help|be (?:good|nice|useful|great))(?: me)?|it(?:'d| would) put my mind at (?:rest|ease)|i(?:'d| would) feel better) (?:to know|knowing)|i(?:'m| am) curious(?: to know)?|my (?:wife|husband|mother|mom|mum|mummy|father|dad|papa|son|daughter|sister|brother|friend|roommate|boss|neighbour) (?:is asking|wants to know|asks|asked|is wondering|was asking)|any idea|(?:is there )?any chance you (?:know|can tell me)|let me know(?! when)),?`;

/** "Do you know what …". */
export const asksWhat = guarded(new RegExp(`${lead}${wonders}\\s+(?=${asked})`, "iu"));

const verbs =
  "is|are|was|were|can|could|will|would|should|may|has|have|comes?|fits?|runs?|needs?|goes|go|shrinks?|fades?|looks?|feels?|stretch(?:es)?|bleeds?|works?|suits?|match(?:es)?|wash(?:es)?|costs?|includes?|sell|do|take|accept|ship|offer|give|deliver|stock|keep|carry|charge|provide|allow|wrap|recommend|get|need|pay|return|wear";

/** "I wonder if it is …". */
export const asksWhether = guarded(
  new RegExp(
    `${lead}(?:${wonders}|(?:please |just |now )*tell me(?: please)?,?|(?:just )?checking|do you think)\\s+(?:if|whether)\\s+(?<who>it|this|that|these|those|they|you|i|he|she|we|there|(?:the|this|that|these|those|my|her|his) (?:[\\p{L}-]+ ){0,3}?[\\p{L}-]+)(?:(?<be>'s|'re)| (?<verb>${verbs}))(?<rest>[ ?.!,].*|)$`,
    "iu",
  ),
);

/** "…, by the way?" */
export const besideLast = guarded(
  new RegExp(
    `${lead}${asks}(?<question>.*[\\p{L}\\p{N}])[?.!]?(?:[\\s,]+(?:do you know|(?:can|could) you tell(?: me)?|i wonder|any idea|if i (?:may|might|can) ask|please (?:tell|say)(?: me)?|by the ?way|btw|batao|bataiye|just (?:asking|curious|wondering|checking)))+[\\s.?!]*$`,
    "iu",
  ),
);
