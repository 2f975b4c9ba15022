/**
 * Where the shop's settings say so ("phraseTable": "best"), a row of the table is a candidate among
 * the commands: a sentence that merely contains its words is done as what it says. The document's
 * own way, the table first, is the default.
 */

import type { Reading } from "../commands/command.ts";
import { type Heard, hear } from "../normalise.ts";
import { composed, type Sure } from "../sentence/best.ts";
import type { Row } from "./table.ts";

/** Surer than this, a command stands against the row. */
const surer = 0.55;

/** Commands that do what the row does: the row stays the document's. */
const sameAct: Readonly<Partial<Record<Row["id"], readonly string[]>>> = {
  recommend: ["find", "follow-up"],
  need: ["find", "follow-up"],
  order: ["orders", "pay-unpaid"],
  cart: ["tell-cart"],
};

/** "Show me all …", "go to the … page": words around the name of a place. */
const aroundPlaces: ReadonlySet<string> = new Set(
  "show see view open go get to take bring me us the a an all of any my our your this shop store please list page screen section tell back now and i want want's would like how do you can is are whole".split(
    " ",
  ),
);
/** "I want to change the size": the wish is what follows. */
const wishing = /^.*?\b(?:i want|i need|i'm looking for|looking for) (?:to |for )?/;

/** The wish without the words that say it is one; undefined where there are none. */
export function wishIn({ lower }: Heard): Heard | undefined {
  const rest = lower.replace(wishing, "");
  return rest === lower ? undefined : hear(rest);
}

/** The command that a sentence means rather than the row whose words it contains, if there is one. */
export function ratherThan(
  row: Row,
  heard: Heard,
  meaning: (reading: Reading) => Sure | undefined,
): { readonly reading: Reading; readonly taken: Sure } | undefined {
  if (namesOnly(row, heard)) return undefined;
  const wish = wishIn(heard);
  for (const words of wish ? [heard, wish] : [heard]) {
    const reading: Reading = { ...words, said: heard.said, row: "none" };
    const taken = meaning(reading);
    if (taken && stands(taken, row)) return { reading, taken };
  }
  return undefined;
}

function stands({ id, chance }: Sure, row: Row): boolean {
  // A place that is asked for is what the row leads to.
  if (id === "mishearing" || id === "places" || composed.has(id) || sameAct[row.id]?.includes(id))
    return false;
  return chance >= surer;
}

/** Whether nothing is said beside the row's own words. */
function namesOnly({ phrases }: Row, { lower }: Heard): boolean {
  const own = phrases.flatMap((phrase) =>
    typeof phrase === "string" ? [phrase] : [phrase.word, phrase.with],
  );
  return lower
    .split(/[^\p{L}\p{N}']+/u)
    .every(
      (word) => word === "" || aroundPlaces.has(word) || own.some((each) => word.includes(each)),
    );
}
