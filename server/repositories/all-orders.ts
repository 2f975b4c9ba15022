/** The orders of every shopper, as whoever runs the shop sees them. */
import { and, asc, desc, eq, inArray, isNull, sql as raw, type SQL } from "drizzle-orm";
import type { Order } from "../../contract/schemas.ts";
import type { Address } from "../../domain/delivery.ts";
import { lastStatus } from "../../domain/values.ts";
import type { Sql } from "../db/database.ts";
import { cardOrders, orderLines, orders, payments, users } from "../db/schema.ts";
import type { PaymentMode } from "../payments/provider.ts";
import type { OrderLineRow } from "./orders.ts";

export type ShopOrder = {
  readonly id: string;
  readonly createdAt: Date;
  readonly status: string;
  readonly paid: boolean;
  readonly paymentMethod: string;
  /** Whose books a card order was paid in, or else stands in last; null for one that stands in none. */
  readonly paymentMode: PaymentMode | null;
  /** Delivery fee included. */
  readonly amountPaise: number;
  readonly deliveryFeePaise: number;
  readonly email: string;
  /** Whether the account was closed, because its address was proved by somebody else. */
  readonly closed: boolean;
  readonly address: Address;
  readonly lines: readonly OrderLineRow[];
};

/** What a change of status did. */
export type StatusChange = {
  readonly before: string;
  readonly paymentMethod: string;
  readonly wasPaid: boolean;
  readonly paid: boolean;
};

export type AllOrdersRepository = ReturnType<typeof allOrdersRepository>;

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
    /** The newest first, of one status or of any. */
    list: (status: string | null, most: number): Promise<ShopOrder[]> =>
      find(status === null ? undefined : eq(orders.status, status), most),

    async byId(id: string): Promise<ShopOrder | null> {
      const [order] = await find(eq(orders.id, id), 1);
      return order ?? null;
    },

    /** The ids that begin so, at most two: enough to see whether it is one. */
    async idsBeginning(beginning: string): Promise<string[]> {
      const rows = await sql
        .select({ id: orders.id })
        .from(orders)
        .where(raw`starts_with(${orders.id}::text, ${beginning.toLowerCase()})`)
        .limit(2);
      return rows.map(({ id }) => id);
    },

    /** Sets a status; null when there is no such order. Cash is paid on delivery, and not before. */
    async setStatus(id: string, status: Order["status"]): Promise<StatusChange | null> {
      return sql.transaction(async (transaction) => {
        const [order] = await transaction
          .select({ status: orders.status, paid: orders.paid, method: orders.paymentMethod })
          .from(orders)
          .where(eq(orders.id, id))
          .for("update");
        if (order === undefined) return null;
        const paid = order.method === "cod" ? status === lastStatus : order.paid;
        await transaction.update(orders).set({ status, paid }).where(eq(orders.id, id));
        return { before: order.status, paymentMethod: order.method, wasPaid: order.paid, paid };
      });
    },
  };
}
