/**
 * The rules of ordering. Every amount comes from the shop's own catalogue and delivery fee; what
 * the client sends is compared with it, never believed.
 */
import { createHash, randomUUID } from "node:crypto";
import type { Order, OrderPayload, ProviderOrder } from "../../contract/schemas.ts";
import { totals } from "../../domain/cart.ts";
import { firstStatus, mostOfOne } from "../../domain/values.ts";
import type { PaymentMode } from "../payments/provider.ts";
import type { OrderLineRow, OrderRepository, OrderRow } from "../repositories/orders.ts";
import type { CardOrderRow, PaymentRepository } from "../repositories/payments.ts";
import type { ProductRepository } from "../repositories/products.ts";
import { toProduct } from "./catalogue.ts";
import { type Outcome, ok, refuse } from "./outcome.ts";

export type OrderParts = {
  readonly orders: OrderRepository;
  readonly products: ProductRepository;
  readonly payments: Pick<PaymentRepository, "cardOrdersOf">;
  /** Whose books card orders are paid in now; null when card payment is not set up. */
  readonly paymentMode: PaymentMode | null;
  /** `deliveryFee` in whole rupees. */
  readonly shop: { readonly currency: string; readonly deliveryFee: number };
  readonly now: () => number;
};

export type Orders = ReturnType<typeof createOrders>;

export type Placement = {
  readonly userId: string;
  readonly payload: OrderPayload;
  /** The client's key: the same one never orders twice. */
  readonly idempotencyKey: string | null;
};

/** An order that stands in the books, by this request or by an earlier one with the same key. */
export type Placed = { readonly order: OrderRow; readonly repeated: boolean };

/** The least that the card provider takes, in paise. */
const leastByCard = 100;

export function createOrders(parts: OrderParts) {
  const { orders, products, payments, paymentMode, shop, now } = parts;
  const deliveryFeePaise = shop.deliveryFee * 100;

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
      lines.set(key, { product, pricePaise: row.pricePaise, size, quantity: total });
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

    const lines = await priced(payload.items);
    if (!lines.ok) return lines;
    const { total: amountPaise } = totals(
      lines.value.map(({ pricePaise, quantity }) => ({ price: pricePaise, quantity })),
      deliveryFeePaise,
    );
    if (Math.round(payload.amount * 100) !== amountPaise) {
      const right = `${shop.currency}${(amountPaise / 100).toLocaleString("en-IN")}`;
      return refuse("conflict", `The amount of this order is ${right}. Please look at it again.`, {
        field: "amount",
      });
    }
    if (paymentMethod === "razorpay" && amountPaise < leastByCard) {
      const least = `${shop.currency}${leastByCard / 100}`;
      return refuse("bad-input", `An order paid by card is ${least} at least`, { field: "amount" });
    }

    const order: OrderRow = {
      id: randomUUID(),
      userId,
      address: payload.address,
      amountPaise,
      deliveryFeePaise,
      status: firstStatus,
      paid: false,
      paymentMethod,
      idempotencyKey,
      requestHash,
      createdAt: new Date(now()),
    };
    // Paid by card, it is the payment that takes from the cart.
    const fromCart = paymentMethod === "cod";
    if (await orders.place(order, lines.value, { fromCart })) {
      return ok({ order, repeated: false });
    }
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

    /** A shopper's own order; null when there is none. */
    byId: (userId: string, id: string): Promise<OrderRow | null> => orders.byId(userId, id),

    /** A shopper's orders, the oldest first. */
    async of(userId: string): Promise<Order[]> {
      const all = await orders.of(userId);
      const byCard = all.filter(({ paymentMethod }) => paymentMethod === "razorpay");
      const known = await payments.cardOrdersOf(byCard.map(({ id }) => id));
      const listed = all.filter(
        ({ id, paymentMethod, paid }) =>
          paymentMethod === "cod" || paid || known.some(({ orderId }) => orderId === id),
      );
      const unpaid = (order: OrderRow) =>
        order.paid
          ? undefined
          : known.find(({ orderId, mode }) => orderId === order.id && mode === paymentMode);
      return listed.map((order) => ({
        _id: order.id,
        items: order.lines.map(({ product, pricePaise, size, quantity }) => ({
          ...product,
          price: pricePaise / 100,
          // A size was checked against the contract when it was ordered.
          size: size as Order["items"][number]["size"],
          quantity,
        })),
        address: order.address,
        amount: order.amountPaise / 100,
        status: order.status,
        payment: order.paid,
        paymentMethod: order.paymentMethod as Order["paymentMethod"],
        date: order.createdAt.getTime(),
        ...toBePaid(unpaid(order)),
      }));
    },
  };
}

function sameOrder(
  order: OrderRow,
  wanted: Pick<OrderRow, "requestHash" | "paymentMethod">,
): Outcome<Placed> {
  const same =
    order.requestHash === wanted.requestHash && order.paymentMethod === wanted.paymentMethod;
  if (same) return ok({ order, repeated: true });
  return refuse("conflict", "This order was already sent with other contents");
}

/** The provider's order as the payment window needs it. */
export function asProviderOrder(row: CardOrderRow): ProviderOrder {
  const { providerOrderId: id, amountPaise: amount, currency, receipt } = row;
  return { id, amount, currency, receipt };
}

function toBePaid(row: CardOrderRow | undefined): Pick<Order, "unpaid"> {
  return row === undefined ? {} : { unpaid: asProviderOrder(row) };
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
