/** The count of pieces, on both engines. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../db/database.ts";
import { orders, productStock, stockHolds, users } from "../db/schema.ts";
import { type Engine, engines } from "../testing/processes/engines.ts";
import { deliveryAddress } from "../testing/shop/card-shop.ts";
import {
  giveBackStock,
  holdStock,
  keepHeldStock,
  releaseExpiredStock,
  releaseHeldStock,
  type StockAmount,
  takeStock,
} from "./stock.ts";

const start = Date.UTC(2026, 0, 2, 12);
const minute = (count: number): Date => new Date(start + count * 60_000);
const people = ["a", "b"].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`);
const [asha = "", badal = ""] = people;
const order = (number: number): string => `00000000-0000-4000-9000-00000000000${number}`;
const shirt = (quantity: number, size = "M"): StockAmount => ({
  productId: "shirt",
  size,
  quantity,
});

for (const { name, start: startEngine, missing } of engines)
  describe.skipIf(missing)(`stock on ${name}`, () => {
    let engine: Engine;
    let database: Database;
    beforeAll(async () => {
      engine = await startEngine();
      database = await engine.open();
      await database.migrate();
    });
    afterAll(async () => {
      await database.close();
      await engine.stop();
    });
    beforeEach(async () => {
      const { sql } = database;
      await sql.execute("truncate users, product_stock cascade");
      await sql
        .insert(users)
        .values(
          people.map((id) => ({ id, name: "", email: `${id}@shop.test`, createdAt: minute(0) })),
        );
      await sql.insert(orders).values(
        [1, 2, 3].map((number) => ({
          id: order(number),
          // The first two are one shopper's.
          userId: number < 3 ? asha : badal,
          address: deliveryAddress,
          amountPaise: 100,
          deliveryFeePaise: 0,
          status: "Order Placed",
          paid: false,
          paymentMethod: "razorpay",
          requestHash: "",
          createdAt: minute(0),
        })),
      );
      await sql.insert(productStock).values([
        { productId: "shirt", size: "M", free: 3 },
        { productId: "shirt", size: "S", free: 1 },
        { productId: "shirt", size: "L", free: null },
      ]);
    });

    const free = async (size = "M") => {
      const rows = await database.sql.select().from(productStock);
      return rows.find((row) => row.size === size)?.free;
    };
    const claim = (number: number, at: number) => ({
      userId: number < 3 ? asha : badal,
      orderId: order(number),
      at: minute(at),
    });
    const hold = (number: number, pieces: StockAmount[], at = 0) =>
      database.sql.transaction((sql) =>
        holdStock(sql, pieces, { ...claim(number, at), until: minute(at + 15) }),
      );
    const take = (number: number, pieces: StockAmount[], at = 0) =>
      database.sql.transaction((sql) => takeStock(sql, pieces, claim(number, at)));
    const use = (number: number, pieces: StockAmount[], at = 0) =>
      database.sql.transaction((sql) => keepHeldStock(sql, pieces, claim(number, at)));

    it("takes all of a wish or nothing, and says what is left", async () => {
      const short = [{ productId: "shirt", size: "S", left: 1 }];
      expect(await take(1, [shirt(2), shirt(2, "S")])).toEqual({ ok: false, short });
      expect(await free()).toBe(3);
      const wish = [shirt(1), shirt(1, "L"), shirt(1), shirt(1, "XL")];
      expect(await take(1, wish)).toEqual({ ok: true, counted: [shirt(2)] });
      expect(await free()).toBe(1);
      await database.sql.transaction((sql) => giveBackStock(sql, [shirt(2), shirt(1, "L")]));
      expect([await free(), await free("L")]).toEqual([3, null]);
    });

    it("holds for an order, and for longer when it is opened again", async () => {
      expect((await hold(1, [shirt(3)])).ok).toBe(true);
      expect(await free()).toBe(0);
      expect(await hold(3, [shirt(1)], 14)).toMatchObject({ ok: false, short: [{ left: 0 }] });
      expect((await hold(1, [shirt(3)], 14)).ok).toBe(true);
      expect((await hold(3, [shirt(1)], 28)).ok).toBe(false);
      // Expired, but not swept.
      expect((await hold(3, [shirt(1)], 29)).ok).toBe(true);
      expect(await free()).toBe(2);
      expect(await hold(1, [shirt(3)], 29)).toMatchObject({ ok: false, short: [{ left: 2 }] });
    });

    it("a shopper's own open payment doesn't stand in the way of a new order", async () => {
      await hold(1, [shirt(3)]);
      expect((await take(3, [shirt(1)])).ok).toBe(false);
      expect((await take(2, [shirt(3)])).ok).toBe(true);
      expect(await use(1, [shirt(3)])).toMatchObject({ ok: false, short: [{ left: 0 }] });
    });

    it("makes a hold an order's own even late, unless others have the pieces", async () => {
      await hold(1, [shirt(2), shirt(1, "S")]);
      expect(await use(1, [shirt(2), shirt(1, "S"), shirt(1, "XL")], 99)).toMatchObject({
        ok: true,
        counted: expect.arrayContaining([shirt(2), shirt(1, "S")]),
      });
      await database.sql.transaction((sql) => giveBackStock(sql, [shirt(2), shirt(1, "S")]));

      await hold(1, [shirt(2), shirt(1, "S")]);
      await take(3, [shirt(1, "S")], 20);
      expect(await use(1, [shirt(2), shirt(1, "S")], 21)).toEqual({
        ok: false,
        short: [{ productId: "shirt", size: "S", left: 0 }],
      });
      expect([await free(), await free("S")]).toEqual([3, 0]);
      expect(await database.sql.select().from(stockHolds)).toEqual([]);
    });

    it("gives back what expired, and what is given up", async () => {
      await hold(1, [shirt(1)]);
      await hold(3, [shirt(1), shirt(1, "S")], 10);
      const sweep = (at: number) =>
        database.sql.transaction((sql) => releaseExpiredStock(sql, minute(at), 100));
      expect([await sweep(14), await free()]).toEqual([0, 1]);
      expect([await sweep(15), await free()]).toEqual([1, 2]);
      const giveUp = (only: StockAmount[] | null) =>
        database.sql.transaction((sql) => releaseHeldStock(sql, order(3), only));
      await giveUp([shirt(1, "S")]);
      expect([await free(), await free("S")]).toEqual([2, 1]);
      await giveUp(null);
      expect([await free(), await free("S")]).toEqual([3, 1]);
    });

    it("grows the sum of changes with every change", async () => {
      const changes = async () =>
        (await database.sql.select().from(productStock)).reduce((sum, row) => sum + row.changes, 0);
      const before = await changes();
      await hold(1, [shirt(1)]);
      await use(1, [shirt(1)]);
      expect(await changes()).toBe(before + 1);
    });
  });
