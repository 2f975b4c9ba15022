/** The database as repositories see it: the same SQL, whichever of the two engines is behind it. */
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema.ts";

/** Runs SQL; a transaction's handle is one too. */
export type Sql = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Database = {
  readonly sql: Sql;
  /** For the log and the start message; never carries a password. */
  readonly description: string;
  /** Brings the tables up to date; safe when several processes start at once. */
  readonly migrate: () => Promise<void>;
  /** Resolves when queries are answered and something could be written, rejects when not. Writes nothing. */
  readonly check: () => Promise<void>;
  /** Lets go of connections and of the data folder's lock. */
  readonly close: () => Promise<void>;
};
