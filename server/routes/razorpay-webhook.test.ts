import { randomUUID } from "node:crypto";
import { asc } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { payments, refunds } from "../db/schema.ts";
import { sign } from "../payments/signatures.ts";
import { webhookPath } from "../payments/webhook-event.ts";
import { type ProviderCall, startScriptedProvider } from "../testing/outside/scripted-provider.ts";
import {
  atTheBank,
  begin,
  cardOrder,
  cartOf,
  deliver,
  fillCart,
  openCardShop,
  ordersOf,
  pay,
  runCardShop,
  verify,
} from "../testing/shop/card-shop.ts";
import { shopper } from "../testing/shop/test-shop.ts";

const shop = await openCardShop();
beforeEach(shop.reset);
afterAll(shop.close);

const fullCart = { "linen-shirt": { M: 2 }, "play-trousers": { S: 1 } };

async function anOrder() {
  const { app, post } = await runCardShop(shop);
  const customer = await shopper(app);
  await fillCart(customer);
  const order = (await begin(customer)).json();
  /** The gateway's first and last message, once it has sent so many. */
  const sent = async (count: number) => {
    await vi.waitFor(() => expect(post).toHaveLength(count), 60_000);
    const [first, last] = [post[0], post[count - 1]];
    if (first === undefined || last === undefined) throw new Error("Nothing was sent");
    return [first, last] as const;
  };
  const isPaid = async () => (await ordersOf(customer))[0].payment;
  return { app, customer, order, sent, isPaid };
}

const known = () =>
  shop.database.sql.select().from(payments).orderBy(asc(payments.status), asc(payments.id));

describe("a message of the gateway's", () => {
  it("pays an order whose shopper never came back, and empties the cart of it", async () => {
    const { app, customer, order, sent, isPaid } = await anOrder();
    await customer.post("/api/cart/add", { itemId: "wool-coat", size: "L" });
    const proof = await pay(app, order);
    const messages = await sent(2);
    expect(messages.map(({ body }) => JSON.parse(body).event)).toEqual(
      expect.arrayContaining(["payment.captured", "order.paid"]),
    );
    expect(await isPaid()).toBe(false);
    const handled = await deliver(app, messages[0]);
    expect([handled.statusCode, handled.json(), await isPaid()]).toEqual([
      200,
      { success: true },
      true,
    ]);
    expect(await cartOf(customer)).toEqual({ "wool-coat": { L: 1 } });
    expect(await known()).toEqual([
      {
        id: proof.razorpay_payment_id,
        orderId: order.receipt,
        providerOrderId: order.id,
        status: "captured",
        amountPaise: 323_700,
        currency: "INR",
        failure: null,
        createdAt: new Date(shop.now()),
      },
    ]);
  });

  it("is delivered over HTTP by the gateway itself", async () => {
    const app = await shop.run({ fetch });
    await app.listen({ port: 0, host: "127.0.0.1" });
    const customer = await shopper(app);
    await pay(app, (await begin(customer)).json());
    await vi.waitFor(async () => expect((await ordersOf(customer))[0].payment).toBe(true), 60_000);
  });

  it("that could not be delivered comes from the next process that starts", async () => {
    const first = await shop.run();
    await first.listen({ port: 0, host: "127.0.0.1" });
    const customer = await shopper(first);
    await pay(first, (await begin(customer)).json());
    await first.close();
    const next = await shop.run({ fetch });
    await next.listen({ port: 0, host: "127.0.0.1" });
    const read = async () =>
      (
        await next.inject({
          method: "POST",
          url: "/api/order/userorder",
          cookies: Object.fromEntries(customer.cookies),
        })
      ).json();
    await vi.waitFor(async () => expect((await read())[0].payment).toBe(true), 60_000);
  });

  it("that comes twice, or beside its twin, changes nothing more", async () => {
    const { app, customer, order, sent, isPaid } = await anOrder();
    await pay(app, order);
    const [captured, paid] = await sent(2);
    await deliver(app, captured);
    await fillCart(customer);
    const all = await Promise.all([captured, captured, paid, paid].map((m) => deliver(app, m)));
    expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect([await isPaid(), await cartOf(customer), (await known()).length]).toEqual([
      true,
      fullCart,
      1,
    ]);
  });

  it("may race with the browser's proof: the order is paid once", async () => {
    const { app, customer, order, sent, isPaid } = await anOrder();
    await customer.post("/api/cart/update", { itemId: "linen-shirt", size: "M", quantity: 5 });
    const proof = await pay(app, order);
    const [captured, paid] = await sent(2);
    const all = await Promise.all([
      verify(customer, proof),
      deliver(app, captured),
      verify(customer, proof),
      deliver(app, paid),
    ]);
    expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect([await isPaid(), (await known()).length]).toEqual([true, 1]);
    // 5 less the 2 that were bought, taken away once.
    expect(await cartOf(customer)).toEqual({ "linen-shirt": { M: 3 } });
  });

  it("writes down a failure, and one that arrives late undoes nothing", async () => {
    const { app, customer, order, sent, isPaid } = await anOrder();
    await atTheBank(app, order, "failure");
    const [failed] = await sent(1);
    await verify(customer, await pay(app, order));
    expect((await deliver(app, failed)).statusCode).toBe(200);
    expect(await isPaid()).toBe(true);
    const rows = (await known()).map(({ status, failure }) => ({ status, failure }));
    expect(rows).toEqual([
      { status: "captured", failure: null },
      { status: "failed", failure: "The test bank declined the payment" },
    ]);
  });
});

