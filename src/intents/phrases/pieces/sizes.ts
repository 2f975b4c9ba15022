import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

export const saysSmallest = anyOf("smallest, tiniest");
export const saysBiggest = anyOf("biggest, largest");
/** "Bigger than L": asks for others. */
export const beyondSize =
  /\b(?:bigger|larger|smaller|more|above|beyond|past|over|below|under|up from|wider)\b(?: sizes?)?(?: than)?\b/;
/** "Can I get it in large": described, then offered. */
export const mayGet = guarded(/^(?:can|could|may) i (?:get|have|buy|take) .+ in \S+(?: \S+){0,2}$/);
export const pointsHere = /\bthis\b/;
