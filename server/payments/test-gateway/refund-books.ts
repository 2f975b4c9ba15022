/** The test gateway's refunds: never more than was paid. */
import { and, asc, eq, ne, sql as raw } from "drizzle-orm";
import type { Sql } from "../../db/database.ts";
import { testGatewayEvents, testGatewayPayments, testGatewayRefunds } from "../../db/schema.ts";
import type { GatewayEvent, GatewayPayment } from "./books.ts";

export type GatewayRefund = typeof testGatewayRefunds.$inferSelect;

/** Paise refunded or pending. */
export type RefundedPayment = { readonly payment: GatewayPayment; readonly refunded: number };

export type RefundAnswer =
  | { readonly type: "made" | "known"; readonly refund: GatewayRefund }
  | { readonly type: "unknown-payment" | "not-captured" | "too-much" | "other-contents" };

export type RefundBooks = ReturnType<typeof refundBooks>;

export function refundBooks(sql: Sql) {
  const refundedOf = async (transaction: Sql, paymentId: string): Promise<number> => {
    const [sum] = await transaction
      .select({ paise: raw<string>`coalesce(sum(${testGatewayRefunds.amountPaise}), 0)` })
      .from(testGatewayRefunds)
      .where(
        and(eq(testGatewayRefunds.paymentId, paymentId), ne(testGatewayRefunds.status, "failed")),
      );
    return Number(sum?.paise ?? 0);
  };

  return {
    refundedOf: (paymentId: string): Promise<number> => refundedOf(sql, paymentId),

    async refundsOf(paymentId: string): Promise<GatewayRefund[]> {
      return sql
        .select()
        .from(testGatewayRefunds)
        .where(eq(testGatewayRefunds.paymentId, paymentId))
        .orderBy(asc(testGatewayRefunds.createdAt), asc(testGatewayRefunds.id));
    },

    async refund(id: string): Promise<GatewayRefund | null> {
      const rows = await sql.select().from(testGatewayRefunds).where(eq(testGatewayRefunds.id, id));
      return rows[0] ?? null;
    },

    /** Default: all that is left. Idempotent by receipt. */
    async addRefund(
      asked: Omit<GatewayRefund, "amountPaise" | "currency"> & {
        readonly amountPaise: number | null;
      },
    ): Promise<RefundAnswer> {
      return sql.transaction(async (transaction) => {
        const [payment] = await transaction
          .select()
          .from(testGatewayPayments)
          .where(eq(testGatewayPayments.id, asked.paymentId))
          .for("update");
        if (payment === undefined) return { type: "unknown-payment" };
        const { receipt } = asked;
        const known =
          receipt === null
            ? []
            : await transaction
                .select()
                .from(testGatewayRefunds)
                .where(eq(testGatewayRefunds.receipt, receipt));
        const left = payment.amountPaise - (await refundedOf(transaction, payment.id));
        const [before] = known;
        if (before !== undefined) {
          const same =
            before.paymentId === payment.id &&
            (asked.amountPaise === null || asked.amountPaise === before.amountPaise);
          return same ? { type: "known", refund: before } : { type: "other-contents" };
        }
        if (payment.status !== "captured") return { type: "not-captured" };
        const amountPaise = asked.amountPaise ?? left;
        if (amountPaise > left || left === 0) return { type: "too-much" };
        const refund = { ...asked, amountPaise, currency: payment.currency };
        await transaction.insert(testGatewayRefunds).values(refund);
        return { type: "made", refund };
      });
    },

    /** Settles a pending refund once, with its message. */
    async finishRefunds(
      statusOf: (refund: GatewayRefund) => string,
      event: (refund: GatewayRefund, about: RefundedPayment) => GatewayEvent,
    ): Promise<void> {
      await sql.transaction(async (transaction) => {
        const waiting = await transaction
          .select({ refund: testGatewayRefunds, payment: testGatewayPayments })
          .from(testGatewayRefunds)
          .innerJoin(testGatewayPayments, eq(testGatewayPayments.id, testGatewayRefunds.paymentId))
          .where(eq(testGatewayRefunds.status, "pending"))
          .orderBy(asc(testGatewayRefunds.id))
          .limit(50)
          .for("update", { of: testGatewayRefunds, skipLocked: true });
        for (const { refund, payment } of waiting) {
          const finished = { ...refund, status: statusOf(refund) };
          await transaction
            .update(testGatewayRefunds)
            .set({ status: finished.status })
            .where(eq(testGatewayRefunds.id, refund.id));
          const about = { payment, refunded: await refundedOf(transaction, payment.id) };
          await transaction
            .insert(testGatewayEvents)
            .values({ ...event(finished, about), delivered: false });
        }
      });
    },
  };
}
