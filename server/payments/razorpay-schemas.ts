/**
 * The used part of Razorpay's replies. https://razorpay.com/docs/api/payments/
 * https://razorpay.com/docs/api/refunds/
 */
import { z } from "zod";
import { providerOrder } from "../../contract/shapes.ts";
import type { ProviderPayment, ProviderRefund } from "./provider.ts";

/** Orders without a receipt aren't ours. */
export const orderList = z
  .object({ items: z.array(providerOrder.extend({ receipt: z.string().nullable() })) })
  .transform(({ items }) =>
    items.flatMap(({ receipt, ...order }) => (receipt === null ? [] : { ...order, receipt })),
  );

export const payment: z.ZodType<ProviderPayment> = z
  .object({
    id: z.string(),
    order_id: z.string().nullish(),
    amount: z.number().int(),
    currency: z.string(),
    status: z.enum(["created", "authorized", "captured", "refunded", "failed"]),
  })
  .transform(({ order_id, ...rest }) => ({ ...rest, orderId: order_id ?? null }));

export const refund: z.ZodType<ProviderRefund> = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    amount: z.number().int(),
    receipt: z.string().nullish(),
    status: z.enum(["pending", "processed", "failed"]),
  })
  .transform(({ payment_id, receipt, ...rest }) => ({
    ...rest,
    paymentId: payment_id,
    receipt: receipt ?? null,
  }));

export const refundList = z.object({ items: z.array(refund) }).transform(({ items }) => items);
