/** The test gateway's state, in the shop's database, so that any process can be the gateway. */
import { and, asc, eq, ne, sql as raw } from "drizzle-orm";
import type { Sql } from "../../db/database.ts";
import {
  testGatewayEvents,
  testGatewayKeys,
  testGatewayOrders,
  testGatewayPayments,
} from "../../db/schema.ts";

export type GatewayKeys = { readonly keySecret: string; readonly webhookSecret: string };
export type GatewayOrder = typeof testGatewayOrders.$inferSelect;
export type GatewayPayment = typeof testGatewayPayments.$inferSelect;
export type GatewayEvent = Pick<typeof testGatewayEvents.$inferSelect, "id" | "body" | "createdAt">;

export type Books = ReturnType<typeof gatewayBooks>;

export function gatewayBooks(sql: Sql) {
  return {
    /** The first process's secrets win. */
    async keys(offered: GatewayKeys): Promise<GatewayKeys> {
      await sql
        .insert(testGatewayKeys)
        .values({ id: 1, ...offered })
        .onConflictDoNothing();
      const [kept] = await sql.select().from(testGatewayKeys);
      if (kept === undefined) throw new Error("The test gateway's keys are gone");
      return kept;
    },

    async order(id: string): Promise<GatewayOrder | null> {
      const rows = await sql.select().from(testGatewayOrders).where(eq(testGatewayOrders.id, id));
      return rows[0] ?? null;
    },

    async ordersWithReceipt(receipt: string): Promise<GatewayOrder[]> {
      return sql.select().from(testGatewayOrders).where(eq(testGatewayOrders.receipt, receipt));
    },

    /** False if the receipt is used. */
    async addOrder(order: GatewayOrder): Promise<boolean> {
      const written = await sql
        .insert(testGatewayOrders)
        .values(order)
        .onConflictDoNothing({ target: testGatewayOrders.receipt })
        .returning({ id: testGatewayOrders.id });
      return written.length === 1;
    },

    async payment(id: string): Promise<GatewayPayment | null> {
      const rows = await sql
        .select()
        .from(testGatewayPayments)
        .where(eq(testGatewayPayments.id, id));
      return rows[0] ?? null;
    },

    async paymentsOf(orderId: string): Promise<GatewayPayment[]> {
      return sql
        .select()
        .from(testGatewayPayments)
        .where(eq(testGatewayPayments.orderId, orderId))
        .orderBy(asc(testGatewayPayments.createdAt));
    },

    /** Null if the order is already paid. */
    async attempt(
      payment: GatewayPayment,
      events: (order: GatewayOrder) => readonly GatewayEvent[],
    ): Promise<GatewayOrder | null> {
      return sql.transaction(async (transaction) => {
        const [order] = await transaction
          .update(testGatewayOrders)
          .set({
            status: payment.status === "captured" ? "paid" : "attempted",
            attempts: raw`${testGatewayOrders.attempts} + 1`,
          })
          .where(
            and(eq(testGatewayOrders.id, payment.orderId), ne(testGatewayOrders.status, "paid")),
          )
          .returning();
        if (order === undefined) return null;
        await transaction.insert(testGatewayPayments).values(payment);
        const waiting = events(order).map((event) => ({ ...event, delivered: false }));
        if (waiting.length > 0) await transaction.insert(testGatewayEvents).values(waiting);
        return order;
      });
    },

    /** Undelivered messages, oldest first. */
    async waiting(): Promise<GatewayEvent[]> {
      return sql
        .select()
        .from(testGatewayEvents)
        .where(eq(testGatewayEvents.delivered, false))
        .orderBy(asc(testGatewayEvents.createdAt), asc(testGatewayEvents.id))
        .limit(50);
    },

    async delivered(id: string): Promise<void> {
      await sql
        .update(testGatewayEvents)
        .set({ delivered: true })
        .where(eq(testGatewayEvents.id, id));
    },
  };
}
