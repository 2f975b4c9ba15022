import { faultsInView } from "../../../domain/delivery.ts";
import { list } from "../../../language/need/labels.ts";
import type { Outcome } from "../../assistant/machine/outcome.ts";
import { orderWords, outcomeWords } from "../../intents/responses/words.ts";
import type { Checkout } from "../../shop/checkout/checkout.ts";
import type { PlaceOutcome } from "../../shop/checkout/place-outcome.ts";
import { price } from "../../shop/money.ts";
import type { OrderedItem, Orders } from "../../shop/orders/orders.ts";
import type { PerformParts } from "./effects-parts.ts";
import { type Run, said } from "./effects-run.ts";

export async function placeOrder({ shop }: PerformParts, run: Run): Promise<Outcome> {
  const placed = await place(shop.checkout);
  if (placed.done) run.final();
  return said(placed.text);
}

export async function payOrder(
  orderId: string,
  { shop: { orders } }: PerformParts,
  run: Run,
): Promise<Outcome> {
  const { items } = orders.store.getState();
  const item = items.find((each) => each.orderId === orderId && each.due !== undefined);
  if (!item) return said(orderWords.nothingDue);
  await orders.pay(item);
  const { notice } = orders.store.getState();
  if (notice?.about === orderId) return said(notice.text);
  run.final();
  return said(orderWords.paying);
}

export async function describeOrder(
  about: "status" | "items",
  { shop }: PerformParts,
  { performing }: Run,
): Promise<Outcome> {
  performing.busy(outcomeWords.finding);
  return said(await newest(shop.orders, about));
}

/** The outcome, and whether the order is placed or being paid. */
async function place(
  checkout: Pick<Checkout, "place">,
): Promise<{ readonly done: boolean; readonly text: string }> {
  const outcome = await checkout.place();
  return {
    done: outcome.type === "placed" || outcome.type === "paying",
    text: wordsFor(outcome),
  };
}

function wordsFor(outcome: PlaceOutcome): string {
  switch (outcome.type) {
    case "placed":
    case "paying":
    case "empty":
    case "busy":
      return orderWords[outcome.type];
    case "refused":
      return outcome.message;
    case "incomplete": {
      const [field] = faultsInView(outcome.faults);
      return `${(field && outcome.faults[field]) ?? "Something is missing"}.`;
    }
  }
}

const day = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "long" });

async function newest(
  orders: Pick<Orders, "store" | "open">,
  about: "status" | "items",
): Promise<string> {
  await orders.open();
  const { items, status } = orders.store.getState();
  const [first] = items;
  if (status !== "ready") return orderWords.unreachable;
  if (!first) return orderWords.noOrders;
  const own = items.filter(({ orderId }) => orderId === first.orderId);
  const date = day.format(first.date);
  return about === "status"
    ? `Your order of ${date}, ${named(own)}: ${first.status}.`
    : `On ${date} you ordered ${named(own)} for ${price(first.amount)} with delivery.`;
}

function named(items: readonly OrderedItem[]): string {
  const names = items.map(
    ({ item }) => `${item.quantity === 1 ? "" : `${item.quantity} × `}${item.name} in ${item.size}`,
  );
  const most = 3;
  return names.length > most
    ? `${names.slice(0, most).join(", ")} and ${names.length - most} more`
    : list(names, "and");
}
