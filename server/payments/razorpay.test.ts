import { afterEach, describe, expect, it } from "vitest";
import {
  type ProviderAnswer,
  startScriptedProvider,
} from "../testing/outside/scripted-provider.ts";
import { createRazorpay, razorpayMode, ServiceAway } from "./razorpay.ts";
import { sign } from "./signatures.ts";

const due = { amount: 4000, currency: "INR", receipt: "receipt-1" };
const made = { id: "order_1", entity: "order", ...due, status: "created", notes: [] };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function providerThat(answer: ProviderAnswer, longest = 5_000) {
  const service = await startScriptedProvider(() => answer);
  closing.push(service.close);
  return { service, provider: providerAt(service.base, longest) };
}

const providerAt = (apiBase: string, longest = 5_000) =>
  createRazorpay({
    key: "rzp_test_1",
    mode: "test",
    checkout: "/checkout.js",
    credentials: async () => ({ keySecret: "hush", webhookSecret: null, apiBase }),
    longest,
  });

describe("an order", () => {
  it("is made at the configured host, with the key and its secret", async () => {
    const { service, provider } = await providerThat({ status: 200, body: made });
    expect(await provider.createOrder(due)).toEqual({
      ok: true,
      value: { id: "order_1", ...due },
    });
    expect(service.calls).toEqual([
      {
        method: "POST",
        path: "/v1/orders",
        body: { ...due, payment_capture: true },
        authorization: `Basic ${Buffer.from("rzp_test_1:hush").toString("base64")}`,
      },
    ]);
  });

  it.each([
    ["another amount", { ...made, amount: 400 }],
    ["another currency", { ...made, currency: "USD" }],
    ["another receipt", { ...made, receipt: "receipt-2" }],
    ["no id", { ...made, id: undefined }],
    ["nothing", null],
    ["a page", "<html>Bad gateway</html>"],
  ])("that comes back with %s is broken", async (_, body) => {
    const { provider } = await providerThat({ status: 200, body });
    expect(await provider.createOrder(due)).toMatchObject({ ok: false, trouble: "broken" });
  });

  it("is found again by its receipt", async () => {
    const items = [{ ...made, id: "order_0", receipt: null }, made];
    const { service, provider } = await providerThat({ status: 200, body: { items } });
    expect(await provider.findOrder("receipt-1")).toEqual({
      ok: true,
      value: { id: "order_1", ...due },
    });
    expect(await provider.findOrder("receipt-2")).toEqual({ ok: true, value: null });
    expect(service.calls[0]?.path).toContain("receipt=receipt-1");
  });
});

describe("a refund", () => {
  const back = { paymentId: "pay_1", amount: 4000, receipt: "refund-receipt-1" };
  const entity = {
    id: "rfnd_1",
    payment_id: "pay_1",
    amount: 4000,
    receipt: back.receipt,
    status: "pending",
  };

  it("is asked for by a name under which it is made once", async () => {
    const { service, provider } = await providerThat({ status: 200, body: entity });
    const value = { id: "rfnd_1", ...back, status: "pending" };
    expect(await provider.refund(back)).toEqual({ ok: true, value });
    expect(service.calls).toMatchObject([
      {
        method: "POST",
        path: "/v1/payments/pay_1/refund",
        body: { amount: 4000, receipt: back.receipt, speed: "normal" },
        idempotency: back.receipt,
      },
    ]);
  });

  it.each([
    ["payment", { ...entity, payment_id: "pay_2" }],
    ["amount", { ...entity, amount: 400 }],
    ["receipt", { ...entity, receipt: null }],
    ["status", { ...entity, status: "lost" }],
  ])("that comes back with another %s is broken", async (_, body) => {
    const { provider } = await providerThat({ status: 200, body });
    expect(await provider.refund(back)).toMatchObject({ ok: false, trouble: "broken" });
  });

  it("is found again by its receipt, on whichever page it is", async () => {
    const others = Array.from({ length: 100 }, (_, at) => ({ ...entity, receipt: `other-${at}` }));
    const service = await startScriptedProvider(({ path }) => ({
      status: 200,
      body: { items: path.includes("skip=100") ? [entity] : others },
    }));
    closing.push(service.close);
    const { provider } = await providerThat({ status: 200, body: { items: [entity] } });
    const paged = providerAt(service.base);
    expect(await paged.findRefund(back)).toMatchObject({ ok: true, value: { id: "rfnd_1" } });
    expect(await provider.findRefund({ ...back, receipt: "none" })).toEqual({
      ok: true,
      value: null,
    });
    expect(service.calls).toHaveLength(2);
  });
});

