import type { FastifyInstance } from "fastify";
import { orderCountHeader } from "../../contract/calls.ts";
import { bind } from "../http/binding/bind.ts";
import { idempotencyKey } from "../http/binding/idempotency-key.ts";
import { type Outcome, ok, refuse } from "../services/outcome.ts";
import type { RouteParts } from "./route-parts.ts";

export function orderRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { catalogue, orders, payments, limiter, config } = parts;

  /** After "sold out" the client refetches the list: it must be current. */
  const mapped = <Value>(outcome: Outcome<Value>): Outcome<Value> => {
    if (!outcome.ok && outcome.refusal.soldOut !== undefined) catalogue.lookAgain();
    return outcome;
  };

  bind(app, parts, "placeOrder", {
    auth: true,
    handle: async ({ shopper, body, request }) => {
      const key = idempotencyKey(request);
      if (!key.ok) return key;
      const placed = await orders.placeCashOrder({
        userId: shopper.id,
        payload: body,
        idempotencyKey: key.value,
      });
      return placed.ok ? ok({ success: true, ...placed.value }) : mapped(placed);
    },
  });

  bind(app, parts, "userOrders", {
    auth: true,
    handle: async ({ shopper, body, reply }) => {
      reply.header(orderCountHeader, await orders.count(shopper.id));
      return ok(orders.page(shopper.id, body?.before ?? null));
    },
  });

  bind(app, parts, "razorpayOrder", {
    auth: true,
    handle: async ({ shopper, body, request }) => {
      if (payments === null) return notSetUp;
      const allowed = await limiter.allow({
        what: "card-order",
        who: shopper.id,
        limit: config.limits.cardOrders,
      });
      if (!allowed.ok) return allowed;
      if ("orderId" in body) {
        const order = await orders.byId(shopper.id, body.orderId);
        if (order === null) return refuse("not-found", "There is no such order", orderId);
        return mapped(await payments.open({ order, repeated: true }));
      }
      const key = idempotencyKey(request);
      if (!key.ok) return key;
      const placed = await orders.placeCardOrder({
        userId: shopper.id,
        payload: body,
        idempotencyKey: key.value,
      });
      return mapped(placed.ok ? await payments.open(placed.value) : placed);
    },
  });

  bind(app, parts, "verifyRazorpay", {
    auth: true,
    handle: async ({ shopper, body }) => {
      if (payments === null) return notSetUp;
      return payments.verify({
        userId: shopper.id,
        providerOrderId: body.razorpay_order_id,
        paymentId: body.razorpay_payment_id,
        signature: body.razorpay_signature,
      });
    },
  });
}

const notSetUp = refuse("not-found", "Card payment is not set up");
const orderId = { field: "orderId" };
