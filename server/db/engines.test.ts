/**
 * The same shop on each engine. PostgreSQL is among them where it is installed, and there several
 * connections really run at once.
 */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type PostgresServer, postgresIsInstalled, startPostgres } from "../testing/postgres.ts";
import { openTestShop, shopper, visitor } from "../testing/test-shop.ts";
import type { Database } from "./database.ts";
import { openDatabase, openInMemory } from "./open.ts";

// Starting a database takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

type Engine = {
  readonly open: () => Promise<Database>;
  /** As many processes as the engine takes, opening an empty database at the same moment. */
  readonly openTogether: () => Promise<readonly Database[]>;
  readonly stop: () => Promise<void>;
};

const engines: Readonly<Record<string, () => Promise<Engine>>> = {
  PGlite: async () => ({
    open: openInMemory,
    openTogether: async () => [await openInMemory()],
    stop: async () => {},
  }),
  ...(postgresIsInstalled ? { PostgreSQL: async () => onPostgres(await startPostgres()) } : {}),
};

function onPostgres({ url, stop }: PostgresServer): Engine {
  const open = (databaseUrl = url) => openDatabase({ databaseUrl, dataDir: "/unused" });
  return {
    open,
    openTogether: async () => {
      const first = await open();
      await first.sql.execute(sql`create database empty`);
      await first.close();
      const empty = new URL(url);
      empty.pathname = "/empty";
      return Promise.all([1, 2, 3].map(() => open(empty.href)));
    },
    stop,
  };
}

describe.each(Object.entries(engines))("on %s", (_, start) => {
  let engine: Engine;
  let shop: Awaited<ReturnType<typeof openTestShop>>;
  beforeAll(async () => {
    engine = await start();
    shop = await openTestShop(engine.open);
  });
  beforeEach(() => shop.reset());
  afterAll(async () => {
    await shop.close();
    await engine.stop();
  });

  const asha = { name: "Asha", email: "asha@example.com", password: "monsoon" };
  const shirt = { itemId: "linen-shirt", size: "M" };

  it("a shopper registers, fills the cart, orders and finds the order again", async () => {
    const somebody = await shopper(await shop.run());
    await somebody.post("/api/cart/add", shirt);
    const placed = await somebody.post("/api/order/placeorder", {
      address: {
        firstName: "Asha",
        lastName: "Rao",
        email: "asha@example.com",
        street: "1 Lake Road",
        city: "Pune",
        state: "Maharashtra",
        pinCode: "411001",
        country: "India",
        phone: "9800000000",
      },
      items: [{ _id: "linen-shirt", size: "M", quantity: 1 }],
      amount: 1339,
    });
    const orders = (await somebody.post("/api/order/userorder")).json();
    expect([orders.length, orders[0]._id, orders[0].amount]).toEqual([
      1,
      placed.json().orderId,
      1339,
    ]);
    expect((await somebody.post("/api/cart/get")).json()).toEqual({});
  });

  it("requests at once, at two processes, neither lose nor double anything", async () => {
    const apps = [await shop.run(), await shop.run()] as const;
    const both = <Item>(work: (app: (typeof apps)[number], number: number) => Promise<Item>) =>
      Promise.all(
        Array.from({ length: 10 }, (_unused, index) => work(apps[index % 2 === 0 ? 0 : 1], index)),
      );

    const registrations = await both((app) =>
      visitor(app).post("/api/auth/registration", asha, { "x-forwarded-for": "192.0.2.1" }),
    );
    const statuses = registrations.map(({ statusCode }) => statusCode);
    // Five were within the limit, and one of those has the address.
    expect(
      [200, 409, 429].map((code) => statuses.filter((status) => status === code).length),
    ).toEqual([1, 4, 5]);

    const somebody = visitor(apps[0]);
    await somebody.post("/api/auth/login", asha);
    const cookies = Object.fromEntries(somebody.cookies);
    await both((app) =>
      app.inject({ method: "POST", url: "/api/cart/add", cookies, payload: shirt }),
    );
    expect((await somebody.post("/api/cart/get")).json()).toEqual({ "linen-shirt": { M: 10 } });
  });

  it("the catalogue's version grows with every change of products, however it is made", async () => {
    const version = async () =>
      (await shop.database.sql.query.catalogue.findFirst())?.version ?? Number.NaN;
    const before = await version();
    await shop.database.sql.execute(sql`update products set bestseller = bestseller`);
    expect(await version()).toBe(before + 1);
  });

  it("a product's price is whole rupees", async () => {
    await expect(
      shop.database.sql.execute(sql`update products set price_paise = 12345`),
    ).rejects.toThrow(
      expect.objectContaining({ cause: expect.objectContaining({ code: "23514" }) }),
    );
  });

  it("processes that start together migrate one after the other", async () => {
    const others = await engine.openTogether();
    await Promise.all(others.map((database) => database.migrate()));
    const versions = await Promise.all(
      others.map((database) => database.sql.query.catalogue.findMany()),
    );
    expect(versions).toEqual(others.map(() => [{ id: 1, version: 0 }]));
    await Promise.all(others.map((database) => database.close()));
  });
});
