import { paths } from "../../../../domain/routes.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { Scene } from "../../intent.ts";
import { accountWords as words } from "../../responses/account-words.ts";
import type { Reading, Understood } from "../command.ts";
import { say } from "../pieces/ask.ts";

const polite =
  /^(?:i(?:'d| would) like to |i(?:'ve| have)? |how (?:do|can) i |where (?:do|can) i |please |help me (?:to )?)+/;

/** Wishes, and the account page's answers. */
const wishes: readonly (readonly [wish: keyof typeof words.at, asked: RegExp])[] = [
  [
    "forgotten",
    /^(?:forgot|forgotten|lost|don't (?:know|remember)|can't remember|reset|recover) (?:my |the )?password(?: for (?:this|the) (?:shop|site))?$|^password bhool ga(?:ya|yi)$/,
  ],
  [
    "password",
    /^(?:change|update|edit|set|choose|make) (?:my |the |a )?(?:new )?password(?: please| here)?$|^(?:a )?new password$|^password change kar(?:na hai|o| do)$/,
  ],
  [
    "delete",
    /^(?:delete|close|remove|erase|deactivate|cancel|end) (?:my |this |the )?(?:shop )?account(?: here| for good| please| now)?$|^delete me$/,
  ],
  [
    "data",
    /^(?:show|download|see|get|export|give|send|view|open)(?: me| us)? (?:all )?(?:a copy )?(?:of )?(?:my |the )?(?:own |personal )?(?:data|information|details)(?: that you (?:keep|have|hold|store))?(?: (?:of|about|on) me)?$|^what (?:data |information )?do you (?:know|keep|have|store|hold) (?:about|of|on) me$/,
  ],
  ["name", /^(?:change|update|edit|correct|fix) my (?:own |account )?name(?: here| please)?$/],
  [
    "addresses",
    /^(?:show|see|open|manage|edit|list|view|tell|what are)(?: me)? (?:my |the )?(?:saved |kept |own )?address(?:es| book)$|^(?:save|keep|add) (?:a new |an |another |my |this )?address$/,
  ],
  [
    "sessions",
    /^(?:where am i (?:signed|logged) in|(?:show|see|list)(?: me)? (?:my |the )?(?:sessions|devices)|which devices am i (?:signed|logged) in (?:on|at|with))$/,
  ],
  [
    "account",
    /^(?:open|show|see|go to|take me to|view)(?: me)? (?:my |the )?(?:account|profile)(?: page| settings)?$|^(?:my )?(?:account|profile)(?: page| settings)?$/,
  ],
];

function wishIn({ text }: Saying, { screen }: Scene): keyof typeof words.at | undefined {
  const plain = text.replace(polite, "");
  const wish = wishes.find(([, asked]) => asked.test(plain))?.[0];
  // On the checkout these are the form's.
  const ofForm = wish === "name" || wish === "addresses";
  return ofForm && screen === paths.placeOrder ? undefined : wish;
}

export const isOfAccount = (saying: Saying, scene: Scene): boolean =>
  wishIn(saying, scene) !== undefined;

/** Goes to the account and says what to do. */
export function account(saying: Saying, _reading: Reading, scene: Scene): Understood | undefined {
  const wish = wishIn(saying, scene);
  if (!scene.shop || !wish) return undefined;
  return {
    slots: { wish },
    effects: [{ type: "navigate", to: paths.account }, say(words.at[wish])],
    row: "follows",
  };
}

const signing =
  /\b(?:sign|log)(?:ged|ed|ging|ing)? ?(?:me |us |them |everyone else )?(?:out|off)\b|\b(?:end|close|stop|kill|finish|terminate|clear)\b.*\b(?:sessions?|log ?ins)\b/;
const elsewhere =
  /\b(?:everywhere|elsewhere|anywhere else|all|others?|other (?:devices?|places?|phones?|browsers?|computers?|sessions?)|every other|everything else|everyone else|there|at work|but (?:this|here)|(?:old|lost) (?:phone|laptop|computer|tablet)|of the tablet)\b/;
const onlyHere =
  /\b(?:signed|logged) in only here\b|\bonly stay (?:signed|logged) in here\b|\bremove all other devices\b|\bkick (?:out )?everyone else\b/;
const otherSites = /\b(?:gmail|google|facebook|instagram|netflix|whatsapp|amazon|e-?mail)\b/;

export const signsOutElsewhere = ({ text }: Saying): boolean =>
  ((signing.test(text) && elsewhere.test(text)) || onlyHere.test(text)) &&
  !otherSites.test(text) &&
  !/\b(?:don't|do not|not|if|how)\b/.test(text);

/** Confirmed, since others may be affected. */
export function endSessions(
  saying: Saying,
  { said, row }: Reading,
  { shop }: Scene,
): Understood | undefined {
  if (!shop || !signsOutElsewhere(saying)) return undefined;
  return {
    slots: { act: "end-sessions" },
    effects: [{ type: "askEndSessions", about: said }],
    row: row === "logout" ? "waits" : "follows",
  };
}
