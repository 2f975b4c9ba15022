import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { mostAddresses } from "../../domain/values.ts";
import { engines, openShopOn } from "../testing/processes/engines.ts";
import { deliveryAddress } from "../testing/shop/card-shop.ts";
import { asha, shopper, type Visitor, visitor } from "../testing/shop/test-shop.ts";

const url = "/api/user/addresses";
const toMother = {
  ...deliveryAddress,
  city: "Mysuru",
  state: "Karnataka",
  pinCode: "570001",
};
const save = (customer: Visitor, name: string, more: object = {}) =>
  customer.post(url, { name, address: deliveryAddress, ...more });

describe.each(engines.filter(({ missing }) => !missing))(
  "a shopper's addresses on $name",
  async ({ start }) => {
    const shop = await openShopOn(start);
    beforeEach(shop.reset);
    afterAll(shop.close);

    it("are kept by name, changed and removed, the oldest first", async () => {
      const customer = await shopper(await shop.run());
      expect((await customer.get(url)).json()).toEqual({ addresses: [], last: null });
      await save(customer, " home ");
      shop.pass(1);
      const kept = (await save(customer, "Mother", { address: toMother })).json();
      expect(kept).toEqual({
        addresses: [
          { _id: expect.any(String), name: "home", address: deliveryAddress },
          { _id: expect.any(String), name: "Mother", address: toMother },
        ],
        last: null,
      });
      const [home, mother] = kept.addresses;
      const changed = await save(customer, "Office", { _id: home._id });
      expect(changed.json().addresses).toEqual([{ ...home, name: "Office" }, mother]);
      const left = await customer.delete(url, { _id: home._id });
      expect(left.json().addresses).toEqual([mother]);
      const again = await customer.delete(url, { _id: home._id });
      expect([again.statusCode, again.json()]).toEqual([
        404,
        { message: "There is no such address", field: "_id" },
      ]);
    });

    it("have distinct names, capitals aside", async () => {
      const customer = await shopper(await shop.run());
      const [home] = (await save(customer, "home")).json().addresses;
      const taken = await save(customer, "HOME");
      expect([taken.statusCode, taken.json()]).toEqual([
        409,
        { message: "You have another address called “HOME”.", field: "name" },
      ]);
      expect((await save(customer, "Home", { _id: home._id })).statusCode).toBe(200);
    });

    it("are ten at most, and one of a name, however many come at once", async () => {
      const customer = await shopper(await shop.run());
      const names = Array.from({ length: mostAddresses + 4 }, (_, number) => `place ${number}`);
      const answers = await Promise.all([...names, "place 1"].map((name) => save(customer, name)));
      const saved = answers.filter(({ statusCode }) => statusCode === 200);
      const { addresses } = (await customer.get(url)).json();
      expect([saved.length, addresses.length]).toEqual([mostAddresses, mostAddresses]);
      const refused = await save(customer, "one more");
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        {
          message: "You have saved 10 addresses, and that is the most. Remove one first.",
          field: "addresses",
        },
      ]);
    });

    it("are no other user's to see, change or remove", async () => {
      const app = await shop.run();
      const [home] = (await save(await shopper(app), "home")).json().addresses;
      const other = await shopper(app, { ...asha, email: "bela@example.com" });
      const tries = [
        await save(other, "mine", { _id: home._id }),
        await other.delete(url, { _id: home._id }),
        await visitor(app).get(url),
      ];
      expect(tries.map(({ statusCode }) => statusCode)).toEqual([404, 404, 401]);
      expect((await other.get(url)).json()).toEqual({ addresses: [], last: null });
    });

    it("are offered with where the newest order went", async () => {
      const customer = await shopper(await shop.run());
      const items = [{ _id: "linen-shirt", size: "M", quantity: 1 }];
      for (const address of [deliveryAddress, toMother]) {
        shop.pass(1);
        await customer.post("/api/order/placeorder", { address, items, amount: 1339 });
      }
      expect((await customer.get(url)).json()).toEqual({ addresses: [], last: toMother });
    });

    it("are refused with a PIN code of another state, and so are orders", async () => {
      const customer = await shopper(await shop.run());
      const address = { ...deliveryAddress, state: "Kerala" };
      const order = {
        address,
        items: [{ _id: "linen-shirt", size: "M", quantity: 1 }],
        amount: 1339,
      };
      const answers = [
        await save(customer, "home", { address }),
        await customer.post("/api/order/placeorder", order),
        await customer.post("/api/order/razorpay", order),
      ];
      const refused = {
        message: "PIN code 411001 is in Maharashtra, not in Kerala.",
        field: "address.pinCode",
      };
      for (const answer of answers) {
        expect([answer.statusCode, answer.json()]).toEqual([400, refused]);
      }
    });

    it("can be asked about before: whether, when, and whether for cash", async () => {
      const stranger = visitor(await shop.run());
      const known = await stranger.get("/api/delivery/560001");
      expect([known.statusCode, known.json()]).toEqual([
        200,
        {
          city: "Bengaluru",
          state: "Karnataka",
          states: ["Karnataka"],
          deliverable: true,
          cash: true,
          earliest: "2026-01-05",
          latest: "2026-01-09",
        },
      ]);
      const unknown = await stranger.get("/api/delivery/999999");
      expect([unknown.statusCode, unknown.json()]).toEqual([
        404,
        { message: "There is no such PIN code in India.", field: "pin" },
      ]);
      expect((await stranger.get("/api/delivery/%20")).statusCode).toBe(400);
    });
  },
);
