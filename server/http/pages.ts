/** Serves the built client and the products' pictures. The client does its own routing. */
import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { refuse } from "../services/outcome.ts";
import { sendRefusal } from "./bind.ts";

export type Folders = {
  /** The built client. */
  readonly client: string;
  /** Where pictures are looked for, first found first served. */
  readonly pictures: readonly string[];
};

const year = "public, max-age=31536000, immutable";
const week = "public, max-age=604800";
const alwaysAsk = "no-cache";

export function servePages(app: FastifyInstance, { client, pictures }: Folders): void {
  const standard = { cacheControl: false, dotfiles: "ignore" } as const;
  const hashed = join(client, "assets") + sep;

  app.register(fastifyStatic, {
    ...standard,
    root: client,
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Names of files under assets/ carry a digest of their content.
      reply.header("cache-control", path.startsWith(hashed) ? year : alwaysAsk);
    },
  });
  app.register(fastifyStatic, {
    ...standard,
    root: [...pictures],
    prefix: "/pictures/",
    decorateReply: false,
    setHeaders: (reply) => {
      reply.header("cache-control", week);
    },
  });

  app.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, "http://shop");
    const reads = request.method === "GET" || request.method === "HEAD";
    const wantsPage = request.headers.accept?.includes("text/html") ?? false;
    const isPage = reads && wantsPage && !/^\/(api|pictures)(\/|$)/.test(pathname);
    if (isPage && existsSync(join(client, "index.html"))) return reply.sendFile("index.html");
    if (isPage) return sendRefusal(reply, notBuilt);
    return sendRefusal(reply, refuse("not-found", "There is nothing at this address").refusal);
  });
}

const notBuilt = refuse(
  "unavailable",
  "The shop's pages are not built yet. Run `npm run build`, then load this page again.",
).refusal;
