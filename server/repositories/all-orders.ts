/** The orders of every shopper, as whoever runs the shop sees them. */
import { asc, desc, eq, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { orderLines, orders, users } from "../db/schema.ts";

export type OrderSummary = {
  readonly id: string;
  readonly createdAt: Date;
  readonly status: string;
  readonly paid: boolean;
  readonly paymentMethod: string;
  readonly amountPaise: number;
  readonly email: string;
  /** Pieces of cloth, all lines together. */
  readonly pieces: number;
};

export type AllOrdersRepository = ReturnType<typeof allOrdersRepository>;

export function allOrdersRepository(sql: Sql) {
  const pieces = raw<number>`(select coalesce(sum(${orderLines.quantity}), 0)::integer from ${orderLines} where ${orderLines.orderId} = ${orders.id})`;

  return {
    /** The newest first, of one status or of any. */
    async list(status: string | null, most: number): Promise<OrderSummary[]> {
      return sql
        .select({
          id: orders.id,
          createdAt: orders.createdAt,
          status: orders.status,
          paid: orders.paid,
          paymentMethod: orders.paymentMethod,
          amountPaise: orders.amountPaise,
          email: users.email,
          pieces,
        })
        .from(orders)
        .innerJoin(users, eq(users.id, orders.userId))
        .where(status === null ? undefined : eq(orders.status, status))
        .orderBy(desc(orders.createdAt), asc(orders.id))
        .limit(most);
    },

    /** The ids that begin so, at most two: enough to see whether it is one. */
    async idsBeginning(beginning: string): Promise<string[]> {
      const rows = await sql
        .select({ id: orders.id })
        .from(orders)
        .where(raw`starts_with(${orders.id}::text, ${beginning.toLowerCase()})`)
        .limit(2);
      return rows.map(({ id }) => id);
    },

    /** Sets a status; answers what the order was before, or null when there is none such. */
    async setStatus(id: string, status: string) {
      return sql.transaction(async (transaction) => {
        const [before] = await transaction
          .select({ status: orders.status, paid: orders.paid, method: orders.paymentMethod })
          .from(orders)
          .where(eq(orders.id, id))
          .for("update");
        if (before === undefined) return null;
        await transaction.update(orders).set({ status }).where(eq(orders.id, id));
        return before;
      });
    },
  };
}
