import type { FastifyInstance } from "fastify";
import { bind } from "../http/binding/bind.ts";
import { idempotencyKey } from "../http/binding/idempotency-key.ts";
import type { RouteParts } from "./route-parts.ts";

export function afterOrderRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { afterOrders } = parts;

  bind(app, parts, "cancelOrder", {
    auth: true,
    // Cancelling is idempotent.
    handle: ({ shopper, body }) => afterOrders.cancel(shopper.id, body),
  });

  bind(app, parts, "changeOrderAddress", {
    auth: true,
    handle: ({ shopper, body }) => afterOrders.changeAddress(shopper.id, body),
  });

  bind(app, parts, "returnItem", {
    auth: true,
    handle: async ({ shopper, body, request }) => {
      const key = idempotencyKey(request);
      return key.ok ? afterOrders.giveBack(shopper.id, body, key.value) : key;
    },
  });
}
