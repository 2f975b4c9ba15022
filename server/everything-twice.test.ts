/**
 * A client, or something between it and the shop, that sends every POST three times, at once or one
 * after the other: nothing is doubled.
 */
import { afterAll, beforeEach, expect, it } from "vitest";
import { orders, payments, type sessions, users } from "./db/schema.ts";
import {
  begin,
  cardOrder,
  cartOf,
  openCardShop,
  ordersOf,
  pay,
  runCardShop,
} from "./testing/shop/card-shop.ts";
import { asha, visitor } from "./testing/shop/test-shop.ts";

const shop = await openCardShop();
beforeEach(shop.reset);
afterAll(shop.close);

type Send = () => ReturnType<ReturnType<typeof visitor>["post"]>;

const atOnce = (send: Send) => Promise.all([send(), send(), send()]);
const limited = async (send: Send) => [await send(), await send(), await send()];

it.each([
  ["at once", atOnce],
  ["one after the other", limited],
])("every POST sent three times %s changes what it would once", async (_, thrice) => {
  const { app } = await runCardShop(shop);
  const customer = visitor(app);
  const statuses = async (send: Send) =>
    (await thrice(send)).map(({ statusCode }) => statusCode).sort();
  const count = (table: typeof users | typeof orders | typeof payments | typeof sessions) =>
    shop.database.sql.$count(table);

  expect(await statuses(() => customer.post("/api/auth/registration", asha))).toEqual([
    200, 409, 409,
  ]);
  expect(await statuses(() => customer.post("/api/auth/login", asha))).toEqual([200, 200, 200]);

  const shirt = { itemId: "linen-shirt", size: "M" };
  const add = (key: string) => customer.post("/api/cart/add", shirt, { "idempotency-key": key });
  expect(await statuses(() => add("click-1"))).toEqual([200, 200, 200]);
  expect(await statuses(() => add("click-2"))).toEqual([200, 200, 200]);
  expect(await cartOf(customer)).toEqual({ "linen-shirt": { M: 2 } });
  const trousers = { itemId: "play-trousers", size: "S", quantity: 4 };
  expect(await statuses(() => customer.post("/api/cart/update", trousers))).toEqual([
    200, 200, 200,
  ]);
  expect(await cartOf(customer)).toEqual({ "linen-shirt": { M: 2 }, "play-trousers": { S: 4 } });

  const byCard = await thrice(() => begin(customer, cardOrder, "order-1"));
  expect(new Set(byCard.map(({ body }) => body)).size).toBe(1);
  const [order] = byCard;
  if (order === undefined) throw new Error("No order");
  const proof = await pay(app, order.json());
  expect(await statuses(() => customer.post("/api/order/verifyrazorpay", proof))).toEqual([
    200, 200, 200,
  ]);
  expect(await cartOf(customer)).toEqual({ "play-trousers": { S: 3 } });

  const cash = await thrice(() =>
    customer.post("/api/order/placeorder", cardOrder, { "idempotency-key": "order-2" }),
  );
  expect(new Set(cash.map(({ body }) => body)).size).toBe(1);
  // It has no shirt any more, and one pair of trousers left it, once.
  expect(await cartOf(customer)).toEqual({ "play-trousers": { S: 2 } });
  // Both of the same moment, so in either order.
  const paid = (await ordersOf(customer)).map(
    ({ payment }: { readonly payment: boolean }) => payment,
  );
  expect(paid.sort()).toEqual([false, true]);
  expect([await count(users), await count(orders), await count(payments)]).toEqual([1, 2, 1]);
});

it("an addition that was refused may be tried again under its name", async () => {
  const { app } = await runCardShop(shop);
  const customer = visitor(app);
  await customer.post("/api/auth/registration", asha);
  const shirt = { itemId: "linen-shirt", size: "M" };
  const add = () => customer.post("/api/cart/add", shirt, { "idempotency-key": "click" });
  await customer.post("/api/cart/update", { ...shirt, quantity: 99 });
  expect((await add()).statusCode).toBe(409);
  await customer.post("/api/cart/update", { ...shirt, quantity: 98 });
  expect((await add()).json()).toEqual({ "linen-shirt": { M: 99 } });
});
