/** The operator's `orders cancel`, `returns …` and `refunds …`, as real commands. */
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { orders, payments, refunds, users } from "../../../server/db/schema.ts";
import { returnRepository } from "../../../server/repositories/returns.ts";
import { addOrders, first, second, shopFolders } from "../testing/shop-folders.ts";

const { shop, opened, copyShop } = shopFolders({ add: addOrders, keepsOpen: true });

it("an order is cancelled with words for its shopper, and isn't shipped after that", async () => {
  await copyShop();
  const cancelled = await shop("orders", "cancel", first, "--because", "The shirts are torn.");
  expect(cancelled).toEqual({ code: 0, out: `${first}: cancelled\n`, err: "" });
  const shipped = await shop("orders", "status", first, "Shipped");
  expect([shipped.code, shipped.err]).toEqual([1, `${first} is cancelled.\n`]);
  const database = await opened();
  await database.sql.update(orders).set({ paid: true }).where(eq(orders.id, second));
  await database.close();
  await shop("orders", "status", second, "Shipped");
  const late = await shop("orders", "cancel", second);
  expect([late.code, late.err]).toEqual([
    1,
    `${second} is Shipped and can't be cancelled any more.\n`,
  ]);
});

it("returns are accepted or refused once, and what was paid in cash is given back by hand", async () => {
  await copyShop();
  const database = await opened();
  const [user] = await database.sql.select().from(users);
  const at = new Date();
  await database.sql
    .update(orders)
    .set({ status: "Delivered", deliveredAt: at, paid: true })
    .where(eq(orders.id, first));
  const wish = {
    orderId: first,
    userId: user?.id ?? "",
    itemId: "linen-shirt",
    size: "M",
    quantity: 1,
    exchangeFor: null,
    idempotencyKey: null,
    at,
  };
  const returns = returnRepository(database.sql);
  await returns.ask({ ...wish, reason: "Too\u001b[2J small" });
  await returns.ask({ ...wish, reason: "Worn", exchangeFor: "L", at: new Date(at.getTime() + 1) });
  await database.close();

  const table = (await shop("returns", "list")).out.trimEnd().split("\n");
  expect(table.map((row) => row.split(/ {2,}/).slice(2))).toEqual([
    ["Status", "Pieces", "Order", "Reason"],
    ["Exchange Requested", "1 × Linen Shirt, M → L", first, "Worn"],
    ["Return Requested", "1 × Linen Shirt, M", first, "Too?[2J small"],
  ]);
  const [, exchange = "", back = ""] = table.map((row) => row.slice(0, 36));
  expect((await shop("returns", "refuse", exchange, "It", "was", "worn.")).out).toBe(
    `${exchange}: Refused\n`,
  );
  expect((await shop("returns", "accept", back)).out).toBe(
    `${back}: Returned, 1299.00 to refund\n`,
  );
  const again = await shop("returns", "accept", back);
  expect([again.code, again.err]).toEqual([1, `${back} is decided already: Returned.\n`]);

  const [owed = ""] = (await shop("refunds", "list", "--json")).out.split("\n");
  const { id, ...rest } = JSON.parse(owed);
  expect(rest).toMatchObject({ status: "pending", by: "cash", amount: 1299, order: first });
  expect((await shop("refunds", "done", id)).out).toBe(`${id}: 1299.00 given back\n`);
  expect((await shop("refunds", "list")).out).toBe("No refunds.\n");
});

it("a refund by card that the provider refuses is listed with its reason, and may be given by hand", async () => {
  await copyShop();
  const database = await opened();
  const at = new Date();
  const paid = { orderId: second, amountPaise: 263_800, currency: "INR", createdAt: at };
  await database.sql
    .insert(payments)
    .values({ ...paid, id: "pay_1", providerOrderId: "order_1", status: "captured" });
  const owed = { orderId: second, paymentId: "pay_1", createdAt: at, dueAt: at };
  await database.sql.insert(refunds).values([
    {
      ...{ ...owed, id: "cccccccc-1111-4111-8111-111111111111", key: "a", amountPaise: 100_000 },
      ...{ attempts: 7, failure: "Status 400: No\u001b balance" },
    },
    {
      ...{ ...owed, id: "dddddddd-1111-4111-8111-111111111111", key: "b", amountPaise: 50_000 },
      ...{ attempts: 1, providerRefundId: "rfnd_1" },
    },
  ]);
  await database.close();

  const table = (await shop("refunds", "list")).out.trimEnd().split("\n");
  expect(
    table.map((row) => row.split(/ {2,}/).slice(2, 6).concat(row.split(/ {2,}/).slice(8))),
  ).toEqual([
    ["Status", "By", "Tries", "Amount", "Trouble"],
    ["pending", "card", "7", "1000.00", "Status 400: No? balance"],
    ["pending", "card", "1", "500.00"],
  ]);
  const early = await shop("refunds", "done", "cccccccc");
  expect([early.code, early.err]).toEqual([
    1,
    "cccccccc-1111-4111-8111-111111111111 is on its way by card: the server sends it by itself.\n",
  ]);
  const there = await shop("refunds", "done", "dddddddd", "--instead-of-card");
  expect([there.code, there.err]).toEqual([
    1,
    "The card provider has dddddddd-1111-4111-8111-111111111111, and gives it back.\n",
  ]);
  const done = await shop("refunds", "done", "cccccccc", "--instead-of-card");
  expect(done.out).toBe("cccccccc-1111-4111-8111-111111111111: 1000.00 given back\n");
  expect((await shop("refunds", "done", "cccccccc")).err).toContain("is done already.");
});
