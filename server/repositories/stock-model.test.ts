/**
 * Any run of orders, payments, cancels, returns and time: an order gets its pieces exactly where there
 * are as many, and of every size what is sold, held and free is what there was, always.
 */
import { randomUUID } from "node:crypto";
import { eq, sql as raw } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { lastStatus, type Size } from "../../domain/values.ts";
import type { Database } from "../db/database.ts";
import { openInMemory } from "../db/open.ts";
import { orderLines, orders, productStock, returns, stockHolds, users } from "../db/schema.ts";
import { toProduct } from "../services/catalogue.ts";
import { readCatalogue } from "../services/catalogue-import.ts";
import { deliveryAddress } from "../testing/card-shop.ts";
import { testCatalogue } from "../testing/test-catalogue.ts";
import { changedOrderRepository } from "./changed-orders.ts";
import { orderRepository } from "./orders.ts";
import { paymentRepository } from "./payments.ts";
import { productRepository } from "./products.ts";
import { returnRepository } from "./returns.ts";
import { releaseExpiredHolds } from "./stock.ts";
import { stockRepository } from "./stock-counts.ts";

const product = toProduct(readCatalogue(testCatalogue)[0] as never);
const minute = 60_000;
/** L is made to order. */
const counted = ["S", "M"] as const;
const initial = 4;

type Wish = { readonly size: Size; readonly quantity: number }[];
type Placed = { readonly id: string; readonly isCash: boolean; readonly wish: Wish };
/** What the shop must know by itself: how many pieces there ever were, and the time. */
type Model = { readonly total: Record<"S" | "M", number>; now: number; readonly placed: Placed[] };
type Step = fc.AsyncCommand<Model, Database>;

let database: Database;
beforeAll(async () => {
  database = await openInMemory();
  await database.migrate();
  await productRepository(database.sql).insertMissing(readCatalogue(testCatalogue));
});
afterAll(() => database.close());

/** What can be bought now; holds that expired can, whether anyone swept or not. */
const free = async (model: Model, own: string | null = null): Promise<Record<string, number>> => {
  const { sql } = database;
  const left: Record<string, number> = {};
  for (const row of await sql.select().from(productStock)) left[row.size] = row.free ?? 0;
  for (const hold of await sql.select().from(stockHolds)) {
    const isFree = hold.orderId === own || hold.expiresAt.getTime() <= model.now;
    if (isFree) left[hold.size] = (left[hold.size] ?? 0) + hold.quantity;
  }
  return left;
};
const fits = (wish: Wish, left: Record<string, number>): boolean =>
  wish.every(({ size, quantity }) => size === "L" || (left[size] ?? 0) >= quantity);

async function check({ total }: Model): Promise<void> {
  const { sql } = database;
  const sum = new Map<string, number>();
  const add = (size: string | null, count: number) =>
    sum.set(size ?? "", (sum.get(size ?? "") ?? 0) + count);
  for (const row of await sql.select().from(productStock)) {
    expect(row.free).toBeGreaterThanOrEqual(0);
    add(row.size, row.free ?? 0);
  }
  for (const hold of await sql.select().from(stockHolds)) add(hold.size, hold.quantity);
  for (const line of await sql.select().from(orderLines)) add(line.size, line.taken);
  for (const row of await sql.select().from(returns)) add(row.exchangeFor, row.taken);
  expect(counted.map((size) => sum.get(size))).toEqual(counted.map((size) => total[size]));
}

/** A step in words, with what it does; the sum is looked at after each. */
const step = (words: string, run: (model: Model) => Promise<void>): Step => ({
  check: () => true,
  toString: () => words,
  run: async (model) => {
    await run(model);
    await check(model);
  },
});

const orderOf = (model: Model, index: number): Placed | undefined =>
  model.placed[index % Math.max(1, model.placed.length)];

const place = (isCash: boolean, wish: Wish) =>
  step(`place ${isCash ? "in cash" : "by card"} ${JSON.stringify(wish)}`, async (model) => {
    const { sql } = database;
    const [id, userId] = [randomUUID(), randomUUID()];
    const createdAt = new Date(model.now);
    await sql.insert(users).values({ id: userId, name: "", email: "", createdAt });
    const expected = fits(wish, await free(model)) ? "placed" : "sold-out";
    const order = {
      ...{ id, userId, address: deliveryAddress, amountPaise: 100_000, deliveryFeePaise: 0 },
      ...{ status: "Order Placed", paid: false, paymentMethod: isCash ? "cod" : "razorpay" },
      ...{ idempotencyKey: null, requestHash: "", createdAt },
      ...{ deliveredAt: null, cancelledAt: null, note: null },
    };
    const lines = wish.map((line) => ({
      ...line,
      ...{ product, pricePaise: 10_000, cancelled: 0, taken: 0 },
    }));
    const until = isCash ? null : new Date(model.now + 15 * minute);
    const written = await orderRepository(sql).place(order, lines, until);
    expect(written.type).toBe(expected);
    if (written.type === "placed") model.placed.push({ id, isCash, wish });
  });

