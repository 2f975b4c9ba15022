/**
 * With "phraseTable": "best", a row competes with commands. Default, as documented: the table
 * first.
 */

import type { Reading } from "../commands/command.ts";
import { namesGarment, readWish } from "../grammar/wish.ts";
import { type NormalisedText, normalise } from "../normalise.ts";
import { words } from "../responses/words.ts";
import { composed, type Sure } from "../sentence/best.ts";
import type { Row } from "./table.ts";
import { wishedAbout } from "./unfulfilled.ts";

/** Probability at which a command beats the row. */
const surer = 0.55;

/** Equivalent to their row. */
const sameAct: Readonly<Partial<Record<Row["id"], readonly string[]>>> = {
  recommend: ["find", "follow-up"],
  need: ["find", "follow-up"],
  order: ["orders", "pay-unpaid"],
  cart: ["describe-cart"],
};

/** "What about a coat" looks for one, "what about the coat" doesn't. */
const looking: ReadonlySet<string> = new Set(["find", "narrow", "follow-up", "related"]);
const pointing = /^(?:the|this|that|these|those|my|its?)\b(?! (?:ones|pieces) )/;

/** Words around a place: "Show me all …", "go to the … page". */
const placeFillers: ReadonlySet<string> = new Set(
  "show see view open go get to take bring me us the a an all of any my our your this shop store please list page screen section tell back now and i want want's would like how do you can is are whole".split(
    " ",
  ),
);
/** "I want to change the size": the words after it are the wish. */
const wishing = /^.*?\b(?:i want|i need|i'm looking for|looking for) (?:to |for )?/;

/** Undefined without such words. */
export function wishIn({ lower }: NormalisedText): NormalisedText | undefined {
  const rest = lower.replace(wishing, "");
  return rest === lower ? undefined : normalise(rest);
}

/** The command that outweighs the row. */
export function ratherThan(
  row: Row,
  heard: NormalisedText,
  meaning: (reading: Reading) => Sure | undefined,
): { readonly reading: Reading; readonly taken: Sure } | undefined {
  if (namesOnly(row, heard)) return undefined;
  const read = (words: NormalisedText) => {
    const reading: Reading = { ...words, said: heard.said, row: "none" };
    const taken = meaning(reading);
    return taken && { reading, taken };
  };
  const about = wishedAbout(heard, row);
  const looked =
    about === undefined || pointing.test(about) ? undefined : read(normalise(words.showMe(about)));
  if (looked && looking.has(looked.taken.id)) return looked;
  const wish = wishIn(heard);
  for (const each of wish ? [heard, wish] : [heard]) {
    const found = read(each);
    if (found && holds(found.taken, row) && !seeksKind(each, row, found.taken)) return found;
  }
  return undefined;
}

function holds({ id, chance }: Sure, row: Row): boolean {
  // A requested place is the row's.
  if (id === "mishearing" || id === "places" || composed.has(id) || sameAct[row.id]?.includes(id))
    return false;
  return chance >= surer;
}

/** "I'm looking for a pair of trousers", "I want a jacket in S": the row looks for it. */
function seeksKind({ lower }: NormalisedText, { id }: Row, taken: Sure): boolean {
  if ((id !== "recommend" && id !== "need") || looking.has(taken.id)) return false;
  return !definite.test(lower) && anyOf.test(lower) && namesGarment(readWish(lower));
}
const definite = /\b(?:the|this|that|these|those|it|them|my|cart|bag|basket)\b/;
const anyOf = /\b(?:an?|some|any)\b/;

function namesOnly({ phrases }: Row, { lower }: NormalisedText): boolean {
  const own = phrases.flatMap((phrase) =>
    typeof phrase === "string" ? [phrase] : [phrase.word, phrase.with],
  );
  return lower
    .split(/[^\p{L}\p{N}']+/u)
    .every(
      (word) => word === "" || placeFillers.has(word) || own.some((each) => word.includes(each)),
    );
}
