/** The database for repositories: the same SQL on both engines. */
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema.ts";

/** Also a transaction's handle. */
export type Sql = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Database = {
  readonly sql: Sql;
  readonly description: string;
  /** Safe when several processes start at once. */
  readonly migrate: () => Promise<void>;
  /** Resolves if the database is writable. Writes nothing. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
};
