/** Which visible order is asked about: by amount due, size, or after another. */
import { paths } from "../../../../domain/routes.ts";
import { readCount } from "../../../../language/readers/counts.ts";
import { isBare, type Saying } from "../../grammar/saying.ts";
import type { OrderInScene, Scene, ShopScene } from "../../intent.ts";
import {
  amountMarks,
  asksAll,
  asksDue,
  asksLarger,
  asksList,
  asksSmaller,
  asksUnpaid,
  asksWhich,
  countsOrders,
  endingQuestion,
  endingStops,
  goesOn,
  paysNow,
  saysOther,
  sentenceEnds,
  wordEnds,
} from "../../phrases/orders/among.ts";
import { isQuestion } from "../../phrases/questions/form.ts";
import { findingWords } from "../../responses/finding-words.ts";
import { words } from "../../responses/words.ts";
import type { Reading, Understood } from "../command.ts";
import { say } from "../say.ts";

type Named = (saying: Saying, shop: ShopScene) => OrderInScene | undefined;

/** Undefined if it asks of none, or of something else. */
export function describeAmong(
  saying: Saying,
  { lower }: Pick<Reading, "lower">,
  { shop, screen }: Scene,
  named: Named,
): Understood | undefined {
  const all = shop?.orders ?? [];
  if (!shop || screen !== paths.orders || all.length === 0) return undefined;
  const parts = lower.replace(endingStops, "").split(sentenceEnds);
  const whole = (parts.at(-1) ?? "").replace(endingQuestion, "");
  // "All three" is all.
  const last = whole
    .split(" ")
    .filter((word, at) => at === 0 || readCount(word) === null)
    .join(" ");
  const due = all.filter(({ due: amount }) => amount !== undefined);
  if (asksList.test(last))
    return {
      slots: { about: "items" },
      effects: [{ type: "describeOrder", about: "items" }],
      row: "follows",
    };
  const asks = isQuestion.test(lower) && !paysNow.test(lower);
  if (asks && countsOrders.test(lower))
    return countOf(asksDue.test(lower) ? due.length : all.length, asksDue.test(lower));
  const owing = asks && asksDue.test(lower) && due.length > 0 ? named(saying, shop) : undefined;
  if (owing) return described(owing);
  if (due.length > 0 && (asksAll.test(last) || asksUnpaid.test(last))) return owed(due);
  if (!asksWhich.test(last) && !lower.endsWith("?")) return undefined;
  const follows = goesOn.test(last) && parts.length === 1;
  const order =
    byAmount(whole, due) ??
    bySize(last, due) ??
    (follows ? after(saying, shop, all, named) : undefined);
  return order && described(order);
}

function countOf(count: number, unpaid: boolean): Understood {
  const text = findingWords.orders(count, unpaid);
  return { slots: { count }, effects: [say(text)], row: "follows" };
}

function owed(due: readonly OrderInScene[]): Understood {
  const text = words.owed(due.map(({ name, due: amount = 0 }) => ({ name, amount })));
  return { slots: { topic: "total" }, effects: [say(text)], row: "follows" };
}

function described(order: OrderInScene): Understood {
  const slots = { about: "status", product: order.id };
  return { slots, effects: [say(findingWords.orderIs(order))], row: "follows" };
}

/** "What's that 1939 about?" */
function byAmount(text: string, due: readonly OrderInScene[]): OrderInScene | undefined {
  const said = new Set(text.replaceAll(amountMarks, "").split(wordEnds));
  return due.find(({ due: amount }) => said.has(String(amount)));
}

/** "Which is the biggest bill?" */
export function bySize(text: string, due: readonly OrderInScene[]): OrderInScene | undefined {
  const way = asksLarger.test(text) ? -1 : asksSmaller.test(text) ? 1 : 0;
  if (way === 0) return undefined;
  return due.toSorted((one, other) => way * ((one.due ?? 0) - (other.due ?? 0)))[0];
}

/** "And the shirt?", "and the other one?", after one was described. */
function after(
  saying: Saying,
  shop: ShopScene,
  all: readonly OrderInScene[],
  named: Named,
): OrderInScene | undefined {
  if (saysOther.test(saying.text)) {
    const rest = all.filter(({ name }) => !shop.said?.includes(name));
    return rest.length === 1 && rest.length < all.length ? rest[0] : undefined;
  }
  const plain = saying.sizes.length + saying.numbers.length === 0 && isBare(saying);
  return plain ? named(saying, shop) : undefined;
}
