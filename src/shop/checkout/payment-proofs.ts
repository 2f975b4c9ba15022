/** Payments not yet confirmed by the server, kept over reloads, against paying twice. */
import type { PaymentProof, Ports } from "../ports.ts";

interface Waiting {
  readonly by: string;
  readonly proof: PaymentProof;
  /** At the checkout, not for an earlier order. */
  readonly placing: boolean;
}

export interface PaymentProofs {
  readonly of: (by: string, providerOrder: string) => PaymentProof | undefined;
  readonly placing: (by: string) => PaymentProof | undefined;
  readonly keep: (waiting: Waiting) => void;
  /** The server decided. */
  readonly drop: (proof: PaymentProof) => void;
}

const key = "shopai.payments";

export function createPaymentProofs({
  tabStorage,
  log,
}: Pick<Ports, "tabStorage" | "log">): PaymentProofs {
  let all = stored();

  function stored(): readonly Waiting[] {
    try {
      const kept: unknown = JSON.parse(tabStorage.getItem(key) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isWaiting) : [];
    } catch (cause) {
      log("payments", cause);
      return [];
    }
  }

  function store(next: readonly Waiting[]): void {
    all = next;
    try {
      tabStorage.setItem(key, JSON.stringify(next));
    } catch (cause) {
      log("payments", cause);
    }
  }

  const without = ({ razorpay_order_id: id }: PaymentProof) =>
    all.filter(({ proof }) => proof.razorpay_order_id !== id);

  return {
    of: (by, providerOrder) =>
      all.find((each) => each.by === by && each.proof.razorpay_order_id === providerOrder)?.proof,
    placing: (by) => all.find((each) => each.by === by && each.placing)?.proof,
    keep: (waiting) => store([...without(waiting.proof), waiting]),
    drop: (proof) => store(without(proof)),
  };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const isWaiting = (value: unknown): value is Waiting =>
  isObject(value) &&
  "by" in value &&
  "placing" in value &&
  "proof" in value &&
  isObject(value.proof) &&
  "razorpay_order_id" in value.proof &&
  "razorpay_payment_id" in value.proof &&
  "razorpay_signature" in value.proof;
