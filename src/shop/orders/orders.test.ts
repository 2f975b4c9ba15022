import { describe, expect, test } from "vitest";
import type { Body, Order } from "../../../contract/schemas.ts";
import { orderStatuses, ordersPage } from "../../../domain/values.ts";
import { cardWords } from "../checkout/card-payments.ts";
import { checkoutOf } from "../checkout/checkout.ts";
import { toAsha } from "../doubles/delivery.ts";
import { type Answers, calm, later, piece, refusing, silence } from "../doubles/ports.ts";
import { playShop } from "../doubles/shop.ts";
import { createShop } from "../shop.ts";
import { flattened, type OrdersState, ordersOf, reached } from "./orders.ts";

const kurta = { ...piece({ _id: "kurta" }), size: "M", quantity: 2 } as const;
const saree = { ...piece({ _id: "saree", name: "Silk Saree" }), size: "L", quantity: 1 } as const;
const due = { id: "order_1", amount: 133900, currency: "INR", receipt: "r1" };
const proof = {
  razorpay_order_id: "order_1",
  razorpay_payment_id: "pay_1",
  razorpay_signature: "signed",
};

const order = (said: Partial<Order> & Pick<Order, "_id">): Order => ({
  items: [kurta],
  address: toAsha,
  amount: 1339,
  status: "Order Placed",
  payment: false,
  paymentMethod: "cod",
  date: 1_700_000_000_000,
  ...said,
});

const unpaid = order({ _id: "o2", items: [kurta, saree], paymentMethod: "razorpay", unpaid: due });

async function open(answers: Answers = {}) {
  const played = await playShop({ userOrders: () => [unpaid], ...answers });
  const orders = ordersOf(played.shop);
  await orders.open();
  const [first] = orders.store.getState().items;
  if (first === undefined) throw new Error("The test's order has no items");
  return { ...played, orders, first, state: () => orders.store.getState() };
}

test("orders that come oldest first become items, newest first", () => {
  const facts = flattened([order({ _id: "o1" }), unpaid]).map(({ orderId, item, due }) => [
    orderId,
    item._id,
    due?.id,
  ]);
  expect(facts).toEqual([
    ["o2", "saree", "order_1"],
    ["o2", "kurta", undefined],
    ["o1", "kurta", undefined],
  ]);
});

test("each item carries what its order says", () => {
  const paid = order({ _id: "o3", payment: true, paymentMethod: "razorpay", status: "Shipped" });
  expect(flattened([paid])).toEqual([
    {
      orderId: "o3",
      item: kurta,
      status: "Shipped",
      payment: true,
      paymentMethod: "razorpay",
      date: 1_700_000_000_000,
      amount: 1339,
      due: undefined,
    },
  ]);
});

test("a status says how far an order has come; one that is unknown says nothing", () => {
  expect(orderStatuses.map(reached)).toEqual([1, 2, 3, 4, 5]);
  expect(reached("Lost at sea")).toBe(0);
});

test("tracking fetches the list again and says when it is here", async () => {
  const reply = later<Order[]>();
  const shop = await open();
  shop.answers.userOrders = () => reply.promise;
  const tracking = shop.orders.track();
  expect([shop.state().status, shop.state().items.length]).toEqual(["loading", 2]);
  reply.answer([order({ _id: "o1", status: "Shipped" })]);
  await tracking;
  expect([shop.state().items[0]?.status, shop.state().notice]).toEqual([
    "Shipped",
    { about: undefined, text: "Your orders are up to date." },
  ]);
});

