/**
 * The rules of ordering. Every amount comes from the shop's own catalogue and delivery fee; what
 * the client sends is compared with it, never believed.
 */
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
import { toProduct } from "../catalogue/catalogue.ts";
import { createTurns } from "../concurrency-limit.ts";
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
  /** Orders that one shopper may place. */
  readonly limit: Limit;
  readonly now: () => number;
};

export type Orders = ReturnType<typeof createOrders>;

export type Placement = {
  readonly userId: string;
  readonly payload: OrderPayload;
  /** The client's key: the same one never orders twice. */
  readonly idempotencyKey: string | null;
};

/** Until when pieces are held for a payment that is opened at that moment; milliseconds. */
export const holdUntil = (at: number): Date => new Date(at + holdMinutes * 60_000);

/** An order that stands in the books, by this request or by an earlier one with the same key. */
export type Placed = { readonly order: OrderRow; readonly repeated: boolean };

/**
 * A list is read in parts of about as many lines as one order may have. They are read one by one, with a
 * rest of about a part's time after each, so that lists never take more than half of the shop's time.
 */
const linesOfPart = mostLines;
const listsAtOnce = 1;
const mostListsWaiting = 100;
const restMs = 4;

/** The least that the card provider takes, in paise. */
const leastByCard = 100;

export function createOrders(parts: OrderParts) {
  const { orders, products, views, stock, shop, delivery, limiter, limit, now } = parts;
  const deliveryFeePaise = shop.deliveryFee * 100;
  const inTurn = createTurns(listsAtOnce, mostListsWaiting);

  /** Reads a part of a list, and rests before the next one is read, for this list or another. */
  const readPart = <Value>(read: () => Promise<Value>): Promise<Value> =>
    inTurn(async () => {
      const value = await read();
      await setTimeout(restMs);
      return value;
    });

  /** The lines of an order at the catalogue's prices, the same product and size in one line. */
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
    // Most who come too late are told so before anything is written; the order itself looks again.
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
    // Paid by card, it is the payment that takes from the cart.
    const heldUntil = paymentMethod === "cod" ? null : holdUntil(now());
    const written = await orders.place(order, lines.value, heldUntil);
    if (written.type === "placed") return ok({ order, repeated: false });
    if (written.type === "sold-out") return refuseSoldOut(written.short, lines.value);
    if (written.type === "no-account") return refuse("signed-out", "Please sign in first");
    // Another request with this key was faster.
    const winner = await repeated();
    if (winner === null) throw new Error("An order was neither written nor there already");
    return sameOrder(winner, wanted);
  };

  return {
    /** Places an order to be paid in cash, which takes what was ordered from the shopper's cart. */
    async placeCashOrder(placement: Placement): Promise<Outcome<{ readonly orderId: string }>> {
      const placed = await place(placement, "cod");
      return placed.ok ? ok({ orderId: placed.value.order.id }) : placed;
    },

    /**
     * Writes down an order to be paid by card. Nobody sees it before the provider knows of it, and the
     * cart stays as it is until it is paid.
     */
    placeCardOrder: (placement: Placement): Promise<Outcome<Placed>> =>
      place(placement, "razorpay"),

    /** How many orders a shopper has. */
    count: (userId: string): Promise<number> => orders.count(userId),

    /** A shopper's own order; null when there is none. */
    byId: (userId: string, id: string): Promise<OrderRow | null> => orders.byId(userId, id),

    /**
     * A page of a shopper's orders in parts, the oldest first: the newest, or those before the order with
     * that id. A part is read when it is asked for.
     */
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

/** Orders in groups of as many lines as may be read together, at least one in each. */
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

/** Of what matters in an order; product copies that ride along do not. */
function hashOf({ address, items, amount }: OrderPayload): string {
  const matters = [
    Object.entries(address).sort(([a], [b]) => (a < b ? -1 : 1)),
    items.map(({ _id, size, quantity }) => [_id, size, quantity]),
    amount,
  ];
  return createHash("sha256").update(JSON.stringify(matters)).digest("hex");
}
