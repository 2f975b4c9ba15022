/** `backup`: the whole shop at one moment, in one file. */
import { createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Sql } from "../../../server/db/database.ts";
import { type Command, pathOf, progress, readArguments } from "../command.ts";
import { inShop, type Shop } from "../open.ts";
import { countRows, jsonOf, readLevel, readTables } from "./backup-tables.ts";

export const backup: Command = {
  usage: "backup FILE",
  about: [
    "Writes accounts, catalogue, carts, orders, payments and the pictures in DATA_DIR to FILE,",
    "compressed JSON Lines. Who is signed in is left out. Keep it as safe as the shop itself.",
  ],
  async run(args) {
    const { positionals } = readArguments(args, {}, { least: 1, most: 1 });
    const file = pathOf(positionals[0] ?? "");
    await inShop({ orMake: false }, (shop) => writeBackup(shop, file));
    const { size } = await stat(file);
    process.stderr.write(`${file} written, ${Math.max(1, Math.round(size / 1000))} kB\n`);
  },
};

export type Header = {
  readonly shopai: "backup";
  readonly version: 1;
  /** Number of applied migrations. */
  readonly level: number;
  readonly at: string;
  readonly tables: Awaited<ReturnType<typeof readTables>>;
};

/** The last line; a file without it is truncated. */
export type Footer = { readonly end: true; readonly rows: number; readonly pictures: number };

/** Writes a temporary file first, so that only a whole backup replaces an older one. */
export async function writeBackup(shop: Shop, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.part`;
  try {
    await shop.database.sql.transaction(
      (sql) =>
        pipeline(
          Readable.from(linesOf(sql, shop.pictures)),
          createGzip(),
          createWriteStream(part, { mode: 0o600 }),
        ),
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function* linesOf(sql: Sql, folder: string): AsyncGenerator<string> {
  const tables = await readTables(sql);
  const header: Header = {
    shopai: "backup",
    version: 1,
    level: await readLevel(sql),
    at: new Date().toISOString(),
    tables,
  };
  yield `${JSON.stringify(header)}\n`;

  let total = 0;
  for (const table of tables) total += await countRows(sql, table);
  const report = progress("Rows", total);
  let rows = 0;
  for (const table of tables) {
    for await (const some of jsonOf(sql, table)) {
      yield `{"table":${JSON.stringify(table.name)},"rows":[${some.join(",")}]}\n`;
      rows += some.length;
      report.step(some.length);
    }
  }
  report.end();

  const files = await picturesIn(folder);
  const shown = progress("Pictures", files.length);
  for (const path of files) {
    const data = (await readFile(join(folder, path))).toString("base64");
    yield `${JSON.stringify({ picture: path.split(sep).join("/"), data })}\n`;
    shown.step();
  }
  shown.end();
  yield `${JSON.stringify({ end: true, rows, pictures: files.length } satisfies Footer)}\n`;
}

/** Paths under the folder; a leading dot marks unfinished files. */
async function picturesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .filter((path) => !path.split(sep).some((part) => part.startsWith(".")))
      .sort();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
