/**
 * The pictures in a folder, so that none is drawn twice: a line each in `.drawn`, to which several
 * processes may append. Imports no drawing.
 */
import { createHash } from "node:crypto";
import { appendFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";

interface Drawn {
  readonly file: string;
  /** Of the SVG and the settings. */
  readonly hash: string;
  /** Of the drawing code and the catalogue. */
  readonly version: string;
}

export async function readDrawn(folder: string): Promise<ReadonlyMap<string, Drawn>> {
  const text = await readFile(join(folder, ".drawn"), "utf8").catch(() => "");
  const lines = text.split("\n").flatMap((line) => {
    const [file, hash, version] = line.split(" ");
    return file && hash && version ? [{ file, hash, version }] : [];
  });
  return new Map(lines.map((line) => [line.file, line]));
}

export async function noteDrawn(folder: string, { file, hash, version }: Drawn): Promise<void> {
  await mkdir(folder, { recursive: true });
  await appendFile(join(folder, ".drawn"), `${file} ${hash} ${version}\n`);
}

/** A short hash of texts, in this order. */
export function digest(...texts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\0");
  return hash.digest("hex").slice(0, 24);
}
