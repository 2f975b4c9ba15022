import { and, eq, gt, inArray, isNotNull, sql as raw, type SQL } from "drizzle-orm";
import type { Stock } from "../../domain/stock.ts";
import { mostStock, type Size } from "../../domain/values.ts";
import type { Sql } from "../db/database.ts";
import { productStock, stockHolds } from "../db/schema.ts";
import type { Claim, Short, StockAmount } from "./stock.ts";

/** Null if no longer counted. */
export type Count = {
  readonly productId: string;
  readonly size: Size;
  readonly free: number | null;
};

export type StockCount = Count & {
  /** For open card payments. */
  readonly held: number;
};

export type StockRepository = ReturnType<typeof stockRepository>;

export function stockRepository(sql: Sql) {
  const expiredBy = (at: Date): SQL<number> => raw<number>`coalesce((
    select sum(h.quantity) from stock_holds h
    where h.product_id = product_stock.product_id and h.size = product_stock.size
      and h.expires_at <= ${at.toISOString()}), 0)::integer`;

  return {
    /** Changes with availability, by a count or by time. */
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

    /** By product; includes expired holds. */
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

    async counts(productId: string | null = null): Promise<StockCount[]> {
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
      return rows as StockCount[];
    },

    /** Null for sizes no longer counted. */
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

    async short(wanted: readonly StockAmount[], { userId, at }: Claim): Promise<readonly Short[]> {
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
     * Adds or subtracts pieces and starts counting the size. Null, unchanged, if too few are free.
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

/** In the caller's transaction and the orders' lock order. */
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
