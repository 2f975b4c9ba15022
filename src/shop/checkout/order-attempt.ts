/** Idempotency keys. The same order keeps its key, over reloads, until placed. */
import type { Order, OrderPayload } from "../../../contract/schemas.ts";
import { type Cart, quantityOf } from "../../../domain/cart.ts";
import type { Ports } from "../ports.ts";

export interface Attempted {
  readonly by: string;
  readonly method: Order["paymentMethod"];
  readonly payload: OrderPayload;
}

export interface Attempts {
  readonly keyFor: (order: Attempted) => string;
  /** An earlier order of this shopper has an unknown fate. */
  readonly followsAnother: (order: Attempted) => boolean;
  /**
   * The server's current cart. A placed order has left it; the same lines added anew are another
   * order.
   */
  readonly compare: (by: string, cart: Cart) => void;
  /** Placed, or the key is invalid. */
  readonly forget: () => void;
}

/** Identifies an order, without product copies. */
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

/** Earlier versions kept text. */
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
