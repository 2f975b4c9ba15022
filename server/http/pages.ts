/** Serves the built client and the products' pictures. The client does its own routing. */
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { paths } from "../../domain/routes.ts";
import type { Config } from "../config.ts";
import type { Catalogue } from "../services/catalogue.ts";
import { refuse } from "../services/outcome.ts";
import { sendRefusal } from "./bind.ts";
import { watchBuild } from "./built-client.ts";
import type { SessionCookie } from "./cookies.ts";
import { bestEncoding, hasTag } from "./encoding.ts";
import { screenAt } from "./screens.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { createPageWriter } from "./write-page.ts";

export type Folders = {
  /** The built client. */
  readonly client: string;
  /** Where pictures are looked for, first found first served. */
  readonly pictures: readonly string[];
};

const year = "public, max-age=31536000, immutable";
const week = "public, max-age=604800";
const alwaysAsk = "no-cache";

/** What a page is told from: who asks, what the shop sells, and which services it has. */
export type PageParts = {
  readonly cookie: SessionCookie;
  readonly catalogue: Catalogue;
  readonly config: Config;
};

export function servePages(
  app: FastifyInstance,
  { client, pictures }: Folders,
  { cookie, catalogue, config }: PageParts,
): void {
  const standard = { cacheControl: false, dotfiles: "ignore" } as const;
  const hashed = join(client, "assets") + sep;

  app.register(fastifyStatic, {
    ...standard,
    root: client,
    // The page itself is sent below, with a head of its own for each path.
    allowedPath: (path) => !path.endsWith("/"),
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

  const built = watchBuild(client);
  const writer = createPageWriter({
    products: async () => (await catalogue.list()).products,
    undrawn: (err) => app.log.warn({ err }, "A page was sent undrawn"),
  });
  app.addHook("onListen", async () => {
    const build = await built();
    // The first shopper needn't wait for it.
    if (build !== null)
      await writer.write(build, { path: paths.home, query: "", member: true }, "br");
  });

  app.setNotFoundHandler(async (request, reply) => {
    // Not by new URL(): "//" is an address, too.
    const [path = "", query = ""] = request.url.split(/\?(.*)/s, 2);
    const reads = request.method === "GET" || request.method === "HEAD";
    const wantsPage = request.headers.accept?.includes("text/html") ?? false;
    if (!reads || !wantsPage || /^\/(api|pictures)(\/|$)/.test(path)) {
      return sendRefusal(reply, refuse("not-found", "There is nothing at this address").refusal);
    }
    const build = await built();
    if (build === null) return sendRefusal(reply, notBuilt);
    const encoding = bestEncoding(request.headers["accept-encoding"]);
    const visit = { path, query, member: cookie.read(request) !== null };
    const { body, tag } = await writer.write(build, visit, encoding);
    reply
      .code(screenAt(path) === undefined ? 404 : 200)
      .header("cache-control", alwaysAsk)
      .header("vary", "Cookie, Accept-Encoding")
      .header("etag", tag);
    if (build.calls.length > 0) {
      reply.header("content-security-policy", contentSecurityPolicy(config, build.calls));
    }
    if (reply.statusCode === 200 && hasTag(request.headers["if-none-match"], tag)) {
      return reply.code(304).send();
    }
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.type("text/html; charset=utf-8").send(body);
  });
}

const notBuilt = refuse(
  "unavailable",
  "The shop's pages are not built yet. Run `npm run build`, then load this page again.",
).refusal;
