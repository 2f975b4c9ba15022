import Razorpay from "razorpay";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { testGatewayKeys } from "../../db/schema.ts";
import { atTheBank, openCardShop, runCardShop } from "../../testing/shop/card-shop.ts";
import { sign } from "../signatures.ts";
import { openTestGateway } from "./gateway.ts";
import { testGatewayKey } from "./key.ts";

const shop = await openCardShop();
beforeEach(shop.reset);
afterAll(shop.close);

/** Razorpay's package with only the host changed. */
async function thePackage() {
  const { app, post } = await runCardShop(shop);
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  await app.inject("/test-gateway/v1/orders/order_1"); // the keys are made at the first use
  const [keys] = await shop.database.sql.select().from(testGatewayKeys);
  if (keys === undefined) throw new Error("No keys");
  const as = (secret: string) => {
    const razorpay = new Razorpay({ key_id: testGatewayKey, key_secret: secret });
    const http = Reflect.get(razorpay.api, "rq");
    http.defaults.baseURL = `http://127.0.0.1:${address.port}/test-gateway`;
    http.defaults.proxy = false;
    return razorpay;
  };
  return { app, post, razorpay: as(keys.keySecret), stranger: as("guess"), keys };
}

const due = { amount: 5_000, currency: "INR", receipt: "receipt-1" };