describe("a call that fails", () => {
  const error = { code: "BAD_REQUEST_ERROR", description: "Something is wrong" };
  it.each([
    [400, { error }, "refused"],
    [401, { error }, "refused"],
    [429, { error }, "away"],
    [500, { error }, "away"],
    [502, "<html>Bad gateway</html>", "away"],
    [503, "", "away"],
    [500, "null", "away"],
    [302, "", "broken"],
  ])("with status %i and %j is %s", async (status, body, trouble) => {
    const headers = { location: "http://127.0.0.1:1/elsewhere" };
    const { provider } = await providerThat({ status, body, headers });
    expect(await provider.createOrder(due)).toMatchObject({ ok: false, trouble });
  });

  it("for want of a service is away", async () => {
    const { service, provider } = await providerThat({ status: 200, body: made });
    await closing.pop()?.();
    const result = await provider.createOrder(due);
    expect(result).toMatchObject({ ok: false, trouble: "away" });
    expect(service.calls).toEqual([]);
  });

  it("for want of an answer in time is away, even when the answer has begun", async () => {
    const { provider } = await providerThat("stall", 100);
    expect(await provider.createOrder(due)).toMatchObject({ ok: false, trouble: "away" });
  });

  it("before the service can be called is away", async () => {
    const provider = createRazorpay({
      key: "rzp_test_1",
      mode: "test",
      checkout: "/checkout.js",
      credentials: () => Promise.reject(new ServiceAway("Not yet")),
      longest: 1_000,
    });
    expect(await provider.payment("pay_1")).toMatchObject({ ok: false, trouble: "away" });
  });

  it("keeps the secret to itself", async () => {
    const { provider } = await providerThat({ status: 401, body: { error } });
    const result = await provider.createOrder(due);
    const cause = result.ok ? null : result.cause;
    expect(cause).toBeInstanceOf(Error);
    expect(String(cause)).toContain("Something is wrong");
    expect(JSON.stringify([String(cause), { ...(cause as Error) }])).not.toContain("hush");
  });
});

describe("signatures", () => {
  const provider = (webhookSecret: string | null) =>
    createRazorpay({
      key: "rzp_test_1",
      mode: "test",
      checkout: "/checkout.js",
      credentials: async () => ({ keySecret: "key", webhookSecret, apiBase: "http://127.0.0.1:1" }),
      longest: 1_000,
    });
  const claim = { providerOrderId: "order_1", paymentId: "pay_1" };

  it("of payments are the key's, of messages the webhook's", async () => {
    const body = Buffer.from('{"event":"x"}');
    const { signedPayment, signedEvent } = provider("hook");
    expect([
      await signedPayment({ ...claim, signature: sign("order_1|pay_1", "key") }),
      await signedPayment({ ...claim, signature: sign("order_1|pay_1", "hook") }),
      await signedPayment({ ...claim, signature: sign("order_1|pay_2", "key") }),
      await signedEvent(body, sign(body, "hook")),
      await signedEvent(body, sign(body, "key")),
      await signedEvent(Buffer.from('{"event": "x"}'), sign(body, "hook")),
    ]).toEqual([true, false, false, true, false, false]);
  });

  it("of messages can't be sent without a secret", async () => {
    expect(await provider(null).signedEvent(Buffer.from("{}"), "")).toBeNull();
  });
});

it.each([
  ["rzp_test_1", "test"],
  ["rzp_live_1", "live"],
])("the key %s belongs to the %s books", (key, mode) => {
  expect(razorpayMode(key)).toBe(mode);
});
