import { describe, expect, it } from "vitest";
import { readEvent } from "./webhook-event.ts";

const entity = { id: "pay_1", order_id: "order_1", amount: 4000, currency: "INR" };
const message = (event: string, payment: unknown = entity) =>
  JSON.stringify({ entity: "event", event, payload: { payment: { entity: payment } } });
const payment = { paymentId: "pay_1", providerOrderId: "order_1", amount: 4000, currency: "INR" };

describe("a message of the card provider", () => {
  it.each(["payment.captured", "order.paid"])("says by %s that the money came", (kind) => {
    expect(readEvent(message(kind))).toEqual({ type: "captured", kind, payment });
  });

  it("says why a payment failed", () => {
    const sent = { ...entity, error_description: "The bank said no" };
    expect(readEvent(message("payment.failed", sent))).toEqual({
      type: "failed",
      kind: "payment.failed",
      payment,
      why: "The bank said no",
    });
  });

  it.each(["processed", "failed"])("says that a refund is %s", (status) => {
    const refund = { id: "rfnd_1", payment_id: "pay_1", amount: 4000, receipt: "receipt-1" };
    const kind = `refund.${status}`;
    const sent = JSON.stringify({ event: kind, payload: { refund: { entity: refund } } });
    const news = { id: "rfnd_1", paymentId: "pay_1", amount: 4000, receipt: "receipt-1" };
    expect(readEvent(sent)).toEqual({ type: "refund", kind, status, refund: news });
  });

  it.each([
    ["of another kind", message("refund.created")],
    ["about a refund that it doesn't carry", message("refund.processed")],
    [
      "about a payment without an order",
      message("payment.captured", { ...entity, order_id: null }),
    ],
    ["about an amount in words", message("payment.captured", { ...entity, amount: "4000" })],
    ["without a payment", JSON.stringify({ event: "payment.captured", payload: {} })],
  ])("means nothing to the shop when it is %s", (_, sent) => {
    expect(readEvent(sent)).toEqual({ type: "other", kind: JSON.parse(sent).event });
  });

  it.each(["", "{", "null", "[]", "{}", '{"event":1}'])("can't be %j", (sent) => {
    expect(readEvent(sent)).toBeNull();
  });
});
