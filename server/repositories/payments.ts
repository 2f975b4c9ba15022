/**
 * Paying an order, recording the payment, emptying the cart and noting the message are one
 * transaction.
 */
import { and, asc, eq, inArray, lt, ne, notExists, sql as raw } from "drizzle-orm";
import { isBeforeShipping } from "../../domain/after-order.ts";
import { afterStatuses } from "../../domain/values.ts";
import type { Sql } from "../db/database.ts";
import {
  cardOrders,
  orderLines,
  orders,
  payments,
  stockHolds,
  webhookEvents,
} from "../db/schema.ts";
import { mailLine, queueOrderMail, queuePlacedMail } from "../mail/order-mails.ts";
import type { LockedOrder } from "./locked-order.ts";
import { type OrderLineRow, piecesOf, takeFromCart } from "./orders.ts";
import { oweRefund } from "./refunds.ts";
import {
  holdStock,
  keepHeldStock,
  nameOf,
  type Short,
  type StockAmount,
  type Taken,
} from "./stock.ts";

export type CardOrderRow = typeof cardOrders.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type WebhookEventRow = typeof webhookEvents.$inferSelect;

export type Captured =
  | { readonly type: "paid" }
  /** Paid before, by this payment. */
  | { readonly type: "paid-before" }
  /** Paid before by another payment: refund this one. */
  | { readonly type: "paid-twice" }
  /** The order is cancelled: refund. */
  | { readonly type: "cancelled" }
  /** A repeated message. */
  | { readonly type: "seen" };

/** Note for pieces that sold out before the payment. */
export type SoldOutNote = (short: readonly Short[], lines: readonly OrderLineRow[]) => string;

