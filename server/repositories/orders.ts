/** Reads and writes orders. An order, its lines and what becomes of the cart are one transaction. */
import { and, asc, eq, inArray, lte, sql as raw } from "drizzle-orm";
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
        await transaction
          .insert(orderLines)
          .values(lines.map((line, position) => ({ ...line, orderId: order.id, position })));
        if (fromCart) await takeFromCart(transaction, order.userId, order.id);
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

/** What was bought leaves the cart; what was added since then, or elsewhere, stays. */
export async function takeFromCart(sql: Sql, userId: string, orderId: string): Promise<void> {
  const bought = await sql
    .select({
      productId: raw<string>`${orderLines.product} ->> '_id'`,
      size: orderLines.size,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    // Always in one order, so that two orders never wait for each other.
    .orderBy(raw`${orderLines.product} ->> '_id'`, orderLines.size);
  for (const { productId, size, quantity } of bought) {
    const line = and(
      eq(cartLines.userId, userId),
      eq(cartLines.productId, productId),
      eq(cartLines.size, size),
    );
    await sql.delete(cartLines).where(and(line, lte(cartLines.quantity, quantity)));
    await sql
      .update(cartLines)
      .set({ quantity: raw`${cartLines.quantity} - ${quantity}` })
      .where(line);
  }
}
