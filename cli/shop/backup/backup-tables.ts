/**
 * Every table as JSON, in a restorable order. The database makes and reads the JSON, so that
 * backups fit both engines and new tables need no code.
 */
import { sql as raw } from "drizzle-orm";
import { z } from "zod";
import type { Sql } from "../../../server/db/database.ts";

/**
 * Sessions and password links, so that no backup grants access; mails, against resending; and old
 * requests.
 */
const leftOut = ["sessions", "password_resets", "mails", "rate_limits", "cart_additions"];

const rowsAtOnce = 500;

export type Table = {
  readonly name: string;
  readonly columns: readonly string[];
};

/** Referenced tables first. */
export async function readTables(sql: Sql): Promise<readonly Table[]> {
  const columns = await rowsOf(
    sql,
    raw`select c.table_name as "table", c.column_name as "column"
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and t.table_type = 'BASE TABLE'
      order by c.table_name, c.ordinal_position`,
    z.object({ table: z.string(), column: z.string() }),
  );
  const references = await rowsOf(
    sql,
    raw`select a.relname as "table", b.relname as "needs" from pg_constraint k
      join pg_class a on a.oid = k.conrelid join pg_class b on b.oid = k.confrelid
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace`,
    z.object({ table: z.string(), needs: z.string() }),
  );
  const waiting = new Map<string, string[]>();
  for (const { table, column } of columns) {
    if (!leftOut.includes(table)) waiting.set(table, [...(waiting.get(table) ?? []), column]);
  }
  const ordered: Table[] = [];
  while (waiting.size > 0) {
    const free = [...waiting].filter(([name]) =>
      references.every(
        ({ table, needs }) => table !== name || needs === name || !waiting.has(needs),
      ),
    );
    if (free.length === 0) throw new Error("The tables refer to each other in a circle");
    for (const [name, columns] of free) {
      ordered.push({ name, columns });
      waiting.delete(name);
    }
  }
  return ordered;
}

/** The number of applied migrations. */
export async function readLevel(sql: Sql): Promise<number> {
  const [row] = await rowsOf(
    sql,
    raw`select count(*)::integer as level from drizzle.__drizzle_migrations`,
    z.object({ level: z.number() }),
  );
  return row?.level ?? 0;
}

export async function* jsonOf(sql: Sql, { name }: Table): AsyncGenerator<readonly string[]> {
  await sql.execute(
    raw`declare backup_rows cursor for select row_to_json(t)::text as json from ${raw.identifier(name)} t`,
  );
  for (;;) {
    const rows = await rowsOf(
      sql,
      raw`fetch ${raw.raw(String(rowsAtOnce))} from backup_rows`,
      z.object({ json: z.string() }),
    );
    if (rows.length === 0) break;
    yield rows.map(({ json }) => json);
  }
  await sql.execute(raw`close backup_rows`);
}

export async function countRows(sql: Sql, { name }: Table): Promise<number> {
  const [row] = await rowsOf(
    sql,
    raw`select count(*)::integer as rows from ${raw.identifier(name)}`,
    z.object({ rows: z.number() }),
  );
  return row?.rows ?? 0;
}

/** `json` is an object with `rows`; other columns get their default. */
export async function writeJson(sql: Sql, { name, columns }: Table, json: string): Promise<void> {
  const table = raw.identifier(name);
  const list = raw.join(
    columns.map((column) => raw.identifier(column)),
    raw`, `,
  );
  await sql.execute(
    raw`insert into ${table} (${list})
      select ${list} from json_populate_recordset(null::${table}, ${json}::json -> 'rows')`,
  );
}

/** Also tables left out of backups that refer to these. */
export async function emptyTables(sql: Sql, tables: readonly Table[]): Promise<void> {
  const list = raw.join(
    tables.map(({ name }) => raw.identifier(name)),
    raw`, `,
  );
  await sql.execute(raw`truncate ${list} cascade`);
}

/** Both engines return an object with `rows`, which Drizzle's type omits. */
async function rowsOf<Row extends z.ZodType>(
  sql: Sql,
  query: ReturnType<typeof raw>,
  row: Row,
): Promise<z.infer<Row>[]> {
  const answer: unknown = await sql.execute(query);
  return z.object({ rows: z.array(row) }).parse(answer).rows;
}
