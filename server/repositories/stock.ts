/**
 * Free, held and taken pieces. Functions run in the caller's transaction, lock count rows by
 * product and size before changes, and change holds under their row's lock. Against deadlocks call
 * one of them once per transaction, after locking the order and before the cart.
 */
import { and, asc, eq, inArray, lte, sql as raw, type SQL } from "drizzle-orm";
import { mostStock } from "../../domain/values.ts";
import type { Sql } from "../db/database.ts";
import { orders, productStock, stockHolds } from "../db/schema.ts";

type StockKey = { readonly productId: string; readonly size: string };

/** Repetitions allowed. */
export type StockAmount = StockKey & { readonly quantity: number };

/** Fewer are left than wanted. */
export type Short = StockKey & { readonly left: number };

/** All or nothing. */
export type Taken =
  | { readonly ok: true; readonly counted: readonly StockAmount[] }
  /** In the order requested. */
  | { readonly ok: false; readonly short: readonly Short[] };

/** Expired holds, and the shopper's own for other orders, are up for taking. */
export type Claim = { readonly userId: string; readonly orderId: string; readonly at: Date };

export async function takeStock(
  sql: Sql,
  wanted: readonly StockAmount[],
  claim: Claim,
): Promise<Taken> {
  const free = await lock(sql, wanted);
  return take(sql, wanted, free, claim);
}

/** Ignores sizes no longer counted. */
export async function giveBackStock(sql: Sql, pieces: readonly StockAmount[]): Promise<void> {
  await lock(sql, pieces);
  await change(sql, pieces, raw`least(s.free + w.quantity, ${mostStock})`);
}

/** Extends holds and takes what is missing. */
export async function holdStock(
  sql: Sql,
  wanted: readonly StockAmount[],
  claim: Claim & { readonly until: Date },
): Promise<Taken> {
  const { orderId, until } = claim;
  const free = await lock(sql, wanted);
  const held = await heldBy(sql, orderId);
  const taken = await take(sql, without(wanted, held), free, claim);
  if (!taken.ok) return { ok: false, short: withOwn(taken.short, held) };
  await sql.update(stockHolds).set({ expiresAt: until }).where(eq(stockHolds.orderId, orderId));
  if (taken.counted.length > 0) {
    await sql
      .insert(stockHolds)
      .values(taken.counted.map((pieces) => ({ ...pieces, orderId, expiresAt: until })))
      .onConflictDoUpdate({
        target: [stockHolds.orderId, stockHolds.productId, stockHolds.size],
        set: { quantity: raw`${stockHolds.quantity} + excluded.quantity` },
      });
  }
  return taken;
}

/** Takes held pieces, even after expiry, retaking lost ones. On failure the order keeps none. */
export async function keepHeldStock(
  sql: Sql,
  wanted: readonly StockAmount[],
  claim: Claim,
): Promise<Taken> {
  const free = await lock(sql, wanted);
  const held = await heldBy(sql, claim.orderId);
  const taken = await take(sql, without(wanted, held), free, claim);
  await sql.delete(stockHolds).where(eq(stockHolds.orderId, claim.orderId));
  if (taken.ok) return { ok: true, counted: merged([...held, ...taken.counted]) };
  await change(sql, held, raw`least(s.free + w.quantity, ${mostStock})`);
  return { ok: false, short: withOwn(taken.short, held) };
}

/** All by default. */
export async function releaseHeldStock(
  sql: Sql,
  orderId: string,
  only: readonly StockKey[] | null = null,
): Promise<void> {
  const held = await heldBy(sql, orderId);
  const names = only && new Set(only.map(nameOf));
  const pieces = held.filter((piece) => names === null || names.has(nameOf(piece)));
  if (pieces.length === 0) return;
  await lock(sql, pieces);
  await release(sql, pieces, eq(stockHolds.orderId, orderId));
}

/** In own transactions; returns the number of holds. */
export async function releaseExpiredHolds(sql: Sql, at: Date): Promise<number> {
  for (let sum = 0; ; ) {
    const count = await sql.transaction((transaction) =>
      releaseExpiredStock(transaction, at, holdsAtOnce),
    );
    sum += count;
    if (count < holdsAtOnce) return sum;
  }
}

const holdsAtOnce = 100;

/** Releases up to `most` or more expired holds; returns their number. */
export async function releaseExpiredStock(sql: Sql, at: Date, most: number): Promise<number> {
  const expired = lte(stockHolds.expiresAt, at);
  const pieces = await sql
    .select({
      productId: stockHolds.productId,
      size: stockHolds.size,
      quantity: stockHolds.quantity,
    })
    .from(stockHolds)
    .where(expired)
    .orderBy(asc(stockHolds.expiresAt))
    .limit(most);
  if (pieces.length === 0) return 0;
  await lock(sql, pieces);
  return release(sql, pieces, expired);
}

