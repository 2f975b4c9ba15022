/** Earlier migrations, for upgrade tests. */
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ownFiles } from "../../own-files.ts";

export async function olderMigrations(folder: string, count: number): Promise<void> {
  await cp(ownFiles.migrations, folder, { recursive: true });
  const path = join(folder, "meta", "_journal.json");
  const journal: { entries: unknown[] } = JSON.parse(await readFile(path, "utf8"));
  if (journal.entries.length <= count) throw new Error("There is no newer migration");
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
}
