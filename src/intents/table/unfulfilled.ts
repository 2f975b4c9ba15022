/**
 * Announces acts that no command did beside a row's place ("place my order", on the cart), and how
 * to do them.
 */

import { readSize } from "../../../language/readers/sizes.ts";
import { guarded } from "../../../language/text/guarded.ts";
import { kernel } from "../commands/spoken.ts";
import type { Effect } from "../effects.ts";
import { readWish } from "../grammar/wish.ts";
import type { NormalisedText } from "../normalise.ts";
import { words } from "../responses/words.ts";
import type { Row } from "./table.ts";

/** Verbs at a part's beginning, with the reply. */
const acts = beginning([
  ["add|put|buy", "added"],
  ["remove|delete|take (?:.+ )?(?:out|off)|drop|get rid of", "removed"],
  [
    "(?:change|swap|switch|reduce|increase|replace|update) (?!my mind|to\\b|back\\b|over\\b)",
    "unchanged",
  ],
  ["cancel", "cancelled"],
  ["return (?!to\\b)|refund|exchange|send back", "returned"],
  ["place|confirm|complete|finish|submit", "ordered"],
  ["pay", "paid"],
  ["order (?=\\w)", "ordered"],
]);
/** About past orders: "cancel my order" on the checkout places none. */
const past = "(?:orders?|ordered|parcel|package|delivery)";
const never: readonly (readonly [form: RegExp, what: keyof typeof words.notDone])[] = [
  [
    guarded(
      new RegExp(`\\b(?:cancel|call off|stop)(?:ling|ing)?\\b(?! (?:it|that)$).*\\b${past}\\b`),
    ),
    "cancelled",
  ],
  [
    new RegExp(
      `\\b(?:return|send back|give back|exchange|swap|refund|replace)(?:ing)?\\b.*\\b${past}\\b|\\b(?:refund|money back)\\b.*\\b${past}\\b`,
    ),
    "returned",
  ],
  [
    /\b(?:change|edit|(?<!\b(?:any|an|some|the|more|latest) )update|correct|modify|amend|alter)\b(?:.*\b(?:of|on|in|for|from|with)\b)? ?(?:the |my |an |this |that |last |latest |newest )*\b(?:orders?|parcel|package)$/,
    "changed",
  ],
  [guarded(new RegExp(`\\b(?:invoice|receipt|bill)\\b.*\\b${past}\\b`)), "invoiced"],
];

function beginning(
  verbs: readonly (readonly [verb: string, what: keyof typeof words.notDone])[],
): typeof never {
  const begins = "(?:^|,|\\b(?:and|then|please|to|don't|do not|never|not|should i|shall i))\\s*";
  return verbs.map(([verb, what]) => [new RegExp(`${begins}(?:${verb})\\b`), what]);
}

/** The reply says where it can be done. */
export function neverDone({ lower }: NormalisedText, { id }: Row): readonly Effect[] {
  if (id !== "order") return [];
  const text = kernel(lower);
  const found = never.find(([form]) => form.test(text));
  return found ? [{ type: "say", text: words.notDone[found[1]] }] : [];
}

/** "What about hoodies": the row leads to the page about us. */
export function wishedAbout({ lower }: NormalisedText, { id }: Row): string | undefined {
  if (id !== "about") return undefined;
  const text = kernel(lower);
  const { thing } = asked.exec(text)?.groups ?? {};
  const { first, second } = wishes.exec(text)?.groups ?? {};
  const kinds = [thing, first, second].filter((each) => each !== undefined);
  const wish = kinds.find((each) => readWish(each).constraints.length > 0) ?? kinds[0];
  if (wish === undefined) return undefined;
  return readWish(wish).constraints.length > 0 || anyThing.test(wish) ? wish : undefined;
}
const asked =
  /[,.!?]\s+(?:(?:and|so|but) )?(?:do you have|have you got|is there|are there|(?:can you )?show me) (?<thing>[^,.!?]+?)[?.!]*$/;
const wishes =
  /\b(?:what|how) about (?:(?:you )?(?:only |just )?(?:show|find|see)(?:ing)?(?: me)?(?: (?:if|whether) you have(?: got)?)? )?(?<first>[^?.!]+)(?:[?.!].*)?$|\babout (?:getting|buying|having|ordering) (?<second>.+?)[?.!]*$/;
const anyThing = /\b(?:something|anything|ones)\b/;

/** Besides the row's place. */
export function unfulfilled(heard: NormalisedText, row: Row): readonly Effect[] {
  if (!row.effects.every(({ type }) => type === "navigate")) return [];
  const wish = wishedAbout(heard, row);
  if (wish !== undefined) {
    const saying =
      readSize(wish) && wish.split(" ").length < 3 ? words.makeIt(wish) : words.showMe(wish);
    return [
      { type: "say", text: words.aboutUs(wish, saying) },
      { type: "offer", sayings: [saying] },
    ];
  }
  const text = kernel(heard.lower);
  const found = acts.find(([form]) => form.test(text));
  return found ? [{ type: "say", text: words.notDone[found[1]] }] : [];
}
