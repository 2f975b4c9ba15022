import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { schemas } from "../../contract/schemas.ts";
import { orders } from "../db/schema.ts";
import { paymentRepository } from "../repositories/payments.ts";
import {
  type ProviderAnswer,
  startScriptedProvider,
} from "../testing/outside/scripted-provider.ts";
import {
  atTheBank,
  begin,
  cardOrder,
  cartOf,
  fillCart,
  openCardShop,
  ordersOf,
  pay,
  runCardShop,
  verify,
} from "../testing/shop/card-shop.ts";
import { asha, shopper, visitor } from "../testing/shop/test-shop.ts";

const shop = await openCardShop();
beforeEach(shop.reset);
afterAll(shop.close);

const ravi = { name: "Ravi", email: "ravi@example.com", password: "monsoon" };

async function ashaAtCheckout() {
  const { app, post } = await runCardShop(shop);
  const customer = await shopper(app, asha);
  await fillCart(customer);
  return { app, post, customer };
}

describe("a card order", () => {
  it("begins with the provider's order, unpaid, and leaves the cart alone", async () => {
    const { app, customer } = await ashaAtCheckout();
    const response = await begin(customer);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
        amount: 323_700,
        currency: "INR",
        receipt: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    const orders = await ordersOf(customer);
    expect(orders).toMatchObject([
      {
        _id: response.json().receipt,
        amount: 3237,
        status: "Order Placed",
        payment: false,
        paymentMethod: "razorpay",
        unpaid: response.json(),
      },
    ]);
    expect(schemas.userOrders.reply.parse(orders)).toEqual(orders);
    expect(await cartOf(customer)).toEqual({ "linen-shirt": { M: 2 }, "play-trousers": { S: 1 } });
    expect((await app.inject("/api/config")).json().razorpay).toEqual({
      key: "rzp_test_nomoneymoves",
      test: true,
      checkout: "/test-gateway/checkout.js",
    });
  });

  it("is begun so many times by one shopper, and no more for a while", async () => {
    const { app } = await runCardShop(shop, { CARD_ORDER_LIMIT: "2" });
    const customer = await shopper(app, asha);
    const [first, again] = [await begin(customer), await begin(customer)];
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    const refused = await begin(customer);
    expect([refused.statusCode, refused.headers["retry-after"], refused.json()]).toEqual([
      429,
      "900",
      { message: "Too many requests. Please wait 15 minutes and try again." },
    ]);
    expect(await ordersOf(customer)).toHaveLength(2);
    expect((await begin(await shopper(app, ravi))).statusCode).toBe(200);
    // An order already begun can still be paid.
    const paid = await verify(customer, await pay(app, first.json()));
    expect(paid.statusCode).toBe(200);
    shop.pass(15 * 60_000);
    expect((await begin(customer)).statusCode).toBe(200);
  });

  it("is paid by what the payment window brings back, and its units leave the cart", async () => {
    const { app, customer } = await ashaAtCheckout();
    const order = (await begin(customer)).json();
    await customer.post("/api/cart/add", { itemId: "linen-shirt", size: "M" });
    await customer.post("/api/cart/add", { itemId: "wool-coat", size: "L" });
    const response = await verify(customer, await pay(app, order));
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
    const [listed] = await ordersOf(customer);
    expect([listed.payment, listed.unpaid, listed.status]).toEqual([
      true,
      undefined,
      "Order Placed",
    ]);
    expect(await cartOf(customer)).toEqual({ "linen-shirt": { M: 1 }, "wool-coat": { L: 1 } });
  });

  it("is refused as a cash order is", async () => {
    const { customer } = await ashaAtCheckout();
    const item = cardOrder.items[0];
    const refusals = [];
    for (const body of [
      { ...cardOrder, amount: 41 },
      { ...cardOrder, items: [] },
      { ...cardOrder, items: [{ ...item, quantity: 0 }] },
      { ...cardOrder, items: [{ ...item, size: "XXL" }] },
      { ...cardOrder, address: { ...cardOrder.address, street: " " } },
      { orderId: "1" },
      [],
      {},
    ]) {
      const { statusCode } = await begin(customer, body);
      const { message, field } = (await begin(customer, body)).json();
      refusals.push([statusCode, message, field]);
    }
    expect(refusals).toEqual([
      [409, "The amount of this order is ₹3,237. Please look at it again.", "amount"],
      [400, "Items must not be empty", "items"],
      [400, "Quantity must be at least 1", "items.0.quantity"],
      [400, "Linen Shirt comes in S, M, L, not in XXL", "items.0.size"],
      [400, "Street is required", "address.street"],
      [400, "must be an order's id", "orderId"],
      [400, "The request must be a JSON object", undefined],
      [400, "Delivery address is required", "address"],
    ]);
    expect(await ordersOf(customer)).toEqual([]);
  });

  it("is not for a user who is signed out", async () => {
    const { app } = await runCardShop(shop);
    const anonymous = visitor(app);
    const proof = { razorpay_order_id: "o", razorpay_payment_id: "p", razorpay_signature: "s" };
    expect([
      (await begin(anonymous)).statusCode,
      (await verify(anonymous, proof)).statusCode,
    ]).toEqual([401, 401]);
  });

  it("can't be had in production without keys", async () => {
    const app = await shop.run({
      settings: { PUBLIC_ORIGIN: "https://shop.test", ALLOWED_ORIGINS: "http://shop.test" },
    });
    const customer = await shopper(app);
    const proof = { razorpay_order_id: "o", razorpay_payment_id: "p", razorpay_signature: "s" };
    const responses = [await begin(customer), await verify(customer, proof)];
    expect(responses.map((response) => [response.statusCode, response.json()])).toEqual(
      Array(2).fill([404, { message: "Card payment is not set up" }]),
    );
    expect((await app.inject("/api/config")).json().razorpay).toBeNull();
    expect((await app.inject("/test-gateway/checkout.js")).statusCode).toBe(404);
    expect((await atTheBank(app, { id: "order_1" }, "success")).statusCode).toBe(404);
  });
});