const pay = (index: number) =>
  step(`pay ${index}`, async (model) => {
    const placed = orderOf(model, index);
    if (placed === undefined || placed.isCash) return;
    const { sql } = database;
    const [row] = await sql.select().from(orders).where(eq(orders.id, placed.id));
    const isOpen = row?.paid === false && row.cancelledAt === null;
    const has = fits(placed.wish, await free(model, placed.id));
    const id = `pay_${randomUUID()}`;
    const settled = await paymentRepository(sql).settle(
      {
        ...{ id, orderId: placed.id, providerOrderId: "", status: "captured" },
        ...{ amountPaise: 100_000, currency: "INR", failure: null, createdAt: new Date(model.now) },
      },
      null,
      () => "Sold out",
    );
    if (isOpen) expect(settled.type).toBe(has ? "paid" : "cancelled");
    else expect(settled.type).toBe(row?.cancelledAt ? "cancelled" : "paid-before");
  });

const reopen = (index: number) =>
  step(`open ${index} again`, async (model) => {
    const placed = orderOf(model, index);
    if (placed === undefined || placed.isCash) return;
    const has = fits(placed.wish, await free(model, placed.id));
    const until = new Date(model.now + 15 * minute);
    const held = await paymentRepository(database.sql).hold(placed.id, new Date(model.now), until);
    if (held !== null) expect(held.ok).toBe(has);
  });

const cancel = (index: number, size: Size | null) =>
  step(`cancel ${index} ${size ?? "whole"}`, async (model) => {
    const placed = orderOf(model, index);
    if (placed === undefined) return;
    await changedOrderRepository(database.sql).cancel({
      ...{ orderId: placed.id, userId: null, note: null, at: new Date(model.now) },
      line: size === null ? null : { itemId: product._id, size },
    });
  });

const deliver = (index: number) =>
  step(`deliver ${index}`, async (model) => {
    const placed = orderOf(model, index);
    if (placed === undefined) return;
    await database.sql
      .update(orders)
      .set({ status: lastStatus, paid: true, deliveredAt: new Date(model.now) })
      .where(
        raw`${orders.id} = ${placed.id} and cancelled_at is null and (${orders.paid} or ${orders.paymentMethod} = 'cod')`,
      );
  });

const giveBack = (index: number, quantity: number, exchangeFor: Size | null) =>
  step(`return ${quantity} of ${index}, for ${exchangeFor ?? "money"}`, async (model) => {
    const placed = orderOf(model, index);
    const size = placed?.wish[0]?.size;
    if (placed === undefined || size === undefined) return;
    const [order] = await database.sql.select().from(orders).where(eq(orders.id, placed.id));
    await returnRepository(database.sql).ask({
      ...{ orderId: placed.id, userId: order?.userId ?? "", itemId: product._id, size, quantity },
      ...{ reason: "Too small", exchangeFor, idempotencyKey: null, at: new Date(model.now) },
    });
  });

const decide = (index: number, refusal: string | null) =>
  step(`${refusal === null ? "accept" : "refuse"} ${index}`, async (model) => {
    const rows = await database.sql.select().from(returns).orderBy(returns.createdAt);
    const row = rows[index % Math.max(1, rows.length)];
    if (row === undefined) return;
    await returnRepository(database.sql).decide({ id: row.id, refusal, at: new Date(model.now) });
  });

const wait = (minutes: number) =>
  step(`${minutes} minutes pass`, async (model) => {
    model.now += minutes * minute;
  });

const sweep = () =>
  step("sweep", async (model) => {
    await releaseExpiredHolds(database.sql, new Date(model.now));
  });

const restock = (size: "S" | "M", pieces: number) =>
  step(`${pieces} more of ${size}`, async (model) => {
    const added = await stockRepository(database.sql).add(product._id, size, pieces);
    if (added !== null) model.total[size] += pieces;
  });

const index = fc.nat(9);
const wishes = fc.uniqueArray(
  fc.record({
    size: fc.constantFrom<Size>("S", "M", "L"),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 1, maxLength: 3, selector: ({ size }) => size },
);
const someSize = fc.constantFrom<Size | null>("S", "M", "L", null);
const steps = [
  fc.tuple(fc.boolean(), wishes).map((given) => place(...given)),
  fc.tuple(fc.boolean(), wishes).map((given) => place(...given)),
  index.map(pay),
  index.map(reopen),
  fc.tuple(index, someSize).map((given) => cancel(...given)),
  index.map(deliver),
  fc.tuple(index, fc.integer({ min: 1, max: 2 }), someSize).map((given) => giveBack(...given)),
  fc.tuple(index, fc.constantFrom(null, "Worn")).map((given) => decide(...given)),
  fc.constantFrom(1, 14, 16).map(wait),
  fc.constant(sweep()),
  fc
    .tuple(fc.constantFrom(...counted), fc.integer({ min: -2, max: 2 }))
    .map((given) => restock(...given)),
];

it("sold, held and free are always what there was, and nobody is refused what is there", async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 40, size: "max" }), async (commands) => {
      await database.sql.execute("truncate users, product_stock cascade");
      await stockRepository(database.sql).set(
        counted.map((size) => ({ productId: product._id, size, free: initial })),
      );
      const now = Date.UTC(2026, 0, 2, 12);
      const model = (): Model => ({ total: { S: initial, M: initial }, now, placed: [] });
      await fc.asyncModelRun(() => ({ model: model(), real: database }), commands);
    }),
    { numRuns: 12 },
  );
}, 120_000);
