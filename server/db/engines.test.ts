/**
 * The same shop on each engine. PostgreSQL is among them where it is installed, and there several
 * connections really run at once.
 */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engines, openShopOn } from "../testing/processes/engines.ts";
import { deliveryAddress } from "../testing/shop/card-shop.ts";
import { shopper, visitor } from "../testing/shop/test-shop.ts";

for (const { name, start, missing } of engines)
  describe.skipIf(missing)(`on ${name}`, () => {
    let shop: Awaited<ReturnType<typeof openShopOn>>;
    beforeAll(async () => {
      shop = await openShopOn(start);
    });
    beforeEach(() => shop.reset());
    afterAll(() => shop.close());

    const asha = { name: "Asha", email: "asha@example.com", password: "monsoon" };
    const shirt = { itemId: "linen-shirt", size: "M" };

    it("a shopper registers, fills the cart, orders and finds the order again", async () => {
      const customer = await shopper(await shop.run());
      await customer.post("/api/cart/add", shirt);
      const placed = await customer.post("/api/order/placeorder", {
        address: deliveryAddress,
        items: [{ _id: "linen-shirt", size: "M", quantity: 1 }],
        amount: 1339,
      });
      const orders = (await customer.post("/api/order/userorder")).json();
      expect([orders.length, orders[0]._id, orders[0].amount]).toEqual([
        1,
        placed.json().orderId,
        1339,
      ]);
      expect((await customer.post("/api/cart/get")).json()).toEqual({});
    });

    it("requests at once, at two processes, neither lose nor double anything", async () => {
      const apps = [await shop.run(), await shop.run()] as const;
      const both = <Item>(work: (app: (typeof apps)[number], number: number) => Promise<Item>) =>
        Promise.all(
          Array.from({ length: 10 }, (_unused, index) =>
            work(apps[index % 2 === 0 ? 0 : 1], index),
          ),
        );

      const registrations = await both((app) =>
        visitor(app).post("/api/auth/registration", asha, { "x-forwarded-for": "192.0.2.1" }),
      );
      const statuses = registrations.map(({ statusCode }) => statusCode);
      // Five were within the limit, and one of those has the address.
      expect(
        [200, 409, 429].map((code) => statuses.filter((status) => status === code).length),
      ).toEqual([1, 4, 5]);

      const customer = visitor(apps[0]);
      await customer.post("/api/auth/login", asha);
      const cookies = Object.fromEntries(customer.cookies);
      await both((app) =>
        app.inject({ method: "POST", url: "/api/cart/add", cookies, payload: shirt }),
      );
      expect((await customer.post("/api/cart/get")).json()).toEqual({ "linen-shirt": { M: 10 } });
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
      const others = await shop.openTogether();
      await Promise.all(others.map((database) => database.migrate()));
      const versions = await Promise.all(
        others.map((database) => database.sql.query.catalogue.findMany()),
      );
      expect(versions).toEqual(others.map(() => [{ id: 1, version: 0 }]));
      await Promise.all(others.map((database) => database.close()));
    });
  });
