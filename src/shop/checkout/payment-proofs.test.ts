import { expect, test } from "vitest";
import { playPorts } from "../doubles/ports.ts";
import { createPaymentProofs } from "./payment-proofs.ts";

const asha = "asha@example.test";
const proof = {
  razorpay_order_id: "order_1",
  razorpay_payment_id: "pay_1",
  razorpay_signature: "signed",
};

test("a payment waits for its own shopper, also over a reload, until the server has judged it", () => {
  const { ports } = playPorts();
  createPaymentProofs(ports).keep({ by: asha, proof, placing: true });
  const proofs = createPaymentProofs(ports);
  const found = () => [
    proofs.placing(asha),
    proofs.of(asha, "order_1"),
    proofs.placing("ravi@example.test"),
    proofs.of("ravi@example.test", "order_1"),
    proofs.of(asha, "order_2"),
  ];
  expect(found()).toEqual([proof, proof, undefined, undefined, undefined]);
  proofs.drop(proof);
  expect([...found(), createPaymentProofs(ports).placing(asha)]).toEqual(Array(6).fill(undefined));
});

test("a payment of an earlier order is none of the order that is being placed", () => {
  const proofs = createPaymentProofs(playPorts().ports);
  proofs.keep({ by: asha, proof, placing: false });
  expect([proofs.placing(asha), proofs.of(asha, "order_1")]).toEqual([undefined, proof]);
});

test.each([
  "not json",
  "null",
  "1",
  "[1]",
  '{"asha@example.test":{}}',
  '[{"by":"asha@example.test","placing":true,"proof":{}}]',
])("%s in storage is no payment", (stored) => {
  const { ports } = playPorts();
  ports.tabStorage.setItem("shopai.payments", stored);
  expect(createPaymentProofs(ports).placing(asha)).toBeUndefined();
});
