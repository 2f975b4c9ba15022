/** Serves the built client and the products' pictures. The client does its own routing. */
import { readFile, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { brotliCompressSync, gzipSync, constants as zlib } from "node:zlib";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Catalogue } from "../services/catalogue.ts";
import { refuse } from "../services/outcome.ts";
import { sendRefusal } from "./bind.ts";
import type { SessionCookie } from "./cookies.ts";
import { bestEncoding } from "./encoding.ts";
import { headLinks, type Manifest, readManifest } from "./page-head.ts";
import { createPrerender } from "./prerender.ts";

export type Folders = {
  /** The built client. */
  readonly client: string;
  /** Where pictures are looked for, first found first served. */
  readonly pictures: readonly string[];
};

const year = "public, max-age=31536000, immutable";
const week = "public, max-age=604800";
const alwaysAsk = "no-cache";

/** What a page is told from: who asks, and what the shop sells. */
export type PageParts = { readonly cookie: SessionCookie; readonly catalogue: Catalogue };

export function servePages(
  app: FastifyInstance,
  { client, pictures }: Folders,
  { cookie, catalogue }: PageParts,
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

  const built = readBuilt(client);
  const prerender = createPrerender(client);
  const draw = async (path: string): Promise<string> => {
    try {
      return await prerender({ path, products: (await catalogue.list()).products });
    } catch (err) {
      // The app draws the same by itself, and says what is wrong.
      app.log.warn({ err }, "A page was sent undrawn");
      return "";
    }
  };
  app.addHook("onListen", async () => void (await draw("/"))); // the first shopper needn't wait for it
  app.setNotFoundHandler(async (request, reply) => {
    const { pathname, search } = new URL(request.url, "http://shop");
    const reads = request.method === "GET" || request.method === "HEAD";
    const wantsPage = request.headers.accept?.includes("text/html") ?? false;
    if (!reads || !wantsPage || /^\/(api|pictures)(\/|$)/.test(pathname)) {
      return sendRefusal(reply, refuse("not-found", "There is nothing at this address").refusal);
    }
    const build = await built();
    if (build === null) return sendRefusal(reply, notBuilt);
    const member = cookie.read(request) !== null;
    const links = headLinks(build.manifest, { path: pathname, member });
    const drawn =
      search === "" && (member ? forMembers : forVisitors).test(pathname)
        ? await draw(pathname)
        : "";
    reply.header("cache-control", alwaysAsk).header("vary", "Cookie, Accept-Encoding");
    return sendPage(request, reply, put(build.page, links, drawn));
  });
}

/** Screens whose first look needs no more than the list of products; with a query it may need more. */
const forMembers = /^\/(collection|productdetail\/[^/]+)?$/;
const forVisitors = /^\/(login|signup)$/;

/** Puts links into the page's head, and a screen in the place of what stands there; it rests until the app takes it over. */
function put(page: string, links: string, drawn: string): string {
  const told = page.replace("</head>", () => `${links}</head>`);
  return drawn === ""
    ? told
    : told.replace(
        /<div id="root"><div class="shell">.*?<\/div><\/div>/s,
        () => `<div id="root" inert>${drawn}</div>`,
      );
}

const quick = { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } };

/** Compressed for whoever can read it: a drawn page is several times as long as its scripts' names. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: string): FastifyReply {
  reply.type("text/html; charset=utf-8");
  const encoding = bestEncoding(request.headers["accept-encoding"]);
  if (encoding === "identity") return reply.send(page);
  return reply
    .header("content-encoding", encoding)
    .send(encoding === "br" ? brotliCompressSync(page, quick) : gzipSync(page));
}

/** The page of the build and what it consists of, read again after the next build; null before the first. */
function readBuilt(client: string) {
  let known: { readonly made: number; readonly page: string; readonly manifest: Manifest } | null =
    null;
  const index = join(client, "index.html");
  return async () => {
    const made = await stat(index).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
    if (made === null) return null;
    if (known?.made !== made) {
      known = { made, page: await readFile(index, "utf8"), manifest: readManifest(client) };
    }
    return known;
  };
}

const notBuilt = refuse(
  "unavailable",
  "The shop's pages are not built yet. Run `npm run build`, then load this page again.",
).refusal;
