import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

export const politeOpening =
  /^(?:i(?:'d| would) like to |i(?:'ve| have)? |how (?:do|can) i |where (?:do|can) i |please |help me (?:to )?)+/;
export const forgotPassword = guarded(
  /^(?:forgot|forgotten|lost|don't (?:know|remember)|can't remember|reset|recover) (?:my |the )?password(?: for (?:this|the) (?:shop|site))?$|^password bhool ga(?:ya|yi)$/,
);
export const changesPassword = guarded(
  /^(?:change|update|edit|set|choose|make) (?:my |the |a )?(?:new )?password(?: please| here)?$|^(?:a )?new password$|^password change kar(?:na hai|o| do)$/,
);
export const deletesAccount = guarded(
  /^(?:delete|close|remove|erase|deactivate|cancel|end) (?:my |this |the )?(?:shop )?account(?: here| for good| please| now)?$|^delete me$/,
);
export const showsOwnData = guarded(
  /^(?:show|download|see|get|export|give|send|view|open)(?: me| us)? (?:all )?(?:a copy )?(?:of )?(?:my |the )?(?:own |personal )?(?:data|information|details)(?: that you (?:keep|have|hold|store))?(?: (?:of|about|on) me)?$|^what (?:data |information )?do you (?:know|keep|have|store|hold) (?:about|of|on) me$/,
);
export const changesName = guarded(
  /^(?:change|update|edit|correct|fix) my (?:own |account )?name(?: here| please)?$/,
);
export const showsAddresses = guarded(
  /^(?:show|see|open|manage|edit|list|view|tell|what are)(?: me)? (?:my |the )?(?:saved |kept |own )?address(?:es| book)$|^(?:save|keep|add|change|update|edit) (?:a new |an |another |my |my saved |this )?address$|^what(?:'s| is) my (?:saved )?address$/,
);
export const showsSessions = guarded(
  /^(?:where am i (?:signed|logged) in|(?:show|see|list)(?: me)? (?:my |the )?(?:sessions|devices)|which devices am i (?:signed|logged) in (?:on|at|with))$/,
);
export const opensAccount = guarded(
  /^(?:open|show|see|go to|take me to|view)(?: me)? (?:my |the )?(?:account|profile)(?: page| settings)?$|^(?:my )?(?:account|profile)(?: page| settings)?$/,
);
export const signsOut = guarded(
  /\b(?:sign|log)(?:ged|ed|ging|ing)? ?(?:me |us |them |everyone else )?(?:out|off)\b|\b(?:end|close|stop|kill|finish|terminate|clear)\b.*\b(?:sessions?|log ?ins)\b/,
);
export const onOtherDevices =
  /\b(?:everywhere|elsewhere|anywhere else|all|others?|other (?:devices?|places?|phones?|browsers?|computers?|sessions?)|every other|everything else|everyone else|there|at work|but (?:this|here)|(?:old|lost) (?:phone|laptop|computer|tablet)|of the tablet)\b/;
export const onlyHere = guarded(
  /\b(?:signed|logged) in only here\b|\bonly stay (?:signed|logged) in here\b|\bremove all other devices\b|\bkick (?:out )?everyone else\b/,
);
export const otherSites = anyOf(
  "gmail, google, facebook, instagram, netflix, whatsapp, amazon, e-?mail",
);
export const notSignedOut = anyOf("don't, do not, not, if, how");
