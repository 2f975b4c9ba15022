/** Preload links for a page's screen files and first calls. */
import { calls } from "../../../contract/calls.ts";
import type { Screen } from "./screens.ts";

/** The used part of Vite's manifest (https://vite.dev/guide/backend-integration). */
export type Manifest = Readonly<Record<string, Chunk>>;
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** Empty for screens that aren't opened first. */
export function headLinks(
  manifest: Manifest,
  visit: {
    readonly screen: Screen | undefined;
    /** Has a session cookie. */
    readonly member: boolean;
  },
): string {
  const { screen } = visit;
  if (screen?.chunk === undefined || (screen.for === "members") !== visit.member) return "";
  return [
    ...chunksOf(manifest, screen.chunk).map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
    ),
    // Like src/api/client.ts: with the session cookie.
    ...(screen.for === "visitors" ? [] : [calls.getCurrentUser.path, calls.listProducts.path]).map(
      (path) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}">`,
    ),
  ].join("");
}

/** A screen's files and imports that the page lacks. */
function chunksOf(manifest: Manifest, name: string): readonly string[] {
  const those = (wanted: (chunk: Chunk) => boolean) =>
    closure(
      manifest,
      Object.keys(manifest).filter((key) => manifest[key] !== undefined && wanted(manifest[key])),
    );
  const there = those(({ isEntry }) => isEntry ?? false);
  return [...those((chunk) => chunk.name === name)].filter((file) => !there.has(file));
}

function closure(manifest: Manifest, names: readonly string[], files = new Set<string>()) {
  for (const name of names) {
    const chunk = manifest[name];
    if (chunk === undefined || files.has(chunk.file)) continue;
    files.add(chunk.file);
    closure(manifest, chunk.imports ?? [], files);
  }
  return files;
}
