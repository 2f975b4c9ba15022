/**
 * The server's clock wrong by days, either way, and corrected: no one is locked out, nothing is
 * lost.
 */
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { products } from "./db/schema.ts";
import {
  begin,
  cardOrder,
  deliver,
  openCardShop,
  ordersOf,
  pay,
  runCardShop,
  verify,
} from "./testing/shop/card-shop.ts";
import { asha, shopper, visitor } from "./testing/shop/test-shop.ts";

const shop = await openCardShop();
beforeEach(shop.reset);
afterAll(shop.close);

const day = 24 * 60 * 60 * 1000;
const year = 365 * day;

describe.each([
  ["ahead and put right", 3 * day],
  ["behind and put right", -3 * day],
])("a clock that was three days %s", (_, off) => {
  it("signs no user out, and an order sent before and after is one", async () => {
    const { app } = await runCardShop(shop);
    shop.pass(off);
    const customer = await shopper(app);
    const place = () =>
      customer.post("/api/order/placeorder", cardOrder, { "idempotency-key": "one" });
    const first = await place();
    shop.pass(-off);
    expect((await place()).json()).toEqual(first.json());
    expect(await ordersOf(customer)).toHaveLength(1);
    expect((await visitor(app).post("/api/auth/login", asha)).statusCode).toBe(200);
  });

  it("a card order begun before is paid after, once, by proof and by message", async () => {
    const { app, post } = await runCardShop(shop);
    shop.pass(off);
    const customer = await shopper(app);
    const order = (await begin(customer, cardOrder, "one")).json();
    const proof = await pay(app, order);
    const message = await vi.waitFor(() => {
      const [first] = post;
      if (first === undefined) throw new Error("No message yet");
      return first;
    }, 60_000);
    shop.pass(-off);
    expect((await verify(customer, proof)).statusCode).toBe(200);
    expect((await deliver(app, message)).statusCode).toBe(200);
    shop.pass(off);
    expect((await deliver(app, message)).statusCode).toBe(200);
    expect(await ordersOf(customer)).toMatchObject([{ payment: true }]);
  });
});

it("attempts counted while the clock was a year ahead don't count for a year", async () => {
  const app = await shop.run({ settings: { SIGN_IN_LIMIT: "2" } });
  await shopper(app);
  const wrong = { ...asha, password: "winter" };
  const signIn = async () => (await visitor(app).post("/api/auth/login", wrong)).statusCode;
  shop.pass(year);
  expect([await signIn(), await signIn(), await signIn()]).toEqual([401, 401, 429]);
  shop.pass(-year);
  expect([await signIn(), await signIn(), await signIn()]).toEqual([401, 401, 429]);
});

it("a product list read before the clock was put back does not stay", async () => {
  const app = await shop.run();
  const list = async () => (await app.inject("/api/product/list")).json();
  const before = await list();
  shop.pass(-year);
  const renamed = { name: "Linen Shirt of another name" };
  await shop.database.sql.update(products).set(renamed).where(eq(products.id, "linen-shirt"));
  expect(await list()).toMatchObject([renamed, ...before.slice(1)]);
  await shop.database.sql
    .update(products)
    .set({ name: before[0].name })
    .where(eq(products.id, "linen-shirt"));
});
