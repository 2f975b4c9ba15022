/**
 * Browsers send the session cookie automatically, so changes must come from our pages or an allowed
 * origin.
 */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { webhookPath } from "../../payments/webhook-event.ts";
import { refuse } from "../../services/outcome.ts";
import { sendRefusal } from "../binding/bind.ts";

type OriginSettings = Pick<Config, "publicOrigin" | "allowedOrigins">;

const refusal = refuse("forbidden", "This call may not be made from another site").refusal;

export function guardOrigins(app: FastifyInstance, settings: OriginSettings): void {
  app.addHook("onRequest", (request, reply, next) => {
    // Paths have several spellings, routes one.
    const route = request.routeOptions.url ?? "";
    if (!route.startsWith("/api/")) return next();
    // Its sender proves itself by signature.
    if (route === webhookPath) return next();
    const origin = request.headers.origin;
    const allowed = origin !== undefined && settings.allowedOrigins.includes(origin);
    if (settings.allowedOrigins.length > 0) reply.header("vary", "Origin");
    if (allowed) {
      reply.header("access-control-allow-origin", origin);
      reply.header("access-control-allow-credentials", "true");
      reply.header("access-control-expose-headers", "Retry-After, X-Request-Id");
      if (request.method === "OPTIONS") {
        reply.header("access-control-allow-methods", "GET, POST, DELETE");
        reply.header(
          "access-control-allow-headers",
          "Authorization, Content-Type, Idempotency-Key",
        );
        reply.header("access-control-max-age", 600).code(204).send();
        return;
      }
    }
    const reads = request.method === "GET" || request.method === "HEAD";
    if (reads || allowed || comesFromHere(request, settings)) return next();
    sendRefusal(reply, refusal);
  });
}

/**
 * True for our pages and for programs: browsers send an origin with every POST
 * (https://fetch.spec.whatwg.org/#append-a-request-origin-header), programs only cookies given to
 * them.
 */
export function comesFromHere(request: FastifyRequest, settings: OriginSettings): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (origin !== undefined) return isOwn(origin, request.host, settings);
  return site === undefined || site === "same-origin" || site === "none";
}

function isOwn(origin: string, host: string, { publicOrigin }: OriginSettings): boolean {
  if (publicOrigin !== null) return origin === publicOrigin;
  return origin === `http://${host}` || origin === `https://${host}`;
}
