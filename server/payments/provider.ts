/**
 * Card payment as the shop sees it, whoever takes the money. What goes wrong outside is a value, not
 * an exception. Amounts are integer paise.
 */
import type { ProviderOrder } from "../../contract/schemas.ts";

/**
 * Whose books an order stands in: those of the local test gateway, or one of Razorpay's two. An order
 * of one can't be paid in another.
 */
export type PaymentMode = "local" | "test" | "live";

/** What is to be paid. */
export type Due = {
  /** At least 100. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Unique among all orders; at most 40 characters. */
  readonly receipt: string;
};

/** A payment as the provider knows it. */
export type ProviderPayment = {
  readonly id: string;
  readonly orderId: string | null;
  readonly amount: number;
  readonly currency: string;
  /** Only a captured payment is money; an authorised one can become it. */
  readonly status: "created" | "authorized" | "captured" | "refunded" | "failed";
};

/** Money to give back of a captured payment. */
export type RefundDue = {
  readonly paymentId: string;
  readonly amount: number;
  /** Unique among all refunds; 10 to 40 letters, digits and hyphens. Sent again with it, it is the same refund. */
  readonly receipt: string;
};

/** A refund as the provider knows it. */
export type ProviderRefund = {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly receipt: string | null;
  /** Pending may take days; what failed never moved. */
  readonly status: "pending" | "processed" | "failed";
};

/** What a browser brings back from the payment window. */
export type PaymentClaim = {
  /** The order id from our own books, never the one that came with the claim. */
  readonly providerOrderId: string;
  readonly paymentId: string;
  readonly signature: string;
};

/**
 * - away: no answer, none in time, or an answer that says to come back later;
 * - refused: the provider understood and said no;
 * - broken: an answer that makes no sense.
 */
export type ProviderTrouble = "away" | "refused" | "broken";

export type ProviderResult<Value> =
  | { readonly ok: true; readonly value: Value }
  /** `cause` is for the log; it holds no secret. */
  | { readonly ok: false; readonly trouble: ProviderTrouble; readonly cause: unknown };

export type CardProvider = {
  /** The public key that opens the payment window. */
  readonly key: string;
  readonly mode: PaymentMode;
  /** Where the window's script is: an address, or a path of ours. */
  readonly checkout: string;

  readonly createOrder: (due: Due) => Promise<ProviderResult<ProviderOrder>>;
  /** The order with this receipt, if an earlier attempt made one whose answer never came. */
  readonly findOrder: (receipt: string) => Promise<ProviderResult<ProviderOrder | null>>;
  readonly payment: (id: string) => Promise<ProviderResult<ProviderPayment>>;
  /** Turns an authorised payment into money. */
  readonly capture: (payment: ProviderPayment) => Promise<ProviderResult<ProviderPayment>>;
  readonly refund: (due: RefundDue) => Promise<ProviderResult<ProviderRefund>>;
  /** The refund with this receipt, if an earlier attempt made one whose answer never came. */
  readonly findRefund: (
    due: Pick<RefundDue, "paymentId" | "receipt">,
  ) => Promise<ProviderResult<ProviderRefund | null>>;

  /** Whether the provider signed this payment for this order. */
  readonly signedPayment: (claim: PaymentClaim) => Promise<boolean>;
  /** Whether the provider sent these very bytes; null when no webhook secret is set up. */
  readonly signedEvent: (body: Uint8Array, signature: string) => Promise<boolean | null>;
};
