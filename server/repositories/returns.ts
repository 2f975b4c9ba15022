/** Requests and decisions are each one transaction under the order's lock. */
import { and, asc, desc, eq, inArray, sql as raw } from "drizzle-orm";
import { isUndecided } from "../../domain/after-order.ts";
import { afterStatuses } from "../../domain/values.ts";
import type { Sql } from "../db/database.ts";
import { orderLines, orders, returns, users } from "../db/schema.ts";
import { lineOf, lockOrder } from "./locked-order.ts";
import { askForReturn, type ReturnAsked, type ReturnWish } from "./return-asks.ts";
import { acceptReturn, type Decided, type Decision, refuseReturn } from "./return-decisions.ts";

export type ReturnRow = typeof returns.$inferSelect;

export type ListedReturn = ReturnRow & {
  readonly name: string;
  readonly itemId: string;
  readonly size: string;
  readonly email: string;
};

export type ReturnRepository = ReturnType<typeof returnRepository>;

export function returnRepository(sql: Sql) {
  return {
    /** Oldest first. */
    async of(orderIds: readonly string[]): Promise<ReturnRow[]> {
      if (orderIds.length === 0) return [];
      return sql
        .select()
        .from(returns)
        .where(inArray(returns.orderId, [...orderIds]))
        .orderBy(asc(returns.createdAt), asc(returns.id));
    },

    ask: (wish: ReturnWish): Promise<ReturnAsked> =>
      sql.transaction(async (transaction) => {
        const locked = await lockOrder(transaction, wish);
        if (locked === null) return { type: "no-order" };
        const line = lineOf(locked.lines, wish);
        if (typeof line === "string") return { type: "no-line" };
        return askForReturn(transaction, locked, line, wish);
      }),

    decide: (decision: Decision): Promise<Decided> =>
      sql.transaction(async (transaction) => {
        const [known] = await transaction
          .select({ orderId: returns.orderId })
          .from(returns)
          .where(eq(returns.id, decision.id));
        if (known === undefined) return { type: "no-return" };
        const locked = await lockOrder(transaction, { orderId: known.orderId, userId: null });
        const [row] = await transaction.select().from(returns).where(eq(returns.id, decision.id));
        const line = locked?.lines.find(({ position }) => position === row?.position);
        if (locked === null || row === undefined || line === undefined) {
          return { type: "no-return" };
        }
        if (!isUndecided(row)) return { type: "decided-before", status: row.status };
        return decision.refusal === null
          ? acceptReturn(transaction, locked, { row, line, at: decision.at })
          : refuseReturn(transaction, locked, {
              row,
              line,
              at: decision.at,
              words: decision.refusal,
            });
      }),

    /** Newest first; undecided or all. */
    async list(all: boolean, most: number): Promise<ListedReturn[]> {
      const found = await sql
        .select({
          row: returns,
          product: orderLines.product,
          size: orderLines.size,
          email: users.email,
        })
        .from(returns)
        .innerJoin(
          orderLines,
          and(eq(orderLines.orderId, returns.orderId), eq(orderLines.position, returns.position)),
        )
        .innerJoin(orders, eq(orders.id, returns.orderId))
        .innerJoin(users, eq(users.id, orders.userId))
        .where(all ? undefined : inArray(returns.status, undecided))
        .orderBy(desc(returns.createdAt), asc(returns.id))
        .limit(most);
      return found.map(({ row, product, ...rest }) => ({
        ...row,
        ...rest,
        name: product.name,
        itemId: product._id,
      }));
    },

    /** At most two, to see whether it is unique. */
    async idsBeginning(beginning: string): Promise<string[]> {
      const rows = await sql
        .select({ id: returns.id })
        .from(returns)
        .where(raw`starts_with(${returns.id}::text, ${beginning.toLowerCase()})`)
        .limit(2);
      return rows.map(({ id }) => id);
    },
  };
}

const undecided = [afterStatuses.returnRequested, afterStatuses.exchangeRequested];
