/**
 * One spelling for each address. The router also finds a route by codes for its letters (`/%61pi`), by a
 * whole URL in place of a path, and before a `#`; whatever goes by the path must not see two of them.
 */
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Answers 404 to a request whose path is not spelled as its route spells it. */
export function refuseOtherSpellings(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, next) => {
    if (isSpelledAsRouted(request)) return next();
    reply.callNotFound();
  });
}

function isSpelledAsRouted({ raw, routeOptions, params }: FastifyRequest): boolean {
  const route = routeOptions.url;
  if (route === undefined) return true;
  const [path = ""] = (raw.url ?? "").split("?", 1);
  return path === route || path === spell(route, params as Readonly<Record<string, string>>);
}

/** A route with the values of its named parts, and of the rest of a path. */
const spell = (route: string, params: Readonly<Record<string, string>>): string =>
  route.replace(/:(\w+)|\*/g, (_, name?: string) =>
    name === undefined ? encodeURI(params["*"] ?? "") : encodeURIComponent(params[name] ?? ""),
  );
