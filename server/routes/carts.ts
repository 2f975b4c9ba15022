/** The shopper's cart. */
import type { FastifyInstance } from "fastify";
import { bind } from "../http/bind.ts";
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
    handle: ({ shopper, body }) => carts.add(shopper.id, body),
  });

  bind(app, parts, "updateCart", {
    auth: true,
    handle: ({ shopper, body }) => carts.update(shopper.id, body),
  });
}
