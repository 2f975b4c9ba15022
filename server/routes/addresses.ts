import type { FastifyInstance } from "fastify";
import { bind } from "../http/binding/bind.ts";
import { ok } from "../services/outcome.ts";
import type { RouteParts } from "./route-parts.ts";

export function addressRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { addressBooks, delivery } = parts;

  bind(app, parts, "listAddresses", {
    auth: true,
    handle: async ({ shopper }) => ok(await addressBooks.book(shopper.id)),
  });

  bind(app, parts, "saveAddress", {
    auth: true,
    handle: async ({ shopper, body }) => addressBooks.save(shopper.id, body),
  });

  bind(app, parts, "removeAddress", {
    auth: true,
    handle: async ({ shopper, body }) => addressBooks.remove(shopper.id, body._id),
  });

  bind(app, parts, "deliveryTo", {
    auth: false,
    // The route has that parameter.
    handle: async ({ request }) => delivery.to((request.params as { readonly pin: string }).pin),
  });
}
