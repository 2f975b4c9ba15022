/**
 * Opens the database: PGlite in the data folder, or a PostgreSQL server when its address is set.
 * The folder belongs to one process at a time; a PostgreSQL server is shared by any number.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { ownFiles } from "../own-files.ts";
import { fromBlankDatabase } from "./blank.ts";
import type { Database } from "./database.ts";
import { EmbeddedEngine, needRoom } from "./embedded.ts";
import { lockFolder } from "./lock.ts";
import { openPostgres } from "./postgres.ts";
import * as schema from "./schema.ts";

const migrationsFolder = ownFiles.migrations;

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
  // PGlite would make half a database of what fits.
  await needRoom(dataDir);
  const { isHeld, release } = lockFolder(dataDir);
  try {
    const engine = await EmbeddedEngine.open(join(dataDir, "database"), { isOurs: isHeld });
    const needWritable = async () => {
      if (!isHeld()) throw new Error("The data folder's lock was removed");
      await needRoom(dataDir);
    };
    return fromPglite(engine, { description: `PGlite in ${dataDir}`, needWritable, release });
  } catch (cause) {
    release();
    throw new Error(`The database in ${dataDir} can't be opened`, { cause });
  }
}

/** A database that lives as long as the process: for tests. */
export async function openInMemory(): Promise<Database> {
  return fromPglite(await PGlite.create(await fromBlankDatabase()), {
    description: "PGlite in memory",
    needWritable: async () => {},
    release: () => {},
  });
}

type Parts = {
  readonly description: string;
  /** Rejects where nothing can be written. */
  readonly needWritable: () => Promise<void>;
  readonly release: () => void;
};

function fromPglite(
  engine: PGlite | EmbeddedEngine,
  { description, needWritable, release }: Parts,
): Database {
  // Drizzle asks for queries and transactions alone.
  const sql = drizzle(engine as PGlite, { schema });
  return {
    sql,
    description,
    migrate: () => migrate(sql, { migrationsFolder }),
    check: async () => {
      await needWritable();
      await sql.execute("select 1");
    },
    close: async () => {
      await engine.close();
      release();
    },
  };
}
