/** Resolves which orders and lines a request means. */
import type { Order } from "../../../contract/schemas.ts";
import type { Piece, ShopScene } from "../intent.ts";
import { refer } from "../resolve/reference.ts";
import type { OrderRequest, WhichOrder } from "./request.ts";

type OrderItem = Order["items"][number];

export interface Ordered {
  readonly order: Order;
  readonly item: OrderItem;
}

const msOfDay = 86_400_000;

/** `orders` newest first; `today` in milliseconds since 1970. */
export function ordersMeant(
  orders: readonly Order[],
  which: WhichOrder | undefined,
  today: number,
): readonly Order[] {
  if (which === undefined) return orders;
  const { place, day, month, ago, number } = which;
  return orders.filter(({ _id, date }, at) => {
    const on = new Date(date);
    return (
      (place === undefined || at === place - 1) &&
      (day === undefined || on.getDate() === day) &&
      (month === undefined || on.getMonth() === month - 1) &&
      (ago === undefined || on.toDateString() === new Date(today - ago * msOfDay).toDateString()) &&
      (number === undefined || _id.startsWith(number))
    );
  });
}

/** By piece and size. */
export function linesMeant(
  orders: readonly Order[],
  { thing, size }: Pick<OrderRequest, "thing" | "size">,
): readonly Ordered[] {
  const all = orders.flatMap((order) => order.items.map((item) => ({ order, item })));
  const ids = thing === undefined ? undefined : idsOf(thing, all);
  const named = all.filter(({ item }) => ids === undefined || ids.has(item._id));
  return size === undefined ? named : named.filter(({ item }) => item.size === size);
}

function idsOf(thing: string, all: readonly Ordered[]): ReadonlySet<string> {
  const among = [...new Map(all.map(({ item }) => [item._id, pieceOf(item)])).values()];
  const shop: ShopScene = { catalogue: among, inView: [], cart: [], fee: 0 };
  const found = refer(thing, shop, { among, names: true });
  switch (found.type) {
    case "one":
      return new Set([found.piece.id]);
    case "several":
      return new Set(found.pieces.map(({ id }) => id));
    case "none":
      return new Set();
  }
}

const pieceOf = ({
  _id,
  name,
  price,
  category,
  subCategory,
  sizes,
  description,
}: OrderItem): Piece => ({
  id: _id,
  name,
  price,
  category,
  subCategory,
  sizes,
  description,
});