/** Returns the free counts. */
async function lock(
  sql: Sql,
  pieces: readonly StockAmount[],
): Promise<ReadonlyMap<string, number>> {
  if (pieces.length === 0) return new Map();
  const rows = await sql
    .select({ productId: productStock.productId, size: productStock.size, free: productStock.free })
    .from(productStock)
    .where(among(productStock, pieces))
    .orderBy(asc(productStock.productId), asc(productStock.size))
    .for("update");
  return new Map(rows.flatMap((row) => (row.free === null ? [] : [[nameOf(row), row.free]])));
}

/** Under lock; takes missing pieces from releasable holds. */
async function take(
  sql: Sql,
  wanted: readonly StockAmount[],
  free: ReadonlyMap<string, number>,
  claim: Claim,
): Promise<Taken> {
  const counted = merged(wanted).filter((piece) => free.has(nameOf(piece)));
  const lacking = counted.filter((piece) => (free.get(nameOf(piece)) ?? 0) < piece.quantity);
  if (lacking.length > 0) {
    await release(sql, lacking, yielding(sql, claim));
    const found = await lock(sql, lacking);
    const short = lacking.flatMap(({ productId, size, quantity }): Short[] => {
      const left = found.get(nameOf({ productId, size })) ?? 0;
      return left < quantity ? [{ productId, size, left }] : [];
    });
    if (short.length > 0) return { ok: false, short };
  }
  await change(sql, counted, raw`s.free - w.quantity`);
  return { ok: true, counted };
}

/** Expired holds, and the shopper's for other orders. */
function yielding(sql: Sql, { userId, orderId, at }: Claim): SQL {
  const own = sql.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  return raw`${stockHolds.orderId} <> ${orderId} and (${lte(stockHolds.expiresAt, at)} or ${inArray(stockHolds.orderId, own)})`;
}

/** Under lock; returns the number of holds. */
async function release(sql: Sql, pieces: readonly StockKey[], which: SQL): Promise<number> {
  const gone = await sql
    .delete(stockHolds)
    .where(and(among(stockHolds, pieces), which))
    .returning({
      productId: stockHolds.productId,
      size: stockHolds.size,
      quantity: stockHolds.quantity,
    });
  await change(sql, gone, raw`least(s.free + w.quantity, ${mostStock})`);
  return gone.length;
}

async function heldBy(sql: Sql, orderId: string): Promise<StockAmount[]> {
  return sql
    .select({
      productId: stockHolds.productId,
      size: stockHolds.size,
      quantity: stockHolds.quantity,
    })
    .from(stockHolds)
    .where(eq(stockHolds.orderId, orderId));
}

/** `s` is the row, `w` the wish. */
async function change(sql: Sql, pieces: readonly StockAmount[], free: SQL): Promise<void> {
  if (pieces.length === 0) return;
  const named = JSON.stringify(
    merged(pieces).map(({ productId, size, quantity }) => ({
      product_id: productId,
      size,
      quantity,
    })),
  );
  await sql.execute(raw`update product_stock s set free = ${free}
    from json_to_recordset(${named}::json) as w(product_id text, size text, quantity integer)
    where s.product_id = w.product_id and s.size = w.size and s.free is not null`);
}

function among(table: typeof productStock | typeof stockHolds, pieces: readonly StockKey[]): SQL {
  const named = JSON.stringify(
    pieces.map(({ productId, size }) => ({ product_id: productId, size })),
  );
  return raw`(${table.productId}, ${table.size}) in (select w.product_id, w.size
    from json_to_recordset(${named}::json) as w(product_id text, size text))`;
}

export const nameOf = ({ productId, size }: StockKey): string => `${size} ${productId}`;

function merged(pieces: readonly StockAmount[]): StockAmount[] {
  const found = new Map<string, StockAmount>();
  for (const { productId, size, quantity } of pieces) {
    const name = nameOf({ productId, size });
    const before = found.get(name)?.quantity ?? 0;
    found.set(name, { productId, size, quantity: before + quantity });
  }
  return [...found.values()];
}

function without(wanted: readonly StockAmount[], held: readonly StockAmount[]): StockAmount[] {
  const has = new Map(held.map((pieces) => [nameOf(pieces), pieces.quantity]));
  return merged(wanted).flatMap((pieces) => {
    const quantity = pieces.quantity - (has.get(nameOf(pieces)) ?? 0);
    return quantity > 0 ? [{ ...pieces, quantity }] : [];
  });
}

/** Counts the order's own holds as left. */
function withOwn(short: readonly Short[], held: readonly StockAmount[]): Short[] {
  const has = new Map(held.map((pieces) => [nameOf(pieces), pieces.quantity]));
  return short.map((piece) => ({ ...piece, left: piece.left + (has.get(nameOf(piece)) ?? 0) }));
}
