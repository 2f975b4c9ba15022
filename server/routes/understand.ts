/** Second opinions. Neither kept nor logged. */
import type { FastifyInstance } from "fastify";
import { bind } from "../http/binding/bind.ts";
import { ok } from "../services/outcome.ts";
import type { SecondOpinion } from "../understand/second-opinion.ts";
import type { RouteParts } from "./route-parts.ts";

/** `secondOpinion` is null without a service. */
export function understandRoute(
  app: FastifyInstance,
  parts: Pick<RouteParts, "sessions" | "cookie" | "limiter" | "config">,
  secondOpinion: SecondOpinion | null,
): void {
  const { limiter, config } = parts;

  bind(app, parts, "understand", {
    auth: true,
    handle: async ({ shopper, body }) => {
      if (secondOpinion === null) return ok({ opinion: null });
      const allowed = await limiter.allow({
        what: "second-opinions",
        who: shopper.id,
        limit: config.limits.secondOpinions,
      });
      if (!allowed.ok) return allowed;
      return ok({ opinion: await secondOpinion.ask(body) });
    },
  });
}
