/** Changes with the drawing code or catalogue. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { digest } from "@shopai/illustrator/drawn";
import { ownFiles } from "../own-files.ts";

export async function pictureVersion(): Promise<string> {
  const { illustrator, demoCatalogue } = ownFiles;
  const code = illustrator.endsWith(".js") ? [illustrator] : await sourcesIn(illustrator);
  const texts = await Promise.all([...code, demoCatalogue].map((file) => readFile(file)));
  return digest(...texts);
}

async function sourcesIn(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => file.endsWith(".ts"))
    .sort()
    .map((file) => join(folder, file));
}
