import { asc, eq, getTableColumns, inArray, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { catalogue, products } from "../db/schema.ts";
import { type Count, setStock } from "./stock-counts.ts";

export type ProductRow = typeof products.$inferSelect;

export type ProductRepository = ReturnType<typeof productRepository>;

/** PostgreSQL takes at most 65535 parameters. */
const rowsPerStatement = 1000;

/** Every column but the key, for upserts. */
const everyColumn = Object.fromEntries(
  Object.entries(getTableColumns(products))
    .filter(([name]) => name !== "id")
    .map(([name, column]) => [name, raw.raw(`excluded."${column.name}"`)]),
);

export function productRepository(sql: Sql) {
  return {
    async all(): Promise<ProductRow[]> {
      return sql.select().from(products).orderBy(asc(products.position), asc(products.id));
    },

    async byId(id: string): Promise<ProductRow | null> {
      const rows = await sql.select().from(products).where(eq(products.id, id));
      return rows[0] ?? null;
    },

    async byIds(ids: readonly string[]): Promise<ProductRow[]> {
      return sql
        .select()
        .from(products)
        .where(inArray(products.id, [...ids]));
    },

    async count(): Promise<number> {
      return sql.$count(products);
    },

    /** Grows with any change by any process. */
    async version(): Promise<number> {
      const rows = await sql.select({ version: catalogue.version }).from(catalogue);
      return rows[0]?.version ?? 0;
    },

    /** Skips existing ones; atomic. */
    async insertMissing(rows: readonly ProductRow[]): Promise<void> {
      await sql.transaction(async (transaction) => {
        for (let start = 0; start < rows.length; start += rowsPerStatement) {
          await transaction
            .insert(products)
            .values(rows.slice(start, start + rowsPerStatement))
            .onConflictDoNothing();
        }
      });
    },

    /**
     * Upserts, removes the named ones and sets counts; atomic. @param onSaved gets each statement's
     * row count.
     */
    async save(
      rows: readonly ProductRow[],
      removed: readonly string[],
      counts: readonly Count[] = [],
      onSaved: (count: number) => void = () => undefined,
    ): Promise<void> {
      await sql.transaction(async (transaction) => {
        if (removed.length > 0) {
          await transaction.delete(products).where(inArray(products.id, [...removed]));
        }
        for (let start = 0; start < rows.length; start += rowsPerStatement) {
          const some = rows.slice(start, start + rowsPerStatement);
          await transaction
            .insert(products)
            .values(some)
            .onConflictDoUpdate({ target: products.id, set: everyColumn });
          onSaved(some.length);
        }
        await setStock(transaction, counts);
      });
    },
  };
}
