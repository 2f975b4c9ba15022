import type { FastifyInstance, FastifyRequest } from "fastify";
import { bind } from "../http/binding/bind.ts";
import type { Asking } from "../services/accounts/own-account.ts";
import type { Shopper } from "../services/accounts/sessions.ts";
import { ok } from "../services/outcome.ts";
import type { RouteParts } from "./route-parts.ts";

export function ownAccountRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { ownAccounts, recovery, cookie } = parts;

  const asking = ({ shopper, request }: { shopper: Shopper; request: FastifyRequest }): Asking => ({
    shopper,
    // A session implies its token.
    token: cookie.read(request) ?? "",
  });

  bind(app, parts, "getAccount", {
    auth: true,
    handle: async (call) => ownAccounts.get(asking(call)),
  });

  bind(app, parts, "changeName", {
    auth: true,
    handle: async (call) => ownAccounts.rename(asking(call), call.body.name),
  });

  bind(app, parts, "changePassword", {
    auth: true,
    handle: async (call) => ownAccounts.changePassword(asking(call), call.body),
  });

  bind(app, parts, "listSessions", {
    auth: true,
    handle: async (call) => ok(await ownAccounts.sessions(asking(call))),
  });

  bind(app, parts, "endSessions", {
    auth: true,
    handle: async (call) => ok(await ownAccounts.endSessions(asking(call), call.body?._id)),
  });

  bind(app, parts, "downloadData", {
    auth: true,
    handle: async (call) => ownAccounts.data(asking(call)),
  });

  bind(app, parts, "deleteAccount", {
    auth: true,
    handle: async (call) => {
      const removed = await ownAccounts.remove(asking(call), call.body?.password);
      if (removed.ok) cookie.clear(call.reply);
      return removed;
    },
  });

  bind(app, parts, "forgotPassword", {
    auth: false,
    handle: async ({ body, request }) => recovery.forgot(body.email, request.ip),
  });

  bind(app, parts, "resetPassword", {
    auth: false,
    handle: async ({ body, request }) => recovery.reset(body, request.ip),
  });
}
