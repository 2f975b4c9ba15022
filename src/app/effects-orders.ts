/** Effects on the checkout and the orders, done by the acts that the buttons call. */
import { list, rupees } from "../../language/labels.ts";
import type { Checkout, PlaceOutcome } from "../shop/checkout.ts";
import { firstFault } from "../shop/delivery-form.ts";
import type { OrderedItem, Orders } from "../shop/orders.ts";

export const orderWords = {
  placed: "Your order is placed. Thank you.",
  paying: "The payment window is open. Please finish there.",
  empty: "Your cart is empty, so there is nothing to order.",
  busy: "The order is on its way already.",
  noOrders: "You haven't ordered anything yet.",
  unreachable: "I couldn't fetch your orders. Please try again.",
} as const;

/** Places the order; the words for what came of it, and whether it is placed or being paid. */
export async function place(
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
      const field = firstFault(outcome.faults);
      return `${(field && outcome.faults[field]) ?? "Something is missing"}.`;
    }
  }
}

const day = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "long" });

/** Fetches the orders and tells about the newest. */
export async function newest(
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
    ? `Your order of ${date}, ${named(own)}, stands at: ${first.status}.`
    : `On ${date} you ordered ${named(own)} for ${rupees(first.amount)} with delivery.`;
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
