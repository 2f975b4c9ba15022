/**
 * What a page will need first, named in its head: the screen's own files and its first calls. The
 * browser then fetches them beside the app instead of after it.
 */
import { calls } from "../../../contract/calls.ts";
import type { Screen } from "./screens.ts";

/** The part of Vite's manifest that is read here (https://vite.dev/guide/backend-integration). */
export type Manifest = Readonly<Record<string, Chunk>>;
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** The links for a page's head; empty for one whose screen is not among those opened first. */
export function headLinks(
  manifest: Manifest,
  visit: {
    readonly screen: Screen | undefined;
    /** The request carries a session's cookie. */
    readonly member: boolean;
  },
): string {
  const { screen } = visit;
  if (screen?.chunk === undefined || (screen.for === "members") !== visit.member) return "";
  return [
    ...chunksOf(manifest, screen.chunk).map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
    ),
    // As src/api/client.ts asks: with the session's cookie.
    ...(screen.for === "visitors" ? [] : [calls.getCurrentUser.path, calls.listProducts.path]).map(
      (path) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}">`,
    ),
  ].join("");
}

/** The files of a screen and of all that it imports, without those which the page names anyway. */
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
