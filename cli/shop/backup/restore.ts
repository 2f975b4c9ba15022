/** `restore`: replaces the shop's contents by a backup, all or nothing. */
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sql as raw } from "drizzle-orm";
import type { Sql } from "../../../server/db/database.ts";
import { catalogue, products, users } from "../../../server/db/schema.ts";
import { userRepository } from "../../../server/repositories/users.ts";
import { type Command, pathOf, progress, Refusal, readArguments } from "../command.ts";
import { inShop, type Shop } from "../open.ts";
import { type Header, writeBackup } from "./backup.ts";
import { checkBackup, readBackup } from "./backup-file.ts";
import { emptyTables, readLevel, readTables, type Table, writeJson } from "./backup-tables.ts";

export const restore: Command = {
  usage: "restore FILE",
  about: [
    "Puts a backup in the place of everything in the shop, on either database. What is there is",
    "saved first, in DATA_DIR/backups. Shoppers have to sign in again.",
  ],
  async run(args) {
    const { positionals } = readArguments(args, {}, { least: 1, most: 1 });
    const file = pathOf(positionals[0] ?? "");
    const whole = await checkBackup(file);
    await inShop({ orMake: true }, async (shop) => {
      const { sql } = shop.database;
      const tables = await fitting(sql, whole);
      const saved = await saveFirst(shop);
      // Pictures first: shoppers would see products without them.
      await restorePictures(shop, file, whole.pictures);
      await sql.transaction((transaction) => restoreRows(transaction, file, tables, whole.rows));
      process.stderr.write(
        `The shop is as it was on ${whole.at}: ${whole.rows} rows, ${whole.pictures} pictures.\n` +
          (saved === null ? "" : `As it was before: ${saved}\n`),
      );
    });
  },
};

/**
 * The backup's tables with their columns. @throws Refusal if this shop lacks some: the backup is
 * newer.
 */
async function fitting(sql: Sql, { level, tables }: Header): Promise<readonly Table[]> {
  const own = new Map((await readTables(sql)).map((table) => [table.name, table]));
  const known = tables.every(({ name, columns }) => {
    const table = own.get(name);
    return columns.every((column) => table?.columns.includes(column));
  });
  if (!known || level > (await readLevel(sql))) {
    throw new Refusal(
      "This backup was made by a newer version of the shop. Update this one first.",
    );
  }
  return tables;
}

/** Saves existing contents, if any; returns where. */
async function saveFirst(shop: Shop): Promise<string | null> {
  const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const file = join(shop.dataDir, "backups", `before-restore-${time}.jsonl.gz`);
  const { sql } = shop.database;
  if ((await sql.$count(users)) + (await sql.$count(products)) === 0) return null;
  await writeBackup(shop, file);
  return file;
}

async function restorePictures({ pictures }: Shop, file: string, total: number): Promise<void> {
  const report = progress("Pictures", total);
  for await (const line of readBackup(file)) {
    if (line.type !== "picture") continue;
    const path = join(pictures, line.path);
    report.step();
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.part`, Buffer.from(line.data, "base64"));
    await rename(`${path}.part`, path);
  }
  report.end();
}

async function restoreRows(
  sql: Sql,
  file: string,
  tables: readonly Table[],
  total: number,
): Promise<void> {
  const [before] = await sql.select({ version: catalogue.version }).from(catalogue);
  await emptyTables(sql, await readTables(sql));
  const named = new Map(tables.map((table) => [table.name, table]));
  const report = progress("Rows", total);
  for await (const line of readBackup(file)) {
    if (line.type !== "rows") continue;
    const table = named.get(line.table);
    if (table === undefined) throw new Refusal(`${file} has rows of no table: ${line.table}`);
    await writeJson(sql, table, line.json);
    report.step(line.count);
  }
  report.end();
  if (!named.get("users")?.columns.includes(users.canonicalEmail.name)) {
    await userRepository(sql).nameByEmail();
  }
  // Running servers rebuild the list when the version grows, so it must not repeat.
  await sql
    .update(catalogue)
    .set({ version: raw`greatest(${catalogue.version}, ${before?.version ?? 0}) + 1` });
}