describe("the test gateway", () => {
  it("makes, lists and finds orders as Razorpay does", async () => {
    const { razorpay } = await thePackage();
    const order = await razorpay.orders.create(due);
    expect(order).toEqual({
      id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
      entity: "order",
      ...due,
      amount_paid: 0,
      amount_due: 5_000,
      offer_id: null,
      status: "created",
      attempts: 0,
      notes: [],
      created_at: shop.now() / 1000,
    });
    expect([
      await razorpay.orders.fetch(order.id),
      await razorpay.orders.all({ receipt: "receipt-1" }),
      await razorpay.orders.all({ receipt: "receipt-2" }),
    ]).toEqual([
      order,
      { entity: "collection", count: 1, items: [order] },
      { entity: "collection", count: 0, items: [] },
    ]);
  });

  it.each([
    [{ ...due, amount: 99 }, "amount"],
    [{ ...due, amount: 100.5 }, "amount"],
    [{ ...due, currency: "USD" }, "currency"],
    [{ ...due, receipt: "x".repeat(41) }, "receipt"],
  ])("refuses %o", async (order, field) => {
    const { razorpay } = await thePackage();
    await expect(razorpay.orders.create(order)).rejects.toMatchObject({
      statusCode: 400,
      error: { code: "BAD_REQUEST_ERROR", field },
    });
  });

  it("takes a receipt once, and no stranger's order", async () => {
    const { razorpay, stranger } = await thePackage();
    await razorpay.orders.create(due);
    await expect(razorpay.orders.create(due)).rejects.toMatchObject({ statusCode: 400 });
    await expect(stranger.orders.create({ ...due, receipt: "r" })).rejects.toMatchObject({
      statusCode: 401,
      error: { code: "BAD_REQUEST_ERROR", description: "Authentication failed" },
    });
  });

  it("signs what its bank took, and knows the payment", async () => {
    const { app, razorpay, keys } = await thePackage();
    const order = await razorpay.orders.create(due);
    const failed = (await atTheBank(app, order, "failure")).json().error.metadata.payment_id;
    const proof = (await atTheBank(app, order, "success")).json();
    expect(proof).toEqual({
      razorpay_order_id: order.id,
      razorpay_payment_id: expect.stringMatching(/^pay_[A-Za-z0-9]{14}$/),
      razorpay_signature: sign(`${order.id}|${proof.razorpay_payment_id}`, keys.keySecret),
    });
    const known = [
      await razorpay.payments.fetch(proof.razorpay_payment_id),
      await razorpay.payments.fetch(failed),
    ];
    expect(known).toMatchObject([
      { order_id: order.id, amount: 5_000, currency: "INR", status: "captured", captured: true },
      { order_id: order.id, status: "failed", error_reason: "payment_declined" },
    ]);
    expect(await razorpay.orders.fetch(order.id)).toMatchObject({
      status: "paid",
      amount_paid: 5_000,
      attempts: 2,
    });
  });

  it("gives back what it took, once for a receipt and never more, and says so", async () => {
    const { app, post, razorpay } = await thePackage();
    const order = await razorpay.orders.create(due);
    const failed = (await atTheBank(app, order, "failure")).json().error.metadata.payment_id;
    const { razorpay_payment_id: paid } = (await atTheBank(app, order, "success")).json();
    const refuse = (payment: string, amount: number, receipt: string) =>
      expect(razorpay.payments.refund(payment, { amount, receipt })).rejects.toMatchObject({
        statusCode: 400,
      });
    const made = await razorpay.payments.refund(paid, { amount: 3_000, receipt: "refund-1" });
    expect(made).toEqual({
      id: expect.stringMatching(/^rfnd_[A-Za-z0-9]{14}$/),
      entity: "refund",
      amount: 3_000,
      currency: "INR",
      payment_id: paid,
      notes: [],
      receipt: "refund-1",
      acquirer_data: { arn: null },
      created_at: shop.now() / 1000,
      batch_id: null,
      status: "pending",
      speed_processed: "normal",
      speed_requested: "normal",
    });
    const again = { amount: 3_000, receipt: "refund-1" };
    const named = { headers: { "X-Refund-Idempotency": "refund-1-once" } };
    const http = Reflect.get(razorpay.api, "rq");
    const path = `/v1/payments/${paid}/refund`;
    expect((await http.post(path, again, named)).data.id).toBe(made.id);
    await expect(http.post(path, { ...again, amount: 100 }, named)).rejects.toMatchObject({
      response: { status: 400 },
    });
    await refuse(paid, 3_000, "refund-1");
    await refuse(paid, 2_001, "refund-2");
    await refuse(paid, 99, "refund-3");
    await refuse(failed, 1_000, "refund-4");
    await refuse("pay_1", 1_000, "refund-5");
    await razorpay.payments.refund(paid, { amount: 2_000, receipt: "refund-6-declined" });

    const notified = () =>
      post.map(({ body }) => JSON.parse(body)).filter(({ event }) => event.startsWith("refund"));
    await vi.waitFor(() => expect(notified()).toHaveLength(2), 60_000);
    expect(
      new Map(notified().map(({ event, payload }) => [event, payload.refund.entity.receipt])),
    ).toEqual(
      new Map([
        ["refund.processed", "refund-1"],
        ["refund.failed", "refund-6-declined"],
      ]),
    );
    const { items } = await razorpay.payments.fetchMultipleRefund(paid);
    expect(new Map(items.map(({ receipt, status }) => [receipt, status]))).toEqual(
      new Map([
        ["refund-1", "processed"],
        ["refund-6-declined", "failed"],
      ]),
    );
    expect(await razorpay.payments.fetch(paid)).toMatchObject({
      status: "captured",
      amount_refunded: 3_000,
      refund_status: "partial",
    });
    await razorpay.payments.refund(paid, {});
    expect([
      await razorpay.refunds.fetch(made.id),
      await razorpay.payments.fetch(paid),
    ]).toMatchObject([
      { amount: 3_000, status: "processed" },
      { status: "refunded", refund_status: "full" },
    ]);
  });

  it("shows its window the gateway's own amount, and only for its key", async () => {
    const { app, razorpay } = await thePackage();
    const { id } = await razorpay.orders.create(due);
    const show = (key: string, order: string) =>
      app.inject(`/test-gateway/v1/preferences?key_id=${key}&order_id=${order}`);
    const shown = await show(testGatewayKey, id);
    expect([shown.statusCode, shown.json()]).toEqual([
      200,
      { order: { amount: 5_000, currency: "INR" } },
    ]);
    expect((await show("rzp_live_1", id)).statusCode).toBe(400);
    expect((await show(testGatewayKey, "order_1")).statusCode).toBe(400);
  });

  it("keeps one pair of secrets for all processes, and shows them to no browser", async () => {
    const { app, keys } = await thePackage();
    const again = await thePackage();
    expect(again.keys).toEqual(keys);
    const script = await app.inject("/test-gateway/checkout.js");
    const notified = `${script.body}${(await app.inject("/api/config")).body}`;
    expect(script.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect([notified.includes(keys.keySecret), notified.includes(keys.webhookSecret)]).toEqual([
      false,
      false,
    ]);
  });

  it("does not open in production", async () => {
    const app = await shop.run({ settings: { PUBLIC_ORIGIN: "https://shop.test" } });
    expect(() =>
      openTestGateway(app, {
        config: { testGateway: false, paymentTimeoutMs: 1_000 },
        database: shop.database,
        now: shop.now,
        randomBytes: (size) => new Uint8Array(size),
        fetch,
      }),
    ).toThrow("The test gateway does not open in production");
  });
});
