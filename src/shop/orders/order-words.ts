/** Payment and refunds in words. */
import type { Order } from "../../../contract/schemas.ts";
import { orderNumber } from "../../../domain/order-number.ts";
import { afterStatuses, type RefundState, refundStates } from "../../../domain/values.ts";
import { price } from "../money.ts";

const day = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", year: "numeric" });

export const dayOf = (date: number): string => day.format(date);

export const costOf = (order: Pick<Order, "amount" | "remaining" | "status">): number =>
  order.status === afterStatuses.cancelled ? order.amount : (order.remaining ?? order.amount);

const paymentStates: Readonly<Record<RefundState, string>> = {
  [refundStates.pending]: "Refund on its way",
  [refundStates.done]: "Refunded",
};

/** Without full stop. */
export function paymentWords(order: Order): string {
  if (order.paymentState !== undefined) return paymentStates[order.paymentState];
  if (order.status === afterStatuses.cancelled && !order.payment) return "Nothing to pay";
  if (order.payment) return order.paymentMethod === "cod" ? "Paid in cash" : "Paid by card";
  return order.paymentMethod === "cod" ? "Pay in cash when it comes" : "Not paid yet";
}

export function refundWords({ refunds = [], paymentMethod }: Order): string | undefined {
  const sum = (state: string) =>
    refunds.reduce((all, refund) => all + (refund.state === state ? refund.amount : 0), 0);
  const pending = sum(refundStates.pending);
  const done = sum(refundStates.done);
  const way =
    paymentMethod === "cod"
      ? "We'll write to you about how you get it."
      : "You get it the way you paid. It can take a few days.";
  const lines = [
    done > 0 ? `${price(done)} is refunded.` : "",
    pending > 0 ? `${price(pending)} is on its way back to you. ${way}` : "",
  ].filter((text) => text !== "");
  return lines.length > 0 ? lines.join(" ") : undefined;
}

export function cancelledWords(order: Order, name: string | undefined): string {
  const what =
    name === undefined ? `Order ${orderNumber(order._id)} is cancelled.` : `${name} is cancelled.`;
  const back = refundWords(order);
  if (back !== undefined) return `${what} ${back}`;
  if (order.status === afterStatuses.cancelled) return `${what} There is nothing to pay.`;
  return `${what} The order costs ${price(costOf(order))} now.`;
}
