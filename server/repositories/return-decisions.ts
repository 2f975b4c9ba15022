/** The shop's decisions on returns, each made once. */
import { and, eq } from "drizzle-orm";
import { returnStatuses } from "../../domain/after-order.ts";
import { refusedReturn, type Size } from "../../domain/values.ts";
import type { Sql } from "../db/database.ts";
import { orderLines, returns } from "../db/schema.ts";
import { mailLine, queueOrderMail } from "../mail/order-mails.ts";
import { cashPaid, type LineRow, type LockedOrder } from "./locked-order.ts";
import { oweRefund } from "./refunds.ts";
import { giveBackStock } from "./stock.ts";

type ReturnRow = typeof returns.$inferSelect;

/** Null accepts; else the words of the refusal. */
export type Decision = { readonly id: string; readonly refusal: string | null; readonly at: Date };

export type Decided =
  | { readonly type: "decided"; readonly row: ReturnRow; readonly refundPaise: number }
  | { readonly type: "no-return" }
  /** Decided before, either way. */
  | { readonly type: "decided-before"; readonly status: string };

type Deciding = { readonly row: ReturnRow; readonly line: LineRow; readonly at: Date };

/** Restocks the pieces; refunds or sends the other size. */
export async function acceptReturn(
  transaction: Sql,
  locked: LockedOrder,
  { row, line, at }: Deciding,
): Promise<Decided> {
  const { order } = locked;
  const { quantity, exchangeFor } = row;
  const back = Math.min(quantity, line.taken);
  if (back > 0) {
    await giveBackStock(transaction, [
      { productId: line.product._id, size: line.size, quantity: back },
    ]);
    await transaction
      .update(orderLines)
      .set({ taken: line.taken - back })
      .where(and(eq(orderLines.orderId, order.id), eq(orderLines.position, line.position)));
  }
  const status = returnStatuses.accepted(exchangeFor);
  const [decided] = await transaction
    .update(returns)
    .set({ status, decidedAt: at })
    .where(eq(returns.id, row.id))
    .returning();
  const refundPaise =
    exchangeFor === null
      ? await oweRefund(transaction, {
          orderId: order.id,
          key: `returned:${row.id}`,
          amountPaise: quantity * line.pricePaise,
          cashPaise: cashPaid(locked),
          at,
        })
      : 0;
  await queueOrderMail(transaction, {
    kind: "return-accepted",
    userId: order.userId,
    which: row.id,
    data: {
      orderId: order.id,
      lines: [mailLine(line, quantity)],
      exchangeFor: exchangeFor as Size | null, // checked against the contract when it was asked
      refundPaise: refundPaise === 0 ? null : refundPaise,
    },
    at,
  });
  return { type: "decided", row: decided ?? row, refundPaise };
}

/** The line is unchanged; an exchange's pieces are released. */
export async function refuseReturn(
  transaction: Sql,
  { order }: LockedOrder,
  { row, line, at, words }: Deciding & { readonly words: string },
): Promise<Decided> {
  const { quantity, exchangeFor, taken } = row;
  if (exchangeFor !== null && taken > 0) {
    await giveBackStock(transaction, [
      { productId: line.product._id, size: exchangeFor, quantity: taken },
    ]);
  }
  const [decided] = await transaction
    .update(returns)
    .set({ status: refusedReturn, note: words, taken: 0, decidedAt: at })
    .where(eq(returns.id, row.id))
    .returning();
  await queueOrderMail(transaction, {
    kind: "return-refused",
    userId: order.userId,
    which: row.id,
    data: {
      orderId: order.id,
      lines: [mailLine(line, quantity)],
      exchangeFor: exchangeFor as Size | null, // checked against the contract when it was asked
      reason: words,
    },
    at,
  });
  return { type: "decided", row: decided ?? row, refundPaise: 0 };
}
