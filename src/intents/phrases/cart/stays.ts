/** "The shirt is fine as it is", "don't touch the jeans". */
import { countForm } from "../../../../language/readers/counts.ts";
import { sizeForm } from "../../../../language/readers/sizes.ts";
import { guarded } from "../../../../language/text/guarded.ts";

const so =
  "(?:as (?:it|they|this|these|that|those) (?:is|are|was|were)|as is|as before|the way (?:it is|they are)|where (?:it is|they are)|like that|like this)";
const untouched =
  "(?:(?:please )?(?:don't|dont|do not) (?:touch|change|remove|disturb)(?: (?:it|them|that|those|anything))?|(?:leave|keep|let) (?:it|them)(?: (?:be|stay|there|alone|in))*)";
const right = `(?:'s|'re| is| are| was)?(?: all| already| also| just| perfectly| absolutely| both)*,? (?:fine|ok|okay|good|right|perfect|final|correct|alright|theek|thik|sahi)(?: (?:hai|hain|already|only|too|in (?:size )?(?:${sizeForm}|[a-z]+)(?= *[,.;!?]|$)|${so}))*`;
const remain = `(?:,? however,?)?(?: is mine and)?(?: both| all)?(?: can| should| must| may| will| to)?(?: also| just| still)?(?:,)? (?:stays?|remains?|rahegi|rahega|rahenge)(?: (?:exactly|just|put|there|in|too|only|same|also|${so}))*`;
const letBe = `(?: dono| both| bhi)?,? (?:rehne (?:do|dijiye|dena)|(?:you )?(?:leave|let|keep) (?:it|them)(?: (?:be|stay|there|in|${so}))+|${so}|same (?:to same|as before|as it is)|waisi hi|waise hi)`;

const takesOut = "\\b(?:remove|delete|drop|cancel|take out|take off|hata|nikal)\\b";
/** "Remove the tees, the kurti is enough". */
const enough = `(?<=${takesOut}(?:(?!\\b(?:${countForm})\\b).)*)(?:'s| is| are) (?:enough|sufficient|plenty|kaafi)`;

/** After what stays. */
export const staysAfter = new RegExp(
  `(?:${right}|${enough}|${remain}|${letBe}|:? same as before)(?:[,;]? (?:so |and )?${untouched})?(?=\\s*[.,;!?]|\\s*$| (?:and|but|so|because|cos|please|just|only|now|then|aur|lekin|bas)\\b)|,? ${untouched}(?=\\s*[.,;!?]|\\s*$| (?:and|but|so)\\b)`,
  "g",
);
/** Before what stays. */
export const staysBefore = new RegExp(
  `\\b(?:please )?(?:(?:don't|dont|do not) (?:touch|change|do anything (?:to|with)|disturb)|keep|leave|let)(?= )|(?<=${takesOut}.*, )(?:only|just|sirf|bas)(?= (?:the |my )?[a-z]+$)`,
  "g",
);
export const mayStay = guarded(
  /stay|remain|fine|okay|\bok\b|good|right|perfect|final|correct|theek|thik|sahi|rahe|rehne|leave|let |keep|touch|change|disturb|do anything|enough|sufficient|plenty|kaafi|, (?:only|just|sirf|bas) |as (?:it|they|is|before)|same|waise|waisi/,
);
export const determiner =
  /^(?:the|my|our|his|her|that|this|those|these|both|other|old|yeh|ye|woh|wo|vo)$/;
export const endsClause =
  /^\s*(?:[.,;!?]|$|(?:and|but|so|because|cos|please|just|only|now|then|they|it|i)\b)/;
export const joins = /[\s,]*(?:\b(?:and|but|so|while|also|aur|baaki)\b[\s,]*)?$/i;
/** After what "keep" and "leave" name. */
export const leftSo = new RegExp(
  `^,? (?:${so}|alone|be|there|same|untouched)(?: (?:only|please))*(?:,? (?:they|those(?: [a-z]+)?)(?: are|'re) (?:final|right|fine|ok|okay|good))?`,
);
export const touching = /touch|change|do anything|disturb|only|just|sirf|bas/;
export const others =
  /(?:^|[\s,.;!?])(?:the |all |my )?(?:rest(?: of (?:the|my) (?:cart|things|order))?|everything else|others?|other (?:things|pieces|items)|remaining|baaki(?: sab)?|what i have in the cart)(?: all)?$/;
