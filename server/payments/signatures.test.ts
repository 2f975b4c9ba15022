import { describe, expect, it } from "vitest";
import { sameText, sign, signPayment } from "./signatures.ts";

describe("a payment's signature", () => {
  const claim = { orderId: "order_1", paymentId: "pay_1" };

  it("is the hex HMAC-SHA256 of both ids with the key's secret", () => {
    // printf 'order_1|pay_1' | openssl dgst -sha256 -hmac secret
    expect(signPayment(claim, "secret")).toBe(
      "52115a0d3400de9e86aade1f1b6eba9e8974604f4e267a9e9a16633a4c8dd2cb",
    );
    expect(signPayment(claim, "secret")).toBe(sign("order_1|pay_1", "secret"));
  });

  it("is another for another order, payment or secret", () => {
    const all = [
      signPayment(claim, "secret"),
      signPayment(claim, "other"),
      signPayment({ ...claim, orderId: "order_2" }, "secret"),
      signPayment({ ...claim, paymentId: "pay_2" }, "secret"),
    ];
    expect(new Set(all).size).toBe(4);
  });
});

it.each([
  ["", "", true],
  ["abc", "abc", true],
  ["abc", "abd", false],
  ["abc", "ab", false],
  ["abc", "ABC", false],
  ["é", "e\u0301", false],
])("%j and %j are the same text: %s", (a, b, same) => {
  expect(sameText(a, b)).toBe(same);
});
