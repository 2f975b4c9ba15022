import { guarded } from "../../../../language/text/guarded.ts";
import { anyOf } from "../any-of.ts";

export const ofStock = guarded(
  /\b(?:in stock|out of stock|sold out|(?<!\b(?:you|u|they|guys|people|also|all|shop) )stock|any(?:thing)? left|how many are left|how many left|(?:how many|many|much|any \w+(?: \w+)?|is there any|are there any|one|ones|pieces?|few|some) (?:\w+ )?left|left in \w+|(?:still|it|this|that|these) left)\b/,
);
export const asksOf =
  /^(?:and |so |but )?(?:is|are|do|does|have|has|any|how|which|what|when|still|in stock|got)\b|\?$|\bhai kya\b/;
export const ofOtherStock = anyOf("market, share, exchange, cart, bag");
