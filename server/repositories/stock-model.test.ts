/**
 * Any run of orders, payments, cancels, returns, parcels, counts of the owner's and time: an order gets its
 * pieces exactly where there are as many, of every size what is sold, held and free is what there was and
 * what the owner made of it, and no more goes back than came, always.
 */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  lastStatus,
  type OrderStatus,
  orderStatuses,
  refusedReturn,
  type Size,
} from "../../domain/values.ts";
import { someOrAll } from "../../fixtures/some-of.ts";
import type { Database } from "../db/database.ts";
import { openInMemory } from "../db/open.ts";
import {
  orderLines,
  orders,
  payments,
  productStock,
  refunds,
  returns,
  stockHolds,
  users,
} from "../db/schema.ts";
import { toProduct } from "../services/catalogue/catalogue.ts";
import { readCatalogue } from "../services/catalogue/catalogue-import.ts";
import { longTest } from "../testing/processes/long-test.ts";
import { deliveryAddress } from "../testing/shop/card-shop.ts";
import { testCatalogue } from "../testing/shop/test-catalogue.ts";
import { allOrdersRepository } from "./all-orders.ts";
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
type Placed = {
  readonly id: string;
  readonly userId: string;
  readonly isCash: boolean;
  readonly wish: Wish;
};
/** What the shop must know by itself: how many pieces there ever were, where they are counted, and the time. */
type Model = {
  readonly total: Record<"S" | "M", number | null>;
  now: number;
  readonly placed: Placed[];
};
type Step = fc.AsyncCommand<Model, Database>;

let database: Database;
beforeAll(async () => {
  database = await openInMemory();
  await database.migrate();
  await productRepository(database.sql).insertMissing(readCatalogue(testCatalogue));
});
afterAll(() => database.close());

