import { expect, test } from "vitest";
import type { Order } from "../../../contract/schemas.ts";
import { toAsha } from "../doubles/delivery.ts";
import { type Answers, calm, piece, refusing, silence } from "../doubles/ports.ts";
import { playShop } from "../doubles/shop.ts";
import { orderChangesOf } from "./order-changes.ts";
import { cancelledWords, paymentWords, refundWords } from "./order-words.ts";
import { ordersOf } from "./orders.ts";

const orderId = "11111111-1111-4111-8111-111111111111";
const placed: Order = {
  _id: orderId,
  items: [{ ...piece({ _id: "kurta" }), size: "M", quantity: 2, can: { cancel: true, return: 0 } }],
  address: toAsha,
  amount: 2638,
  status: "Order Placed",
  payment: false,
  paymentMethod: "cod",
  date: 1_700_000_000_000,
  can: { cancel: true, address: true },
};
const cancelled: Order = {
  ...placed,
  status: "Cancelled",
  remaining: 0,
  can: { cancel: false, address: false },
};

async function open(answers: Answers = {}) {
  const played = await playShop({
    userOrders: () => [placed],
    cancelOrder: () => ({ success: true, order: cancelled }),
    ...answers,
  });
  await ordersOf(played.shop).open();
  await calm();
  return {
    ...played,
    changes: orderChangesOf(played.shop),
    shown: () => ordersOf(played.shop).store.getState().orders,
    keys: () =>
      played.sent
        .filter(({ name }) => name === "cancelOrder")
        .map(({ headers }) => headers?.["idempotency-key"]),
  };
}

test("an order that is cancelled is so at once, and its pieces are counted anew", async () => {
  const shop = await open();
  const answer = await shop.changes.cancel({ orderId });
  expect(answer).toEqual({ type: "done", value: cancelled });
  expect(shop.shown()).toEqual([cancelled]);
  expect(shop.sent.at(-1)?.name).toBe("listProducts");
});

test("what was not answered is sent again under its key, and another act under another", async () => {
  const shop = await open({ cancelOrder: silence });
  expect(await shop.changes.cancel({ orderId })).toMatchObject({
    type: "refused",
    unanswered: true,
  });
  await shop.changes.cancel({ orderId });
  await shop.changes.cancel({ orderId, itemId: "kurta", size: "M" });
  const [first, second, other] = shop.keys();
  expect([first, second === first, other === first]).toEqual([expect.any(String), true, false]);
});

test("a refusal is announced in the shop's words, and the list is fetched anew", async () => {
  const shop = await open({ cancelOrder: refusing(409, "It is on its way already", "status") });
  const shipped = { ...placed, status: "Shipped", can: { cancel: false, address: false } };
  shop.answers.userOrders = () => [shipped];
  expect(await shop.changes.cancel({ orderId })).toEqual({
    type: "refused",
    message: "It is on its way already",
    field: "status",
  });
  await calm();
  expect(shop.shown()).toEqual([shipped]);
});

test("the place of the money is said", () => {
  const refund = { amount: 2638, state: "Refund Pending", date: 1 } as const;
  const paid: Order = { ...cancelled, payment: true, paymentMethod: "razorpay", refunds: [refund] };
  expect([
    paymentWords(placed),
    paymentWords({ ...placed, payment: true }),
    paymentWords({ ...placed, paymentMethod: "razorpay" }),
    paymentWords(cancelled),
    paymentWords({ ...paid, paymentState: "Refund Pending" }),
    refundWords(placed),
    refundWords(paid),
    refundWords({ ...paid, refunds: [{ ...refund, state: "Refunded" }] }),
    cancelledWords(cancelled, undefined),
    cancelledWords({ ...placed, remaining: 1339 }, "Linen Kurta in M"),
  ]).toEqual([
    "Pay in cash when it comes",
    "Paid in cash",
    "Not paid yet",
    "Nothing to pay",
    "Refund on its way",
    undefined,
    "₹2,638 is on its way back to you. You get it the way you paid. It can take a few days.",
    "₹2,638 is refunded.",
    "Order 11111111 is cancelled. There is nothing to pay.",
    "Linen Kurta in M is cancelled. The order costs ₹1,339 now.",
  ]);
});
