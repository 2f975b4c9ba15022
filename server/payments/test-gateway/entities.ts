/**
 * The test gateway's part of Razorpay's orders, payments, errors and events.
 * https://razorpay.com/docs/api/orders/entity/ https://razorpay.com/docs/errors/
 */
import type { GatewayOrder, GatewayPayment } from "./books.ts";
import type { GatewayRefund, RefundedPayment } from "./refund-books.ts";

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

export function orderEntity(order: GatewayOrder) {
  const paid = order.status === "paid" ? order.amountPaise : 0;
  return {
    id: order.id,
    entity: "order",
    amount: order.amountPaise,
    amount_paid: paid,
    amount_due: order.amountPaise - paid,
    currency: order.currency,
    receipt: order.receipt,
    offer_id: null,
    status: order.status,
    attempts: order.attempts,
    notes: [],
    created_at: seconds(order.createdAt),
  };
}

/** `refunded` in paise, including pending. */
export function paymentEntity(payment: GatewayPayment, refunded = 0) {
  const failed = payment.status === "failed";
  const whole = refunded === payment.amountPaise;
  return {
    id: payment.id,
    entity: "payment",
    amount: payment.amountPaise,
    currency: payment.currency,
    status: whole ? "refunded" : payment.status,
    order_id: payment.orderId,
    invoice_id: null,
    international: false,
    method: "card",
    amount_refunded: refunded,
    refund_status: refunded === 0 ? null : whole ? "full" : "partial",
    captured: !failed,
    description: null,
    error_code: failed ? declined.code : null,
    error_description: failed ? declined.description : null,
    error_source: failed ? declined.source : null,
    error_step: failed ? declined.step : null,
    error_reason: failed ? declined.reason : null,
    notes: [],
    created_at: seconds(payment.createdAt),
  };
}

export function refundEntity(refund: GatewayRefund) {
  return {
    id: refund.id,
    entity: "refund",
    amount: refund.amountPaise,
    currency: refund.currency,
    payment_id: refund.paymentId,
    notes: [],
    receipt: refund.receipt,
    acquirer_data: { arn: null },
    created_at: seconds(refund.createdAt),
    batch_id: null,
    status: refund.status,
    speed_processed: "normal",
    speed_requested: "normal",
  };
}

export function collection<Item>(items: readonly Item[]) {
  return { entity: "collection", count: items.length, items };
}

const declined = {
  code: "BAD_REQUEST_ERROR",
  description: "The test bank declined the payment",
  source: "issuer_bank",
  step: "payment_authorization",
  reason: "payment_declined",
} as const;

/** The payment.failed event of a declined attempt. */
export function declinedError(payment: GatewayPayment) {
  return {
    error: { ...declined, metadata: { payment_id: payment.id, order_id: payment.orderId } },
  };
}

export function badRequest(description: string, field: string | null = null) {
  return {
    error: {
      code: "BAD_REQUEST_ERROR",
      description,
      source: "business",
      step: "payment_initiation",
      reason: "input_validation_failed",
      metadata: {},
      field,
    },
  };
}

/** A paid order has a second event. */
export function eventBodies(order: GatewayOrder, payment: GatewayPayment): readonly string[] {
  const about = { payment: { entity: paymentEntity(payment) } };
  const event = (name: string, payload: Readonly<Record<string, unknown>>) =>
    eventBody(name, payload, payment.createdAt);
  return payment.status === "captured"
    ? [
        event("payment.captured", about),
        event("order.paid", { ...about, order: { entity: orderEntity(order) } }),
      ]
    : [event("payment.failed", about)];
}

export function refundEventBody(refund: GatewayRefund, about: RefundedPayment): string {
  const payload = {
    refund: { entity: refundEntity(refund) },
    payment: { entity: paymentEntity(about.payment, about.refunded) },
  };
  return eventBody(`refund.${refund.status}`, payload, refund.createdAt);
}

function eventBody(
  name: string,
  payload: Readonly<Record<string, unknown>>,
  createdAt: Date,
): string {
  return JSON.stringify({
    entity: "event",
    account_id: "acc_testgateway",
    event: name,
    contains: Object.keys(payload),
    payload,
    created_at: seconds(createdAt),
  });
}
