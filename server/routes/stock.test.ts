/** Pieces that are counted, through the calls of the shop and on both engines. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Order, type Product, schemas } from "../../contract/schemas.ts";
import type { Size } from "../../domain/values.ts";
import { orderLines, refunds, stockHolds } from "../db/schema.ts";
import { releaseExpiredHolds } from "../repositories/stock.ts";
import { stockRepository } from "../repositories/stock-counts.ts";
import { engines, openShopOn } from "../testing/processes/engines.ts";
import { roomyLimits } from "../testing/processes/server-process.ts";
import {
  begin,
  cartOf,
  deliver,
  deliveryAddress,
  ordersOf,
  pay,
  runCardShop,
  verify,
} from "../testing/shop/card-shop.ts";
import { asha, shopper, type Visitor } from "../testing/shop/test-shop.ts";

const minute = 60_000;
const shirts = (quantity: number, size: Size = "M") => ({
  address: deliveryAddress,
  items: [{ _id: "linen-shirt", size, quantity }],
  amount: 1299 * quantity + 40,
});

for (const { name, start, missing } of engines)
  describe.skipIf(missing)(`stock on ${name}`, () => {
    let shop: Awaited<ReturnType<typeof openShopOn>>;
    let here: Awaited<ReturnType<typeof runCardShop>>;
    beforeAll(async () => {
      shop = await openShopOn(start);
    });
    beforeEach(async () => {
      await shop.reset();
      await shop.database.sql.execute("truncate product_stock");
      here = await runCardShop(shop, roomyLimits);
    });
    afterAll(() => shop.close());

    const count = (stock: Partial<Record<Size, number>>) =>
      stockRepository(shop.database.sql).set(
        Object.entries(stock).map(([size, free]) => ({
          productId: "linen-shirt",
          size: size as Size,
          free,
        })),
      );
    const listed = async (): Promise<Product["stock"]> => {
      shop.pass(1000);
      const list = (await here.app.inject("/api/product/list")).json();
      return schemas.listProducts.reply.parse(list)[0]?.stock;
    };
    const buy = (customer: Visitor, body: object, key?: string) =>
      customer.post("/api/order/placeorder", body, key ? { "idempotency-key": key } : {});
    const people = (count: number): Promise<Visitor[]> =>
      Promise.all(
        Array.from({ length: count }, (_, index) =>
          shopper(here.app, { ...asha, email: `asha${index}@example.com` }),
        ),
      );

    it("the list says what can be bought, where it is counted, and follows at once", async () => {
      expect(await listed()).toBeUndefined();
      await count({ S: 2, M: 0, XL: 5 });
      expect(await listed()).toEqual({ S: 2, M: 0 });
      const customer = await shopper(here.app);
      await buy(customer, shirts(1, "S"));
      expect(await listed()).toEqual({ S: 1, M: 0 });
      await begin(customer, shirts(1, "S"));
      expect(await listed()).toEqual({ S: 0, M: 0 });
      shop.pass(15 * minute);
      expect(await listed()).toEqual({ S: 1, M: 0 });
    });

    it("cash takes at once, and says what is left to a user who comes too late", async () => {
      await count({ M: 3 });
      const [first, second] = await people(2);
      if (!first || !second) throw new Error("Nobody");
      await second.post("/api/cart/update", { itemId: "linen-shirt", size: "M", quantity: 2 });
      expect((await buy(first, shirts(2), "key")).statusCode).toBe(200);
      const refused = await buy(second, shirts(2), "key");
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        {
          message: "Only 1 piece of Linen Shirt in M is left.",
          field: "stock",
          soldOut: [{ itemId: "linen-shirt", size: "M", left: 1 }],
        },
      ]);
      expect((await buy(first, shirts(2), "key")).statusCode).toBe(200);
      expect(await listed()).toEqual({ M: 1 });
      expect([await ordersOf(second), await cartOf(second)]).toEqual([
        [],
        { "linen-shirt": { M: 2 } },
      ]);
      // A size without a count is made to order.
      expect((await buy(second, shirts(9, "S"))).statusCode).toBe(200);
      const lines = await shop.database.sql.select().from(orderLines);
      expect(lines.map(({ size, taken }) => [size, taken]).sort()).toEqual([
        ["M", 2],
        ["S", 0],
      ]);
    });

    it("a card payment holds for 15 minutes from each opening, and takes when it is paid", async () => {
      await count({ M: 1 });
      const [first, second] = await people(2);
      if (!first || !second) throw new Error("Nobody");
      const due = (await begin(first, shirts(1), "key")).json();
      const [order]: Order[] = await ordersOf(first);
      expect(order?.heldUntil).toBe(shop.now() + 15 * minute);
      expect((await begin(second, shirts(1))).json()).toMatchObject({
        message: "Linen Shirt in M is sold out.",
        field: "stock",
      });
      shop.pass(14 * minute);
      expect((await begin(first, { orderId: order?._id })).statusCode).toBe(200);
      shop.pass(14 * minute);
      expect((await buy(second, shirts(1))).statusCode).toBe(409);
      expect((await verify(first, await pay(here.app, due))).statusCode).toBe(200);
      shop.pass(60 * minute);
      expect(await releaseExpiredHolds(shop.database.sql, new Date(shop.now()))).toBe(0);
      expect(await listed()).toEqual({ M: 0 });
      expect(await ordersOf(first)).toMatchObject([{ payment: true }]);
    });

    it("what is not paid comes back, swept or not", async () => {
      await count({ M: 2 });
      const [first, second] = await people(2);
      if (!first || !second) throw new Error("Nobody");
      await begin(first, shirts(2));
      shop.pass(15 * minute);
      expect((await ordersOf(first))[0]).not.toHaveProperty("heldUntil");
      expect((await buy(second, shirts(1))).statusCode).toBe(200);
      expect((await begin(first, { orderId: (await ordersOf(first))[0]._id })).json()).toEqual({
        message: "Only 1 piece of Linen Shirt in M is left. This order can't be paid as it is.",
        field: "stock",
        soldOut: [{ itemId: "linen-shirt", size: "M", left: 1 }],
      });
      await begin(second, shirts(1));
      shop.pass(15 * minute);
      expect(await releaseExpiredHolds(shop.database.sql, new Date(shop.now()))).toBe(1);
      expect(await shop.database.sql.select().from(stockHolds)).toEqual([]);
      expect(await listed()).toEqual({ M: 1 });
    });

    it("a late payment is honoured if the pieces are there, and else goes back and is said", async () => {
      await count({ M: 1 });
      const [first, second] = await people(2);
      if (!first || !second) throw new Error("Nobody");
      const late = (await begin(first, shirts(1))).json();
      shop.pass(16 * minute);
      await releaseExpiredHolds(shop.database.sql, new Date(shop.now()));
      expect((await verify(first, await pay(here.app, late))).statusCode).toBe(200);
      expect(await listed()).toEqual({ M: 0 });

      await count({ M: 1 });
      await first.post("/api/cart/update", { itemId: "linen-shirt", size: "M", quantity: 1 });
      const tooLate = (await begin(first, shirts(1))).json();
      shop.pass(16 * minute);
      await buy(second, shirts(1));
      const proof = await pay(here.app, tooLate);
      const message =
        "Linen Shirt in M is sold out. Your payment came after that, so this order is cancelled, and ₹1,339 goes back to your card.";
      // Reported by the browser twice and by the gateway: refunded once.
      for (const answer of [await verify(first, proof), await verify(first, proof)]) {
        expect([answer.statusCode, answer.json()]).toEqual([409, { message, field: "status" }]);
      }
      for (const news of here.post) expect((await deliver(here.app, news)).statusCode).toBe(200);
      const orders: Order[] = await ordersOf(first);
      expect(orders.at(-1)).toMatchObject({ status: "Cancelled", payment: true, note: message });
      expect(await shop.database.sql.select().from(refunds)).toMatchObject([
        {
          orderId: orders.at(-1)?._id,
          paymentId: proof.razorpay_payment_id,
          amountPaise: 133_900,
        },
      ]);
      expect(await cartOf(first)).toEqual({ "linen-shirt": { M: 1 } });
      expect(await listed()).toEqual({ M: 0 });
    });

    it("the last piece goes to one of many, however they pay, round after round", async () => {
      const there = await runCardShop(shop, roomyLimits);
      const racers = await people(6);
      for (let round = 1; round <= 5; round += 1) {
        await count({ M: 1 });
        const answers = await Promise.all(
          racers.map((racer, index) => {
            const at = index % 4 < 2 ? here.app : there.app;
            const url = index % 2 === 0 ? "/api/order/placeorder" : "/api/order/razorpay";
            const cookies = Object.fromEntries(racer.cookies);
            return at.inject({ method: "POST", url, cookies, payload: shirts(1) });
          }),
        );
        const won = answers.filter(({ statusCode }) => statusCode === 200);
        const notified = answers.filter(({ statusCode }) => statusCode === 409);
        expect([won.length, notified.length]).toEqual([1, 5]);
        expect(new Set(notified.map((answer) => answer.json().message))).toEqual(
          new Set(["Linen Shirt in M is sold out."]),
        );
        shop.pass(20 * minute);
        await releaseExpiredHolds(shop.database.sql, new Date(shop.now()));
        const cash = won[0]?.json().orderId !== undefined;
        expect(await listed()).toEqual({ M: cash ? 0 : 1 });
      }
    });

    it("orders of the same pieces in another order never wait for each other", async () => {
      await count({ S: 50, M: 50, L: 50 });
      const racers = await people(6);
      const sizesOf = (index: number): Size[] => (index % 2 ? ["L", "M", "S"] : ["S", "M", "L"]);
      const answers = await Promise.all(
        racers.map((racer, index) => {
          const items = sizesOf(index).map((size) => ({ _id: "linen-shirt", size, quantity: 1 }));
          const body = { address: deliveryAddress, items, amount: 1299 * 3 + 40 };
          return index % 3 ? begin(racer, body) : buy(racer, body);
        }),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(racers.map(() => 200));
      expect(await listed()).toEqual({ S: 44, M: 44, L: 44 });
    });
  });
