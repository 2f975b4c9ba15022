/** Amounts come from the shop's catalogue and fee; the client's are only compared. */
import { createHash, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Order, OrderPayload } from "../../../contract/schemas.ts";
import { totals } from "../../../domain/cart.ts";
import { priceIn } from "../../../domain/money.ts";
import {
  firstStatus,
  holdMinutes,
  mostLines,
  mostOfOne,
  ordersPage,
} from "../../../domain/values.ts";
import type { Limit } from "../../config.ts";
import {
  type OrderLineRow,
  type OrderRepository,
  type OrderRow,
  piecesOf,
} from "../../repositories/orders.ts";
import type { ProductRepository } from "../../repositories/products.ts";
import type { StockRepository } from "../../repositories/stock-counts.ts";
import { createConcurrencyLimit } from "../../resilience/concurrency-limit.ts";
import { toProduct } from "../catalogue/catalogue.ts";
import type { Limiter } from "../limiter.ts";
import { type Outcome, ok, refuse } from "../outcome.ts";
import type { Delivery } from "./delivery.ts";
import type { OrderViews } from "./order-views.ts";
import { refuseSoldOut } from "./sold-out.ts";

export type OrderParts = {
  readonly orders: OrderRepository;
  readonly products: ProductRepository;
  readonly views: OrderViews;
  readonly stock: Pick<StockRepository, "short">;
  /** `deliveryFee` in whole rupees. */
  readonly shop: { readonly currency: string; readonly deliveryFee: number };
  readonly delivery: Pick<Delivery, "checkOrder">;
  readonly limiter: Limiter;
  /** Per shopper. */
  readonly limit: Limit;
  readonly now: () => number;
};

export type Orders = ReturnType<typeof createOrders>;

type Placement = {
  readonly userId: string;
  readonly payload: OrderPayload;
  /** Deduplicates orders. */
  readonly idempotencyKey: string | null;
};

/** For a payment opened at `at`, in milliseconds. */
export const holdUntil = (at: number): Date => new Date(at + holdMinutes * 60_000);

/** New, or found by its key. */
export type Placed = { readonly order: OrderRow; readonly repeated: boolean };

/**
 * Reads lists in parts of at most one order's lines, pausing after each, to use at most half of the
 * time.
 */
const linesOfPart = mostLines;
const listsAtOnce = 1;
const mostListsWaiting = 100;
const restMs = 4;

/** The provider's minimum, in paise. */
const leastByCard = 100;

