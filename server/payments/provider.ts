/** Card providers. External failures are values; amounts are integer paise. */
import type { ProviderOrder } from "../../contract/schemas.ts";

/** The test gateway, or one of Razorpay's two modes; each pays its own orders only. */
export type PaymentMode = "local" | "test" | "live";

type Due = {
  /** At least 100. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Unique; at most 40 characters. */
  readonly receipt: string;
};

export type ProviderPayment = {
  readonly id: string;
  readonly orderId: string | null;
  readonly amount: number;
  readonly currency: string;
  /** Only "captured" is money. */
  readonly status: "created" | "authorized" | "captured" | "refunded" | "failed";
};

type RefundDue = {
  readonly paymentId: string;
  readonly amount: number;
  /** Unique; 10 to 40 letters, digits and hyphens. Makes resending idempotent. */
  readonly receipt: string;
};

export type ProviderRefund = {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly receipt: string | null;
  /** Pending may take days; a failed one never moved. */
  readonly status: "pending" | "processed" | "failed";
};

/** From the payment window. */
type PaymentClaim = {
  /** From our records, never the claim. */
  readonly providerOrderId: string;
  readonly paymentId: string;
  readonly signature: string;
};

/**
 * - away: no answer in time, or "later"; - refused: understood and denied; - broken: a senseless
 *   answer.
 */
export type ProviderTrouble = "away" | "refused" | "broken";

export type ProviderResult<Value> =
  | { readonly ok: true; readonly value: Value }
  /** `cause` is for the log; no secrets. */
  | { readonly ok: false; readonly trouble: ProviderTrouble; readonly cause: unknown };

export type CardProvider = {
  readonly key: string;
  readonly mode: PaymentMode;
  /** Script of the window: URL or our path. */
  readonly checkout: string;

  readonly createOrder: (due: Due) => Promise<ProviderResult<ProviderOrder>>;
  /** Finds an unanswered attempt's order. */
  readonly findOrder: (receipt: string) => Promise<ProviderResult<ProviderOrder | null>>;
  readonly payment: (id: string) => Promise<ProviderResult<ProviderPayment>>;
  readonly capture: (payment: ProviderPayment) => Promise<ProviderResult<ProviderPayment>>;
  readonly refund: (due: RefundDue) => Promise<ProviderResult<ProviderRefund>>;
  /** Finds an unanswered attempt's refund. */
  readonly findRefund: (
    due: Pick<RefundDue, "paymentId" | "receipt">,
  ) => Promise<ProviderResult<ProviderRefund | null>>;

  /** Verifies the payment's signature. */
  readonly signedPayment: (claim: PaymentClaim) => Promise<boolean>;
  /** Verifies the raw body; null without a webhook secret. */
  readonly signedEvent: (body: Uint8Array, signature: string) => Promise<boolean | null>;
};
