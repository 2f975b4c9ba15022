/** Registering, signing in and out, and who is signed in. */
import type { FastifyInstance } from "fastify";
import { bind } from "../http/bind.ts";
import { comesFromHere } from "../http/origins.ts";
import { ok, refuse } from "../services/outcome.ts";
import type { RouteParts } from "./route-parts.ts";

export function authRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { accounts, sessions, cookie, config } = parts;

  bind(app, parts, "register", {
    auth: false,
    missing: "All fields are required",
    handle: async ({ body, request, reply }) => {
      const outcome = await accounts.register(body, request.ip);
      if (outcome.ok) {
        cookie.write(reply, await sessions.begin(outcome.value.id, cookie.read(request)));
      }
      return outcome;
    },
  });

  bind(app, parts, "logIn", {
    auth: false,
    handle: async ({ body, request, reply }) => {
      const outcome = await accounts.logIn(body, request.ip);
      if (outcome.ok) {
        cookie.write(reply, await sessions.begin(outcome.value.id, cookie.read(request)));
      }
      return outcome;
    },
  });

  bind(app, parts, "googleLogIn", {
    auth: false,
    handle: async () => refuse("not-found", "Google sign-in is not set up"),
  });

  bind(app, parts, "logOut", {
    auth: false,
    handle: async ({ request, reply }) => {
      // A GET by contract, and it changes something: a link or picture on another site must not do it.
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
