import { expect, test } from "vitest";
import type { OrderPayload } from "../../contract/schemas.ts";
import { piece, playPorts } from "./doubles/ports.ts";
import { type Attempted, createAttempts } from "./order-attempt.ts";

const payload: OrderPayload = {
  address: {
    firstName: "Asha",
    lastName: "Rao",
    email: "asha@example.test",
    street: "12 Lantern Lane",
    city: "Bengaluru",
    state: "Karnataka",
    pinCode: "560001",
    country: "India",
    phone: "1",
  },
  items: [{ ...piece({ _id: "kurta" }), size: "M", quantity: 2 }],
  amount: 2638,
};
const order: Attempted = { by: "asha@example.test", method: "razorpay", payload };
const other: Attempted = { ...order, payload: { ...payload, amount: 1339 } };
const proof = {
  razorpay_order_id: "order_1",
  razorpay_payment_id: "pay_1",
  razorpay_signature: "signed",
};

test("an order keeps its key until it is placed, also over a reload", () => {
  const { ports } = playPorts();
  const attempts = createAttempts(ports);
  expect([attempts.keyFor(order), attempts.keyFor({ ...order })]).toEqual(["key-1", "key-1"]);
  expect(createAttempts(ports).keyFor(order)).toBe("key-1");
  attempts.forget();
  expect(createAttempts(ports).keyFor(order)).toBe("key-2");
});

test("another order has another key, and no claim to the first one's payment", () => {
  const { ports } = playPorts();
  const attempts = createAttempts(ports);
  attempts.keyFor(order);
  attempts.keepProof(order, proof);
  expect(createAttempts(ports).proofFor(order)).toEqual(proof);
  expect(attempts.proofFor(other)).toBeUndefined();
  expect(attempts.keyFor(other)).toBe("key-2");
  expect(attempts.proofFor(order)).toBeUndefined();
});

test("the same order by another shopper, or paid in another way, is another order", () => {
  const attempts = createAttempts(playPorts().ports);
  const keys = [order, { ...order, by: "ravi@example.test" }, { ...order, method: "cod" as const }];
  expect(keys.map(attempts.keyFor)).toEqual(["key-1", "key-2", "key-3"]);
});

test("a description that was rewritten meanwhile makes no other order", () => {
  const attempts = createAttempts(playPorts().ports);
  const items = payload.items.map((item) => ({ ...item, description: "Softer still." }));
  const same = { ...order, payload: { ...payload, items } };
  expect([order, same].map(attempts.keyFor)).toEqual(["key-1", "key-1"]);
});

test("a payment waits for its own shopper", () => {
  const attempts = createAttempts(playPorts().ports);
  attempts.keyFor(order);
  expect(attempts.isPaid(order.by)).toBe(false);
  attempts.keepProof(order, proof);
  expect([attempts.isPaid(order.by), attempts.isPaid("ravi@example.test")]).toEqual([true, false]);
});

test.each([
  ["holds it", { kurta: { M: 2 } }, "key-1"],
  ["holds it and more", { kurta: { M: 3, S: 1 }, saree: { L: 1 } }, "key-1"],
  ["is empty", {}, "key-2"],
  ["holds less of it", { kurta: { M: 1 } }, "key-2"],
  ["holds something else", { saree: { L: 2 } }, "key-2"],
])(
  "an order is forgotten as soon as its things have left the cart: one that %s",
  (_, cart, key) => {
    const { ports } = playPorts();
    const attempts = createAttempts(ports);
    attempts.keyFor(order);
    attempts.compare(cart);
    expect(createAttempts(ports).keyFor(order)).toBe(key);
  },
);

test.each([
  "not json",
  "[]",
  '{"order":1}',
  '{"order":"{}","key":"k"}',
  '{"order":{},"key":"k"}',
  "null",
])("%s in storage is no attempt", (stored) => {
  const { ports } = playPorts();
  ports.tabStorage.setItem("shopai.attempt", stored);
  const attempts = createAttempts(ports);
  attempts.compare({});
  expect(attempts.proofFor(order)).toBeUndefined();
});
