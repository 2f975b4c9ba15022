import type { FastifyInstance } from "fastify";
import { bind } from "../http/binding/bind.ts";
import { idempotencyKey } from "../http/binding/idempotency-key.ts";
import { ok } from "../services/outcome.ts";
import type { RouteParts } from "./route-parts.ts";

export function cartRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { carts } = parts;

  bind(app, parts, "getCart", {
    auth: true,
    handle: async ({ shopper }) => ok(await carts.get(shopper.id)),
  });

  bind(app, parts, "addToCart", {
    auth: true,
    handle: async ({ shopper, body, request }) => {
      const key = idempotencyKey(request);
      return key.ok ? carts.add(shopper.id, body, key.value) : key;
    },
  });

  bind(app, parts, "updateCart", {
    auth: true,
    handle: ({ shopper, body }) => carts.update(shopper.id, body),
  });
}
