/**
 * Where a sentence names a place of the table and an act that no command did ("place my order", on
 * the cart), the place is all that follows; what wasn't done is said, and how to have it done.
 */
import { kernel } from "./commands/spoken.ts";
import type { Effect } from "./effects.ts";
import type { Heard } from "./heard.ts";
import type { Row } from "./table.ts";
import { words } from "./words.ts";

/** Verbs of acts as a sentence or a part of it begins with them, and what is said where nothing was done. */
const acts: readonly (readonly [verb: string, what: keyof typeof words.notDone])[] = [
  ["add|put|buy", "added"],
  ["remove|delete|take (?:.+ )?(?:out|off)|drop|get rid of", "removed"],
  ["cancel", "cancelled"],
  ["place|confirm|complete|finish|submit", "ordered"],
  ["pay", "paid"],
  ["order (?=\\w)", "ordered"],
];
const begins = "(?:^|,|\\b(?:and|then|please|to|don't|do not|never|not|should i|shall i))\\s*";

/** What a sentence of this row asked for beside the place, and didn't get. */
export function undone({ lower }: Heard, { effects }: Row): readonly Effect[] {
  if (!effects.every(({ type }) => type === "navigate")) return [];
  const text = kernel(lower);
  const found = acts.find(([verb]) => new RegExp(`${begins}(?:${verb})\\b`).test(text));
  return found ? [{ type: "say", text: words.notDone[found[1]] }] : [];
}
