/** Reads and writes orders. An order, its lines and what becomes of the cart are one transaction. */
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { cartLines, orderLines, orders } from "../db/schema.ts";

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
     * Writes an order and, where asked to, empties its shopper's cart: both or neither. False, and
     * nothing changed, when an order with the same idempotency key is there already.
     */
    async place(
      order: OrderRow,
      lines: readonly OrderLineRow[],
      { emptyCart }: { readonly emptyCart: boolean },
    ): Promise<boolean> {
      return sql.transaction(async (transaction) => {
        const written = await transaction
          .insert(orders)
          .values(order)
          .onConflictDoNothing({ target: [orders.userId, orders.idempotencyKey] })
          .returning({ id: orders.id });
        if (written.length === 0) return false;
        await transaction
          .insert(orderLines)
          .values(lines.map((line, position) => ({ ...line, orderId: order.id, position })));
        if (emptyCart)
          await transaction.delete(cartLines).where(eq(cartLines.userId, order.userId));
        return true;
      });
    },

    /** A shopper's orders with their lines, the oldest first. */
    async of(userId: string) {
      const found = await sql
        .select()
        .from(orders)
        .where(eq(orders.userId, userId))
        .orderBy(asc(orders.createdAt), asc(orders.id));
      if (found.length === 0) return [];
      const lines = await sql
        .select()
        .from(orderLines)
        .where(
          inArray(
            orderLines.orderId,
            found.map(({ id }) => id),
          ),
        )
        .orderBy(asc(orderLines.orderId), asc(orderLines.position));
      const linesOf = new Map(found.map(({ id }) => [id, [] as OrderLineRow[]]));
      for (const line of lines) linesOf.get(line.orderId)?.push(line);
      return found.map((order) => ({ ...order, lines: linesOf.get(order.id) ?? [] }));
    },
  };
}
