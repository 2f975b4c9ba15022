/** An order with its lines, locked for a transaction. */
import { and, asc, eq } from "drizzle-orm";
import { type OrderFacts, remainingPaise } from "../../domain/after-order.ts";
import type { Sql } from "../db/database.ts";
import { orderLines, orders } from "../db/schema.ts";
import type { KeptLine, OrderRow } from "./orders.ts";

export type LineRow = KeptLine;
export type LockedOrder = { readonly order: OrderRow; readonly lines: readonly LineRow[] };

/** Locks it before its dependents; null if this shopper (or the shop) has none. */
export async function lockOrder(
  transaction: Sql,
  { orderId, userId }: { readonly orderId: string; readonly userId: string | null },
): Promise<LockedOrder | null> {
  const [order] = await transaction
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), userId === null ? undefined : eq(orders.userId, userId)))
    .for("update");
  if (order === undefined) return null;
  const lines = await transaction
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  return { order, lines };
}

export const factsOf = (order: OrderRow): OrderFacts => ({
  ...order,
  deliveredAt: order.deliveredAt?.getTime() ?? null,
});

export function cashPaid({ order, lines }: LockedOrder): number {
  if (order.paymentMethod !== "cod" || !order.paid) return 0;
  return remainingPaise(factsOf(order), lines) ?? order.amountPaise;
}

export type LineWish = { readonly itemId: string; readonly size: string | undefined };

export function lineOf(
  lines: readonly LineRow[],
  { itemId, size }: LineWish,
): LineRow | "no-line" | "which-size" {
  const found = lines.filter(
    (line) => line.product._id === itemId && (size === undefined || line.size === size),
  );
  const [line, another] = found;
  if (line === undefined) return "no-line";
  return another === undefined ? line : "which-size";
}
