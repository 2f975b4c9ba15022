/** The second opinion on a sentence that the shop didn't understand. Neither kept nor logged. */
import type { FastifyInstance } from "fastify";
import { bind } from "../http/binding/bind.ts";
import { ok } from "../services/outcome.ts";
import type { SecondOpinion } from "../understand/second-opinion.ts";
import type { RouteParts } from "./route-parts.ts";

/** `secondOpinion` is null when no service is set up: then there is none. */
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
