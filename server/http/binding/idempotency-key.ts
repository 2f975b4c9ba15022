/** Reads the name that a client gives to what it asks for, so that asking again does nothing more. */
import type { FastifyRequest } from "fastify";
import { type Outcome, ok, refuse } from "../../services/outcome.ts";

/** Null when the client sends none: then every request is one of its own. */
export function idempotencyKey(request: FastifyRequest): Outcome<string | null> {
  const sent = request.headers["idempotency-key"];
  if (sent === undefined) return ok(null);
  if (typeof sent === "string" && /^[\x21-\x7e]{1,255}$/.test(sent)) return ok(sent);
  return refuse("bad-input", "Idempotency-Key must be 1 to 255 plain characters", {
    field: "Idempotency-Key",
  });
}
