/**
 * Reads the provider's webhooks. The account may do other business: other events are ignored.
 * https://razorpay.com/docs/webhooks/payments/
 */
import { z } from "zod";

/** Called by programs, not pages. */
export const webhookPath = "/api/order/razorpay-webhook";

type PaymentNews = {
  readonly paymentId: string;
  readonly providerOrderId: string;
  /** Integer paise. */
  readonly amount: number;
  readonly currency: string;
};

type RefundNews = {
  readonly id: string;
  readonly paymentId: string;
  /** Null if created elsewhere. */
  readonly receipt: string | null;
  /** Integer paise. */
  readonly amount: number;
};

export type WebhookEvent =
  | { readonly type: "captured"; readonly kind: string; readonly payment: PaymentNews }
  | {
      readonly type: "failed";
      readonly kind: string;
      readonly payment: PaymentNews;
      /** The provider's words. */
      readonly why: string | null;
    }
  /** Succeeded or finally failed. */
  | {
      readonly type: "refund";
      readonly kind: string;
      readonly refund: RefundNews;
      readonly status: "processed" | "failed";
    }
  | { readonly type: "other"; readonly kind: string };

const envelope = z.object({ event: z.string().max(100) });

const paymentEvent = z.object({
  payload: z.object({
    payment: z.object({
      entity: z.object({
        id: z.string().min(1).max(100),
        order_id: z.string().min(1).max(100),
        amount: z.number().int(),
        currency: z.string().max(10),
        error_description: z.string().nullish(),
      }),
    }),
  }),
});

const refundEvent = z.object({
  payload: z.object({
    refund: z.object({
      entity: z.object({
        id: z.string().min(1).max(100),
        payment_id: z.string().min(1).max(100),
        amount: z.number().int(),
        receipt: z.string().max(100).nullish(),
      }),
    }),
  }),
});

/** Null for other events. Check the signature first. */
export function readEvent(body: string): WebhookEvent | null {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return null;
  }
  const head = envelope.safeParse(json);
  if (!head.success) return null;
  const kind = head.data.event;
  const refundStatus = refundKinds.get(kind);
  if (refundStatus !== undefined) return readRefund(json, kind, refundStatus);
  const type = types.get(kind);
  const parsed = paymentEvent.safeParse(json);
  // Payments without an order aren't ours.
  if (type === undefined || !parsed.success) return { type: "other", kind };
  const { id, order_id, amount, currency, error_description } = parsed.data.payload.payment.entity;
  const payment = { paymentId: id, providerOrderId: order_id, amount, currency };
  if (type === "captured") return { type, kind, payment };
  return { type, kind, payment, why: error_description ?? null };
}

const types = new Map<string, "captured" | "failed">([
  ["payment.captured", "captured"],
  ["order.paid", "captured"],
  ["payment.failed", "failed"],
]);

function readRefund(json: unknown, kind: string, status: "processed" | "failed"): WebhookEvent {
  const parsed = refundEvent.safeParse(json);
  if (!parsed.success) return { type: "other", kind };
  const { id, payment_id, amount, receipt } = parsed.data.payload.refund.entity;
  const refund = { id, paymentId: payment_id, receipt: receipt ?? null, amount };
  return { type: "refund", kind, refund, status };
}

const refundKinds = new Map<string, "processed" | "failed">([
  ["refund.processed", "processed"],
  ["refund.failed", "failed"],
]);
