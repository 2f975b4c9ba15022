/**
 * Idempotency keys of orders. The same order keeps its key, also over a reload, until it is placed, so that
 * the shop takes it once.
 */
import type { Order, OrderPayload } from "../../../contract/schemas.ts";
import { type Cart, quantityOf } from "../../../domain/cart.ts";
import type { Ports } from "../ports.ts";

export interface Attempted {
  /** The shopper's email. */
  readonly by: string;
  readonly method: Order["paymentMethod"];
  readonly payload: OrderPayload;
}

export interface Attempts {
  /** A new key when the order differs from the last. */
  readonly keyFor: (order: Attempted) => string;
  /** Whether this shopper has sent another order whose fate is unknown. */
  readonly followsAnother: (order: Attempted) => boolean;
  /** The server's cart now. A placed order has left it; the same things added anew are another order. */
  readonly compare: (by: string, cart: Cart) => void;
  /** The order is placed, or its key invalid. */
  readonly forget: () => void;
}

/** What identifies an order; its product copies don't. */
const essence = ({ by, method, payload: { address, items, amount } }: Attempted) => ({
  by,
  method,
  address,
  amount,
  items: items.map(({ _id, size, quantity }) => ({ itemId: _id, size, quantity })),
});

interface Attempt {
  readonly order: ReturnType<typeof essence>;
  readonly key: string;
}

const attemptKey = "shopai.attempt";

export function createAttempts({
  tabStorage,
  newKey,
  log,
}: Pick<Ports, "tabStorage" | "newKey" | "log">): Attempts {
  let attempt = stored();

  function stored(): Attempt | undefined {
    try {
      const kept: unknown = JSON.parse(tabStorage.getItem(attemptKey) ?? "null");
      return isAttempt(kept) ? kept : undefined;
    } catch (cause) {
      log("order attempt", cause);
      return undefined;
    }
  }

  function keep(next: Attempt | undefined): void {
    attempt = next;
    try {
      if (next === undefined) tabStorage.removeItem(attemptKey);
      else tabStorage.setItem(attemptKey, JSON.stringify(next));
    } catch (cause) {
      log("order attempt", cause);
    }
  }

  const known = (order: Attempted): Attempt | undefined =>
    JSON.stringify(attempt?.order) === JSON.stringify(essence(order)) ? attempt : undefined;

  return {
    keyFor(order) {
      const key = known(order)?.key ?? newKey();
      if (known(order) === undefined) keep({ order: essence(order), key });
      return key;
    },
    followsAnother: (order) => attempt?.order.by === order.by && known(order) === undefined,
    compare(by, cart) {
      if (attempt?.order.by !== by) return;
      const isThere = attempt.order.items.every((line) => quantityOf(cart, line) >= line.quantity);
      if (!isThere) keep(undefined);
    },
    forget: () => keep(undefined),
  };
}

/** An earlier version kept the order as text. */
const isAttempt = (value: unknown): value is Attempt =>
  typeof value === "object" &&
  value !== null &&
  "key" in value &&
  typeof value.key === "string" &&
  "order" in value &&
  typeof value.order === "object" &&
  value.order !== null &&
  "items" in value.order &&
  Array.isArray(value.order.items);
