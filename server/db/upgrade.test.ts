/**
 * A shop from before accounts could be changed and pieces were counted (migrations 0007 and 0008) is brought
 * up to date: every row is there as it was, and today's calls find and go on with what was begun.
 */
import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Order } from "../../contract/schemas.ts";
import { firstStatus, lastStatus, orderStatuses } from "../../domain/values.ts";
import { productRepository } from "../repositories/products.ts";
import { createPasswords } from "../services/accounts/passwords.ts";
import { toProduct } from "../services/catalogue/catalogue.ts";
import { readCatalogue } from "../services/catalogue/catalogue-import.ts";
import { type Engine, engines } from "../testing/processes/engines.ts";
import { olderMigrations } from "../testing/processes/older-migrations.ts";
import { deliveryAddress, pay, verify } from "../testing/shop/card-shop.ts";
import { testCatalogue } from "../testing/shop/test-catalogue.ts";
import { asha, openTestShop, visitor } from "../testing/shop/test-shop.ts";
import type { Database, Sql } from "./database.ts";
import * as schema from "./schema.ts";

const noon = Date.UTC(2026, 0, 1, 12);
const moment = (minute: number): string => new Date(noon + minute * 60_000).toISOString();
const id = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const [ashas, ravis, closed] = [id(1), id(2), id(3)];
const token = "a token that a browser has kept";

/** The tables of then, but for the catalogue's version, which grows with each start of a test's shop. */
const older = [
  ...["users", "sessions", "products", "cart_lines", "cart_additions", "orders"],
  ...["order_lines", "card_orders", "payments", "webhook_events", "test_gateway_keys"],
  ...["test_gateway_orders", "test_gateway_payments", "test_gateway_events", "rate_limits"],
];

type Row = Readonly<Record<string, unknown>>;

