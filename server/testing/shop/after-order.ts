/** Paid, shipped and delivered orders for tests. */
import { desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Order } from "../../../contract/schemas.ts";
import type { OrderStatus } from "../../../domain/values.ts";
import type { Database } from "../../db/database.ts";
import { mails, productStock } from "../../db/schema.ts";
import { allOrdersRepository } from "../../repositories/all-orders.ts";
import { begin, cardOrder, ordersOf, pay, verify } from "./card-shop.ts";
import type { Visitor } from "./test-shop.ts";

type Shop = { readonly database: Database; readonly now: () => number };

/** Of the linen shirt in S, M and L. */
export async function countShirts(
  { database }: Shop,
  counts: Readonly<Record<string, number>>,
): Promise<void> {
  await database.sql.delete(productStock);
  await database.sql
    .insert(productStock)
    .values(
      Object.entries(counts).map(([size, free]) => ({ productId: "linen-shirt", size, free })),
    );
}

/** Free shirts by size. */
export async function shirtsLeft({ database }: Shop): Promise<Record<string, number | null>> {
  const rows = await database.sql.select().from(productStock);
  return Object.fromEntries(rows.map(({ size, free }) => [size, free]));
}

export async function placeInCash(customer: Visitor, order: object = cardOrder): Promise<string> {
  const placed = await customer.post("/api/order/placeorder", order);
  if (placed.statusCode !== 200) throw new Error(`No order: ${placed.body}`);
  return placed.json().orderId;
}

export async function payByCard(app: FastifyInstance, customer: Visitor): Promise<string> {
  const order = (await begin(customer)).json();
  const proved = await verify(customer, await pay(app, order));
  if (proved.statusCode !== 200) throw new Error(`Not paid: ${proved.body}`);
  return order.receipt;
}

/** Like the operator. */
export const setStatus = ({ database, now }: Shop, id: string, status: OrderStatus) =>
  allOrdersRepository(database.sql).setStatus(id, status, new Date(now()));

export const cancel = (customer: Visitor, body: object) => customer.post("/api/order/cancel", body);

export const giveBack = (customer: Visitor, body: object, key?: string) =>
  customer.post("/api/order/return", body, key === undefined ? {} : { "idempotency-key": key });

export async function theOrder(customer: Visitor, id: string): Promise<Order> {
  const found = (await ordersOf(customer)).find((order: Order) => order._id === id);
  if (found === undefined) throw new Error("The order isn't listed");
  return found;
}

/** Kinds, newest first. */
export async function mailsOf({ database }: Shop, orderId: string): Promise<string[]> {
  const rows = await database.sql.select().from(mails).orderBy(desc(mails.createdAt), mails.kind);
  return rows.flatMap(({ kind, data }) =>
    "orderId" in data && data.orderId === orderId ? [kind] : [],
  );
}

export async function mailData({ database }: Shop, kind: "order-cancelled" | "refunded") {
  const rows = await database.sql.select().from(mails).where(eq(mails.kind, kind));
  return rows.map(({ data }) => data);
}
