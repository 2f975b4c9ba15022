/** The built client as it lies in its folder, read again after the next build. */
import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Product } from "../../contract/schemas.ts";
import type { Manifest } from "./page-head.ts";

/** Answers the markup of a path, empty where the build draws nothing ahead. */
type Draw = (visit: {
  readonly path: string;
  readonly products: readonly Product[];
}) => string | Promise<string>;

export interface BuiltClient {
  /** index.html. */
  readonly page: string;
  readonly manifest: Manifest;
  /** Origins beside our own that the client was built to call. */
  readonly calls: readonly string[];
  /** What draws screens ahead: `vite build --ssr src/prerender.tsx`. */
  readonly draw: Draw;
}

/** Answers null before the first build. */
export function watchBuild(client: string): () => Promise<BuiltClient | null> {
  let known: { readonly made: number; readonly build: Promise<BuiltClient> } | null = null;
  return async () => {
    const made = await stat(join(client, "index.html")).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
    if (made === null) return null;
    if (known?.made !== made) known = { made, build: readBuild(client, made) };
    return known.build.catch((error: unknown) => {
      known = null;
      throw error;
    });
  };
}

async function readBuild(client: string, made: number): Promise<BuiltClient> {
  const [page, manifest, calls, draw] = await Promise.all([
    readFile(join(client, "index.html"), "utf8"),
    readJson<Manifest>(join(client, ".vite/manifest.json"), {}),
    readJson<readonly string[]>(join(client, ".vite/calls.json"), []),
    loadDrawing(resolve(client, "../prerender/prerender.js"), made),
  ]);
  return { page, manifest, calls, draw };
}

async function readJson<Content>(file: string, instead: Content): Promise<Content> {
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as Content) : instead;
}

/** Node keeps what it has imported by its address, so each build has an address of its own. */
async function loadDrawing(file: string, made: number): Promise<Draw> {
  if (!existsSync(file)) return () => "";
  const built = (await import(`${pathToFileURL(file).href}?${made}`)) as {
    readonly prerender: Draw;
  };
  return built.prerender;
}
