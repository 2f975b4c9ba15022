/** The database for repositories: the same SQL on both engines. */
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema.ts";

/** Also a transaction's handle. */
export type Sql = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Database = {
  readonly sql: Sql;
  /** For the log; has no password. */
  readonly description: string;
  /** Safe when several processes start at once. */
  readonly migrate: () => Promise<void>;
  /** Resolves when the database answers and is writable. Writes nothing. */
  readonly check: () => Promise<void>;
  /** Releases connections and the folder's lock. */
  readonly close: () => Promise<void>;
};
