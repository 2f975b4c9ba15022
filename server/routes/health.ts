/** Tells whoever watches over the server whether it can serve. */
import type { FastifyInstance } from "fastify";
import { sendRefusal } from "../http/bind.ts";
import { refuse } from "../services/outcome.ts";
import type { RouteParts } from "./route-parts.ts";

export function healthRoutes(app: FastifyInstance, { pingDatabase }: RouteParts): void {
  app.get("/healthz", async (request, reply) => {
    reply.header("cache-control", "no-store");
    try {
      await pingDatabase();
      return { status: "ok" };
    } catch (err) {
      request.log.error({ err }, "the database does not answer");
      return sendRefusal(reply, refuse("unavailable", "The database does not answer").refusal);
    }
  });
}
