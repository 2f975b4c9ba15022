/**
 * Created in the transaction that owes them, under the order's lock, once per key and never above
 * what was paid; sent later.
 */
import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNotNull, lte, ne, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { cardOrders, orders, payments, refunds, webhookEvents } from "../db/schema.ts";
import { queueOrderMail } from "../mail/order-mails.ts";
import type { PaymentMode } from "../payments/provider.ts";

export type RefundRow = typeof refunds.$inferSelect;

type Owed = {
  readonly orderId: string;
  /** Deduplicates the refund. */
  readonly key: string;
  readonly amountPaise: number;
  /** Paid in cash; card payments are recorded. */
  readonly cashPaise?: number;
  /** Default: any payment with money left. */
  readonly paymentId?: string;
  readonly at: Date;
};

/** Owes at most the rest of the payment; returns paise. Lock the order first. */
export async function oweRefund(transaction: Sql, owed: Owed): Promise<number> {
  const { orderId, key, at, cashPaise = 0 } = owed;
  const known = await transaction.select().from(refunds).where(eq(refunds.orderId, orderId));
  const before = known.find((refund) => refund.key === key);
  if (before !== undefined) return before.amountPaise;
  const goneOf = (paymentId: string | null): number =>
    known.reduce((sum, row) => (row.paymentId === paymentId ? sum + row.amountPaise : sum), 0);
  const captured = await transaction
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, "captured")))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const sources = [
    { paymentId: null, left: cashPaise - goneOf(null) },
    ...captured.map(({ id, amountPaise }) => ({ paymentId: id, left: amountPaise - goneOf(id) })),
  ];
  const source = sources.find(
    ({ paymentId, left }) =>
      left > 0 && (owed.paymentId === undefined || owed.paymentId === paymentId),
  );
  if (source === undefined) return 0;
  const amountPaise = Math.min(owed.amountPaise, source.left);
  if (amountPaise <= 0) return 0;
  await transaction.insert(refunds).values({
    id: randomUUID(),
    orderId,
    key,
    paymentId: source.paymentId,
    amountPaise,
    createdAt: at,
    dueAt: at,
  });
  return amountPaise;
}

type RefundReport = {
  readonly status: "processed" | "failed";
  /** Null for cash. */
  readonly providerRefundId: string | null;
  /** In the provider's words. */
  readonly failure: string | null;
  readonly at: Date;
};

/** Settles a locked refund once, with a mail. */
export async function finaliseRefund(
  transaction: Sql,
  row: RefundRow,
  report: RefundReport,
  way: "by-provider" | "by-hand" = "by-provider",
): Promise<void> {
  const { status, providerRefundId, failure, at } = report;
  const [finished] = await transaction
    .update(refunds)
    .set({ status, failure, finishedAt: at, lease: null, providerRefundId })
    // Success outweighs any failure.
    .where(and(eq(refunds.id, row.id), ne(refunds.status, "processed")))
    .returning();
  if (finished === undefined || status !== "processed") return;
  const [order] = await transaction.select().from(orders).where(eq(orders.id, row.orderId));
  if (order === undefined) return;
  await queueOrderMail(transaction, {
    kind: "refunded",
    userId: order.userId,
    which: row.id,
    data: {
      orderId: order.id,
      amountPaise: row.amountPaise,
      paymentMethod: way === "by-hand" ? "cod" : "razorpay",
    },
    at,
  });
}

export type RefundRepository = ReturnType<typeof refundRepository>;

export function refundRepository(sql: Sql) {
  return {
    async of(orderIds: readonly string[]): Promise<RefundRow[]> {
      if (orderIds.length === 0) return [];
      return sql
        .select()
        .from(refunds)
        .where(inArray(refunds.orderId, [...orderIds]))
        .orderBy(asc(refunds.createdAt), asc(refunds.id));
    },

    /** Leases the next due refund until `until`; null if none. */
    async claim(wanted: {
      readonly mode: PaymentMode;
      readonly lease: string;
      readonly at: Date;
      readonly until: Date;
    }): Promise<(RefundRow & { readonly paymentId: string }) | null> {
      const { mode, lease, at, until } = wanted;
      const due = sql
        .select({ id: refunds.id })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .innerJoin(cardOrders, eq(cardOrders.providerOrderId, payments.providerOrderId))
        .where(
          and(eq(refunds.status, "pending"), lte(refunds.dueAt, at), eq(cardOrders.mode, mode)),
        )
        .orderBy(asc(refunds.dueAt))
        .limit(1)
        .for("update", { of: refunds, skipLocked: true });
      const [row] = await sql
        .update(refunds)
        .set({ lease, dueAt: until, attempts: raw`${refunds.attempts} + 1` })
        .where(inArray(refunds.id, due))
        .returning();
      if (row === undefined || row.paymentId === null) return null;
      return { ...row, paymentId: row.paymentId };
    },

    /** No effect if leased by another or final. */
    async postpone(
      row: Pick<RefundRow, "id" | "lease">,
      until: Date,
      { providerRefundId, failure }: Pick<RefundReport, "failure" | "providerRefundId">,
    ): Promise<void> {
      if (row.lease === null) return;
      await sql
        .update(refunds)
        .set({ dueAt: until, lease: null, failure, ...(providerRefundId && { providerRefundId }) })
        .where(
          and(eq(refunds.id, row.id), eq(refunds.lease, row.lease), eq(refunds.status, "pending")),
        );
    },

    /** Leaves it to the owner. No effect if leased by another or final. */
    async giveUp(row: Pick<RefundRow, "id" | "lease">, failure: string, at: Date): Promise<void> {
      if (row.lease === null) return;
      await sql
        .update(refunds)
        .set({ status: "failed", failure, finishedAt: at, lease: null })
        .where(
          and(eq(refunds.id, row.id), eq(refunds.lease, row.lease), eq(refunds.status, "pending")),
        );
    },

    /** Ends all leases, for a database with one process. */
    async release(at: Date): Promise<void> {
      await sql
        .update(refunds)
        .set({ lease: null, dueAt: at })
        .where(and(eq(refunds.status, "pending"), isNotNull(refunds.lease)));
    },

    /** Idempotent. */
    async finalise(id: string, report: RefundReport): Promise<void> {
      await sql.transaction(async (transaction) => {
        const row = await lockRefund(transaction, id);
        if (row !== null) await finaliseRefund(transaction, row, report);
      });
    },

    /**
     * Handles a message once; false if it doesn't match our payment and amount, or the money was
     * refunded otherwise.
     */
    async handleReport(
      about: { readonly receipt: string; readonly paymentId: string; readonly amount: number },
      report: RefundReport,
      event: typeof webhookEvents.$inferInsert,
    ): Promise<boolean> {
      return sql.transaction(async (transaction) => {
        const [seen] = await transaction
          .insert(webhookEvents)
          .values(event)
          .onConflictDoNothing()
          .returning({ id: webhookEvents.id });
        if (seen === undefined) return true;
        const row = uuid.test(about.receipt) ? await lockRefund(transaction, about.receipt) : null;
        if (row === null) return true; // made elsewhere, by hand
        const { paymentId, amountPaise } = row;
        if (paymentId !== about.paymentId || amountPaise !== about.amount) return false;
        const isDone = row.status === "processed" && report.status === "processed";
        if (isDone && row.providerRefundId !== report.providerRefundId) return false;
        await finaliseRefund(transaction, row, report);
        return true;
      });
    },
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function lockRefund(transaction: Sql, id: string): Promise<RefundRow | null> {
  const [row] = await transaction.select().from(refunds).where(eq(refunds.id, id)).for("update");
  return row ?? null;
}
