import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { bind } from "../http/binding/bind.ts";
import { describeDevice } from "../http/security/device.ts";
import { comesFromHere } from "../http/security/origins.ts";
import type { Admission, Shopper } from "../services/accounts/sessions.ts";
import { type Outcome, ok, refuse } from "../services/outcome.ts";
import type { RouteParts } from "./route-parts.ts";

export function authRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { accounts, googleAccounts, sessions, cookie, config } = parts;

  /** A new session replaces the browser's. */
  const letIn = async (
    outcome: Outcome<Admission>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Outcome<Shopper>> => {
    if (!outcome.ok) return outcome;
    const device = describeDevice(request.headers["user-agent"]);
    const token = await sessions.begin(outcome.value, cookie.read(request), device);
    if (token === null) return refuse("signed-out", "That didn't work. Please log in again.");
    cookie.write(reply, token);
    return ok(outcome.value.shopper);
  };

  bind(app, parts, "register", {
    auth: false,
    missing: "All fields are required",
    handle: async ({ body, request, reply }) =>
      letIn(await accounts.register(body, request.ip), request, reply),
  });

  bind(app, parts, "logIn", {
    auth: false,
    handle: async ({ body, request, reply }) =>
      letIn(await accounts.logIn(body, request.ip), request, reply),
  });

  bind(app, parts, "googleLogIn", {
    auth: false,
    handle: async ({ body, request, reply }) => {
      const call = { ...body, token: bearer(request), address: request.ip };
      return letIn(await googleAccounts.signIn(call), request, reply);
    },
  });

  bind(app, parts, "logOut", {
    auth: false,
    handle: async ({ request, reply }) => {
      // A GET by contract with side effects: other sites' links and pictures must not trigger it.
      const allowed = config.allowedOrigins.includes(request.headers.origin ?? "");
      if (!allowed && !comesFromHere(request, config)) {
        return refuse("forbidden", "Please sign out from the shop itself");
      }
      await sessions.end(cookie.read(request));
      cookie.clear(reply);
      return ok({ success: true });
    },
  });

  bind(app, parts, "getCurrentUser", {
    auth: true,
    handle: async ({ shopper }) => ok(shopper),
  });
}

/** From `Authorization: Bearer` (https://www.rfc-editor.org/rfc/rfc6750#section-2.1). */
function bearer(request: FastifyRequest): string | null {
  return /^Bearer +([\w.~+/=-]+) *$/i.exec(request.headers.authorization ?? "")?.[1] ?? null;
}
