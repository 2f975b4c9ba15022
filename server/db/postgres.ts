/**
 * A shared PostgreSQL server. While it is away, stalled or slow, queries fail within a time limit;
 * later ones reconnect.
 */
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Database } from "./database.ts";
import * as schema from "./schema.ts";

/** Shared by all server processes. */
const migrationLock = 7_230_411;

/** Milliseconds beyond the server's own limit, whose report is better. */
const grace = 1_000;

/** @param longestMs for a query or a connection; null is unlimited, as for backups. */
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
          // A stalled server doesn't end its statements.
          query_timeout: longestMs + grace,
          // A stalled process must release its row locks.
          idle_in_transaction_session_timeout: 2 * longestMs,
        }),
  });
  // Broken connections fail their query; without a listener they would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));

  const sql = drizzle(pool, { schema });
  // Drizzle's own leaks a connection if “begin” fails, until the pool runs dry.
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

/** Standbys and read-only servers. */
async function needWritable(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query("show transaction_read_only");
  if (rows[0]?.transaction_read_only !== "off") throw new ReadOnly();
}

class ReadOnly extends Error {
  override readonly name = "ReadOnly";
  /** read_only_sql_transaction */
  readonly code = "25006";
  constructor() {
    super("The database takes nothing in: it is read only");
  }
}

/** An advisory lock serialises processes. */
async function migrateAlone(connectionString: string, migrationsFolder: string): Promise<void> {
  // Unlimited: large tables take time.
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 15_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client, { schema }), { migrationsFolder });
  } finally {
    // The lock ends with the connection.
    await client.end();
  }
}
