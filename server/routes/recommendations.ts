import type { FastifyInstance } from "fastify";
import { bind } from "../http/binding/bind.ts";
import { ok } from "../services/outcome.ts";
import type { RouteParts } from "./route-parts.ts";

export function recommendationRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { recommend, limiter, config } = parts;

  bind(app, parts, "recommend", {
    auth: true,
    handle: async ({ shopper, body }) => {
      const allowed = await limiter.allow({
        what: "recommendations",
        who: shopper.id,
        limit: config.limits.recommendations,
      });
      if (!allowed.ok) return allowed;
      return ok(await recommend(body));
    },
  });
}
