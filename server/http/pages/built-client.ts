/** The built client as it lies in its folder, read again after the next build. */
import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Product } from "../../../contract/schemas.ts";
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
  const files: Files = {
    page: join(client, "index.html"),
    manifest: join(client, ".vite/manifest.json"),
    calls: join(client, ".vite/calls.json"),
    drawing: resolve(client, "../prerender/prerender.js"),
  };
  let known: { readonly made: string; readonly build: Promise<BuiltClient> } | null = null;
  return async () => {
    // Of each: a build writes one after the other, and what is read in between is read again.
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

/** When a file was written last, in milliseconds; null where there is none. */
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
  return { page, manifest, calls, draw };
}

async function readJson<Content>(file: string, instead: Content): Promise<Content> {
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as Content) : instead;
}

/** Node keeps what it has imported by its address, so each build has an address of its own. */
async function loadDrawing(file: string): Promise<Draw> {
  const made = await madeAt(file);
  if (made === null) return () => "";
  const built = (await import(`${pathToFileURL(file).href}?${made}`)) as {
    readonly prerender: Draw;
  };
  return built.prerender;
}