describe("of more orders than a page has", () => {
  const ids = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, place) => `o${from + place}`);
  const page = (from: number, to: number) => ids(from, to).map((_id) => order({ _id }));
  /** 120 orders, the oldest first, in pages as the server has them. */
  const pages = (body: Body<"userOrders">) => {
    const end = body?.before === undefined ? 120 : Number(body.before.slice(1));
    return page(Math.max(0, end - ordersPage), end);
  };
  const shown = (state: OrdersState) => state.items.map(({ orderId }) => orderId).toReversed();

  test("the newest page is shown, and the older ones when they are asked for", async () => {
    const shop = await open({ userOrders: pages });
    const seen = [];
    for (let more = 0; more < 4; more += 1) {
      seen.push([shown(shop.state()), shop.state().older, shop.state().notice?.text]);
      await shop.orders.showOlder();
    }
    const total = "Older orders are shown.";
    expect(seen).toEqual([
      [ids(70, 120), true, undefined],
      [ids(20, 120), true, total],
      [ids(0, 120), false, total],
      [ids(0, 120), false, total],
    ]);
  });

  test("tracking fetches as many as are shown", async () => {
    const shop = await open({ userOrders: pages });
    await shop.orders.showOlder();
    shop.answers.userOrders = (body) => pages(body).map((one) => ({ ...one, status: "Shipped" }));
    await shop.orders.track();
    expect(shown(shop.state())).toEqual(ids(20, 120));
    expect(new Set(shop.state().items.map(({ status }) => status))).toEqual(new Set(["Shipped"]));
  });

  test("a full page that was the last one is announced", async () => {
    const shop = await open({ userOrders: (body) => (body?.before ? [] : page(70, 120)) });
    await shop.orders.showOlder();
    expect([shop.state().older, shop.state().notice?.text, shop.state().items.length]).toEqual([
      false,
      "There are no older orders.",
      ordersPage,
    ]);
  });

  test("older ones that don't come leave what was here, and can be asked for again", async () => {
    const shop = await open({ userOrders: pages });
    shop.answers.userOrders = silence;
    await shop.orders.showOlder();
    expect([shop.state().status, shop.state().older, shown(shop.state())]).toEqual([
      "failed",
      true,
      ids(70, 120),
    ]);
  });
});

test("a list that doesn't come is logged and announced, and what was here stays", async () => {
  const shop = await open();
  shop.answers.userOrders = silence;
  await shop.orders.track();
  expect([shop.state().status, shop.state().items.length, shop.logged]).toEqual([
    "failed",
    2,
    ["orders"],
  ]);
});

test("an expired session asks for a new sign-in and leaves nothing of the list", async () => {
  const shop = await open();
  shop.answers.userOrders = refusing(401);
  await shop.orders.track();
  expect([shop.shop.session.store.getState().status, shop.state().items]).toEqual(["out", []]);
});

test("an answer to a user who was here before is dropped", async () => {
  const reply = later<Order[]>();
  const shop = await open();
  shop.answers.userOrders = () => reply.promise;
  const tracking = shop.orders.track();
  shop.shop.session.expire();
  reply.answer([unpaid]);
  await tracking;
  expect(shop.state().items).toEqual([]);
});

test("an unpaid order is paid after all, and the list is fetched anew", async () => {
  const shop = await open({ verifyRazorpay: () => ({ success: true }) });
  await shop.orders.pay(shop.first);
  expect(shop.state().paying).toBe("o2");
  expect(shop.windows.map(({ payment }) => [payment.orderId, payment.amount])).toEqual([
    ["order_1", 133900],
  ]);
  shop.answers.userOrders = () => [{ ...unpaid, payment: true }];
  shop.windows[0]?.events.paid(proof);
  await calm();
  expect([shop.state().paying, shop.state().items[0]?.payment, shop.words()]).toEqual([
    undefined,
    true,
    ["Payment received"],
  ]);
});

test("a closed window says so beside the order, and the order can be paid again", async () => {
  const shop = await open();
  await shop.orders.pay(shop.first);
  shop.windows[0]?.events.dismissed();
  expect([shop.state().paying, shop.state().notice]).toEqual([
    undefined,
    { about: "o2", text: cardWords.dismissed },
  ]);
  await shop.orders.pay(shop.first);
  expect(shop.windows).toHaveLength(2);
});

