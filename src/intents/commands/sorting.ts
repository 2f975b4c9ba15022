/** "Cheapest first", "sort by price, high to low", "put the expensive ones on top": an order of the list. */
import type { Sort } from "../../../domain/values.ts";

/** What makes a sentence one about order. */
const cue =
  /\b(?:sort|sorted|arrange|ascending|descending|relevance|relevant)\b|\bfirst$|^by price|\b(?:on|at the|to the) top$|\b(?:low|lowest|high|highest|cheap|cheapest|dear|dearest|expensive|price) to\b/;
/** All that such a sentence is made of; another word makes it another sentence. */
const vocabulary = new Set(
  "sort sorted arrange show list put give me the them it these all pieces ones items things clothes products collection page by on in of from to with at top price prices cost rate first most least ascending descending low lower lowest high higher highest cheap cheaper cheapest dear dearer dearest expensive costly costlier costliest pricey priciest inexpensive relevance relevant usual and".split(
    " ",
  ),
);
const upward = /\b(?:low(?:er|est)?|cheap(?:er|est)?|inexpensive|least \w+|ascending)\b/;
const downward =
  /\b(?:high(?:er|est)?|dear(?:er|est)?|(?<!least )(?:expensive|costly)|costli(?:er|est)|pric(?:ey|iest)|descending)\b/;

/** Orders that the list doesn't have. */
const unknown =
  /^(?:(?:sort|arrange) .*\b(?:newest|new|latest|popular|popularity|rating|ratings|name|date|size|colou?r|discount)|(?:the )?(?:newest|latest|most popular|best rated)(?: ones)? first)$/;

/** Whether the words ask for an order that there is none of. */
export function asksForOtherOrder(text: string): boolean {
  return unknown.test(text);
}

/** The order that the words ask for and nothing else; undefined for any other sentence. */
export function sortIn(text: string): Sort | undefined {
  const words = text.replace(/[,.]/g, " ").split(/\s+/);
  if (!cue.test(text) || !words.every((word) => vocabulary.has(word))) return undefined;
  if (/\brelevan/.test(text)) return "relavent";
  const up = text.search(upward);
  const down = text.search(downward);
  if (up < 0 && down < 0) return /\bprices?\b/.test(text) ? "low-high" : undefined;
  // "From low to high": the one that is named first leads.
  return down < 0 || (up >= 0 && up < down) ? "low-high" : "high-low";
}
