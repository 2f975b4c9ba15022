/**
 * Opens the database: PGlite in the data folder, or a PostgreSQL server when its address is set.
 * The folder belongs to one process at a time; a PostgreSQL server is shared by any number.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import type { Database } from "./database.ts";
import { lockFolder } from "./lock.ts";
import * as schema from "./schema.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Any number will do, as long as every server process asks for the same. */
const migrationLock = 7_230_411;

export type Where = { readonly databaseUrl: string | null; readonly dataDir: string };

/**
 * Opens the database that the settings name. Call `migrate` before the first query.
 * @throws FolderInUseError when another process has the data folder.
 */
export async function openDatabase({ databaseUrl, dataDir }: Where): Promise<Database> {
  return databaseUrl === null ? openFolder(dataDir) : openPostgres(databaseUrl);
}

async function openFolder(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const lock = await lockFolder(dataDir);
  try {
    const engine = await PGlite.create(join(dataDir, "database"));
    return fromPglite(engine, `PGlite in ${dataDir}`, lock.release);
  } catch (cause) {
    await lock.release();
    throw new Error(`The database in ${dataDir} can't be opened`, { cause });
  }
}

/** A database that lives as long as the process: for tests. */
export async function openInMemory(): Promise<Database> {
  return fromPglite(await PGlite.create(), "PGlite in memory", async () => {});
}

function fromPglite(engine: PGlite, description: string, release: () => Promise<void>): Database {
  const sql = drizzlePglite(engine, { schema });
  return {
    sql,
    description,
    migrate: () => migratePglite(sql, { migrationsFolder }),
    close: async () => {
      await engine.close();
      await release();
    },
  };
}

function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
  });
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process.
  pool.on("error", () => {});
  const { host, pathname } = new URL(url);
  return {
    sql: drizzlePostgres(pool, { schema }),
    description: `PostgreSQL at ${host}${pathname}`,
    migrate: () => migrateAlone(pool),
    close: () => pool.end(),
  };
}

/** Migrates while holding an advisory lock, so that processes starting together take turns. */
async function migrateAlone(pool: pg.Pool): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query("select pg_advisory_lock($1)", [migrationLock]);
    await migratePostgres(drizzlePostgres(connection, { schema }), { migrationsFolder });
    await connection.query("select pg_advisory_unlock($1)", [migrationLock]);
  } finally {
    // Closed rather than pooled: a failed migration must not keep the lock.
    connection.release(true);
  }
}
