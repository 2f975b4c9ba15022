/**
 * The key under which an order is sent. The same order keeps its key, also over a reload, until it
 * is placed: so however often it is sent, the shop takes it once.
 */
import type { PaymentProof, Ports } from "./ports.ts";

export interface Attempts {
  /** The key of this order; a new one when the order is another than last time. */
  readonly keyFor: (order: unknown) => string;
  /** A payment of this order that the server has not confirmed yet. */
  readonly proofFor: (order: unknown) => PaymentProof | undefined;
  readonly keepProof: (order: unknown, proof: PaymentProof) => void;
  /** The order is placed, or its key is no longer any good. */
  readonly forget: () => void;
}

interface Attempt {
  /** The order, as text. */
  readonly order: string;
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

  const known = (order: unknown): Attempt | undefined =>
    attempt?.order === JSON.stringify(order) ? attempt : undefined;

  return {
    keyFor(order) {
      const key = known(order)?.key ?? newKey();
      if (known(order) === undefined) keep({ order: JSON.stringify(order), key });
      return key;
    },
    proofFor: (order) => known(order)?.proof,
    keepProof(order, proof) {
      const now = known(order);
      if (now !== undefined) keep({ ...now, proof });
    },
    forget: () => keep(undefined),
  };
}

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === "object" &&
  value !== null &&
  "order" in value &&
  typeof value.order === "string" &&
  "key" in value &&
  typeof value.key === "string";
