/** Serves the built client and pictures. The client routes. */
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorReply } from "../../../contract/schemas.ts";
import { paths } from "../../../domain/routes.ts";
import type { Config } from "../../config.ts";
import type { Catalogue } from "../../services/catalogue/catalogue.ts";
import { refuse } from "../../services/outcome.ts";
import type { ShopFacts } from "../../shop-facts.ts";
import { sendRefusal } from "../binding/bind.ts";
import type { SessionCookie } from "../security/cookies.ts";
import { contentSecurityPolicy } from "../security/security-headers.ts";
import { watchBuild } from "./built-client.ts";
import { bestEncoding, hasTag } from "./encoding.ts";
import { type Screen, screenOf, screens } from "./screens.ts";
import { createPageWriter } from "./write-page.ts";

export type Folders = {
  readonly client: string;
  /** Searched in order. */
  readonly pictures: readonly string[];
  /** Resolves once a picture is drawn; see pictures/picture-drawer.ts. */
  readonly pictureReady?: (path: string) => Promise<void>;
};

const picturesPrefix = "/pictures/";
const year = "public, max-age=31536000, immutable";
const week = "public, max-age=604800";
const alwaysAsk = "no-cache";

/** Served besides assets; no other files are. */
export const publicFiles: readonly string[] = ["icon.svg", "favicon.ico", "preview.png"];

type PageParts = {
  readonly cookie: SessionCookie;
  readonly catalogue: Catalogue;
  readonly config: Config;
  readonly shop: Pick<ShopFacts, "name">;
};

export function servePages(
  app: FastifyInstance,
  { client, pictures, pictureReady }: Folders,
  { cookie, catalogue, config, shop }: PageParts,
): void {
  const standard = { cacheControl: false, dotfiles: "ignore" } as const;
  const assets = join(client, "assets");

  app.register(fastifyStatic, {
    ...standard,
    root: assets,
    prefix: "/assets/",
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Names under assets/ contain a digest.
      reply.header("cache-control", path.startsWith(assets + sep) ? year : week);
    },
  });
  for (const name of publicFiles) {
    app.get(`/${name}`, (_, reply) => reply.sendFile(name, client));
  }
  app.register(async (scope) => {
    if (pictureReady)
      scope.addHook("onRequest", ({ url }) =>
        pictureReady(url.slice(picturesPrefix.length).split("?", 1)[0] ?? ""),
      );
    await scope.register(fastifyStatic, {
      ...standard,
      root: [...pictures],
      prefix: picturesPrefix,
      decorateReply: false,
      setHeaders: (reply) => {
        reply.header("cache-control", week);
      },
    });
  });

  const built = watchBuild(client);
  const writer = createPageWriter({
    describer: { origin: config.publicOrigin, shopName: shop.name },
    products: async () => (await catalogue.list()).products,
    prerenderFailed: (err) => app.log.warn({ err }, "A page was sent undrawn"),
  });
  app.addHook("onListen", async () => {
    const build = await built();
    // Warms up the cache.
    const home = { screen: screenOf(paths.home), path: paths.home, query: "", member: true };
    if (build !== null) await writer.write(build, home, "br");
  });

  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    screen: Screen | undefined,
  ): Promise<FastifyReply> => {
    const build = await built();
    if (build === null) return sendRefusal(reply, notBuilt);
    const [path = "", query = ""] = request.url.split(/\?(.*)/s, 2);
    const encoding = bestEncoding(request.headers["accept-encoding"]);
    const visit = { screen, path, query, member: cookie.read(request) !== null };
    const { body, tag, style } = await writer.write(build, visit, encoding);
    reply.header("vary", "Accept, Accept-Encoding, Cookie");
    if (build.calls.length > 0 || style) {
      const policy = contentSecurityPolicy(config, { calls: build.calls, style });
      reply.header("content-security-policy", policy);
    }
    if (screen !== undefined) {
      reply.header("cache-control", alwaysAsk).header("etag", tag);
      if (hasTag(request.headers["if-none-match"], tag)) return reply.code(304).send();
    }
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.type("text/html; charset=utf-8").send(body);
  };

  for (const screen of screens) {
    app.get(screen.route, async (request, reply) => {
      if (takesPage(request)) return sendPage(request, reply, screen);
      return reply.header("vary", "Accept").code(406).send(pageAlone);
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    const reads = request.method === "GET" || request.method === "HEAD";
    const isPage =
      reads && !/^\/(api|pictures|assets)(\/|$)/.test(request.url.split("?", 1)[0] ?? "");
    // Missing pictures, scripts and API calls aren't pages.
    if (isPage && request.headers.accept?.includes("text/html")) {
      return sendPage(request, reply.code(404), undefined);
    }
    if (isPage) reply.header("vary", "Accept");
    return sendRefusal(reply, refuse("not-found", "There is nothing at this address").refusal);
  });
}

/** No type, or any, accepts the page. */
const takesPage = ({ headers: { accept } }: FastifyRequest): boolean =>
  accept === undefined || /(^|[\s,])(text\/(html|\*)|\*\/\*)/i.test(accept);

const pageAlone: ErrorReply = { message: "This address is a page: it comes as text/html alone" };

const notBuilt = refuse(
  "unavailable",
  "The shop's pages are not built yet. Run `npm run build`, then load this page again.",
).refusal;