export function createOrders(parts: OrderParts) {
  const { orders, products, views, stock, shop, delivery, limiter, limit, now } = parts;
  const deliveryFeePaise = shop.deliveryFee * 100;
  const limited = createConcurrencyLimit(listsAtOnce, mostListsWaiting);

  /** Reads a part, then pauses; shared by all lists. */
  const readPart = <Value>(read: () => Promise<Value>): Promise<Value> =>
    limited(async () => {
      const value = await read();
      await setTimeout(restMs);
      return value;
    });

  /** At catalogue prices, merged by product and size. */
  const priced = async (items: OrderPayload["items"]): Promise<Outcome<OrderLineRow[]>> => {
    const known = await products.byIds(items.map(({ _id }) => _id));
    const rows = new Map(known.map((row) => [row.id, row]));
    const lines = new Map<string, OrderLineRow>();
    for (const [index, { _id, size, quantity }] of items.entries()) {
      const row = rows.get(_id);
      if (row === undefined) {
        return refuse("not-found", `There is no product “${_id}”`, { field: `items.${index}._id` });
      }
      if (!row.sizes.includes(size)) {
        const message = `${row.name} comes in ${row.sizes.join(", ")}, not in ${size}`;
        return refuse("bad-input", message, { field: `items.${index}.size` });
      }
      const key = `${size} ${_id}`;
      const total = (lines.get(key)?.quantity ?? 0) + quantity;
      if (total > mostOfOne) {
        return refuse("bad-input", `At most ${mostOfOne} of one size can be ordered`, {
          field: `items.${index}.quantity`,
        });
      }
      const product = toProduct(row);
      const { pricePaise } = row;
      lines.set(key, { product, pricePaise, size, quantity: total, cancelled: 0, taken: 0 });
    }
    return ok([...lines.values()]);
  };

  const place = async (
    { userId, payload, idempotencyKey }: Placement,
    paymentMethod: Order["paymentMethod"],
  ): Promise<Outcome<Placed>> => {
    const requestHash = hashOf(payload);
    const wanted = { requestHash, paymentMethod };
    const repeated = async () =>
      idempotencyKey === null ? null : orders.byKey(userId, idempotencyKey);

    const earlier = await repeated();
    if (earlier !== null) return sameOrder(earlier, wanted);
    const fits = delivery.checkOrder(payload.address, paymentMethod);
    if (!fits.ok) return fits;
    const lines = await priced(payload.items);
    if (!lines.ok) return lines;
    const { total: amountPaise } = totals(
      lines.value.map(({ pricePaise, quantity }) => ({ price: pricePaise, quantity })),
      deliveryFeePaise,
    );
    if (Math.round(payload.amount * 100) !== amountPaise) {
      const right = priceIn(shop.currency, amountPaise / 100);
      return refuse("conflict", `The amount of this order is ${right}. Please look at it again.`, {
        field: "amount",
      });
    }
    if (paymentMethod === "razorpay" && amountPaise < leastByCard) {
      const least = priceIn(shop.currency, leastByCard / 100);
      return refuse("bad-input", `An order paid by card is ${least} at least`, { field: "amount" });
    }

    const at = new Date(now());
    const id = randomUUID();
    // Refuses most before any write; the order checks again.
    const short = await stock.short(lines.value.map(piecesOf), { userId, orderId: id, at });
    if (short.length > 0) return refuseSoldOut(short, lines.value);
    const allowed = await limiter.allow({ what: "order", who: userId, limit });
    if (!allowed.ok) return allowed;

    const order: OrderRow = {
      id,
      userId,
      address: payload.address,
      amountPaise,
      deliveryFeePaise,
      status: firstStatus,
      paid: false,
      paymentMethod,
      idempotencyKey,
      requestHash,
      createdAt: at,
      deliveredAt: null,
      cancelledAt: null,
      note: null,
    };
    const heldUntil = paymentMethod === "cod" ? null : holdUntil(now());
    const written = await orders.place(order, lines.value, heldUntil);
    if (written.type === "placed") return ok({ order, repeated: false });
    if (written.type === "sold-out") return refuseSoldOut(written.short, lines.value);
    if (written.type === "no-account") return refuse("signed-out", "Please log in first");
    // Another request with this key won.
    const winner = await repeated();
    if (winner === null) throw new Error("An order was neither written nor there already");
    return sameOrder(winner, wanted);
  };

  return {
    async placeCashOrder(placement: Placement): Promise<Outcome<{ readonly orderId: string }>> {
      const placed = await place(placement, "cod");
      return placed.ok ? ok({ orderId: placed.value.order.id }) : placed;
    },

    /** Hidden until the provider knows it; the cart is kept until payment. */
    placeCardOrder: (placement: Placement): Promise<Outcome<Placed>> =>
      place(placement, "razorpay"),

    count: (userId: string): Promise<number> => orders.count(userId),

    byId: (userId: string, id: string): Promise<OrderRow | null> => orders.byId(userId, id),

    /** The newest page, or the one before an id, oldest first, in parts read on demand. */
    async *page(userId: string, before: string | null): AsyncGenerator<Order[]> {
      const newest = await readPart(() => orders.page(userId, { before, most: ordersPage }));
      const about = await views.about(newest);
      for (const part of partsOf(newest.toReversed())) {
        const lines = await readPart(() => orders.linesOf(part.map(({ id }) => id)));
        yield part.map((order) => views.view(order, lines.get(order.id) ?? [], about));
      }
    },
  };
}

/** By line count, at least one order each. */
function partsOf<Row extends { readonly lineCount: number }>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  let room = 0;
  for (const row of rows) {
    room -= row.lineCount;
    const part = parts.at(-1);
    if (part !== undefined && room >= 0) part.push(row);
    else {
      parts.push([row]);
      room = linesOfPart - row.lineCount;
    }
  }
  return parts;
}

function sameOrder(
  order: OrderRow,
  wanted: Pick<OrderRow, "requestHash" | "paymentMethod">,
): Outcome<Placed> {
  const same =
    order.requestHash === wanted.requestHash && order.paymentMethod === wanted.paymentMethod;
  if (same) return ok({ order, repeated: true });
  return refuse("conflict", "This order was sent before, with something else in it");
}

function hashOf({ address, items, amount }: OrderPayload): string {
  const matters = [
    Object.entries(address).sort(([a], [b]) => (a < b ? -1 : 1)),
    items.map(({ _id, size, quantity }) => [_id, size, quantity]),
    amount,
  ];
  return createHash("sha256").update(JSON.stringify(matters)).digest("hex");
}
