/** A token for Azure's speech service. */
import type { FastifyInstance } from "fastify";
import { bind } from "../http/binding/bind.ts";
import { ok, refuse } from "../services/outcome.ts";
import type { AzureTokens } from "../speech/azure-tokens.ts";
import type { RouteParts } from "./route-parts.ts";

export function azureTokenRoute(
  app: FastifyInstance,
  parts: Pick<RouteParts, "sessions" | "cookie" | "limiter" | "config">,
  tokens: AzureTokens | null,
): void {
  bind(app, parts, "azureToken", {
    auth: true,
    async handle({ shopper, request }) {
      if (tokens === null) return refuse("not-found", "The shop has no speech service set up");
      const { speech: limit } = parts.config.limits;
      const allowed = await parts.limiter.allow({ what: "azure-token", who: shopper.id, limit });
      if (!allowed.ok) return allowed;
      const issued = await tokens.issue();
      if (issued.ok) return ok(issued.value);
      request.log.warn({ err: issued.cause, trouble: issued.trouble }, "no token from Azure");
      return issued.trouble === "busy"
        ? refuse("too-many", "The speech service is busy. Please try again in a moment.", {
            retryAfterSeconds: 5,
          })
        : refuse("unavailable", "The speech service doesn't answer. You can type instead.");
    },
  });
}
