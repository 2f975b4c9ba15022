/**
 * Cancels orders and changes addresses. Status, stock, refund and mail change in one transaction
 * under the order's lock.
 */
import { and, eq } from "drizzle-orm";
import { awaitsCard, isBeforeShipping } from "../../domain/after-order.ts";
import type { Address } from "../../domain/delivery.ts";
import { afterStatuses } from "../../domain/values.ts";
import type { Sql } from "../db/database.ts";
import { orderLines, orders } from "../db/schema.ts";
import { mailLine, queueOrderMail } from "../mail/order-mails.ts";
import {
  type LineRow,
  type LineWish,
  type LockedOrder,
  lineOf,
  lockOrder,
} from "./locked-order.ts";
import { oweRefund } from "./refunds.ts";
import { giveBackStock, releaseHeldStock } from "./stock.ts";

type Cancellation = {
  readonly orderId: string;
  readonly userId: string | null;
  /** Null for all that is left. */
  readonly line: LineWish | null;
  /** The shop's reason, for the shopper. */
  readonly note: string | null;
  readonly at: Date;
};

export type Cancelled =
  /** Now or earlier; `refundPaise` is what this request refunds. */
  | { readonly type: "cancelled"; readonly refundPaise: number }
  | { readonly type: "no-order" | "no-line" | "which-size" }
  /** A line of an order with an open card payment. */
  | { readonly type: "awaits-card" }
  | { readonly type: "too-late"; readonly status: string };

type AddressChange = {
  readonly orderId: string;
  readonly userId: string;
  readonly address: Address;
};

type AddressChanged =
  | { readonly type: "changed" | "no-order" }
  | { readonly type: "too-late"; readonly status: string };

export type ChangedOrderRepository = ReturnType<typeof changedOrderRepository>;

export function changedOrderRepository(sql: Sql) {
  return {
    cancel: (wish: Cancellation): Promise<Cancelled> =>
      sql.transaction(async (transaction) => {
        const locked = await lockOrder(transaction, wish);
        if (locked === null) return { type: "no-order" };
        const { order, lines } = locked;
        const line = wish.line === null ? null : lineOf(lines, wish.line);
        if (typeof line === "string") return { type: line };
        const going = (line === null ? lines : [line]).filter(isLeft);
        if (going.length === 0 && order.status === afterStatuses.cancelled) return done(0);
        if (going.length === 0 && line !== null) return done(0);
        if (!isBeforeShipping(order)) return { type: "too-late", status: order.status };
        const isWhole = lines.every((each) => !isLeft(each) || going.includes(each));
        if (!isWhole && awaitsCard(order)) return { type: "awaits-card" };
        return done(await cancel(transaction, locked, { going, isWhole, wish }));
      }),

    changeAddress: ({ orderId, userId, address }: AddressChange): Promise<AddressChanged> =>
      sql.transaction(async (transaction) => {
        const locked = await lockOrder(transaction, { orderId, userId });
        if (locked === null) return { type: "no-order" };
        const { status } = locked.order;
        if (!isBeforeShipping(locked.order)) return { type: "too-late", status };
        await transaction.update(orders).set({ address }).where(eq(orders.id, orderId));
        return { type: "changed" };
      }),
  };
}

const isLeft = ({ cancelled, quantity }: LineRow): boolean => cancelled < quantity;
const done = (refundPaise: number): Cancelled => ({ type: "cancelled", refundPaise });

type Going = {
  readonly going: readonly LineRow[];
  readonly isWhole: boolean;
  readonly wish: Cancellation;
};

/** Returns the refund in paise. */
async function cancel(
  transaction: Sql,
  { order }: LockedOrder,
  { going, isWhole, wish: { note, at } }: Going,
): Promise<number> {
  if (awaitsCard(order)) await releaseHeldStock(transaction, order.id);
  else await giveBackStock(transaction, going.flatMap(takenOf));
  for (const { position, quantity } of going) {
    await transaction
      .update(orderLines)
      .set({ cancelled: quantity, taken: 0 })
      .where(and(eq(orderLines.orderId, order.id), eq(orderLines.position, position)));
  }
  if (isWhole) {
    await transaction
      .update(orders)
      .set({ status: afterStatuses.cancelled, cancelledAt: at, note })
      .where(eq(orders.id, order.id));
  }
  const value = going.reduce((sum, line) => sum + line.pricePaise * line.quantity, 0);
  const which = isWhole ? order.id : `${order.id}:${going.map(({ position }) => position)}`;
  const refundPaise = await oweRefund(transaction, {
    orderId: order.id,
    key: `cancelled:${which}`,
    // The last piece also refunds the delivery fee.
    amountPaise: isWhole ? order.amountPaise : value,
    at,
  });
  await queueOrderMail(transaction, {
    kind: "order-cancelled",
    userId: order.userId,
    which,
    data: {
      orderId: order.id,
      lines: going.map((line) => mailLine(line, line.quantity)),
      whole: isWhole,
      refundPaise: refundPaise === 0 ? null : refundPaise,
    },
    at,
  });
  return refundPaise;
}

/** Pieces that a line took from stock. */
const takenOf = ({ product, size, taken }: LineRow) =>
  taken === 0 ? [] : [{ productId: product._id, size, quantity: taken }];