describe("a message is refused", () => {
  const post = (app: FastifyInstance, headers: Record<string, string>, payload: string) =>
    app.inject({ method: "POST", url: webhookPath, headers, payload });

  it("when its bytes are not the ones that were signed", async () => {
    const { app, order, sent, isPaid } = await anOrder();
    await pay(app, order);
    const [{ headers, body }] = await sent(2);
    const wrong = [
      await post(app, headers, `${body} `),
      await post(app, { ...headers, "x-razorpay-signature": "0".repeat(64) }, body),
      await post(app, { ...headers, "x-razorpay-signature": sign(body, "guess") }, body),
    ];
    expect(wrong.map((response) => [response.statusCode, response.json()])).toEqual(
      Array(3).fill([400, { message: "This message is not signed by the card provider" }]),
    );
    expect([await isPaid(), await known()]).toEqual([false, []]);
  });

  it("when it is incomplete, too long, no JSON, or nothing that can be read", async () => {
    const settings = {
      RAZORPAY_KEY_ID: "rzp_test_1",
      RAZORPAY_KEY_SECRET: "key",
      RAZORPAY_WEBHOOK_SECRET: "hook",
    };
    const app = await shop.run({ settings });
    const send = async (body: string, headers: Record<string, string> = {}) => {
      const all = {
        "content-type": "application/json",
        "x-razorpay-event-id": "evt_1",
        "x-razorpay-signature": sign(body, "hook"),
        ...headers,
      };
      return (await post(app, all, body)).statusCode;
    };
    expect([
      await send('{"event":"x"}', { "x-razorpay-event-id": "" }),
      await send('{"event":"x"}', { "x-razorpay-signature": "" }),
      await send(""),
      await send("{"),
      await send("[]"),
      await send('{"event":"x"}', { "content-type": "text/plain" }),
      await send(JSON.stringify({ event: "x".repeat(70_000) })),
      await send('{"event":"x"}'),
    ]).toEqual([400, 400, 400, 400, 400, 415, 413, 200]);
  });

  it("while there is no webhook secret, and where card payment is not set up", async () => {
    const keys = { RAZORPAY_KEY_ID: "rzp_test_1", RAZORPAY_KEY_SECRET: "key" };
    const headers = {
      "content-type": "application/json",
      "x-razorpay-event-id": "evt_1",
      "x-razorpay-signature": sign("{}", ""),
    };
    const answers = [];
    for (const settings of [keys, { PUBLIC_ORIGIN: "https://shop.test" }]) {
      const response = await post(await shop.run({ settings }), headers, "{}");
      answers.push([response.statusCode, response.json().message]);
    }
    expect(answers).toEqual([
      [404, "The payment webhook is not set up"],
      [404, "Card payment is not set up"],
    ]);
  });

  it("but not for the origin that it names: no page can sign it", async () => {
    const { app, order, sent, isPaid } = await anOrder();
    await pay(app, order);
    const [{ headers, body }] = await sent(2);
    const response = await post(app, { ...headers, origin: "https://elsewhere.example" }, body);
    expect([response.statusCode, await isPaid()]).toEqual([200, true]);
  });
});

