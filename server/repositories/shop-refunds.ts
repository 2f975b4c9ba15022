import { asc, eq, ne, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { orders, refunds, users } from "../db/schema.ts";
import { finaliseRefund, lockRefund, type RefundRow } from "./refunds.ts";

export type ListedRefund = RefundRow & { readonly email: string };

type DoneByHand = {
  readonly id: string;
  /** Also one still tried by card that the provider doesn't have. */
  readonly insteadOfCard: boolean;
  readonly at: Date;
};

export type MarkedDone =
  | { readonly type: "done"; readonly amountPaise: number }
  /** Still to be sent, being sent, or at the provider. */
  | { readonly type: "by-card" | "being-sent" | "with-provider" }
  | { readonly type: "done-before" }
  | { readonly type: "no-refund" };

export function shopRefundsRepository(sql: Sql) {
  return {
    /** Oldest first. */
    async list(all: boolean, most: number): Promise<ListedRefund[]> {
      const rows = await sql
        .select({ refund: refunds, email: users.email })
        .from(refunds)
        .innerJoin(orders, eq(orders.id, refunds.orderId))
        .innerJoin(users, eq(users.id, orders.userId))
        .where(all ? undefined : ne(refunds.status, "processed"))
        .orderBy(asc(refunds.createdAt), asc(refunds.id))
        .limit(most);
      return rows.map(({ refund, email }) => ({ ...refund, email }));
    },

    /** Refunded by hand: cash, or after the provider failed. */
    markDone: ({ id, insteadOfCard, at }: DoneByHand): Promise<MarkedDone> =>
      sql.transaction(async (transaction) => {
        const row = await lockRefund(transaction, id);
        if (row === null) return { type: "no-refund" };
        if (row.status === "processed") return { type: "done-before" };
        if (row.paymentId !== null && row.status !== "failed") {
          if (row.providerRefundId !== null) return { type: "with-provider" };
          if (!insteadOfCard) return { type: "by-card" };
          if (row.lease !== null && row.dueAt > at) return { type: "being-sent" };
        }
        const { providerRefundId } = row;
        const report = { status: "processed", providerRefundId, failure: null, at } as const;
        await finaliseRefund(transaction, row, report, "by-hand");
        return { type: "done", amountPaise: row.amountPaise };
      }),

    /** At most two, to see whether it is unique. */
    async idsBeginning(beginning: string): Promise<string[]> {
      const rows = await sql
        .select({ id: refunds.id })
        .from(refunds)
        .where(raw`starts_with(${refunds.id}::text, ${beginning.toLowerCase()})`)
        .limit(2);
      return rows.map(({ id }) => id);
    },
  };
}
