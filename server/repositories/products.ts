/** Reads and writes the catalogue. */
import { asc, eq, getTableColumns, inArray, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { catalogue, products } from "../db/schema.ts";
import { type Count, setStock } from "./stock-counts.ts";

export type ProductRow = typeof products.$inferSelect;

export type ProductRepository = ReturnType<typeof productRepository>;

/** PostgreSQL takes at most 65535 parameters in a statement. */
const rowsPerStatement = 1000;

/** For an upsert: each column but the key, as the new row has it. */
const everyColumn = Object.fromEntries(
  Object.entries(getTableColumns(products))
    .filter(([name]) => name !== "id")
    .map(([name, column]) => [name, raw.raw(`excluded."${column.name}"`)]),
);

export function productRepository(sql: Sql) {
  return {
    /** Every product, in the shop's order. */
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

    /** A number that grows with every change of any product, whichever process made it. */
    async version(): Promise<number> {
      const rows = await sql.select({ version: catalogue.version }).from(catalogue);
      return rows[0]?.version ?? 0;
    },

    /** Adds products; one that is there already stays as it is. All or none. */
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
     * Writes products as they are now, adds the new ones and removes those named, and sets counts of
     * pieces. All or none.
     * @param onSaved is called with the number of rows of each statement, as it is done.
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
