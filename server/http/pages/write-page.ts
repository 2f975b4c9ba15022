/** Writes the app's page for a visit, with preloads and the prerendered screen. */
import { createHash } from "node:crypto";
import { brotliCompressSync, gzipSync, constants as zlib } from "node:zlib";
import type { Product } from "../../../contract/schemas.ts";
import { productAt } from "../../../domain/routes.ts";
import type { BuiltClient } from "./built-client.ts";
import type { Encoding } from "./encoding.ts";
import { headLinks } from "./page-head.ts";
import { type Describer, describePage } from "./page-meta.ts";
import { prerenderedPage, type WholePage } from "./prerendered-page.ts";
import type { Screen } from "./screens.ts";

interface Visit {
  /** Undefined for unknown paths. */
  readonly screen: Screen | undefined;
  readonly path: string;
  /** Without its question mark. */
  readonly query: string;
  readonly member: boolean;
}

interface WrittenPage {
  readonly body: Buffer;
  /** As in an ETag header. */
  readonly tag: string;
  /** The digest of its style element, as the policy names it. */
  readonly style: string | undefined;
}

interface PageWriterParts {
  readonly describer: Describer;
  readonly products: () => Promise<readonly Product[]>;
  /** Reports a failed prerender; the app then renders. */
  readonly prerenderFailed: (cause: unknown) => void;
}

/** Cached pages. */
const mostKept = 1000;

export function createPageWriter({ describer, products, prerenderFailed }: PageWriterParts) {
  let kept = new Map<string, WrittenPage>();
  let keptOf: { readonly build: BuiltClient; readonly list: readonly Product[] } | undefined;

  return {
    /** Cached per build, catalogue and visit. */
    async write(build: BuiltClient, visit: Visit, encoding: Encoding): Promise<WrittenPage> {
      const { screen, path } = visit;
      const plain = (): WrittenPage =>
        encode({ page: intoHead(build.page, links), style: "" }, encoding);
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
        const prerendered = drawing ? await build.draw({ path, products: list }) : "";
        const whole = intoHead(page, links);
        const written = encode(
          prerendered === ""
            ? { page: whole, style: "" }
            : prerenderedPage(build, whole, prerendered),
          encoding,
        );
        // Unknown addresses are unlimited: don't cache.
        if (named === undefined || product !== undefined) mine.set(key, written);
        if (mine.size > mostKept) mine.delete(mine.keys().next().value ?? "");
        return written;
      } catch (cause) {
        prerenderFailed(cause);
        return plain();
      }
    },
  };
}

/** A query may need more data, and guards redirect other visitors. */
function isDrawn({ screen, query, member }: Visit): boolean {
  return screen?.prerendered === true && (screen.for === "members") === member && query === "";
}

const intoHead = (page: string, tags: string): string =>
  page.replace("</head>", () => `${tags}</head>`);

const quick = { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } };

function encode({ page, style }: WholePage, encoding: Encoding): WrittenPage {
  return {
    // Strong tags name bytes, so each encoding has its own.
    tag: `"${digest(page, "base64url").slice(0, 22)}-${encoding}"`,
    style: style === "" ? undefined : `'sha256-${digest(style, "base64")}'`,
    body:
      encoding === "br"
        ? brotliCompressSync(page, quick)
        : encoding === "gzip"
          ? gzipSync(page)
          : Buffer.from(page),
  };
}

const digest = (text: string, form: "base64" | "base64url"): string =>
  createHash("sha256").update(text).digest(form);
