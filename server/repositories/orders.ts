/** Reads and writes orders. An order, its lines and what becomes of the cart are one transaction. */
import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  gte,
  inArray,
  or,
  sql as raw,
} from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { cardOrders, cartLines, orderLines, orders } from "../db/schema.ts";

/** A statement for more of them would hold an embedded database, and with it the process, for long. */
const rowsPerStatement = 25;

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = Omit<typeof orderLines.$inferSelect, "orderId" | "position">;

export type OrderRepository = ReturnType<typeof orderRepository>;

export function orderRepository(sql: Sql) {
  const byKey = async (userId: string, key: string): Promise<OrderRow | null> => {
    const rows = await sql
      .select()
      .from(orders)
      .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)));
    return rows[0] ?? null;
  };

  return {
    byKey,

    /** An order of this shopper. */
    async byId(userId: string, id: string): Promise<OrderRow | null> {
      const rows = await sql
        .select()
        .from(orders)
        .where(and(eq(orders.userId, userId), eq(orders.id, id)));
      return rows[0] ?? null;
    },

    /**
     * Writes an order and, where asked to, takes what was ordered from its shopper's cart: both or
     * neither. False, and nothing changed, when an order with the same idempotency key is there already.
     */
    async place(
      order: OrderRow,
      lines: readonly OrderLineRow[],
      { fromCart }: { readonly fromCart: boolean },
    ): Promise<boolean> {
      return sql.transaction(async (transaction) => {
        const written = await transaction
          .insert(orders)
          .values(order)
          .onConflictDoNothing({ target: [orders.userId, orders.idempotencyKey] })
          .returning({ id: orders.id });
        if (written.length === 0) return false;
        const rows = lines.map((line, position) => ({ ...line, orderId: order.id, position }));
        for (let start = 0; start < rows.length; start += rowsPerStatement) {
          await transaction.insert(orderLines).values(rows.slice(start, start + rowsPerStatement));
        }
        if (fromCart) await takeFromCart(transaction, order.userId, order.id);
        return true;
      });
    },

    /**
     * A shopper's newest orders, or those before one of them, the newest first, with how many lines each
     * has. A card order that the provider doesn't know of is not among them.
     */
    async page(
      userId: string,
      { before, most }: { readonly before: string | null; readonly most: number },
    ): Promise<(OrderRow & { readonly lineCount: number })[]> {
      const known = sql
        .select({ one: raw`1` })
        .from(cardOrders)
        .where(eq(cardOrders.orderId, orders.id));
      const older = raw`(${orders.createdAt}, ${orders.id}) < (
        select o.created_at, o.id from orders o where o.id = ${before} and o.user_id = ${userId})`;
      return sql
        .select({
          ...getTableColumns(orders),
          lineCount: raw<number>`(select count(*)::int from order_lines l where l.order_id = orders.id)`,
        })
        .from(orders)
        .where(
          and(
            eq(orders.userId, userId),
            before === null ? undefined : older,
            or(eq(orders.paymentMethod, "cod"), eq(orders.paid, true), exists(known)),
          ),
        )
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(most);
    },

    /** The lines of these orders, by order. */
    async linesOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly OrderLineRow[]>> {
      const lines = await sql
        .select()
        .from(orderLines)
        .where(inArray(orderLines.orderId, [...ids]))
        .orderBy(asc(orderLines.orderId), asc(orderLines.position));
      const linesOf = new Map(ids.map((id) => [id, [] as OrderLineRow[]]));
      for (const line of lines) linesOf.get(line.orderId)?.push(line);
      return linesOf;
    },
  };
}

/** What was bought leaves the cart; what was added since then, or elsewhere, stays. */
export async function takeFromCart(sql: Sql, userId: string, orderId: string): Promise<void> {
  const bought = and(
    eq(orderLines.orderId, orderId),
    eq(raw`${orderLines.product} ->> '_id'`, cartLines.productId),
    eq(orderLines.size, cartLines.size),
  );
  // Locked in one order, so that two orders never wait for each other.
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