describe("paying again", () => {
  it("with the same key meets the same order of the provider's", async () => {
    const { customer } = await ashaAtCheckout();
    const first = await begin(customer, cardOrder, "key-1");
    const again = await begin(customer, cardOrder, "key-1");
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(await ordersOf(customer)).toHaveLength(1);
  });

  it("by two clicks at once, or from two servers, meets one order", async () => {
    const { customer } = await ashaAtCheckout();
    const other = await runCardShop(shop);
    const elsewhere = () =>
      other.app.inject({
        method: "POST",
        url: "/api/order/razorpay",
        cookies: Object.fromEntries(customer.cookies),
        headers: { host: "shop.test", origin: "http://shop.test", "idempotency-key": "key-1" },
        payload: cardOrder,
      });
    const all = await Promise.all([
      begin(customer, cardOrder, "key-1"),
      begin(customer, cardOrder, "key-1"),
      elsewhere(),
      elsewhere(),
    ]);
    expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(all.map((response) => response.json().id)).size).toBe(1);
    expect(await ordersOf(customer)).toHaveLength(1);
  });

  it("with the same key is refused for another body, and for another way of paying", async () => {
    const { customer } = await ashaAtCheckout();
    await begin(customer, cardOrder, "key-1");
    const other = { ...cardOrder, address: { ...cardOrder.address, city: "Delhi" } };
    const cash = await customer.post("/api/order/placeorder", cardOrder, {
      "idempotency-key": "key-1",
    });
    const conflict = [409, { message: "This order was sent before, with something else in it" }];
    const refused = await begin(customer, other, "key-1");
    expect([
      [refused.statusCode, refused.json()],
      [cash.statusCode, cash.json()],
    ]).toEqual([conflict, conflict]);
    expect(await ordersOf(customer)).toHaveLength(1);
  });

  it("by the order's own id, after a failed attempt, pays that order", async () => {
    const { app, customer } = await ashaAtCheckout();
    const order = (await begin(customer)).json();
    const declined = await atTheBank(app, order, "failure");
    expect(declined.json().error).toEqual({
      code: "BAD_REQUEST_ERROR",
      description: "The test bank declined the payment",
      source: "issuer_bank",
      step: "payment_authorization",
      reason: "payment_declined",
      metadata: { payment_id: expect.stringMatching(/^pay_/), order_id: order.id },
    });
    const [{ _id: orderId, payment }] = await ordersOf(customer);
    const again = await begin(customer, { orderId });
    expect([payment, again.statusCode, again.json()]).toEqual([false, 200, order]);
    expect((await verify(customer, await pay(app, again.json()))).statusCode).toBe(200);
  });

  it("is refused once the order is paid", async () => {
    const { app, customer } = await ashaAtCheckout();
    const order = (await begin(customer, cardOrder, "key-1")).json();
    await verify(customer, await pay(app, order));
    const again = [
      await begin(customer, cardOrder, "key-1"),
      await begin(customer, { orderId: order.receipt }),
    ];
    expect(again.map((response) => [response.statusCode, response.json()])).toEqual(
      Array(2).fill([409, { message: "This order is paid already", field: "payment" }]),
    );
    const bank = await atTheBank(app, order, "success");
    expect(bank.json().error.description).toBe("Payment already done for this order.");
  });

  it("is for one's own card orders alone", async () => {
    const { app, customer } = await ashaAtCheckout();
    const cash = (await customer.post("/api/order/placeorder", cardOrder)).json().orderId;
    const { receipt } = (await begin(customer)).json();
    const other = await shopper(app, ravi);
    const refused = [
      await begin(other, { orderId: receipt }),
      await begin(customer, { orderId: crypto.randomUUID() }),
      await begin(customer, { orderId: cash }),
    ];
    expect(refused.map((response) => [response.statusCode, response.json().message])).toEqual([
      [404, "There is no such order"],
      [404, "There is no such order"],
      [409, "This order is paid in cash on delivery"],
    ]);
  });
});

