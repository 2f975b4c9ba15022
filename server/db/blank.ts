/**
 * A database with nothing in it, as PGlite makes one. The build keeps it in a file, because copying it
 * takes a quarter of the time that making it takes.
 */
import { readFile, writeFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { ownFiles } from "../own-files.ts";

const type = "application/x-gzip";

/** For the build: writes a blank database into `file`, as a tar archive with gzip. */
export async function writeBlankDatabase(file: string): Promise<void> {
  const engine = await PGlite.create();
  const archive = await engine.dumpDataDir("gzip");
  await engine.close();
  await writeFile(file, Buffer.from(await archive.arrayBuffer()));
}

/** An option of PGlite.create; empty where nothing was built, and PGlite makes a database itself. */
export async function fromBlankDatabase(): Promise<{ readonly loadDataDir?: Blob }> {
  try {
    return { loadDataDir: new Blob([await readFile(ownFiles.blankDatabase)], { type }) };
  } catch {
    return {};
  }
}