test("a payment that could not be confirmed is shown again, not paid again", async () => {
  const shop = await open({ verifyRazorpay: silence });
  await shop.orders.pay(shop.first);
  shop.windows[0]?.events.paid(proof);
  await calm();
  expect(shop.state().notice).toEqual({ about: "o2", text: cardWords.unconfirmed });
  shop.answers.verifyRazorpay = () => ({ success: true });
  await shop.orders.pay(shop.first);
  await calm();
  expect([shop.windows.length, shop.words()]).toEqual([1, ["Payment received"]]);
});

test("a payment that could not be confirmed waits over a reload of the page", async () => {
  const shop = await open({ verifyRazorpay: silence });
  await shop.orders.pay(shop.first);
  shop.windows[0]?.events.paid(proof);
  await calm();

  const reloaded = createShop(shop.ports);
  await reloaded.session.start();
  const orders = ordersOf(reloaded);
  await orders.open();
  expect(orders.store.getState().notice).toEqual({ about: "o2", text: cardWords.unconfirmed });
  shop.answers.verifyRazorpay = () => ({ success: true });
  await orders.pay(shop.first);
  await calm();
  expect([shop.windows.length, shop.words()]).toEqual([1, ["Payment received"]]);
});

test("a payment that came too late is announced in the server's words alone, and the list is fetched anew", async () => {
  const total = "Silk Saree in L is sold out. ₹1,339 goes back to your card.";
  const shop = await open({ verifyRazorpay: refusing(409, total, "status") });
  await shop.orders.pay(shop.first);
  shop.answers.userOrders = () => [{ ...unpaid, status: "Cancelled", unpaid: undefined }];
  shop.windows[0]?.events.paid(proof);
  await calm();
  expect([shop.state().notice, shop.state().items[0]?.status, shop.state().paying]).toEqual([
    { about: "o2", text: total },
    "Cancelled",
    undefined,
  ]);
});

test("a payment that the server refuses can be made again", async () => {
  const shop = await open({ verifyRazorpay: silence });
  await shop.orders.pay(shop.first);
  shop.windows[0]?.events.paid(proof);
  await calm();
  shop.answers.verifyRazorpay = refusing(400, "The signature is not right");
  await shop.orders.pay(shop.first);
  await shop.orders.pay(shop.first);
  expect(shop.windows).toHaveLength(2);
});

test("a payment of an order that is placed already doesn't stand in the way of the next one", async () => {
  const shop = await open({ verifyRazorpay: silence });
  await shop.orders.pay(shop.first);
  shop.windows[0]?.events.paid(proof);
  await calm();
  const checkout = checkoutOf(shop.shop);
  checkout.open();
  expect([checkout.store.getState().method, checkout.store.getState().message]).toEqual([
    "cod",
    undefined,
  ]);
});

test("a payment that a session's end left unconfirmed asks for a new sign-in, and is confirmed then", async () => {
  const shop = await open({ verifyRazorpay: refusing(401) });
  await shop.orders.pay(shop.first);
  shop.windows[0]?.events.paid(proof);
  await calm();
  expect([shop.shop.session.store.getState().status, shop.words()]).toEqual([
    "out",
    [cardWords.signInFirst],
  ]);
  await shop.shop.session.start();
  shop.answers.verifyRazorpay = () => ({ success: true });
  await shop.orders.pay(shop.first);
  await calm();
  expect([shop.windows.length, shop.words().at(-1)]).toEqual([1, "Payment received"]);
});

test.each([
  ["a payment", unpaid],
  ["a cash order", order({ _id: "o1" })],
])(
  "%s that the server learnt of without this page has emptied the cart here, too",
  async (_, one) => {
    const shop = await open({ userOrders: () => [one] });
    shop.answers.getCart = () => ({});
    await shop.orders.track();
    await calm();
    expect(shop.shop.cart.store.getState().cart).toEqual({});
  },
);
