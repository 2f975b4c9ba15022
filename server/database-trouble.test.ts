/**
 * The database away, stalled, slow, full or read only: shoppers get an error at once, nothing
 * hangs, nothing is half written, and the shop recovers with the database.
 */
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "./db/open.ts";
import { orderLines, orders } from "./db/schema.ts";
import { databaseTrouble } from "./db/trouble.ts";
import {
  type PostgresServer,
  postgresIsInstalled,
  startPostgres,
} from "./testing/processes/postgres.ts";
import { roomyLimits } from "./testing/processes/server-process.ts";
import { openWay } from "./testing/processes/standing-still.ts";
import { deliveryAddress } from "./testing/shop/card-shop.ts";
import { openTestShop, shopper, type Visitor } from "./testing/shop/test-shop.ts";

const line = { itemId: "linen-shirt", size: "M" };
const order = {
  address: deliveryAddress,
  items: [{ _id: "linen-shirt", size: "M", quantity: 1 }],
  amount: 1339,
};

const words = {
  away: "The shop can't reach its data right now. Please try again in a moment.",
  busy: "The shop is very busy right now. Please try again in a moment.",
  unwritable: "The shop can't save anything right now. Please try again later.",
};

describe.skipIf(!postgresIsInstalled)("while the database is", () => {
  let server: PostgresServer;
  let way: Awaited<ReturnType<typeof openWay>>;
  let shop: Awaited<ReturnType<typeof openTestShop>>;
  let asha: Visitor;

  beforeAll(async () => {
    server = await startPostgres();
    const { hostname: host, port } = new URL(server.url);
    way = await openWay({ host, port: Number(port) });
    const databaseUrl = `postgres://shop@127.0.0.1:${way.port}/postgres`;
    shop = await openTestShop(() =>
      openDatabase({ databaseUrl, dataDir: "/unused", longestMs: 1_000 }),
    );
  });
  beforeEach(async () => {
    await shop.reset();
    asha = await shopper(await shop.run({ settings: roomyLimits }));
    await asha.post("/api/cart/add", line);
  });
  afterAll(async () => {
    await shop.close();
    await way.close();
    await server.stop();
  });

  const everyCall = () =>
    Promise.all([
      asha.post("/api/cart/get"),
      asha.post("/api/cart/add", line),
      asha.post("/api/order/placeorder", order, { "idempotency-key": "one" }),
      asha.post("/api/auth/login", { email: "asha@example.com", password: "monsoon" }),
    ]);
  type Answers = Awaited<ReturnType<typeof everyCall>>;
  const notified = (answers: Answers) =>
    answers.map((answer) => ({ status: answer.statusCode, ...answer.json() }));
  const excuse = (message: string) => ({ status: 503, message, requestId: expect.any(String) });
  const fourTimes = <Value>(value: Value) => [value, value, value, value];

  /** What a shopper finds after all is well again: the cart as it was, and an order that can be placed. */
  const allIsWell = async () => {
    expect((await asha.post("/api/cart/get")).json()).toEqual({ "linen-shirt": { M: 1 } });
    const placed = await asha.post("/api/order/placeorder", order, { "idempotency-key": "one" });
    expect(placed.json()).toEqual({ success: true, orderId: expect.any(String) });
    expect(await shop.database.sql.$count(orders)).toBe(1);
    expect(await shop.database.sql.$count(orderLines)).toBe(1);
  };

  it("stopped, every call says so at once, and the shop is open again as soon as it is back", async () => {
    const list = (await asha.get("/api/product/list")).body;
    shop.pass(5_000);
    await server.whileDown(async () => {
      expect(notified(await everyCall())).toEqual(fourTimes(excuse(words.away)));
      expect((await asha.get("/healthz")).statusCode).toBe(503);
      // The catalogue is known.
      expect((await asha.get("/api/product/list")).body).toBe(list);
    });
    await allIsWell();
  });

  it("breaking every connection, orders under way included, nothing is lost or left over", async () => {
    const keys = Array.from({ length: 60 }, (_, index) => `key-${index}`);
    const place = (key: string) =>
      asha.post("/api/order/placeorder", order, { "idempotency-key": key });
    const underWay = keys.map(place);
    const killer = new pg.Client(server.url);
    await killer.connect();
    for (let round = 0; round < 5; round += 1) {
      await killer.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
      );
    }
    await killer.end();
    const statuses = new Set((await Promise.all(underWay)).map(({ statusCode }) => statusCode));
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    for (const key of keys) {
      await vi.waitFor(async () => expect((await place(key)).statusCode).toBe(200), 20_000);
    }
    expect(await shop.database.sql.$count(orders)).toBe(keys.length);
    expect(await shop.database.sql.$count(orderLines)).toBe(keys.length);
  });

  it("standing still, calls give up, and the next ones find it when it goes on", async () => {
    way.stand();
    const answers = notified(await everyCall());
    way.go();
    expect(answers).toEqual(fourTimes(excuse(words.away)));
    await allIsWell();
  });

  it("standing still as transactions begin, their connections are not lost", async () => {
    const { sql: database } = shop.database;
    const begin = () =>
      database
        .transaction((transaction) => transaction.execute(sql`select 1`))
        .then(
          () => "done",
          () => "failed",
        );
    // More than there are connections, twice.
    const all = () => Promise.all(Array.from({ length: 30 }, begin));
    await all();
    way.stand();
    expect(new Set(await all())).toEqual(new Set(["failed"]));
    way.go();
    expect(new Set(await all())).toEqual(new Set(["done"]));
  });

  it("gone between two queries of a transaction, that transaction fails and nothing else does", async () => {
    const { sql: database } = shop.database;
    const killer = new pg.Client(server.url);
    await killer.connect();
    const kill = async (pid: number) => {
      await killer.query("select pg_terminate_backend($1)", [pid]);
      await vi.waitFor(async () => {
        const left = await killer.query("select 1 from pg_stat_activity where pid = $1", [pid]);
        expect(left.rowCount).toBe(0);
      }, 60_000);
    };
    const notified = await database
      .transaction(async (transaction) => {
        const [row] = await transaction
          .select({ pid: sql<number>`pg_backend_pid()` })
          .from(sql`(values (1)) as one`);
        await kill(row?.pid ?? 0);
        await transaction.execute(sql`select 1`);
      })
      .then(() => null, databaseTrouble);
    await killer.end();
    expect(notified).toBe("away");
    await allIsWell();
  });

  it("slow because a request holds a lock, one that needs it is answered, and no other waits", async () => {
    const other = new pg.Client(server.url);
    await other.connect();
    await other.query("begin; lock table cart_lines in access exclusive mode");
    const [blocked, free] = await Promise.all([
      asha.post("/api/cart/add", line),
      asha.post("/api/order/userorder"),
    ]);
    const placing = await asha.post("/api/order/placeorder", order, { "idempotency-key": "one" });
    await other.query("rollback");
    await other.end();
    expect({ status: blocked.statusCode, ...blocked.json() }).toEqual(excuse(words.busy));
    expect({ status: free.statusCode, list: free.json() }).toEqual({ status: 200, list: [] });
    // The order was written already when its transaction came to the cart; all of it is rolled back.
    expect({ status: placing.statusCode, ...placing.json() }).toEqual(excuse(words.busy));
    expect(await shop.database.sql.$count(orders)).toBe(0);
    await allIsWell();
  });

  it("full, an order is refused whole, reading goes on, and with room again it is taken", async () => {
    const { sql: database } = shop.database;
    await database.execute(sql`
      create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await database.execute(sql`
      create trigger no_room before insert on order_lines for each row execute function no_room()`);
    const refused = await asha.post("/api/order/placeorder", order, { "idempotency-key": "one" });
    expect({ status: refused.statusCode, ...refused.json() }).toEqual(excuse(words.unwritable));
    expect(refused.headers["retry-after"]).toBe("60");
    expect(await database.$count(orders)).toBe(0);
    expect((await asha.post("/api/cart/get")).json()).toEqual({ "linen-shirt": { M: 1 } });
    await database.execute(sql`drop function no_room cascade`);
    await allIsWell();
  });

  it("read only, orders are refused, reading goes on, and the health call says so", async () => {
    const { sql: database } = shop.database;
    const health = async () => {
      shop.pass(1_000);
      return (await asha.get("/healthz")).statusCode;
    };
    expect(await health()).toBe(200);
    await database.execute(sql`alter system set default_transaction_read_only = on`);
    await database.execute(sql`select pg_reload_conf()`);
    await vi.waitFor(async () => expect(await health()).toBe(503), 60_000);
    const answers = [
      await asha.post("/api/cart/add", line),
      await asha.post("/api/order/placeorder", order, { "idempotency-key": "one" }),
    ];
    expect(answers.map((answer) => ({ status: answer.statusCode, ...answer.json() }))).toEqual([
      excuse(words.unwritable),
      excuse(words.unwritable),
    ]);
    expect((await asha.post("/api/cart/get")).json()).toEqual({ "linen-shirt": { M: 1 } });
    await database.execute(sql`alter system reset default_transaction_read_only`);
    await database.execute(sql`select pg_reload_conf()`);
    await vi.waitFor(async () => expect(await health()).toBe(200), 60_000);
    await allIsWell();
  });
});
