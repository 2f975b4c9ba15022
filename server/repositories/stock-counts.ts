/** What the count says, for the product list and for whoever runs the shop, who also sets it. */
import { and, eq, gt, inArray, isNotNull, sql as raw, type SQL } from "drizzle-orm";
import type { Stock } from "../../domain/stock.ts";
import { mostStock, type Size } from "../../domain/values.ts";
import type { Sql } from "../db/database.ts";
import { productStock, stockHolds } from "../db/schema.ts";
import type { Claim, Pieces, Short } from "./stock.ts";

/** A size of a product with its count; null where it is counted no longer. */
export type Count = {
  readonly productId: string;
  readonly size: Size;
  readonly free: number | null;
};

/** A counted size as its owner sees it. */
export type Counted = Count & {
  /** For card payments that are open. */
  readonly held: number;
};

export type StockRepository = ReturnType<typeof stockRepository>;

export function stockRepository(sql: Sql) {
  const expiredBy = (at: Date): SQL<number> => raw<number>`coalesce((
    select sum(h.quantity) from stock_holds h
    where h.product_id = product_stock.product_id and h.size = product_stock.size
      and h.expires_at <= ${at.toISOString()}), 0)::integer`;

  return {
    /** A text that changes whenever what can be bought does, by a change of the count or by time. */
    async version(at: Date): Promise<string> {
      const [row] = await sql
        .select({
          changes: raw<string>`coalesce(sum(${productStock.changes}), 0)::text`,
          expired: raw<string>`(select coalesce(sum(extract(epoch from h.expires_at)), 0)::text
            from stock_holds h where h.expires_at <= ${at.toISOString()})`,
        })
        .from(productStock);
      return `${row?.changes} ${row?.expired}`;
    },

    /** What can be bought, by product; holds that expired by then can, swept or not. */
    async all(at: Date): Promise<ReadonlyMap<string, Stock>> {
      const rows = await sql
        .select({
          productId: productStock.productId,
          size: productStock.size,
          free: raw<number>`least(${productStock.free} + ${expiredBy(at)}, ${mostStock})`,
        })
        .from(productStock)
        .where(isNotNull(productStock.free));
      return byProduct(rows);
    },

    /** Every counted size, or those of a product. */
    async counts(productId: string | null = null): Promise<Counted[]> {
      const held = raw<number>`coalesce((select sum(h.quantity) from stock_holds h
        where h.product_id = product_stock.product_id and h.size = product_stock.size), 0)::integer`;
      const rows = await sql
        .select({
          productId: productStock.productId,
          size: productStock.size,
          free: productStock.free,
          held,
        })
        .from(productStock)
        .where(
          and(
            isNotNull(productStock.free),
            productId === null ? undefined : eq(productStock.productId, productId),
          ),
        )
        .orderBy(productStock.productId);
      // Only sizes were ever written into this column.
      return rows as Counted[];
    },

    /** Every size that was ever counted, with null for those that are so no longer. */
    async known(): Promise<Count[]> {
      const rows = await sql
        .select({
          productId: productStock.productId,
          size: productStock.size,
          free: productStock.free,
        })
        .from(productStock);
      // Only sizes were ever written into this column.
      return rows as Count[];
    },

    /** What of a wish can't be had as it looks now, without locking or writing anything. */
    async short(wanted: readonly Pieces[], { userId, at }: Claim): Promise<readonly Short[]> {
      const rows = JSON.stringify(
        wanted.map(({ productId, size, quantity }) => ({ product_id: productId, size, quantity })),
      );
      const yielding = raw`coalesce((select sum(h.quantity) from stock_holds h
        join orders o on o.id = h.order_id
        where h.product_id = w.product_id and h.size = w.size
          and (h.expires_at <= ${at.toISOString()} or o.user_id = ${userId})), 0)::integer`;
      const left = raw<number>`product_stock.free + ${yielding}`;
      return sql
        .select({ productId: productStock.productId, size: productStock.size, left })
        .from(productStock)
        .innerJoin(
          raw`json_to_recordset(${rows}::json) as w(product_id text, size text, quantity integer)`,
          raw`product_stock.product_id = w.product_id and product_stock.size = w.size`,
        )
        .where(raw`product_stock.free is not null and ${left} < w.quantity`);
    },

    /** Until when orders hold pieces, of those that do. */
    async heldUntil(orderIds: readonly string[], at: Date): Promise<ReadonlyMap<string, Date>> {
      if (orderIds.length === 0) return new Map();
      const rows = await sql
        .select({ orderId: stockHolds.orderId, expiresAt: stockHolds.expiresAt })
        .from(stockHolds)
        .where(and(inArray(stockHolds.orderId, [...orderIds]), gt(stockHolds.expiresAt, at)));
      return new Map(rows.map(({ orderId, expiresAt }) => [orderId, expiresAt]));
    },

    set: (counts: readonly Count[]): Promise<void> => setStock(sql, counts),

    /**
     * Adds pieces, or takes some away; a size that wasn't counted is from then on. Null when fewer are
     * free than are to be taken away; then nothing changed.
     */
    async add(productId: string, size: Size, pieces: number): Promise<number | null> {
      return sql.transaction(async (transaction) => {
        await transaction
          .insert(productStock)
          .values({ productId, size, free: null })
          .onConflictDoNothing();
        const where = and(eq(productStock.productId, productId), eq(productStock.size, size));
        const free = raw`coalesce(${productStock.free}, 0) + ${pieces}::integer`;
        const [row] = await transaction
          .update(productStock)
          .set({ free })
          .where(and(where, raw`${free} between 0 and ${mostStock}`))
          .returning({ free: productStock.free });
        return row?.free ?? null;
      });
    },
  };
}

/** Sets counts in the caller's transaction, locking their rows in the order in which orders do. */
export async function setStock(sql: Sql, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return;
  const rows = JSON.stringify(
    counts.map(({ productId, size, free }) => ({ product_id: productId, size, free })),
  );
  await sql.execute(raw`insert into product_stock (product_id, size, free)
    select w.product_id, w.size, w.free
    from json_to_recordset(${rows}::json) as w(product_id text, size text, free integer)
    order by w.product_id, w.size
    on conflict (product_id, size) do update set free = excluded.free
    where product_stock.free is distinct from excluded.free`);
}

function byProduct(
  rows: readonly { readonly productId: string; readonly size: string; readonly free: number }[],
): ReadonlyMap<string, Stock> {
  const found = new Map<string, Partial<Record<Size, number>>>();
  for (const { productId, size, free } of rows) {
    const stock = found.get(productId) ?? {};
    // Only sizes were ever written into this column.
    stock[size as Size] = free;
    found.set(productId, stock);
  }
  return found;
}
