/**
 * A PostgreSQL server that any number of processes share. It may go away, stand still or be slow; then
 * queries fail within a set time, nothing is left waiting, and the next ones find it when it is back.
 */
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Database } from "./database.ts";
import * as schema from "./schema.ts";

/** Any number will do, as long as every server process asks for the same. */
const migrationLock = 7_230_411;

/** Longer than the server's own limit, which says better what was wrong. In milliseconds. */
const grace = 1_000;

/**
 * @param longestMs most that a query, or waiting for a connection, may take; null for work that takes
 * as long as it takes, such as a backup.
 */
export function openPostgres(
  url: string,
  { migrationsFolder, longestMs }: { migrationsFolder: string; longestMs: number | null },
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: longestMs ?? 15_000,
    ...(longestMs === null
      ? {}
      : {
          statement_timeout: longestMs,
          // A server that stands still doesn't end its own statements.
          query_timeout: longestMs + grace,
          // A process of ours that stands still must not keep the rows that it has locked.
          idle_in_transaction_session_timeout: 2 * longestMs,
        }),
  });
  // Connections break, idle or not; the query that uses one is told, and nobody else needs to be:
  // without listeners these would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));

  const sql = drizzle(pool, { schema });
  // Drizzle's own forgets a connection on which “begin” fails, and the pool runs dry.
  sql.transaction = async (work, config) => {
    const client = await pool.connect();
    let fine = false;
    try {
      const result = await drizzle(client, { schema }).transaction(work, config);
      fine = true;
      return result;
    } finally {
      client.release(!fine);
    }
  };
  const { host, pathname } = new URL(url);
  return {
    sql,
    description: `PostgreSQL at ${host}${pathname}`,
    migrate: () => migrateAlone(url, migrationsFolder),
    check: () => needWritable(pool),
    close: () => pool.end(),
  };
}

/** A standby, and a server that was set to read only, answer and take nothing in. */
async function needWritable(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query("show transaction_read_only");
  if (rows[0]?.transaction_read_only !== "off") throw new ReadOnly();
}

class ReadOnly extends Error {
  override readonly name = "ReadOnly";
  /** read_only_sql_transaction, as PostgreSQL says of a write. */
  readonly code = "25006";
  constructor() {
    super("The database takes nothing in: it is read only");
  }
}

/** Migrates while holding an advisory lock, so that processes starting together take turns. */
async function migrateAlone(connectionString: string, migrationsFolder: string): Promise<void> {
  // Of its own, without a limit: a large table takes as long as it takes.
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 15_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client, { schema }), { migrationsFolder });
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}