/** Written as the columns are called, because the tables of today have more of them. */
async function insert(to: Sql, table: string, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    const names = Object.keys(row).map((name): SQL => sql`${sql.identifier(name)}`);
    const values = Object.values(row).map(
      (value): SQL =>
        typeof value === "object" && value !== null
          ? sql`${JSON.stringify(value)}::jsonb`
          : sql`${value}`,
    );
    await to.execute(
      sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)})
        values (${sql.join(values, sql`, `)})`,
    );
  }
}

/** Every order that there could be: each station, in cash, by card, and by card to be paid. */
const statuses = [...orderStatuses];
const cash = statuses.map((status, index) => ({ number: 10 + index, status, how: "cod" }) as const);
const card = statuses.map(
  (status, index) => ({ number: 20 + index, status, how: "razorpay" }) as const,
);
const unpaid = { number: 30, status: firstStatus, how: "razorpay" } as const;
/** The provider never heard of it: its shopper has not seen it. */
const unseen = { number: 31, status: firstStatus, how: "razorpay" } as const;
const all = [...cash, ...card, unpaid, unseen];

async function fill(to: Sql): Promise<void> {
  await productRepository(to).insertMissing(readCatalogue(testCatalogue));
  const [shirt, , trousers] = (await productRepository(to).all()).map(toProduct);
  const passwordHash = await createPasswords().hash(asha.password);
  await insert(to, "users", [
    {
      ...{ id: ashas, name: "Asha", email: "Asha@example.com", created_at: moment(0) },
      ...{ canonical_email: asha.email, password_hash: passwordHash, google_sub: null },
    },
    {
      ...{ id: ravis, name: "Ravi", email: "ravi@example.com", created_at: moment(0) },
      ...{ canonical_email: "ravi@example.com", password_hash: null, google_sub: "ravi-sub" },
    },
    {
      ...{ id: closed, name: "Asha", email: "Asha@example.com", created_at: moment(0) },
      ...{ canonical_email: null, password_hash: null, google_sub: null },
    },
  ]);
  const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
  const until = { created_at: moment(0), expires_at: moment(7 * 24 * 60) };
  await insert(to, "sessions", [
    { token_hash: hashOf(token), user_id: ashas, ...until },
    { token_hash: hashOf("another"), user_id: ashas, ...until },
    { token_hash: hashOf("ravi's"), user_id: ravis, ...until },
    { token_hash: hashOf("over"), user_id: ashas, ...until, expires_at: moment(1) },
  ]);
  await insert(to, "cart_lines", [
    { user_id: ashas, product_id: "linen-shirt", size: "M", quantity: 3 },
    { user_id: ashas, product_id: "taken-out", size: "S", quantity: 1 },
    { user_id: ravis, product_id: "wool-coat", size: "L", quantity: 2 },
  ]);
  await insert(to, "cart_additions", [{ user_id: ashas, key: "add-1", created_at: moment(0) }]);
  await insert(
    to,
    "orders",
    all.map(({ number, status, how }) => ({
      ...{ id: id(number), user_id: ashas, address: deliveryAddress, amount_paise: 323_700 },
      ...{ delivery_fee_paise: 4_000, status, payment_method: how, created_at: moment(number) },
      paid: how === "cod" ? status === lastStatus : number < unpaid.number,
      ...{ idempotency_key: number % 2 ? `key-${number}` : null, request_hash: "x" },
    })),
  );
  await insert(
    to,
    "order_lines",
    all.flatMap(({ number }) => [
      {
        ...{ order_id: id(number), position: 0, product: shirt, price_paise: 129_900 },
        ...{ size: "M", quantity: 2 },
      },
      {
        ...{ order_id: id(number), position: 1, product: trousers, price_paise: 59_900 },
        ...{ size: "S", quantity: 1 },
      },
    ]),
  );
  const charged = { amount_paise: 323_700, currency: "INR" };
  const begun = [...card, unpaid];
  await insert(
    to,
    "card_orders",
    begun.map(({ number }) => ({
      ...{ order_id: id(number), mode: "local", provider_order_id: `order_${number}` },
      ...{ receipt: id(number), ...charged, created_at: moment(number) },
    })),
  );
  await insert(
    to,
    "test_gateway_orders",
    begun.map(({ number }) => ({
      ...{ id: `order_${number}`, ...charged, receipt: id(number), created_at: moment(number) },
      ...{ status: number === unpaid.number ? "attempted" : "paid", attempts: 1 },
    })),
  );
  const made = begun.map(({ number }) => {
    const status = number === unpaid.number ? "failed" : "captured";
    const at = moment(number);
    return { number, row: { id: `pay_${number}`, ...charged, status, created_at: at } };
  });
  await insert(
    to,
    "test_gateway_payments",
    made.map(({ number, row }) => ({ ...row, order_id: `order_${number}` })),
  );
  await insert(to, "payments", [
    ...made.map(({ number, row }) => ({
      ...{ ...row, order_id: id(number), provider_order_id: `order_${number}` },
      failure: row.status === "failed" ? "Declined" : null,
    })),
    {
      ...{ id: "pay_odd", order_id: id(20), provider_order_id: "order_20", status: "mismatched" },
      ...{ amount_paise: 100, currency: "INR", failure: null, created_at: moment(50) },
    },
  ]);
  await insert(to, "webhook_events", [
    { id: "evt_1", kind: "payment.captured", received_at: moment(20) },
  ]);
  await insert(to, "test_gateway_keys", [{ id: 1, key_secret: "key", webhook_secret: "hook" }]);
  await insert(to, "test_gateway_events", [
    { id: "evt_2", body: "{}", delivered: true, created_at: moment(20) },
  ]);
  await insert(to, "rate_limits", [{ key: "sign-in x", count: 2, resets_at: moment(30) }]);
}

/** The rows of a table, with these columns or all. */
async function rowsOf(from: Sql, table: string): Promise<Row[]> {
  const { rows } = (await from.execute(
    sql`select coalesce(json_agg(to_json(t)), '[]') as rows from ${sql.identifier(table)} t`,
  )) as unknown as { rows: { rows: Row[] }[] }; // both engines answer so
  return [...(rows[0]?.rows ?? [])].sort((a, b) =>
    JSON.stringify(a) < JSON.stringify(b) ? -1 : 1,
  );
}

for (const { name, start, missing } of engines)
  describe.skipIf(missing)(`a shop of an older version on ${name}`, () => {
    let engine: Engine;
    let folder = "";
    let shop: Awaited<ReturnType<typeof openTestShop>>;
    const before = new Map<string, Row[]>();

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), "shopai-older-"));
      await olderMigrations(folder, 7);
      engine = await start();
      shop = await openTestShop(async (): Promise<Database> => {
        const database = await engine.open();
        // Drizzle migrates either engine in the same way.
        const either = database.sql as unknown as PgliteDatabase<typeof schema>;
        await migrate(either, { migrationsFolder: folder });
        await fill(database.sql);
        for (const table of older) before.set(table, await rowsOf(database.sql, table));
        return database;
      });
    });
    afterAll(async () => {
      await shop.close();
      await engine.stop();
      await rm(folder, { recursive: true });
    });

    async function theBrowser() {
      const app = await shop.run({ fetch: async () => new Response("{}") });
      await app.listen({ port: 0, host: "127.0.0.1" });
      const browser = visitor(app);
      browser.cookies.set("shopai", token);
      return { app, browser };
    }

    it("has every row as it was", async () => {
      for (const table of older) {
        const rows = before.get(table) ?? [];
        expect(rows.length, table).toBeGreaterThan(0);
        const names = Object.keys(rows[0] ?? {});
        const now = (await rowsOf(shop.database.sql, table)).map((row) =>
          Object.fromEntries(names.map((each) => [each, row[each]])),
        );
        expect(now, table).toEqual(expect.arrayContaining(rows));
        expect(now.length, table).toBe(rows.length);
      }
    });

    it("knows its shoppers by their cookies, passwords, carts and sessions", async () => {
      const { app, browser } = await theBrowser();
      expect((await browser.get("/api/user/getcurrentuser")).json().email).toBe("Asha@example.com");
      expect((await browser.post("/api/cart/get")).json()).toEqual({
        "linen-shirt": { M: 3 },
        "taken-out": { S: 1 },
      });
      const open = (await browser.get("/api/user/sessions")).json();
      expect(new Set(open.map(({ _id }: { _id: string }) => _id)).size).toBe(2);
      expect(open.map(({ device }: { device: string }) => device)).toEqual(
        Array(2).fill("An unknown browser"),
      );
      expect((await visitor(app).post("/api/auth/login", asha)).statusCode).toBe(200);
      expect((await browser.get("/api/user/account")).json()).toEqual({
        ...{ name: "Asha", email: "Asha@example.com", since: noon },
        ...{ hasPassword: true, google: false },
      });
      expect((await browser.get("/api/user/addresses")).json()).toEqual({
        addresses: [],
        last: deliveryAddress,
      });
    });

    it("lists every order that was seen, and what can still be done with it", async () => {
      const { browser } = await theBrowser();
      const answer = await browser.post("/api/order/userorder");
      const list: readonly Order[] = answer.json();
      const seen = all.filter((each) => each !== unseen);
      expect(answer.headers["x-total-count"]).toBe(String(seen.length));
      expect(
        list.map(({ _id, status, payment, amount, paymentMethod, date, can, returnUntil }) => ({
          ...{ _id, status, payment, amount, paymentMethod, date, can, returnUntil },
        })),
      ).toEqual(
        seen.map(({ number, status, how }) => ({
          ...{ _id: id(number), status, amount: 3237, paymentMethod: how },
          payment: how === "cod" ? status === lastStatus : number < unpaid.number,
          date: Date.parse(moment(number)),
          can: statuses.indexOf(status) < 2 ? { cancel: true, address: true } : undefined,
          // When it was delivered was not written down.
          returnUntil: undefined,
        })),
      );
      expect(new Set(list.map(({ items }) => items.length))).toEqual(new Set([2]));
      expect(list.find(({ _id }) => _id === id(30))?.unpaid).toEqual({
        ...{ id: "order_30", amount: 323_700, currency: "INR", receipt: id(30) },
      });
      const data = (await browser.get("/api/user/data")).json();
      expect(data.orders).toEqual(list);
      const back = await browser.post("/api/order/return", {
        ...{ orderId: id(14), itemId: "linen-shirt", size: "M", quantity: 1, reason: "Too small" },
      });
      expect([back.statusCode, back.json().message]).toEqual([
        409,
        "The shop doesn't know when this order came. Please write to us.",
      ]);
    });

    it("goes on with what was begun: a payment, a cancel, and its money", async () => {
      const { app, browser } = await theBrowser();
      expect((await browser.post("/api/order/razorpay", { orderId: id(30) })).json().id).toBe(
        "order_30",
      );
      expect((await verify(browser, await pay(app, { id: "order_30" }))).statusCode).toBe(200);
      for (const number of [10, 21, 30]) {
        const done = await browser.post("/api/order/cancel", { orderId: id(number) });
        expect([done.statusCode, done.json().order.status]).toEqual([200, "Cancelled"]);
      }
      const owed = await shop.database.sql.select().from(schema.refunds);
      expect(owed.map(({ orderId, amountPaise }) => [orderId, amountPaise]).sort()).toEqual([
        [id(21), 323_700],
        [id(30), 323_700],
      ]);
      const late = await browser.post("/api/order/cancel", { orderId: id(22) });
      expect(late.statusCode).toBe(409);
      const unknown = await browser.post("/api/order/cancel", { orderId: randomUUID() });
      expect(unknown.statusCode).toBe(404);
    });
  });
