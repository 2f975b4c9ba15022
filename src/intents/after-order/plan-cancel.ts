import type { Order } from "../../../contract/schemas.ts";
import { afterStatuses, lastStatus } from "../../../domain/values.ts";
import type { Effect } from "../effects.ts";
import { type Asked, asking, confirming, type OrderWorld, say } from "./asking.ts";
import { linesMeant, type Ordered, ordersMeant } from "./meant.ts";
import { afterWords as words } from "./words.ts";

/** More are not read out. */
const mostNamed = 3;

export function planCancel(asked: Asked, world: OrderWorld): readonly Effect[] {
  const { request } = asked;
  const orders = ordersMeant(world.orders, request.order, world.today);
  if (orders.length === 0) return [say(words.noSuchOrder)];
  if (request.thing !== undefined || request.size !== undefined) return planLine(asked, orders);
  const open = orders.filter(({ can }) => can?.cancel);
  const [order, ...others] = open;
  if (order && others.length === 0) return confirmOrder(asked, order);
  if (order) return whichOrder(asked, open);
  const [only, ...more] = orders;
  return [say(only && more.length === 0 ? whyNot(only) : words.noCancel)];
}

function planLine(asked: Asked, orders: readonly Order[]): readonly Effect[] {
  const lines = linesMeant(orders, asked.request);
  const open = lines.filter(({ item }) => item.can?.cancel);
  const [line, ...others] = open;
  if (line && others.length > 0) return whichLine(asked, open);
  if (line) return confirmLine(asked, line);
  const [found] = lines;
  if (!found) return [say(words.notOrdered(asked.request.thing ?? "it"))];
  const gone = found.item.status === afterStatuses.cancelled;
  return [say(gone ? words.lineCancelled(found.item) : whyNot(found.order))];
}

function confirmOrder(asked: Asked, order: Order): readonly Effect[] {
  const text = words.askCancel(order, costOf(order), order.payment);
  return confirming(text, asked, { type: "cancelOrder", orderId: order._id });
}

function confirmLine(asked: Asked, { order, item }: Ordered): readonly Effect[] {
  const open = order.items.filter(({ can }) => can?.cancel);
  // The last piece cancels its order.
  if (open.length === 1 && order.can?.cancel) return confirmOrder(asked, order);
  const { _id, name, size, quantity, price } = item;
  const text = words.askCancelLine(item, quantity, order, price * quantity, order.payment);
  return confirming(text, asked, {
    type: "cancelOrder",
    orderId: order._id,
    line: { id: _id, name, size },
  });
}

/** Orders of one day are distinguished by number. */
export function whichOrder(asked: Asked, orders: readonly Order[]): readonly Effect[] {
  const days = orders.map(({ date }) => words.ofDay(date));
  const sayings = orders
    .map(({ _id }, at) => {
      const day = days[at] ?? "";
      return days.filter((each) => each === day).length > 1 ? words.ofNumber(_id) : day;
    })
    .slice(0, mostNamed);
  const said = sayings.map((each) => each.charAt(0).toLowerCase() + each.slice(1));
  return asking("order", words.whichOrder(said), asked, sayings);
}

export function whichLine(asked: Asked, lines: readonly Ordered[]): readonly Effect[] {
  const names = lines.map(({ item }) => words.lineOf(item));
  const sayings = lines
    .map(({ order, item }, at) =>
      names.filter((each) => each === names[at]).length > 1
        ? words.lineOfDay(item, order.date)
        : words.lineOf(item),
    )
    .slice(0, mostNamed);
  return asking("line", words.whichLine(sayings), asked, sayings);
}

function whyNot(order: Order): string {
  if (order.status === afterStatuses.cancelled) return words.cancelled(order);
  if (order.status === lastStatus) return words.delivered(order);
  return words.onItsWay(order, order.status);
}

/** Whole rupees, now. */
export const costOf = ({ amount, remaining }: Order): number => remaining ?? amount;
