import { and, asc, desc, eq, inArray, isNull, sql as raw, type SQL } from "drizzle-orm";
import type { Order } from "../../contract/schemas.ts";
import { awaitsCard, isBeforeShipping } from "../../domain/after-order.ts";
import type { Address } from "../../domain/delivery.ts";
import { afterStatuses, lastStatus, orderStatuses } from "../../domain/values.ts";
import type { Sql } from "../db/database.ts";
import { cardOrders, orderLines, orders, payments, returns, users } from "../db/schema.ts";
import { leftLines, queueOrderMail } from "../mail/order-mails.ts";
import type { PaymentMode } from "../payments/provider.ts";
import { lockOrder } from "./locked-order.ts";
import type { OrderLineRow } from "./orders.ts";

export type ShopOrder = {
  readonly id: string;
  readonly createdAt: Date;
  readonly status: string;
  readonly paid: boolean;
  readonly paymentMethod: string;
  /** The mode that a card order was paid or last opened in; null without one. */
  readonly paymentMode: PaymentMode | null;
  readonly amountPaise: number;
  readonly deliveryFeePaise: number;
  readonly email: string;
  /** Closed, because another user proved the address. */
  readonly closed: boolean;
  readonly address: Address;
  readonly lines: readonly OrderLineRow[];
};

type StatusChange = {
  readonly before: string;
  readonly paymentMethod: string;
  readonly wasPaid: boolean;
  readonly paid: boolean;
};

/** Why a status is kept; follows the order's id. */
type Standing = { readonly reason: string };

export function allOrdersRepository(sql: Sql) {
  const find = async (which: SQL | undefined, most: number): Promise<ShopOrder[]> => {
    const found = await sql
      .select({
        id: orders.id,
        createdAt: orders.createdAt,
        status: orders.status,
        paid: orders.paid,
        paymentMethod: orders.paymentMethod,
        amountPaise: orders.amountPaise,
        deliveryFeePaise: orders.deliveryFeePaise,
        email: users.email,
        closed: isNull(users.canonicalEmail).mapWith(Boolean),
        address: orders.address,
      })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .where(which)
      .orderBy(desc(orders.createdAt), asc(orders.id))
      .limit(most);
    const ids = found.map(({ id }) => id);
    const lines = await sql
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, ids))
      .orderBy(asc(orderLines.position));
    const books = await sql
      .select({ orderId: cardOrders.orderId, mode: cardOrders.mode })
      .from(cardOrders)
      .leftJoin(
        payments,
        and(
          eq(payments.providerOrderId, cardOrders.providerOrderId),
          eq(payments.status, "captured"),
        ),
      )
      .where(inArray(cardOrders.orderId, ids))
      .orderBy(raw`${payments.id} is null`, desc(cardOrders.createdAt));
    return found.map((order) => ({
      ...order,
      // Only modes were ever written into this column.
      paymentMode: (books.find(({ orderId }) => orderId === order.id)?.mode ??
        null) as PaymentMode | null,
      lines: lines.filter(({ orderId }) => orderId === order.id),
    }));
  };

  return {
    /** Newest first; `status` null is any. */
    list: (status: string | null, most: number): Promise<ShopOrder[]> =>
      find(status === null ? undefined : eq(orders.status, status), most),

    async byId(id: string): Promise<ShopOrder | null> {
      const [order] = await find(eq(orders.id, id), 1);
      return order ?? null;
    },

    /** At most two, to see whether it is unique. */
    async idsBeginning(beginning: string): Promise<string[]> {
      const rows = await sql
        .select({ id: orders.id })
        .from(orders)
        .where(raw`starts_with(${orders.id}::text, ${beginning.toLowerCase()})`)
        .limit(2);
      return rows.map(({ id }) => id);
    },

    /**
     * Null for an unknown order. Cash is paid on delivery; cancelled and unpaid card orders can't
     * be shipped.
     */
    async setStatus(
      id: string,
      status: Order["status"],
      at: Date,
    ): Promise<StatusChange | Standing | null> {
      return sql.transaction(async (transaction) => {
        const locked = await lockOrder(transaction, { orderId: id, userId: null });
        if (locked === null) return null;
        const { order, lines } = locked;
        if (order.status === afterStatuses.cancelled) return { reason: "is cancelled" };
        if (awaitsCard(order) && !isBeforeShipping({ status }))
          return { reason: "is to be paid by card and isn't paid: it stays in the shop" };
        const given = await transaction.$count(returns, eq(returns.orderId, id));
        if (given > 0 && status !== lastStatus)
          return { reason: "has pieces that were given back" };
        const paid = order.paymentMethod === "cod" ? status === lastStatus : order.paid;
        const deliveredAt = status === lastStatus ? (order.deliveredAt ?? at) : null;
        await transaction
          .update(orders)
          .set({ status, paid, deliveredAt })
          .where(eq(orders.id, id));
        if (isBeforeShipping(order) && onTheWay.includes(status)) {
          await queueOrderMail(transaction, {
            kind: "order-shipped",
            userId: order.userId,
            which: id,
            data: { orderId: id, lines: leftLines(lines), address: order.address },
            at,
          });
        }
        const { status: before, paymentMethod, paid: wasPaid } = order;
        return { before, paymentMethod, wasPaid, paid };
      });
    },
  };
}

const onTheWay: readonly string[] = orderStatuses.slice(2, 4);
