/** An order, its lines and its change of the cart are one transaction. */
import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  gte,
  inArray,
  isNull,
  or,
  sql as raw,
} from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { cardOrders, cartLines, orderLines, orders, users } from "../db/schema.ts";
import { queuePlacedMail } from "../mail/order-mails.ts";
import { holdStock, nameOf, type Short, type StockAmount, takeStock } from "./stock.ts";

/** Larger statements would block an embedded database. */
const rowsPerStatement = 25;

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = Omit<typeof orderLines.$inferSelect, "orderId" | "position">;

type Written =
  | { readonly type: "placed" }
  /** The idempotency key exists. */
  | { readonly type: "there-already" }
  /** The account was deleted meanwhile. */
  | { readonly type: "no-account" }
  /** Unavailable pieces; unchanged. */
  | { readonly type: "sold-out"; readonly short: readonly Short[] };

/** Rolls back. */
class SoldOut extends Error {
  override readonly name = "SoldOut";
  readonly short: readonly Short[];
  constructor(short: readonly Short[]) {
    super("Pieces of an order are sold out");
    this.short = short;
  }
}

/** A line's pieces, if counted. */
export const piecesOf = ({ product, size, quantity }: OrderLineRow): StockAmount => ({
  productId: product._id,
  size,
  quantity,
});
export type KeptLine = typeof orderLines.$inferSelect;

export type OrderRepository = ReturnType<typeof orderRepository>;

export function orderRepository(sql: Sql) {
  const byKey = async (userId: string, key: string): Promise<OrderRow | null> => {
    const rows = await sql
      .select()
      .from(orders)
      .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)));
    return rows[0] ?? null;
  };

  /** Card orders unknown to the provider are hidden. */
  const isListed = () => {
    const known = sql
      .select({ one: raw`1` })
      .from(cardOrders)
      .where(eq(cardOrders.orderId, orders.id));
    return or(eq(orders.paymentMethod, "cod"), eq(orders.paid, true), exists(known));
  };

  return {
    byKey,

    async byId(userId: string, id: string): Promise<OrderRow | null> {
      const rows = await sql
        .select()
        .from(orders)
        .where(and(eq(orders.userId, userId), eq(orders.id, id)));
      return rows[0] ?? null;
    },

    /**
     * Writes an order and takes or holds its pieces. Cash orders leave the cart now, card orders
     * when paid.
     */
    async place(
      order: OrderRow,
      lines: readonly OrderLineRow[],
      heldUntil: Date | null,
    ): Promise<Written> {
      const claim = { userId: order.userId, orderId: order.id, at: order.createdAt };
      const wanted = lines.map(piecesOf);
      const write = async (transaction: Sql): Promise<Written> => {
        // Waits for a running deletion of the account, and blocks a later one.
        const account = await transaction
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, order.userId), isNull(users.deletedAt)))
          .for("key share");
        if (account.length === 0) return { type: "no-account" };
        const written = await transaction
          .insert(orders)
          .values(order)
          .onConflictDoNothing({ target: [orders.userId, orders.idempotencyKey] })
          .returning({ id: orders.id });
        if (written.length === 0) return { type: "there-already" };
        const pieces =
          heldUntil === null
            ? await takeStock(transaction, wanted, claim)
            : await holdStock(transaction, wanted, { ...claim, until: heldUntil });
        if (!pieces.ok) throw new SoldOut(pieces.short);
        const counted = new Set(heldUntil === null ? pieces.counted.map(nameOf) : []);
        const rows = lines.map((line, position) => ({
          ...line,
          taken: counted.has(nameOf(piecesOf(line))) ? line.quantity : 0,
          orderId: order.id,
          position,
        }));
        for (let start = 0; start < rows.length; start += rowsPerStatement) {
          await transaction.insert(orderLines).values(rows.slice(start, start + rowsPerStatement));
        }
        if (heldUntil === null) {
          await takeFromCart(transaction, order.userId, order.id);
          await queuePlacedMail(transaction, order, lines, order.createdAt);
        }
        return { type: "placed" };
      };
      try {
        return await sql.transaction(write);
      } catch (error) {
        if (error instanceof SoldOut) return { type: "sold-out", short: error.short };
        throw error;
      }
    },

    /** Newest first, optionally before one, with line counts; hidden orders left out. */
    async page(
      userId: string,
      { before, most }: { readonly before: string | null; readonly most: number },
    ): Promise<(OrderRow & { readonly lineCount: number })[]> {
      const older = raw`(${orders.createdAt}, ${orders.id}) < (
        select o.created_at, o.id from orders o where o.id = ${before} and o.user_id = ${userId})`;
      return sql
        .select({
          ...getTableColumns(orders),
          lineCount: raw<number>`(select count(*)::int from order_lines l where l.order_id = orders.id)`,
        })
        .from(orders)
        .where(and(eq(orders.userId, userId), before === null ? undefined : older, isListed()))
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(most);
    },

    async count(userId: string): Promise<number> {
      return sql.$count(orders, and(eq(orders.userId, userId), isListed()));
    },

    async linesOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly KeptLine[]>> {
      const lines = await sql
        .select()
        .from(orderLines)
        .where(inArray(orderLines.orderId, [...ids]))
        .orderBy(asc(orderLines.orderId), asc(orderLines.position));
      const linesOf = new Map(ids.map((id) => [id, [] as KeptLine[]]));
      for (const line of lines) linesOf.get(line.orderId)?.push(line);
      return linesOf;
    },
  };
}

/** Removes what was bought; later additions remain. */
export async function takeFromCart(sql: Sql, userId: string, orderId: string): Promise<void> {
  const bought = and(
    eq(orderLines.orderId, orderId),
    eq(raw`${orderLines.product} ->> '_id'`, cartLines.productId),
    eq(orderLines.size, cartLines.size),
  );
  // In one lock order, against deadlocks.
  await sql
    .select({ quantity: cartLines.quantity })
    .from(cartLines)
    .innerJoin(orderLines, bought)
    .where(eq(cartLines.userId, userId))
    .orderBy(asc(cartLines.productId), asc(cartLines.size))
    .for("update", { of: cartLines });
  const allBought = sql
    .select({ one: raw`1` })
    .from(orderLines)
    .where(and(bought, gte(orderLines.quantity, cartLines.quantity)));
  await sql.delete(cartLines).where(and(eq(cartLines.userId, userId), exists(allBought)));
  await sql
    .update(cartLines)
    .set({ quantity: raw`${cartLines.quantity} - ${orderLines.quantity}` })
    .from(orderLines)
    .where(and(eq(cartLines.userId, userId), bought));
}
