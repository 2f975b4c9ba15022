/**
 * The key under which an order is sent. The same order keeps its key, also over a reload, until it is
 * placed: so however often it is sent, the shop takes it once.
 */
import type { Cart, Order, OrderPayload } from "../../contract/schemas.ts";
import { quantityOf } from "./cart-lines.ts";
import type { PaymentProof, Ports } from "./ports.ts";

/** An order as somebody means it. */
export interface Attempted {
  /** The shopper's email. */
  readonly by: string;
  readonly method: Order["paymentMethod"];
  readonly payload: OrderPayload;
}

export interface Attempts {
  /** The key of this order; a new one when the order is another than last time. */
  readonly keyFor: (order: Attempted) => string;
  /** A payment of this order that the server has not confirmed yet. */
  readonly proofFor: (order: Attempted) => PaymentProof | undefined;
  readonly keepProof: (order: Attempted, proof: PaymentProof) => void;
  /** Whether a payment of this shopper's waits to be confirmed. */
  readonly isPaid: (by: string) => boolean;
  /**
   * What the server's cart holds now. An order that the shop has taken, whoever heard of it, has left
   * the cart; the same things put in anew are another order.
   */
  readonly compare: (cart: Cart) => void;
  /** The order is placed, or its key is no longer any good. */
  readonly forget: () => void;
}

/** Of an order, what makes it this one and no other; the product copies in it don't. */
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
  readonly proof?: PaymentProof;
}

const storageKey = "shopai.attempt";

export function createAttempts({
  tabStorage,
  newKey,
  log,
}: Pick<Ports, "tabStorage" | "newKey" | "log">): Attempts {
  let attempt: Attempt | undefined = stored();

  function stored(): Attempt | undefined {
    try {
      const value: unknown = JSON.parse(tabStorage.getItem(storageKey) ?? "null");
      return isAttempt(value) ? value : undefined;
    } catch (cause) {
      log("order attempt", cause);
      return undefined;
    }
  }

  function keep(next: Attempt | undefined): void {
    attempt = next;
    try {
      if (next === undefined) tabStorage.removeItem(storageKey);
      else tabStorage.setItem(storageKey, JSON.stringify(next));
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
    proofFor: (order) => known(order)?.proof,
    keepProof(order, proof) {
      const now = known(order);
      if (now !== undefined) keep({ ...now, proof });
    },
    isPaid: (by) => attempt?.proof !== undefined && attempt.order.by === by,
    compare(cart) {
      const isThere = attempt?.order.items.every((line) => quantityOf(cart, line) >= line.quantity);
      if (isThere === false) keep(undefined);
    },
    forget: () => keep(undefined),
  };
}

/** Whether it was written by `keep` above; an earlier version of the shop kept the order as text. */
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
