/** Orders and payment. */
import type { FastifyInstance } from "fastify";
import { bind } from "../http/bind.ts";
import { ok, refuse } from "../services/outcome.ts";
import type { RouteParts } from "./route-parts.ts";

export function orderRoutes(app: FastifyInstance, parts: RouteParts): void {
  bind(app, parts, "placeOrder", {
    auth: true,
    handle: async () => refuse("not-found", "Orders can't be placed yet"),
  });

  bind(app, parts, "userOrders", { auth: true, handle: async () => ok([]) });

  for (const name of ["razorpayOrder", "verifyRazorpay"] as const) {
    bind(app, parts, name, {
      auth: true,
      handle: async () => refuse("not-found", "Card payment is not set up"),
    });
  }
}
