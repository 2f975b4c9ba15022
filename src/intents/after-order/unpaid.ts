/** "Pay for my order", "what do I owe": of orders that aren't paid yet. */
import { paths } from "../../../domain/routes.ts";
import { onlyOf, type Saying } from "../grammar/saying.ts";
import type { Scene } from "../intent.ts";
import { asksOwing, leadingIWill, saysUnpaid } from "../phrases/orders/orders.ts";

const list = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const payWords = list(
  "pay settle complete finish make clear i'll i will now for it this that the my one first order orders payment payments unpaid open outstanding pending not paid yet that's is by with using a card online credit debit due left amount balance",
);
const paying = list("pay settle complete finish make clear");
const owingWords = list(
  "is are there anything any order orders payment payments of it these them something still left unpaid due pending outstanding open to pay paid what what's do i owe you have how much for everything which one ones not be yet",
);
const owing = list("unpaid due pending outstanding open pay owe paid");

/** Pays, or asks what is due. */
export function paysUnpaid(saying: Saying, { screen }: Scene): boolean {
  const { text, tokens } = saying;
  const has = (words_: ReadonlySet<string>) => tokens.some((token) => words_.has(token.text));
  const starts = paying.has(text.replace(leadingIWill, "").split(" ")[0] ?? "");
  if (screen !== paths.orders) return saysUnpaid.test(text) && starts && onlyOf(saying, payWords);
  return (
    (starts && onlyOf(saying, payWords)) ||
    (asksOwing.test(text) && has(owing) && onlyOf(saying, owingWords))
  );
}
