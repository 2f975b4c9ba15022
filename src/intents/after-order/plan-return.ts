import { isSoldOut } from "../../../domain/stock.ts";
import { bySize, lastStatus, orderStatuses, type Size, sizes } from "../../../domain/values.ts";
import type { Effect } from "../effects.ts";
import { type Asked, asking, confirming, type OrderWorld, say } from "./asking.ts";
import { linesMeant, type Ordered, ordersMeant } from "./meant.ts";
import { whichLine } from "./plan-cancel.ts";
import { afterWords as words } from "./words.ts";

export function planReturn(asked: Asked, world: OrderWorld): readonly Effect[] {
  const { request } = asked;
  const orders = ordersMeant(world.orders, request.order, world.today);
  if (orders.length === 0) return [say(words.noSuchOrder)];
  const lines = linesMeant(orders, request);
  const open = lines.filter(({ item }) => (item.can?.return ?? 0) > 0);
  const [line, ...others] = open;
  if (line && others.length > 0) return whichLine(asked, open);
  if (!line) return [say(whyNot(asked, lines))];
  const most = line.item.can?.return ?? 0;
  const quantity = request.quantity ?? most;
  if (quantity > most) return [say(words.tooMany(line.item, most))];
  return request.act === "exchange"
    ? planExchange(asked, line, quantity, world)
    : planGivingBack(asked, line, quantity);
}

function planGivingBack(asked: Asked, line: Ordered, quantity: number): readonly Effect[] {
  const { order, item } = line;
  const { reason } = asked.request;
  if (reason === undefined) return asking("reason", words.whyReturn(item), asked, words.reasons);
  const text = words.askReturn(item, quantity, order, item.price * quantity, reason);
  return confirming(text, asked, returning(line, quantity, reason));
}

function planExchange(
  asked: Asked,
  line: Ordered,
  quantity: number,
  world: OrderWorld,
): readonly Effect[] {
  const { order, item } = line;
  const { request } = asked;
  const stock = world.stockOf(item._id);
  const others = item.sizes.filter((size) => size !== item.size).toSorted(bySize);
  const there = others.filter((size) => stock === undefined || !isSoldOut({ stock }, size));
  const to = request.to ?? stepFrom(item.size, request.step);
  if (others.length === 0) return [say(words.noSize(item, "", []))];
  if (to === undefined) return asking("size", words.whichSize(item, there), asked, there);
  if (to === item.size) return [say(words.sameSize(item))];
  if (!others.includes(to)) return [say(words.noSize(item, to, others))];
  if (!there.includes(to)) return [say(words.soldOut(item, to, there))];
  const reason = request.reason ?? words.otherSize(to);
  const text = words.askExchange(item, quantity, order, to);
  return confirming(text, asked, returning(line, quantity, reason, to));
}

function returning(
  { order, item }: Ordered,
  quantity: number,
  reason: string,
  exchangeFor?: Size,
): Effect {
  return {
    type: "returnItem",
    orderId: order._id,
    id: item._id,
    name: item.name,
    size: item.size,
    quantity,
    reason,
    ...(exchangeFor !== undefined && { exchangeFor }),
  };
}

/** Undefined if none is requested. */
function stepFrom(size: Size, step: 1 | -1 | undefined): Size | undefined {
  return step === undefined ? undefined : (sizes[sizes.indexOf(size) + step] ?? size);
}

function whyNot({ request }: Asked, lines: readonly Ordered[]): string {
  const [line, ...others] = lines;
  if (!line) return words.notOrdered(request.thing ?? "it");
  if (others.length > 0 && request.thing === undefined) return words.nothingToReturn;
  const { order, item } = line;
  const onItsWay: readonly string[] = orderStatuses.slice(0, -1);
  const status = item.status ?? order.status;
  if (onItsWay.includes(status)) return words.notDelivered(item);
  return status === lastStatus ? words.tooLate(item) : words.underWay(item, status);
}
