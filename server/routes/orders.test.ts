import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { largestBody } from "../../contract/calls.ts";
import type { Product } from "../../contract/schemas.ts";
import { schemas } from "../../contract/schemas.ts";
import { orderLines, orders, products } from "../db/schema.ts";
import { openTestShop, shopper, type Visitor, visitor } from "../testing/shop/test-shop.ts";

const shop = await openTestShop();
beforeEach(shop.reset);
afterAll(shop.close);

const address = {
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.com",
  street: "1 Lake Road",
  city: "Pune",
  state: "Maharashtra",
  pinCode: "411001",
  country: "India",
  phone: "9800000000",
};
const payload = {
  address,
  items: [
    { _id: "linen-shirt", size: "M", quantity: 2 },
    { _id: "play-trousers", size: "S", quantity: 1 },
  ],
  amount: 2 * 1299 + 599 + 40,
};

const place = (customer: Visitor, body: unknown = payload, key?: string) =>
  customer.post("/api/order/placeorder", body, key === undefined ? {} : { "idempotency-key": key });
const ordersOf = async (customer: Visitor) => (await customer.post("/api/order/userorder")).json();
const cartOf = async (customer: Visitor) => (await customer.post("/api/cart/get")).json();

describe("a cash order", () => {
  it("is placed at the catalogue's prices and empties the cart", async () => {
    const customer = await shopper(await shop.run());
    await customer.post("/api/cart/add", { itemId: "linen-shirt", size: "M" });
    const response = await place(customer);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { success: true, orderId: expect.any(String) },
    ]);
    const { body } = await shop.run().then((app) => app.inject("/api/product/list"));
    // An order keeps the documented fields alone.
    const [shirt, , trousers] = JSON.parse(body).map(
      ({ facts: _, ...product }: Product) => product,
    );
    const orders = await ordersOf(customer);
    const can = { cancel: true, return: 0 };
    expect(orders).toEqual([
      {
        _id: response.json().orderId,
        items: [
          { ...shirt, size: "M", quantity: 2, can },
          { ...trousers, size: "S", quantity: 1, can },
        ],
        address,
        amount: 3237,
        status: "Order Placed",
        payment: false,
        paymentMethod: "cod",
        date: shop.now(),
        can: { cancel: true, address: true },
      },
    ]);
    expect(schemas.userOrders.reply.parse(orders)).toEqual(orders);
    expect(await cartOf(customer)).toEqual({});
  });

  it("takes from the cart what was ordered, and nothing else", async () => {
    const customer = await shopper(await shop.run());
    const add = (itemId: string, size: string) => customer.post("/api/cart/add", { itemId, size });
    await add("linen-shirt", "M");
    await add("play-trousers", "S");
    // Added on the phone, after the page that orders had asked for its cart.
    await add("wool-coat", "L");
    await add("play-trousers", "S");
    const response = await place(customer);
    expect(response.statusCode).toBe(200);
    expect(await cartOf(customer)).toEqual({ "wool-coat": { L: 1 }, "play-trousers": { S: 1 } });
  });

  it("is taken with copies of its products riding along, of which nothing is kept", async () => {
    const customer = await shopper(await shop.run());
    const copy = { name: "N".repeat(200), description: "Riding along. ".repeat(20), price: 1 };
    const items = Array.from({ length: 100 }, (_, place) => ({
      ...copy,
      _id: "linen-shirt",
      size: ["S", "M", "L"][place % 3],
      quantity: 1,
    }));
    const response = await place(customer, { address, items, amount: 100 * 1299 + 40 });
    expect([response.statusCode, response.json()]).toMatchObject([200, { success: true }]);
    expect(JSON.stringify(await ordersOf(customer))).not.toContain("Riding along.");
  });

  it("keeps a hundred lines in the order in which they were sent", async () => {
    const { sql } = shop.database;
    const [shirt] = await sql.select().from(products).where(eq(products.id, "linen-shirt"));
    if (shirt === undefined) throw new Error("The test's products have a shirt");
    const ids = Array.from({ length: 100 }, (_, place) => `shirt-${100 - place}`);
    await sql.insert(products).values(ids.map((id) => ({ ...shirt, id })));
    const customer = await shopper(await shop.run());
    const items = ids.map((_id) => ({ _id, size: "M", quantity: 1 }));
    const response = await place(customer, { address, items, amount: 100 * 1299 + 40 });
    await sql.delete(products).where(inArray(products.id, ids));
    expect(response.statusCode).toBe(200);
    const [order] = await ordersOf(customer);
    expect(order.items.map(({ _id }: { _id: string }) => _id)).toEqual(ids);
  });

  it("is refused with more bytes than a body may have", async () => {
    const customer = await shopper(await shop.run());
    const response = await place(customer, { ...payload, note: "x".repeat(largestBody) });
    expect([response.statusCode, response.json()]).toEqual([
      413,
      { message: "That is too much to send at once" },
    ]);
  });

  it("takes no price, name or total from the client", async () => {
    const customer = await shopper(await shop.run());
    await customer.post("/api/cart/add", { itemId: "linen-shirt", size: "M" });
    const response = await place(customer, {
      address,
      items: [{ _id: "linen-shirt", size: "M", quantity: 1, price: 1, name: "Free Shirt" }],
      amount: 41,
    });
    expect([response.statusCode, response.json()]).toEqual([
      409,
      {
        message: "The amount of this order is ₹1,339. Please look at it again.",
        field: "amount",
      },
    ]);
    expect(await ordersOf(customer)).toEqual([]);
    expect(await cartOf(customer)).toEqual({ "linen-shirt": { M: 1 } });
  });

  it("keeps what was bought as it was, whatever becomes of the product", async () => {
    const customer = await shopper(await shop.run());
    await place(customer);
    const change = (pricePaise: number) =>
      shop.database.sql.update(products).set({ pricePaise }).where(eq(products.id, "linen-shirt"));
    await change(9_999_00);
    const [order] = await ordersOf(customer);
    await change(1_299_00);
    expect([order.items[0].price, order.amount]).toEqual([1299, 3237]);
  });

  it("puts the same product and size in one line", async () => {
    const customer = await shopper(await shop.run());
    const item = { _id: "linen-shirt", size: "M", quantity: 1 };
    await place(customer, { address, items: [item, item], amount: 2638 });
    const [order] = await ordersOf(customer);
    expect(order.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([2]);
  });

  it("is in the list after the older ones", async () => {
    const customer = await shopper(await shop.run());
    const first = (await place(customer)).json().orderId;
    shop.pass(1000);
    const second = (await place(customer)).json().orderId;
    const ids = (await ordersOf(customer)).map(({ _id }: { _id: string }) => _id);
    expect(ids).toEqual([first, second]);
  });

  it("is seen by its own shopper alone", async () => {
    const app = await shop.run();
    await place(await shopper(app));
    const other = await shopper(app, { name: "R", email: "r@example.com", password: "monsoon" });
    expect(await ordersOf(other)).toEqual([]);
  });
});