describe("with Razorpay's keys", () => {
  const settings = (base: string) => ({
    RAZORPAY_KEY_ID: "rzp_live_1",
    RAZORPAY_KEY_SECRET: "key",
    RAZORPAY_WEBHOOK_SECRET: "hook",
    RAZORPAY_API_BASE: base,
  });
  type Payment = Record<string, unknown>;

  /** A provider that knows one order and says of its payment what the test wants. */
  async function providerSaying(say: (call: ProviderCall) => Payment | null) {
    const id = `order_${randomUUID().slice(0, 8)}`;
    const provider = await startScriptedProvider((call) => {
      if (call.path === "/v1/orders") return { status: 200, body: { id, ...call.body } };
      const payment = say(call);
      return payment === null
        ? { status: 400, body: { error: { code: "BAD_REQUEST_ERROR", description: "No" } } }
        : { status: 200, body: { id: "pay_1", order_id: id, currency: "INR", ...payment } };
    });
    const app = await shop.run({ settings: settings(provider.base) });
    const customer = await shopper(app);
    const order = (await begin(customer, cardOrder)).json();
    const proof = (paymentId = "pay_1") => ({
      razorpay_order_id: id,
      razorpay_payment_id: paymentId,
      razorpay_signature: sign(`${id}|${paymentId}`, "key"),
    });
    const isPaid = async () => (await ordersOf(customer))[0].payment;
    return { app, provider, customer, order, proof, isPaid };
  }

  it.each<[string, Payment, string]>([
    ["of another amount", { amount: 100, status: "captured" }, "mismatched"],
    ["in another currency", { amount: 323_700, currency: "USD", status: "captured" }, "mismatched"],
    [
      "of another order",
      { amount: 323_700, order_id: "order_2", status: "captured" },
      "mismatched",
    ],
  ])("a signed payment %s pays nothing", async (_, payment, status) => {
    const { provider, customer, proof, isPaid } = await providerSaying(() => payment);
    const response = await verify(customer, proof());
    expect([response.statusCode, response.json().message, await isPaid()]).toEqual([
      409,
      "This payment does not fit its order",
      false,
    ]);
    expect((await known()).map((row) => row.status)).toEqual([status]);
    await provider.close();
  });

  it.each(["failed", "refunded", "created"])(
    "a payment that is %s pays nothing",
    async (status) => {
      const { provider, customer, proof, isPaid } = await providerSaying(() => ({
        amount: 323_700,
        status,
      }));
      const response = await verify(customer, proof());
      expect([response.statusCode, await isPaid()]).toEqual([409, false]);
      await provider.close();
    },
  );

  it("an authorised payment is captured first", async () => {
    const { provider, customer, proof, isPaid } = await providerSaying(({ method }) => ({
      amount: 323_700,
      status: method === "GET" ? "authorized" : "captured",
    }));
    const response = await verify(customer, proof());
    expect([response.statusCode, await isPaid()]).toEqual([200, true]);
    expect(provider.calls.at(-1)).toMatchObject({
      method: "POST",
      path: "/v1/payments/pay_1/capture",
      body: { amount: 323_700, currency: "INR" },
    });
    await provider.close();
  });

  it("a payment captured by another meanwhile counts", async () => {
    let asked = 0;
    const { provider, customer, proof, isPaid } = await providerSaying(({ method }) => {
      if (method === "POST") return null;
      asked += 1;
      return { amount: 323_700, status: asked === 1 ? "authorized" : "captured" };
    });
    expect([(await verify(customer, proof())).statusCode, await isPaid()]).toEqual([200, true]);
    await provider.close();
  });

  it("a proof can't be confirmed while the provider is away, and can be shown again", async () => {
    let payment: Payment = { amount: "garbled", status: "captured" };
    const { provider, customer, proof, isPaid } = await providerSaying(() => payment);
    const early = await verify(customer, proof());
    expect([early.statusCode, early.json().message, await isPaid()]).toEqual([
      503,
      "Your payment can't be confirmed right now. Please try again.",
      false,
    ]);
    payment = { amount: 323_700, status: "captured" };
    expect([(await verify(customer, proof())).statusCode, await isPaid()]).toEqual([200, true]);
    await provider.close();
  });

  /** Sends a signed message about pay_1. */
  const notify = async (app: FastifyInstance, id: string, event: string, entity: Payment) => {
    const about = { id: "pay_1", currency: "INR", ...entity };
    const body = JSON.stringify({ event, payload: { payment: { entity: about } } });
    const headers = {
      "content-type": "application/json",
      "x-razorpay-event-id": id,
      "x-razorpay-signature": sign(body, "hook"),
    };
    return (await deliver(app, { headers, body })).statusCode;
  };

  it("a message about a wrong amount, or about an unknown order, pays nothing", async () => {
    const { app, provider, order, isPaid } = await providerSaying(() => null);
    const captured = (id: string, order_id: string, amount: number) =>
      notify(app, id, "payment.captured", { order_id, amount });
    expect([
      await captured("evt_a", order.id, 100),
      await captured("evt_b", "order_of_another_shop", 323_700),
    ]).toEqual([200, 200]);
    expect(await isPaid()).toBe(false);
    expect((await known()).map(({ status }) => status)).toEqual(["mismatched"]);
    // The right one pays, though its payment is known already.
    expect(await captured("evt_c", order.id, 323_700)).toBe(200);
    expect(await isPaid()).toBe(true);
    await provider.close();
  });

  it("money that came outweighs a failure of the same payment, described before or after", async () => {
    const { app, provider, order, isPaid } = await providerSaying(() => null);
    const about = { order_id: order.id, amount: 323_700, error_description: "Too slow" };
    const notified = [];
    for (const event of ["payment.failed", "payment.captured", "payment.failed"]) {
      await notify(app, `evt_${notified.length}`, event, about);
      const [{ status, failure } = { status: null, failure: null }] = await known();
      notified.push([status, failure, await isPaid()]);
    }
    expect(notified).toEqual([
      ["failed", "Too slow", false],
      ["captured", null, true],
      ["captured", null, true],
    ]);
    await provider.close();
  });

  it("a second payment of one order goes back, however often it is announced", async () => {
    const { app, provider, customer, proof, isPaid } = await providerSaying(({ path }) => ({
      id: path.split("/").at(-1),
      amount: 323_700,
      status: "captured",
    }));
    const log = vi.spyOn(app.log, "error");
    const statuses = [
      (await verify(customer, proof("pay_1"))).statusCode,
      (await verify(customer, proof("pay_2"))).statusCode,
      (await verify(customer, proof("pay_2"))).statusCode,
    ];
    expect([statuses, await isPaid(), (await known()).length]).toEqual([[200, 200, 200], true, 2]);
    const owed = await shop.database.sql.select().from(refunds);
    expect(owed).toMatchObject([{ paymentId: "pay_2", amountPaise: 323_700 }]);
    // A cancellation after that refunds the first payment.
    await customer.post("/api/order/cancel", { orderId: owed[0]?.orderId });
    const both = await shop.database.sql.select().from(refunds).orderBy(refunds.paymentId);
    expect(both).toMatchObject([{ paymentId: "pay_1", amountPaise: 323_700 }, owed[0]]);
    const said = log.mock.calls.map(([details, message]) => [message, details]);
    const words = "an order was paid more than once: one payment goes back";
    expect(said.filter(([message]) => message === words)).toEqual([
      [words, { order: expect.any(String), payments: ["pay_1", "pay_2"] }],
    ]);
    await provider.close();
  });

  it("what was begun in the test gateway can't be paid, but begun anew", async () => {
    const { app } = await runCardShop(shop);
    const customer = await shopper(app);
    const local = (await begin(customer)).json();
    const proof = await pay(app, local);
    const provider = await startScriptedProvider(({ method, body }) =>
      method === "GET"
        ? { status: 200, body: { items: [] } }
        : { status: 200, body: { id: "order_live", ...body } },
    );
    const live = await shop.run({ settings: settings(provider.base) });
    const as = (url: string, payload?: object) =>
      live.inject({
        method: "POST",
        url,
        cookies: Object.fromEntries(customer.cookies),
        ...(payload && { payload }),
      });
    const refused = await as("/api/order/verifyrazorpay", proof);
    const [listed] = (await as("/api/order/userorder")).json();
    expect([refused.statusCode, listed.payment, listed.unpaid]).toEqual([404, false, undefined]);
    const anew = await as("/api/order/razorpay", { orderId: local.receipt });
    expect([anew.statusCode, anew.json()]).toEqual([200, { ...local, id: "order_live" }]);
    await provider.close();
  });
});
