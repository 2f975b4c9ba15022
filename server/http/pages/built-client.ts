/** The built client's files, reread after each build. */
import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Product } from "../../../contract/schemas.ts";
import type { Manifest } from "./page-head.ts";
import { facesOf, type Rule, readRules } from "./used-styles.ts";

/** Returns a path's markup; empty if not prerendered. */
type Draw = (visit: {
  readonly path: string;
  readonly products: readonly Product[];
}) => string | Promise<string>;

export interface BuiltClient {
  readonly page: string;
  readonly manifest: Manifest;
  /** Of the style sheet that the page names. */
  readonly styles: readonly Rule[];
  /** Addresses of its faces. */
  readonly faces: readonly string[];
  /** Other origins that the client calls. */
  readonly calls: readonly string[];
  /** From `vite build --ssr src/prerender.tsx`. */
  readonly draw: Draw;
}

/** The page's link to its style sheet, with its address. */
export const sheetLink = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/;

export function watchBuild(client: string): () => Promise<BuiltClient | null> {
  const files: Files = {
    page: join(client, "index.html"),
    manifest: join(client, ".vite/manifest.json"),
    calls: join(client, ".vite/calls.json"),
    drawing: resolve(client, "../prerender/prerender.js"),
  };
  let known: { readonly made: string; readonly build: Promise<BuiltClient> } | null = null;
  return async () => {
    // A build writes files one by one.
    const times = await Promise.all(Object.values(files).map(madeAt));
    if (times[0] === null) return null;
    const made = times.join(" ");
    if (known?.made !== made) known = { made, build: readBuild(files) };
    return known.build.catch((error: unknown) => {
      known = null;
      throw error;
    });
  };
}

type Files = Readonly<
  Record<keyof Pick<BuiltClient, "page" | "manifest" | "calls"> | "drawing", string>
>;

/** Milliseconds; null if missing. */
const madeAt = (file: string): Promise<number | null> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );

async function readBuild(files: Files): Promise<BuiltClient> {
  const [page, manifest, calls, draw] = await Promise.all([
    readFile(files.page, "utf8"),
    readJson<Manifest>(files.manifest, {}),
    readJson<readonly string[]>(files.calls, []),
    loadDrawing(files.drawing),
  ]);
  const sheet = await readSheet(files.page, page);
  return { page, manifest, styles: readRules(sheet), faces: facesOf(sheet), calls, draw };
}

/** Empty for a page without a sheet. */
async function readSheet(file: string, page: string): Promise<string> {
  const sheet = sheetLink.exec(page)?.[1];
  return sheet === undefined ? "" : readFile(join(dirname(file), sheet), "utf8");
}

async function readJson<Content>(file: string, instead: Content): Promise<Content> {
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as Content) : instead;
}

/** Node caches imports by address. */
async function loadDrawing(file: string): Promise<Draw> {
  const made = await madeAt(file);
  if (made === null) return () => "";
  const built = (await import(`${pathToFileURL(file).href}?${made}`)) as {
    readonly prerender: Draw;
  };
  return built.prerender;
}
