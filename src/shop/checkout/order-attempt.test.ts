import { expect, test } from "vitest";
import type { OrderPayload } from "../../../contract/schemas.ts";
import { toAsha } from "../doubles/delivery.ts";
import { piece, playPorts } from "../doubles/ports.ts";
import { type Attempted, createAttempts } from "./order-attempt.ts";

const payload: OrderPayload = {
  address: toAsha,
  items: [{ ...piece({ _id: "kurta" }), size: "M", quantity: 2 }],
  amount: 2638,
};
const order: Attempted = { by: "asha@example.test", method: "razorpay", payload };
const other: Attempted = { ...order, payload: { ...payload, amount: 1339 } };
test("an order keeps its key until it is placed, also over a reload", () => {
  const { ports } = playPorts();
  const attempts = createAttempts(ports);
  expect([attempts.keyFor(order), attempts.keyFor({ ...order })]).toEqual(["key-1", "key-1"]);
  expect(createAttempts(ports).keyFor(order)).toBe("key-1");
  attempts.forget();
  expect(createAttempts(ports).keyFor(order)).toBe("key-2");
});

test("another order has another key", () => {
  const attempts = createAttempts(playPorts().ports);
  expect([order, other].map(attempts.keyFor)).toEqual(["key-1", "key-2"]);
});

test("an order follows another one of its shopper's until that one is placed", () => {
  const attempts = createAttempts(playPorts().ports);
  expect(attempts.followsAnother(order)).toBe(false);
  attempts.keyFor(order);
  const follows = [order, other, { ...other, by: "ravi@example.test" }];
  expect(follows.map(attempts.followsAnother)).toEqual([false, true, false]);
  attempts.forget();
  expect(attempts.followsAnother(other)).toBe(false);
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

test("another shopper's cart says nothing of an order", () => {
  const attempts = createAttempts(playPorts().ports);
  attempts.keyFor(order);
  attempts.compare("ravi@example.test", {});
  expect(attempts.keyFor(order)).toBe("key-1");
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
    attempts.compare(order.by, cart);
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
  attempts.compare(order.by, {});
  expect(attempts.followsAnother(order)).toBe(false);
});