/** Shoppers, who may have several payments open: what they hold for one order yields to another. */
const shoppers = ["a", "b"].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`);

/** What this shopper can buy now; holds that expired can be bought, whether anyone swept or not. */
const free = async (model: Model, userId: string): Promise<Record<string, number>> => {
  const { sql } = database;
  const left: Record<string, number> = {};
  for (const { size, free } of await sql.select().from(productStock)) {
    if (free !== null) left[size] = free;
  }
  for (const hold of await sql.select().from(stockHolds)) {
    const isOwn = model.placed.some((each) => each.id === hold.orderId && each.userId === userId);
    const isFree = isOwn || hold.expiresAt.getTime() <= model.now;
    if (isFree && hold.size in left) left[hold.size] = (left[hold.size] ?? 0) + hold.quantity;
  }
  return left;
};
/** Sizes without a count are made to order. */
const fits = (wish: Wish, left: Record<string, number>): boolean =>
  wish.every(({ size, quantity }) => (left[size] ?? quantity) >= quantity);

/** How many pieces of each size are held or sold. */
async function gone(): Promise<ReadonlyMap<string, number>> {
  const { sql } = database;
  const sum = new Map<string, number>();
  const add = (size: string | null, count: number) =>
    sum.set(size ?? "", (sum.get(size ?? "") ?? 0) + count);
  for (const hold of await sql.select().from(stockHolds)) add(hold.size, hold.quantity);
  for (const line of await sql.select().from(orderLines)) add(line.size, line.taken);
  for (const row of await sql.select().from(returns)) add(row.exchangeFor, row.taken);
  return sum;
}

async function check({ total }: Model): Promise<void> {
  const { sql } = database;
  const out = await gone();
  const rows = await sql.select().from(productStock);
  const found = counted.map((size) => {
    const free = rows.find((row) => row.size === size)?.free ?? null;
    if (free !== null) expect(free).toBeGreaterThanOrEqual(0);
    return free === null ? null : free + (out.get(size) ?? 0);
  });
  expect(found).toEqual(counted.map((size) => total[size]));

  const paid = new Map<string, number>();
  for (const { orderId, amountPaise } of await sql.select().from(payments)) {
    paid.set(orderId, (paid.get(orderId) ?? 0) + amountPaise);
  }
  const back = new Map<string, number>();
  for (const { orderId, amountPaise } of await sql.select().from(refunds)) {
    back.set(orderId, (back.get(orderId) ?? 0) + amountPaise);
  }
  const lines = await sql.select().from(orderLines);
  const asked = await sql.select().from(returns);
  for (const order of await sql.select().from(orders)) {
    const came =
      order.paymentMethod === "cod" && order.paid ? order.amountPaise : (paid.get(order.id) ?? 0);
    expect(back.get(order.id) ?? 0).toBeLessThanOrEqual(came);
    if (order.cancelledAt !== null) expect(order.deliveredAt).toBeNull();
    for (const line of lines.filter(({ orderId }) => orderId === order.id)) {
      const wanted = asked
        .filter(({ orderId, position }) => orderId === order.id && position === line.position)
        .reduce((sum, row) => (row.status === refusedReturn ? sum : sum + row.quantity), 0);
      expect(wanted + line.cancelled).toBeLessThanOrEqual(line.quantity);
    }
  }
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

const place = (isCash: boolean, who: number, wish: Wish) =>
  step(`${who} orders ${isCash ? "in cash" : "by card"} ${JSON.stringify(wish)}`, async (model) => {
    const { sql } = database;
    const [id, userId] = [randomUUID(), shoppers[who] ?? ""];
    const createdAt = new Date(model.now);
    const expected = fits(wish, await free(model, userId)) ? "placed" : "sold-out";
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
    if (written.type === "placed") model.placed.push({ id, userId, isCash, wish });
  });

const pay = (index: number) =>
  step(`pay ${index}`, async (model) => {
    const placed = orderOf(model, index);
    if (placed === undefined || placed.isCash) return;
    const { sql } = database;
    const [row] = await sql.select().from(orders).where(eq(orders.id, placed.id));
    const isOpen = row?.paid === false && row.cancelledAt === null;
    const has = fits(placed.wish, await free(model, placed.userId));
    const id = `pay_${randomUUID()}`;
    const captured = await paymentRepository(sql).capture(
      {
        ...{ id, orderId: placed.id, providerOrderId: "", status: "captured" },
        ...{ amountPaise: 100_000, currency: "INR", failure: null, createdAt: new Date(model.now) },
      },
      null,
      () => "Sold out",
    );
    if (isOpen) expect(captured.type).toBe(has ? "paid" : "cancelled");
    else expect(captured.type).toBe(row?.cancelledAt ? "cancelled" : "paid-twice");
  });

const reopen = (index: number) =>
  step(`open ${index} again`, async (model) => {
    const placed = orderOf(model, index);
    if (placed === undefined || placed.isCash) return;
    const has = fits(placed.wish, await free(model, placed.userId));
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

const move = (index: number, status: OrderStatus) =>
  step(`${index} is ${status}`, async (model) => {
    const placed = orderOf(model, index);
    if (placed === undefined) return;
    await allOrdersRepository(database.sql).setStatus(placed.id, status, new Date(model.now));
  });

const giveBack = (index: number, quantity: number, exchangeFor: Size | null) =>
  step(`return ${quantity} of ${index}, for ${exchangeFor ?? "money"}`, async (model) => {
    const placed = orderOf(model, index);
    const size = placed?.wish[0]?.size;
    if (placed === undefined || size === undefined) return;
    await returnRepository(database.sql).ask({
      ...{ orderId: placed.id, userId: placed.userId, itemId: product._id, size, quantity },
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
    if (added === null) return;
    // A size without a count gets one, which includes the pieces already out.
    model.total[size] = added + ((await gone()).get(size) ?? 0);
  });

/** Null: it is counted no longer. */
const recount = (size: "S" | "M", free: number | null) =>
  step(`${size} is ${free ?? "uncounted"}`, async (model) => {
    await stockRepository(database.sql).set([{ productId: product._id, size, free }]);
    model.total[size] = free === null ? null : free + ((await gone()).get(size) ?? 0);
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
  fc.tuple(fc.boolean(), fc.nat(1), wishes).map((given) => place(...given)),
  fc.tuple(fc.boolean(), fc.nat(1), wishes).map((given) => place(...given)),
  index.map(pay),
  index.map(reopen),
  fc.tuple(index, someSize).map((given) => cancel(...given)),
  fc.tuple(index, fc.constantFrom(...orderStatuses)).map((given) => move(...given)),
  index.map((given) => move(given, lastStatus)),
  fc.tuple(index, fc.integer({ min: 1, max: 2 }), someSize).map((given) => giveBack(...given)),
  fc.tuple(index, fc.constantFrom(null, "Worn")).map((given) => decide(...given)),
  fc.constantFrom(1, 14, 16).map(wait),
  fc.constant(sweep()),
  fc
    .tuple(fc.constantFrom(...counted), fc.integer({ min: -2, max: 2 }))
    .map((given) => restock(...given)),
  fc
    .tuple(fc.constantFrom(...counted), fc.constantFrom(0, 1, 3, 5, null))
    .map((given) => recount(...given)),
];

it(
  "sold, held and free are always what there was, and no user is refused what is there",
  longTest,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: 40, size: "max" }), async (commands) => {
        await database.sql.execute("truncate users, product_stock cascade");
        await database.sql
          .insert(users)
          .values(shoppers.map((id) => ({ id, name: "", email: "", createdAt: new Date(0) })));
        await stockRepository(database.sql).set(
          counted.map((size) => ({ productId: product._id, size, free: initial })),
        );
        const now = Date.UTC(2026, 0, 2, 12);
        const model = (): Model => ({ total: { S: initial, M: initial }, now, placed: [] });
        await fc.asyncModelRun(() => ({ model: model(), real: database }), commands);
      }),
      { numRuns: someOrAll(12, 25) },
    );
  },
);
