/**
 * Where a sentence names a place of the table and an act that no command did ("place my order", on
 * the cart), the place is all that follows; what wasn't done is said, and how to have it done.
 */
import { kernel } from "../commands/spoken.ts";
import type { Effect } from "../effects.ts";
import type { Heard } from "../normalise.ts";
import { words } from "../responses/words.ts";
import type { Row } from "./table.ts";

/** Verbs of acts as a sentence or a part of it begins with them, and what is said where nothing was done. */
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
/**
 * What the shop can't do with what was ordered before, whatever a command would make of the words:
 * "cancel my order" on the checkout places none.
 */
const past = "(?:orders?|ordered|parcel|package|delivery)";
const never: readonly (readonly [form: RegExp, what: keyof typeof words.notDone])[] = [
  [
    new RegExp(`\\b(?:cancel|call off|stop)(?:ling|ing)?\\b(?! (?:it|that)$).*\\b${past}\\b`),
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
  [new RegExp(`\\b(?:invoice|receipt|bill)\\b.*\\b${past}\\b`), "invoiced"],
];

/** The forms of parts of a sentence that begin with these verbs. */
function beginning(
  verbs: readonly (readonly [verb: string, what: keyof typeof words.notDone])[],
): typeof never {
  const begins = "(?:^|,|\\b(?:and|then|please|to|don't|do not|never|not|should i|shall i))\\s*";
  return verbs.map(([verb, what]) => [new RegExp(`${begins}(?:${verb})\\b`), what]);
}

/** What a sentence about orders asks for that the shop can't do; the reply says where it can be. */
export function neverDone({ lower }: Heard, { id }: Row): readonly Effect[] {
  if (id !== "order") return [];
  const text = kernel(lower);
  const found = never.find(([form]) => form.test(text));
  return found ? [{ type: "say", text: words.notDone[found[1]] }] : [];
}

/** What a sentence of this row asked for beside the place, and didn't get. */
export function undone({ lower }: Heard, { effects }: Row): readonly Effect[] {
  if (!effects.every(({ type }) => type === "navigate")) return [];
  const text = kernel(lower);
  const found = acts.find(([form]) => form.test(text));
  return found ? [{ type: "say", text: words.notDone[found[1]] }] : [];
}
