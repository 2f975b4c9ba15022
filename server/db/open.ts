/** PGlite in the data folder for one process, or PostgreSQL for any number. */
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

type Where = {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** Milliseconds for a query; unlimited if absent. */
  readonly longestMs?: number;
};

/** Call `migrate` before the first query. @throws FolderInUseError if the folder is locked. */
export async function openDatabase({ databaseUrl, dataDir, longestMs }: Where): Promise<Database> {
  return databaseUrl === null
    ? openFolder(dataDir)
    : openPostgres(databaseUrl, { migrationsFolder, longestMs: longestMs ?? null });
}

async function openFolder(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // PGlite would leave half a database.
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

/** For tests; lives as long as the process. */
export async function openInMemory(): Promise<Database> {
  return fromPglite(await PGlite.create(await fromBlankDatabase()), {
    description: "PGlite in memory",
    needWritable: async () => {},
    release: () => {},
  });
}

type Parts = {
  readonly description: string;
  /** Rejects if nothing can be written. */
  readonly needWritable: () => Promise<void>;
  readonly release: () => void;
};

function fromPglite(
  engine: PGlite | EmbeddedEngine,
  { description, needWritable, release }: Parts,
): Database {
  // Drizzle uses queries and transactions only.
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
