/**
 * Opens the database: PGlite in the data folder, or a PostgreSQL server when its address is set.
 * The folder belongs to one process at a time; a PostgreSQL server is shared by any number.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { Database } from "./database.ts";
import { EmbeddedEngine } from "./embedded.ts";
import { lockFolder } from "./lock.ts";
import { openPostgres } from "./postgres.ts";
import * as schema from "./schema.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

export type Where = {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** Most that a query of PostgreSQL may take, in milliseconds; without it there is no limit. */
  readonly longestMs?: number;
};

/**
 * Opens the database that the settings name. Call `migrate` before the first query.
 * @throws FolderInUseError when another process has the data folder.
 */
export async function openDatabase({ databaseUrl, dataDir, longestMs }: Where): Promise<Database> {
  return databaseUrl === null
    ? openFolder(dataDir)
    : openPostgres(databaseUrl, { migrationsFolder, longestMs: longestMs ?? null });
}

async function openFolder(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const { isHeld, release } = lockFolder(dataDir);
  try {
    const engine = await EmbeddedEngine.open(join(dataDir, "database"), { isOurs: isHeld });
    return fromPglite(engine, `PGlite in ${dataDir}`, release);
  } catch (cause) {
    release();
    throw new Error(`The database in ${dataDir} can't be opened`, { cause });
  }
}

/** A database that lives as long as the process: for tests. */
export async function openInMemory(): Promise<Database> {
  return fromPglite(await PGlite.create(), "PGlite in memory", () => {});
}

function fromPglite(
  engine: PGlite | EmbeddedEngine,
  description: string,
  release: () => void,
): Database {
  // Drizzle asks for queries and transactions alone.
  const sql = drizzle(engine as PGlite, { schema });
  return {
    sql,
    description,
    migrate: () => migrate(sql, { migrationsFolder }),
    close: async () => {
      await engine.close();
      release();
    },
  };
}
