import type { Order } from "../../../contract/schemas.ts";
import { afterStatuses, refundStates } from "../../../domain/values.ts";
import type { Effect } from "../effects.ts";
import { type Asked, type OrderWorld, say } from "./asking.ts";
import { linesMeant, ordersMeant } from "./meant.ts";
import { afterWords as words } from "./words.ts";

export function planRefund({ request }: Asked, world: OrderWorld): readonly Effect[] {
  const orders = ordersMeant(world.orders, request.order, world.today);
  const lines = linesMeant(orders, request);
  if (lines.length === 0)
    return [say(request.thing === undefined ? words.noSuchOrder : words.notOrdered(request.thing))];
  const meant = [...new Set(lines.map(({ order }) => order))];
  const refunds = meant.flatMap((order) => refundOf(order) ?? [])[0];
  const asked = lines.find(({ item }) => item.status === afterStatuses.returnRequested);
  const unpaid = meant.find(
    ({ status, payment }) => status === afterStatuses.cancelled && !payment,
  );
  if (refunds !== undefined) return [say(refunds)];
  if (asked) return [say(words.refundAwaits(asked.item))];
  return [say(unpaid ? words.nothingPaid(unpaid) : words.noRefund)];
}

/** Pending before finished. */
function refundOf(order: Order): string | undefined {
  const { refunds = [], paymentMethod } = order;
  const pending = refunds.filter(({ state }) => state === refundStates.pending);
  const sum = (all: typeof refunds) => all.reduce((total, { amount }) => total + amount, 0);
  if (pending.length > 0) return words.refundPending(sum(pending), order, paymentMethod === "cod");
  const latest = refunds.at(-1);
  return latest && words.refundDone(sum(refunds), order, latest.date);
}
