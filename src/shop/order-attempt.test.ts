import { expect, test } from "vitest";
import { playPorts } from "./doubles/ports.ts";
import { createAttempts } from "./order-attempt.ts";

const order = { amount: 1339, items: ["kurta"] };
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
  const other = { ...order, amount: 2638 };
  expect(attempts.proofFor(other)).toBeUndefined();
  expect(attempts.keyFor(other)).toBe("key-2");
  expect(attempts.proofFor(order)).toBeUndefined();
});

test.each(["not json", "[]", '{"order":1}', "null"])("%s in storage is no attempt", (stored) => {
  const { ports } = playPorts();
  ports.tabStorage.setItem("shopai.attempt", stored);
  expect(createAttempts(ports).proofFor(order)).toBeUndefined();
});