describe("the list of orders", () => {
  /** Writes down orders, a second apart, without the calls that would take as long as a page of them. */
  const write = async (customer: Visitor, count: number): Promise<string[]> => {
    await place(customer);
    const [order] = await shop.database.sql.select().from(orders);
    if (order === undefined) throw new Error("Nothing was ordered");
    const lines = await shop.database.sql.select().from(orderLines);
    const ids = Array.from({ length: count - 1 }, () => crypto.randomUUID());
    const createdAt = (place: number) => new Date(order.createdAt.getTime() + (place + 1) * 1000);
    await shop.database.sql
      .insert(orders)
      .values(ids.map((id, place) => ({ ...order, id, createdAt: createdAt(place) })));
    await shop.database.sql
      .insert(orderLines)
      .values(ids.flatMap((orderId) => lines.map((line) => ({ ...line, orderId }))));
    return [order.id, ...ids];
  };
  const page = async (customer: Visitor, before?: string) =>
    (await customer.post("/api/order/userorder", { before })).json();
  const idsOf = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id);

  it("has the newest fifty, and then those before any of them", async () => {
    const customer = await shopper(await shop.run());
    const ids = await write(customer, 120);
    const newest = await ordersOf(customer);
    expect(idsOf(newest)).toEqual(ids.slice(70));
    expect(schemas.userOrders.reply.parse(newest)).toEqual(newest);
    expect(newest[49].items).toHaveLength(2);
    expect(idsOf(await page(customer, ids[70]))).toEqual(ids.slice(20, 70));
    expect(idsOf(await page(customer, ids[20]))).toEqual(ids.slice(0, 20));
    expect(await page(customer, ids[0])).toEqual([]);
  });

  it("goes on from an order of one's own alone", async () => {
    const app = await shop.run();
    const [id] = await write(await shopper(app), 2);
    const other = await shopper(app, { name: "R", email: "r@example.com", password: "monsoon" });
    shop.pass(-1000);
    await place(other);
    expect(await page(other, id)).toEqual([]);
    const response = await other.post("/api/order/userorder", { before: "yesterday" });
    expect([response.statusCode, response.json().field]).toEqual([400, "before"]);
  });
});

