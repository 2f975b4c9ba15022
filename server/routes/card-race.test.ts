/**
 * Everybody at once: clicks, proofs and the gateway's messages, at two processes over one database. On
 * PostgreSQL, where it is installed, their transactions really run side by side.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { payments } from "../db/schema.ts";
import { engines, openShopOn } from "../testing/processes/engines.ts";
import {
  cardOrder,
  cartOf,
  deliver,
  ordersOf,
  pay,
  runCardShop,
} from "../testing/shop/card-shop.ts";
import { shopper } from "../testing/shop/test-shop.ts";

for (const { name, start, missing } of engines)
  describe.skipIf(missing)(`on ${name}`, () => {
    let shop: Awaited<ReturnType<typeof openShopOn>>;
    beforeAll(async () => {
      shop = await openShopOn(start);
    });
    beforeEach(() => shop.reset());
    afterAll(() => shop.close());

    it("an order is made once, paid once, and leaves the cart once", async () => {
      const here = await runCardShop(shop);
      const there = await runCardShop(shop);
      const customer = await shopper(here.app);
      const cookies = Object.fromEntries(customer.cookies);
      const atBoth = (url: string, payload: object, headers = {}) =>
        [here, there, here, there].map(({ app }) =>
          app.inject({ method: "POST", url, cookies, headers, payload }),
        );
      const fill = { itemId: "linen-shirt", size: "M", quantity: 50 };
      await customer.post("/api/cart/update", fill);

      for (const round of [1, 2, 3, 4, 5]) {
        const key = { "idempotency-key": `key-${round}` };
        const clicks = await Promise.all(atBoth("/api/order/razorpay", cardOrder, key));
        expect(clicks.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
        expect(new Set(clicks.map(({ body }) => body)).size).toBe(1);

        const [order] = clicks;
        if (order === undefined) throw new Error("No order");
        const proof = await pay(here.app, order.json());
        const messages = await vi.waitFor(() => {
          const all = [...here.post, ...there.post].filter(({ body }) =>
            body.includes(order.json().id),
          );
          expect(new Set(all.map(({ body }) => body)).size).toBe(2);
          return all;
        }, 60_000);
        const news = await Promise.all([
          ...atBoth("/api/order/verifyrazorpay", proof),
          ...messages.map((message) => deliver(there.app, message)),
          ...messages.map((message) => deliver(here.app, message)),
        ]);
        expect(new Set(news.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
        expect(await cartOf(customer)).toEqual({ "linen-shirt": { M: 50 - 2 * round } });
      }

      const paid = (await ordersOf(customer)).map(({ payment }: { payment: boolean }) => payment);
      expect(paid).toEqual([true, true, true, true, true]);
      expect(await shop.database.sql.select().from(payments)).toHaveLength(5);
    });
  });
