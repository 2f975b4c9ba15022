/** Others' data: no call distinguishes it from missing data, and none changes it. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { ownCalls } from "../../contract/calls.ts";
import {
  addresses,
  mails,
  orderLines,
  orders,
  refunds,
  returns,
  sessions,
  stockHolds,
  users,
} from "../db/schema.ts";
import { engines, openShopOn } from "../testing/processes/engines.ts";
import { countShirts, payByCard, placeInCash, setStatus } from "../testing/shop/after-order.ts";
import { begin, deliveryAddress, pay, runCardShop } from "../testing/shop/card-shop.ts";
import { asha, shopper, type Visitor } from "../testing/shop/test-shop.ts";

/** Ids of others' things, and unknown ones. */
type Ids = {
  readonly placed: string;
  readonly unpaid: string;
  readonly delivered: string;
  readonly address: string;
  readonly session: string;
};

const elsewhere = { ...deliveryAddress, street: "2 Hill Road" };
const wish = { itemId: "linen-shirt", size: "M", quantity: 1, reason: "Too small" };

/** Every call that names a thing by its id, with what it answers for one that isn't there. */
const tries: readonly [string, number, (visitor: Visitor, ids: Ids) => Promise<unknown>][] = [
  ["cancelOrder", 404, (by, { placed }) => by.post("/api/order/cancel", { orderId: placed })],
  [
    "cancelOrder, a line",
    404,
    (by, { placed }) =>
      by.post("/api/order/cancel", { orderId: placed, itemId: "linen-shirt", size: "M" }),
  ],
  [
    "cancelOrder, to be paid",
    404,
    (by, { unpaid }) => by.post("/api/order/cancel", { orderId: unpaid }),
  ],
  [
    "changeOrderAddress",
    404,
    (by, { placed }) => by.post("/api/order/address", { orderId: placed, address: elsewhere }),
  ],
  [
    "returnItem",
    404,
    (by, { delivered }) => by.post("/api/order/return", { orderId: delivered, ...wish }),
  ],
  [
    "returnItem, an exchange",
    404,
    (by, { delivered }) =>
      by.post("/api/order/return", { orderId: delivered, ...wish, exchangeFor: "L" }),
  ],
  ["razorpayOrder", 404, (by, { unpaid }) => by.post("/api/order/razorpay", { orderId: unpaid })],
  ["userOrders", 200, (by, { placed }) => by.post("/api/order/userorder", { before: placed })],
  [
    "saveAddress",
    404,
    (by, { address }) =>
      by.post("/api/user/addresses", { _id: address, name: "mine", address: elsewhere }),
  ],
  ["removeAddress", 404, (by, { address }) => by.delete("/api/user/addresses", { _id: address })],
  ["endSessions", 200, (by, { session }) => by.delete("/api/user/sessions", { _id: session })],
];

/** Calls of the shop's own that name nothing by an id of the shop's. */
const nameNothing: readonly string[] = [
  ...["getConfig", "transcribe", "speak", "azureToken", "understand"],
  ...["listAddresses", "deliveryTo", "getAccount", "deleteAccount", "changeName"],
  ...["changePassword", "forgotPassword", "resetPassword", "listSessions", "downloadData"],
];

it("every call of the shop's own is tried, or names nothing", () => {
  const tried = tries.map(([name]) => name.split(",")[0]);
  const all = Object.keys(ownCalls).sort();
  expect([...new Set([...tried, ...nameNothing])].sort()).toEqual(
    [...new Set([...all, "razorpayOrder", "userOrders"])].sort(),
  );
});

describe.each(engines.filter(({ missing }) => !missing))(
  "what is another's, on $name,",
  async ({ start }) => {
    const shop = await openShopOn(start);
    beforeEach(shop.reset);
    afterAll(shop.close);

    const everything = async () => {
      const { sql } = shop.database;
      const tables = [users, orders, orderLines, stockHolds, refunds, returns, addresses, mails];
      const rows = [];
      for (const table of tables) rows.push(await sql.select().from(table));
      const open = await sql.select().from(sessions);
      return [...rows, open.map(({ id }) => id)].map((all) =>
        all.map((row) => JSON.stringify(row)).sort(),
      );
    };

    it("is for them as if it weren't there, and stays as it is", async () => {
      const { app } = await runCardShop(shop);
      await countShirts(shop, { M: 20, L: 5 });
      const owner = await shopper(app);
      const other = await shopper(app, { ...asha, name: "Badal", email: "badal@example.com" });
      const [session] = (await owner.get("/api/user/sessions")).json();
      const book = await owner.post("/api/user/addresses", {
        name: "home",
        address: deliveryAddress,
      });
      const delivered = await payByCard(app, owner);
      await setStatus(shop, delivered, "Delivered");
      const unpaid = (await begin(owner)).json();
      const ids: Ids = {
        placed: await placeInCash(owner),
        unpaid: unpaid.receipt,
        delivered,
        address: book.json().addresses[0]._id,
        session: session._id,
      };
      const nothing = Object.fromEntries(
        Object.keys(ids).map((name) => [name, randomUUID()]),
      ) as Ids;
      const before = await everything();
      for (const [name, status, call] of tries) {
        const answers = (await Promise.all([
          ...[ids, ids, ids].map((each) => call(other, each)),
          call(other, nothing),
        ])) as { statusCode: number; body: string }[];
        const seen = answers.map(({ statusCode, body }) => [statusCode, body]);
        expect(seen, name).toEqual(Array(4).fill([status, answers[3]?.body]));
      }
      const proof = await pay(app, unpaid);
      expect((await other.post("/api/order/verifyrazorpay", proof)).statusCode).toBe(404);
      expect(await everything()).toEqual(before);
    });
  },
);