describe("a proof of payment", () => {
  it("may come again and again, and pays once", async () => {
    const { app, customer } = await ashaAtCheckout();
    const proof = await pay(app, (await begin(customer)).json());
    await verify(customer, proof);
    await fillCart(customer);
    const again = await Promise.all([1, 2, 3].map(() => verify(customer, proof)));
    expect(again.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    // Lines added to the cart since then are not bought twice.
    expect(await cartOf(customer)).toEqual({ "linen-shirt": { M: 2 }, "play-trousers": { S: 1 } });
  });

  it("that is forged pays nothing", async () => {
    const { app, customer } = await ashaAtCheckout();
    const order = (await begin(customer)).json();
    const other = (await begin(customer)).json();
    const proof = await pay(app, other);
    const refusals = [];
    for (const forged of [
      { ...proof, razorpay_signature: "0".repeat(64) },
      { ...proof, razorpay_signature: proof.razorpay_signature.toUpperCase() },
      { ...proof, razorpay_signature: "x" },
      { ...proof, razorpay_payment_id: "pay_AAAAAAAAAAAAAA" },
      // A true payment, but of another order.
      { ...proof, razorpay_order_id: order.id },
    ]) {
      const response = await verify(customer, forged);
      refusals.push([response.statusCode, response.json()]);
    }
    const refusal = {
      message: "This payment is not signed by the card provider",
      field: "razorpay_signature",
    };
    expect(refusals).toEqual(Array(5).fill([400, refusal]));
    const paid = (await ordersOf(customer)).map(({ payment }: { payment: boolean }) => payment);
    expect(paid).toEqual([false, false]);
    expect(await cartOf(customer)).toEqual({ "linen-shirt": { M: 2 }, "play-trousers": { S: 1 } });
  });

  it("is of no use to anyone but the order's own shopper", async () => {
    const { app, customer } = await ashaAtCheckout();
    const proof = await pay(app, (await begin(customer)).json());
    const other = await shopper(app, ravi);
    const unknown = { ...proof, razorpay_order_id: "order_AAAAAAAAAAAAAA" };
    const refused = [await verify(other, proof), await verify(customer, unknown)];
    expect(refused.map((response) => [response.statusCode, response.json()])).toEqual(
      Array(2).fill([404, { message: "There is no such card order", field: "razorpay_order_id" }]),
    );
    const [{ payment }] = await ordersOf(customer);
    expect(payment).toBe(false);
  });
});

describe("with Razorpay's keys", () => {
  const settings = (base: string, timeoutMs = 60_000) => ({
    RAZORPAY_KEY_ID: "rzp_test_1",
    RAZORPAY_KEY_SECRET: "hush",
    RAZORPAY_API_BASE: base,
    RAZORPAY_TIMEOUT_MS: String(timeoutMs),
  });
  const away = [
    503,
    "Card payment can't be reached right now. Nothing was paid. Please try again.",
  ];

  it("the window is Razorpay's own, and no secret is sent", async () => {
    const app = await shop.run({ settings: settings("http://127.0.0.1:1") });
    const response = await app.inject("/api/config");
    expect(response.json().razorpay).toEqual({
      key: "rzp_test_1",
      test: true,
      checkout: "https://checkout.razorpay.com/v1/checkout.js",
    });
    expect(response.body).not.toContain("hush");
    expect((await app.inject("/test-gateway/checkout.js")).statusCode).toBe(404);
  });

  it.each<[string, ProviderAnswer | null]>([
    ["is away", null],
    ["is late", "stall"],
    ["fails", { status: 500, body: { error: { code: "SERVER_ERROR" } } }],
    ["is busy", { status: 429, body: "" }],
  ])(
    "no user sees an order while the provider %s; a retry makes it after all",
    async (_, answer) => {
      let now: ProviderAnswer | null = answer;
      const provider = await startScriptedProvider(({ method, body }) => {
        if (now !== null) return now;
        return method === "GET"
          ? { status: 200, body: { entity: "collection", count: 0, items: [] } }
          : { status: 200, body: { id: "order_1", ...body } };
      });
      if (answer === null) await provider.close();
      const late = answer === "stall" ? 3_000 : undefined;
      const app = await shop.run({ settings: settings(provider.base, late) });
      const customer = await shopper(app);
      await fillCart(customer);
      const refused = await begin(customer, cardOrder, "key-1");
      expect([refused.statusCode, refused.json().message]).toEqual(away);
      expect(refused.json().requestId).toEqual(expect.any(String));
      expect(await ordersOf(customer)).toEqual([]);
      expect(await cartOf(customer)).toEqual({
        "linen-shirt": { M: 2 },
        "play-trousers": { S: 1 },
      });
      if (answer === null) return;

      now = null;
      const retried = await begin(customer, cardOrder, "key-1");
      expect([retried.statusCode, retried.json().id]).toEqual([200, "order_1"]);
      expect(await ordersOf(customer)).toHaveLength(1);
      await provider.close();
    },
  );

  it("an order whose answer came too late is found again instead of made twice", async () => {
    const made: Record<string, unknown>[] = [];
    const provider = await startScriptedProvider(({ method, body }) => {
      if (method === "GET") return { status: 200, body: { items: made } };
      made.push({ id: `order_${made.length + 1}`, ...body });
      return "stall";
    });
    const customer = await shopper(await shop.run({ settings: settings(provider.base, 3_000) }));
    expect((await begin(customer, cardOrder, "key-1")).statusCode).toBe(503);
    const retried = await begin(customer, cardOrder, "key-1");
    expect([retried.statusCode, retried.json().id, made.length]).toEqual([200, "order_1", 1]);
    await provider.close();
  });

  it("a refusal of the provider's is not the shopper's fault", async () => {
    const provider = await startScriptedProvider(() => ({
      status: 401,
      body: { error: { code: "BAD_REQUEST_ERROR", description: "Authentication failed" } },
    }));
    const customer = await shopper(await shop.run({ settings: settings(provider.base) }));
    const response = await begin(customer);
    expect([response.statusCode, response.json().message]).toEqual([
      503,
      "Card payment doesn't work right now. Nothing was paid.",
    ]);
    expect(response.body).not.toContain("Authentication");
    await provider.close();
  });
});

it("orders that the provider does not know are removed in time; every other order stays", async () => {
  const { customer } = await ashaAtCheckout();
  await begin(customer);
  await customer.post("/api/order/placeorder", cardOrder);
  const alone = await shop.run(); // it doesn't listen, so its gateway is away
  const unseen = await alone.inject({
    method: "POST",
    url: "/api/order/razorpay",
    cookies: Object.fromEntries(customer.cookies),
    payload: cardOrder,
  });
  expect(unseen.statusCode).toBe(503);
  const { removeStale } = paymentRepository(shop.database.sql);
  const count = async () => (await shop.database.sql.select().from(orders)).length;
  await removeStale(new Date(shop.now()));
  const before = await count();
  await removeStale(new Date(shop.now() + 1));
  expect([before, await count(), (await ordersOf(customer)).length]).toEqual([3, 2, 2]);
});
