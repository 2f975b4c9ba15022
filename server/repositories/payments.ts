/**
 * Reads and writes what is known about card payments. Paying an order, recording the payment, taking
 * the bought units from the cart and remembering the provider's message are one transaction.
 */
import { and, eq, inArray, lt, ne, notExists, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { cardOrders, orders, payments, webhookEvents } from "../db/schema.ts";
import { takeFromCart } from "./orders.ts";

export type CardOrderRow = typeof cardOrders.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type WebhookEventRow = typeof webhookEvents.$inferSelect;

/** What became of a payment that arrived. */
export type Settled =
  | "paid"
  /** The order was paid before: by this payment, or by another. */
  | "paid-before"
  /** The provider's message had been dealt with. */
  | "seen";

export type PaymentRepository = ReturnType<typeof paymentRepository>;

export function paymentRepository(sql: Sql) {
  const cardOrder = async (orderId: string, mode: string): Promise<CardOrderRow | null> => {
    const rows = await sql
      .select()
      .from(cardOrders)
      .where(and(eq(cardOrders.orderId, orderId), eq(cardOrders.mode, mode)));
    return rows[0] ?? null;
  };

  return {
    cardOrder,

    /** The provider's orders for these orders, in every mode. */
    async cardOrdersOf(orderIds: readonly string[]): Promise<CardOrderRow[]> {
      if (orderIds.length === 0) return [];
      return sql
        .select()
        .from(cardOrders)
        .where(inArray(cardOrders.orderId, [...orderIds]));
    },

    /** Keeps the first provider order of an order; the answer is the one that is kept. */
    async keep(row: CardOrderRow): Promise<CardOrderRow> {
      await sql
        .insert(cardOrders)
        .values(row)
        .onConflictDoNothing({ target: [cardOrders.orderId, cardOrders.mode] });
      const kept = await cardOrder(row.orderId, row.mode);
      if (kept === null)
        throw new Error("A provider's order was neither written nor there already");
      return kept;
    },

    /** The order that the provider calls so, and whose it is. */
    async byProviderOrder(providerOrderId: string, mode: string) {
      const rows = await sql
        .select({
          orderId: cardOrders.orderId,
          providerOrderId: cardOrders.providerOrderId,
          amountPaise: cardOrders.amountPaise,
          currency: cardOrders.currency,
          userId: orders.userId,
          paid: orders.paid,
        })
        .from(cardOrders)
        .innerJoin(orders, eq(orders.id, cardOrders.orderId))
        .where(and(eq(cardOrders.providerOrderId, providerOrderId), eq(cardOrders.mode, mode)));
      return rows[0] ?? null;
    },

    async byId(id: string): Promise<PaymentRow | null> {
      const rows = await sql.select().from(payments).where(eq(payments.id, id));
      return rows[0] ?? null;
    },

    /** All that is known of an order's payments. */
    async of(orderId: string): Promise<PaymentRow[]> {
      return sql.select().from(payments).where(eq(payments.orderId, orderId));
    },

    /** A captured payment pays its order, once. `event` is the message that brought it, if one did. */
    async settle(payment: PaymentRow, event: WebhookEventRow | null): Promise<Settled> {
      return sql.transaction(async (transaction) => {
        if (event !== null && !(await remember(transaction, event))) return "seen";
        await transaction
          .insert(payments)
          .values(payment)
          .onConflictDoUpdate({
            target: payments.id,
            // Money that came in the end outweighs a failure that was told before.
            set: { status: payment.status, failure: null },
            setWhere: ne(payments.status, "captured"),
          });
        const paid = await transaction
          .update(orders)
          .set({ paid: true })
          .where(and(eq(orders.id, payment.orderId), eq(orders.paid, false)))
          .returning({ userId: orders.userId });
        const owner = paid[0];
        if (owner === undefined) return "paid-before";
        await takeFromCart(transaction, owner.userId, payment.orderId);
        return "paid";
      });
    },

    /** Writes down a payment that pays nothing; one that is known already stays as it is. */
    async note(payment: PaymentRow, event: WebhookEventRow | null): Promise<void> {
      await sql.transaction(async (transaction) => {
        if (event !== null && !(await remember(transaction, event))) return;
        await transaction.insert(payments).values(payment).onConflictDoNothing();
      });
    },

    /** Remembers a message that changes nothing. */
    async remember(event: WebhookEventRow): Promise<void> {
      await remember(sql, event);
    },

    /**
     * Forgets messages from before that moment (the provider repeats one for a day at most), and card
     * orders that the provider never heard of, which nobody has seen.
     */
    async removeStale(before: Date): Promise<void> {
      await sql.delete(webhookEvents).where(lt(webhookEvents.receivedAt, before));
      const known = sql
        .select({ one: raw`1` })
        .from(cardOrders)
        .where(eq(cardOrders.orderId, orders.id));
      await sql
        .delete(orders)
        .where(
          and(
            eq(orders.paymentMethod, "razorpay"),
            eq(orders.paid, false),
            lt(orders.createdAt, before),
            notExists(known),
          ),
        );
    },
  };
}

/** Whether the message is new. */
async function remember(sql: Sql, event: WebhookEventRow): Promise<boolean> {
  const written = await sql
    .insert(webhookEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id });
  return written.length === 1;
}