type Held = Taken & { readonly lines: readonly OrderLineRow[] };

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

    async cardOrdersOf(orderIds: readonly string[]): Promise<CardOrderRow[]> {
      if (orderIds.length === 0) return [];
      return sql
        .select()
        .from(cardOrders)
        .where(inArray(cardOrders.orderId, [...orderIds]));
    },

    /** Returns the first one stored. */
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

    async byProviderOrder(providerOrderId: string, mode: string) {
      const rows = await sql
        .select({
          orderId: cardOrders.orderId,
          providerOrderId: cardOrders.providerOrderId,
          amountPaise: cardOrders.amountPaise,
          currency: cardOrders.currency,
          userId: orders.userId,
          paid: orders.paid,
          cancelledAt: orders.cancelledAt,
          note: orders.note,
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

    async of(orderId: string): Promise<PaymentRow[]> {
      return sql.select().from(payments).where(eq(payments.orderId, orderId));
    },

    /**
     * A captured payment pays its order once and takes the held pieces. If those are gone, or the
     * order is cancelled or paid, it is refunded at once. `event` is the message that reported it,
     * if any.
     */
    async capture(
      payment: PaymentRow,
      event: WebhookEventRow | null,
      noteOf: SoldOutNote,
    ): Promise<Captured> {
      return sql.transaction(async (transaction) => {
        if (event !== null && !(await remember(transaction, event))) return { type: "seen" };
        const [order] = await transaction
          .select()
          .from(orders)
          .where(eq(orders.id, payment.orderId))
          .for("update");
        if (order === undefined) throw new Error("A payment's order is gone");
        const [before] = await transaction
          .select({ status: payments.status })
          .from(payments)
          .where(eq(payments.id, payment.id));
        await transaction
          .insert(payments)
          .values(payment)
          .onConflictDoUpdate({
            target: payments.id,
            // Success outweighs an earlier failure.
            set: { status: payment.status, failure: null },
            setWhere: ne(payments.status, "captured"),
          });
        if (order.cancelledAt !== null) {
          // A known payment was handled before.
          if (before?.status !== "captured") {
            await transaction.update(orders).set({ paid: true }).where(eq(orders.id, order.id));
            await sendBack(transaction, payment, "late");
          }
          return { type: "cancelled" };
        }
        if (order.paid) {
          if (before?.status === "captured") return { type: "paid-before" };
          await sendBack(transaction, payment, "second");
          return { type: "paid-twice" };
        }
        const lines = await linesToPay(transaction, order.id);
        const pieces = await keepHeldStock(transaction, lines.map(wantedBy), {
          userId: order.userId,
          orderId: order.id,
          at: payment.createdAt,
        });
        if (!pieces.ok && isBeforeShipping(order)) {
          await cancelUnsold(transaction, { order, lines }, payment, noteOf(pieces.short, lines));
          return { type: "cancelled" };
        }
        await transaction.update(orders).set({ paid: true }).where(eq(orders.id, order.id));
        const counted = pieces.ok ? pieces.counted : [];
        for (const line of lines) {
          if (!counted.some((piece) => nameOf(piece) === nameOf(wantedBy(line)))) continue;
          await transaction
            .update(orderLines)
            .set({ taken: wantedBy(line).quantity })
            .where(and(eq(orderLines.orderId, order.id), eq(orderLines.position, line.position)));
        }
        await takeFromCart(transaction, order.userId, order.id);
        await queuePlacedMail(transaction, order, lines, payment.createdAt);
        return { type: "paid" };
      });
    },

    /** Holds pieces while a payment is reopened. Null if meanwhile paid or cancelled. */
    async hold(orderId: string, at: Date, until: Date): Promise<Held | null> {
      return sql.transaction(async (transaction) => {
        const [order] = await transaction
          .select()
          .from(orders)
          .where(eq(orders.id, orderId))
          .for("update");
        if (order === undefined || order.paid || order.cancelledAt !== null) return null;
        const lines = await linesToPay(transaction, orderId);
        const claim = { userId: order.userId, orderId, at, until };
        return { ...(await holdStock(transaction, lines.map(wantedBy), claim)), lines };
      });
    },

    /** Records a payment that pays nothing. */
    async note(payment: PaymentRow, event: WebhookEventRow | null): Promise<void> {
      await sql.transaction(async (transaction) => {
        if (event !== null && !(await remember(transaction, event))) return;
        await transaction.insert(payments).values(payment).onConflictDoNothing();
      });
    },

    /** Records a message without effect. */
    async remember(event: WebhookEventRow): Promise<void> {
      await remember(sql, event);
    },

    /**
     * Deletes old messages (the provider repeats them for a day at most) and orders unknown to the
     * provider.
     */
    async removeStale(before: Date): Promise<void> {
      await sql.delete(webhookEvents).where(lt(webhookEvents.receivedAt, before));
      const known = sql
        .select({ one: raw`1` })
        .from(cardOrders)
        .where(eq(cardOrders.orderId, orders.id));
      const held = sql
        .select({ one: raw`1` })
        .from(stockHolds)
        .where(eq(stockHolds.orderId, orders.id));
      await sql.delete(orders).where(
        and(
          eq(orders.paymentMethod, "razorpay"),
          eq(orders.paid, false),
          lt(orders.createdAt, before),
          notExists(known),
          // Its pieces are released first.
          notExists(held),
        ),
      );
    },
  };
}

/** In order. */
async function linesToPay(sql: Sql, orderId: string) {
  return sql
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), lt(orderLines.cancelled, orderLines.quantity)))
    .orderBy(asc(orderLines.position));
}

/** Without cancelled pieces. */
const wantedBy = (line: OrderLineRow): StockAmount => ({
  ...piecesOf(line),
  quantity: line.quantity - line.cancelled,
});

/** Refunds in full; returns paise. */
async function sendBack(sql: Sql, payment: PaymentRow, why: string): Promise<number> {
  const { id: paymentId, orderId, amountPaise, createdAt: at } = payment;
  return oweRefund(sql, { orderId, key: `${why}:${paymentId}`, paymentId, amountPaise, at });
}

/** Cancels a paid order without stock, with a mail. */
async function cancelUnsold(
  sql: Sql,
  { order: { id: orderId, userId }, lines }: LockedOrder,
  payment: PaymentRow,
  note: string,
): Promise<void> {
  await sql
    .update(orders)
    .set({ paid: true, status: afterStatuses.cancelled, cancelledAt: payment.createdAt, note })
    .where(eq(orders.id, orderId));
  await sql
    .update(orderLines)
    .set({ cancelled: raw`${orderLines.quantity}` })
    .where(eq(orderLines.orderId, orderId));
  const refundPaise = await sendBack(sql, payment, "sold-out");
  await queueOrderMail(sql, {
    kind: "order-cancelled",
    userId,
    which: orderId,
    data: {
      orderId,
      lines: lines.map((line) => mailLine(line, wantedBy(line).quantity)),
      whole: true,
      refundPaise,
    },
    at: payment.createdAt,
  });
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