describe("orders without end", () => {
  const settings = { ORDER_LIMIT: "2" };
  it("are refused to a shopper for the rest of the hour, in cash and by card", async () => {
    const app = await shop.run({ settings });
    const customer = await shopper(app);
    await place(customer, payload, "key-1");
    await place(customer);
    shop.pass(59 * 60_000);
    for (const path of ["placeorder", "razorpay"]) {
      const response = await customer.post(`/api/order/${path}`, payload);
      expect([response.statusCode, response.headers["retry-after"], response.json()]).toEqual([
        429,
        "60",
        { message: "Too many requests. Please wait a minute and try again." },
      ]);
    }
    expect((await place(customer, payload, "key-1")).statusCode).toBe(200);
    const other = await shopper(app, { name: "R", email: "r@example.com", password: "monsoon" });
    expect((await place(other)).statusCode).toBe(200);
    shop.pass(60_000);
    expect((await place(customer)).statusCode).toBe(200);
    expect(await ordersOf(customer)).toHaveLength(3);
  });
});

describe("an idempotency key", () => {
  it("gives the same order again", async () => {
    const customer = await shopper(await shop.run());
    const first = await place(customer, payload, "key-1");
    const again = await place(customer, payload, "key-1");
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(await ordersOf(customer)).toHaveLength(1);
  });

  it("gives one order to requests that race", async () => {
    const customer = await shopper(await shop.run());
    const all = await Promise.all([1, 2, 3].map(() => place(customer, payload, "key-1")));
    expect(new Set(all.map((response) => response.json().orderId)).size).toBe(1);
    expect(await ordersOf(customer)).toHaveLength(1);
  });

  it("is refused for another body", async () => {
    const customer = await shopper(await shop.run());
    await place(customer, payload, "key-1");
    const other = { ...payload, address: { ...address, city: "Delhi" } };
    const response = await place(customer, other, "key-1");
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { message: "This order was sent before, with something else in it" },
    ]);
  });

  it("belongs to one shopper", async () => {
    const app = await shop.run();
    const other = await shopper(app, { name: "R", email: "r@example.com", password: "monsoon" });
    const first = await place(await shopper(app), payload, "key-1");
    const second = await place(other, payload, "key-1");
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json().orderId).not.toBe(first.json().orderId);
  });

  it.each(["", "x".repeat(256), "a b"])("may not be %j", async (key) => {
    const response = await place(await shopper(await shop.run()), payload, key);
    expect([response.statusCode, response.json().field]).toEqual([400, "Idempotency-Key"]);
  });
});

describe("an order is refused", () => {
  const item = { _id: "linen-shirt", size: "M", quantity: 1 };
  it.each([
    ["without items", { ...payload, items: [] }, 400, "Items must not be empty", "items"],
    [
      "without a street",
      { ...payload, address: { ...address, street: " " } },
      400,
      "Street is required",
      "address.street",
    ],
    [
      "without an address",
      { ...payload, address: undefined },
      400,
      "Delivery address is required",
      "address",
    ],
    [
      "with a wrong e-mail",
      { ...payload, address: { ...address, email: "asha" } },
      400,
      "Please enter a valid email address",
      "address.email",
    ],
    [
      "for an unknown product",
      { ...payload, items: [{ ...item, _id: "__proto__" }] },
      404,
      "There is no product “__proto__”",
      "items.0._id",
    ],
    [
      "in a size that is not made",
      { ...payload, items: [{ ...item, size: "XXL" }] },
      400,
      "Linen Shirt comes in S, M, L, not in XXL",
      "items.0.size",
    ],
    [
      "for no unit",
      { ...payload, items: [{ ...item, quantity: 0 }] },
      400,
      "Quantity must be at least 1",
      "items.0.quantity",
    ],
    [
      "for more than 99 in two lines",
      { ...payload, items: [{ ...item, quantity: 99 }, item] },
      400,
      "At most 99 of one size can be ordered",
      "items.1.quantity",
    ],
    [
      "with an amount in words",
      { ...payload, amount: "40" },
      400,
      "Amount must be a number",
      "amount",
    ],
  ])("%s", async (_, body, status, message, field) => {
    const customer = await shopper(await shop.run());
    const response = await place(customer, body);
    expect([response.statusCode, response.json()]).toEqual([status, { message, field }]);
    expect(await ordersOf(customer)).toEqual([]);
  });

  it("from a user who is not signed in", async () => {
    expect((await place(visitor(await shop.run()))).statusCode).toBe(401);
  });
});
