/**
 * One spelling per address. The router also accepts encoded letters (`/%61pi`), whole URLs and
 * anything before a `#`, which path checks must not see.
 */
import type { FastifyInstance, FastifyRequest } from "fastify";

/** 404 for a path not spelled like its route. */
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

const spell = (route: string, params: Readonly<Record<string, string>>): string =>
  route.replace(/:(\w+)|\*/g, (_, name?: string) =>
    name === undefined ? encodeURI(params["*"] ?? "") : encodeURIComponent(params[name] ?? ""),
  );
