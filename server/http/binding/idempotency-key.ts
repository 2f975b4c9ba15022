/** Reads the client's idempotency key. */
import type { FastifyRequest } from "fastify";
import { type Outcome, ok, refuse } from "../../services/outcome.ts";

/** Null without one. */
export function idempotencyKey(request: FastifyRequest): Outcome<string | null> {
  const sent = request.headers["idempotency-key"];
  if (sent === undefined) return ok(null);
  if (typeof sent === "string" && /^[\x21-\x7e]{1,255}$/.test(sent)) return ok(sent);
  return refuse("bad-input", "Idempotency-Key must be 1 to 255 plain characters", {
    field: "Idempotency-Key",
  });
}
