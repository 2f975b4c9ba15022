import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

export const inCart = anyOf("cart, bag, basket, trolley");
/** Another size or count of the last addition. */
export const correcting = anyOf(
  "instead, change, swap, switch, make, should, ought, exchange, no, sorry, actually, meant, rather, wrong, only, just, wait, replace, more, less, fewer, keep",
);
export const requesting = anyOf(
  "can, could, would, will, may, might, please, kindly, mind, shall, too late, possible",
);
export const addsBeside = guarded(
  /\b(?:another|a second one|one more|one for|an extra one|(?:add|put|take|buy|get)\b.*\b(?:also|too(?! \w)|as well)|(?:add|buy)(?!.*\b(?:instead|more)))\b/,
);
export const changes = anyOf("make, change, swap, switch");
export const takesItOut =
  /\b(?:take|put) (?:it|that|this)(?: one)?(?: back)? (?:out|off|away|back)\b|\b(?:remove|delete|drop) (?:it|that|this)\b/;
export const inTurn = /\bone by one\b|\bone at a time\b/;
export const ofMine = anyOf("my, mine");
export const ofEverything = anyOf("everything, all of it, all of them, the lot");
export const seen = anyOf(
  "see, show, screen, page, list, things, clothes, items, women's, men's, ladies, gents, kids",
);
/** "Has that gone out", "size L, yes or no". */
export const asksIfSo = guarded(
  /\b(?:has|have|did|is|are) (?:it|that|this|they|those|the \p{L}+) (?:gone|set|left|been|already)\b|\byes or no\b/u,
);
export const besideEachOther = guarded(
  /\b(?:side by side|next to each other|beside each other|(?<!(?:decided|deciding) )against (?:each other|the)|compare\w*)\b/,
);
