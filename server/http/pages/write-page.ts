/** Writes the app's page for a visit: with what it will need named in its head, and its screen drawn. */
import { createHash } from "node:crypto";
import { brotliCompressSync, gzipSync, constants as zlib } from "node:zlib";
import type { Product } from "../../../contract/schemas.ts";
import { productAt } from "../../../domain/routes.ts";
import type { BuiltClient } from "./built-client.ts";
import type { Encoding } from "./encoding.ts";
import { headLinks } from "./page-head.ts";
import { type Describer, describePage } from "./page-meta.ts";
import type { Screen } from "./screens.ts";

export interface Visit {
  /** Undefined where the path leads to none. */
  readonly screen: Screen | undefined;
  readonly path: string;
  /** Without its question mark. */
  readonly query: string;
  /** The request carries a session's cookie. */
  readonly member: boolean;
}

export interface WrittenPage {
  readonly body: Buffer;
  /** Names these bytes, as an ETag header does. */
  readonly tag: string;
}

export interface PageWriterParts {
  readonly describer: Describer;
  readonly products: () => Promise<readonly Product[]>;
  /** Told why a screen could not be drawn ahead; the app then draws it, and says what is wrong. */
  readonly undrawn: (cause: unknown) => void;
}

/** Pages that are kept; a large shop's rarer products are written again. */
const mostKept = 1000;

export function createPageWriter({ describer, products, undrawn }: PageWriterParts) {
  let kept = new Map<string, WrittenPage>();
  let keptOf: { readonly build: BuiltClient; readonly list: readonly Product[] } | undefined;

  return {
    /** The same bytes for the same visit, for as long as the build and the catalogue are the same. */
    async write(build: BuiltClient, visit: Visit, encoding: Encoding): Promise<WrittenPage> {
      const { screen, path } = visit;
      const plain = (): WrittenPage => encode(put(build.page, links, ""), encoding);
      const links = headLinks(build.manifest, visit);
      if (screen === undefined) return plain();
      try {
        const list = await products();
        if (keptOf?.build !== build || keptOf.list !== list) {
          kept = new Map();
          keptOf = { build, list };
        }
        const mine = kept;
        const drawing = isDrawn(visit);
        const key = [encoding, visit.member, drawing, path].join(" ");
        const before = mine.get(key);
        if (before !== undefined) return before;
        const named = productAt(path);
        const product = list.find(({ _id }) => _id === named);
        const page = describePage(build.page, { route: screen.route, path, product }, describer);
        const drawn = drawing ? await build.draw({ path, products: list }) : "";
        const written = encode(put(page, links, drawn), encoding);
        // There are as many addresses of nothing as somebody cares to ask for.
        if (named === undefined || product !== undefined) mine.set(key, written);
        if (mine.size > mostKept) mine.delete(mine.keys().next().value ?? "");
        return written;
      } catch (cause) {
        undrawn(cause);
        return plain();
      }
    },
  };
}

/** With a query a screen may need more than is known here; to others than its own it isn't shown. */
function isDrawn({ screen, query, member }: Visit): boolean {
  return screen?.drawn === true && (screen.for === "members") === member && query === "";
}

/**
 * Puts links into the page's head, and a screen in the place of what stands there. It rests until the
 * app takes it over.
 */
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

function encode(page: string, encoding: Encoding): WrittenPage {
  const digest = createHash("sha256").update(page).digest("base64url").slice(0, 22);
  return {
    // Strong tags name bytes, so each encoding has its own.
    tag: `"${digest}-${encoding}"`,
    body:
      encoding === "br"
        ? brotliCompressSync(page, quick)
        : encoding === "gzip"
          ? gzipSync(page)
          : Buffer.from(page),
  };
}
