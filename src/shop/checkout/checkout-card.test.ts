import { expect, test } from "vitest";
import { deliveryFields } from "../../../domain/delivery.ts";
import { due, openCheckout, placedReply, proof } from "../doubles/checkout.ts";
import { toAsha } from "../doubles/delivery.ts";
import { type Answers, calm, refusing, silence } from "../doubles/ports.ts";
import { asha } from "../doubles/shop.ts";
import { addressesOf } from "./address-book.ts";
import { cardPaymentsOf, cardWords, createCardPayments } from "./card-payments.ts";
import { createCheckout } from "./checkout.ts";
import { deliveryLookupOf } from "./delivery-lookup.ts";

async function openCard(answers: Answers = {}) {
  const shop = await openCheckout({ razorpayOrder: () => due, ...answers });
  shop.checkout.choose("razorpay");
  return shop;
}

test("paying by card opens the window for the order, and a confirmed payment empties the cart", async () => {
  const shop = await openCard({ verifyRazorpay: () => ({ success: true }) });
  expect(await shop.checkout.place()).toEqual({ type: "paying" });
  expect(shop.windows.map(({ payment }) => payment)).toEqual([
    {
      script: "/pay/checkout.js",
      key: "rzp_test_1",
      orderId: "order_1",
      amount: 263800,
      currency: "INR",
      prefill: { name: "Asha Rao", email: "asha@example.test", contact: "+91 98765 43210" },
    },
  ]);
  expect([shop.state().busy, shop.cart()]).toEqual([true, { kurta: { M: 2 } }]);

  shop.windows[0]?.events.paid(proof);
  await calm();
  expect(shop.since().at(-1)).toEqual({ name: "verifyRazorpay", body: proof });
  expect([shop.state().busy, shop.cart(), shop.went, shop.words()]).toEqual([
    false,
    {},
    ["/order"],
    ["Order Placed"],
  ]);
});

test("an order that turns out to be paid is placed: no second one is begun", async () => {
  const shop = await openCard();
  await shop.checkout.place();
  shop.windows[0]?.events.dismissed(); // as far as the page has heard
  shop.answers.razorpayOrder = refusing(409, "This order is paid already", "payment");
  expect(await shop.checkout.place()).toEqual({ type: "placed" });
  expect([shop.state().busy, shop.cart(), shop.went, shop.notices, shop.windows.length]).toEqual([
    false,
    {},
    ["/order"],
    [{ kind: "success", text: "This order is paid already. Here it is.", forMs: 3000 }],
    1,
  ]);
});

test("the same things bought once more are another order, also where the first one's answer was lost", async () => {
  const shop = await openCheckout({ placeOrder: silence });
  await shop.checkout.place();
  // The shop has taken it: the cart is empty, which the page hears of when it asks.
  shop.answers.getCart = () => ({});
  await shop.shop.cart.refresh();
  expect(await shop.checkout.place()).toEqual({ type: "empty" });
  shop.answers.getCart = () => ({ kurta: { M: 2 } });
  await shop.shop.cart.refresh();
  shop.answers.placeOrder = () => placedReply;
  expect(await shop.checkout.place()).toEqual({ type: "placed" });
  const keys = shop.orders().map(({ headers }) => headers?.["idempotency-key"]);
  expect(keys).toEqual(["key-1", "key-2"]);
});

test("closing the window keeps cart and order; the next try opens it for the same order", async () => {
  const shop = await openCard();
  await shop.checkout.place();
  shop.windows[0]?.events.dismissed();
  expect([shop.state().busy, shop.state().message, shop.cart()]).toEqual([
    false,
    cardWords.dismissed,
    { kurta: { M: 2 } },
  ]);
  await shop.checkout.place();
  expect(shop.orders().map(({ headers }) => headers)).toEqual([
    { "idempotency-key": "key-1" },
    { "idempotency-key": "key-1" },
  ]);
  expect(shop.windows.map(({ payment }) => payment.orderId)).toEqual(["order_1", "order_1"]);
});

test("a failed payment is announced with the provider's reason, also after the window is closed", async () => {
  const shop = await openCard();
  await shop.checkout.place();
  const announced =
    "The payment didn't go through: Your card was declined. Nothing was paid, and your order is kept.";
  shop.windows[0]?.events.failed("Your card was declined.");
  expect([shop.state().busy, shop.state().message]).toEqual([false, announced]);
  shop.windows[0]?.events.dismissed();
  expect(shop.state().message).toBe(announced);
});

test("a payment after a failed one in the same window counts", async () => {
  const shop = await openCard({ verifyRazorpay: () => ({ success: true }) });
  await shop.checkout.place();
  shop.windows[0]?.events.failed("");
  shop.windows[0]?.events.paid(proof);
  await calm();
  expect([shop.cart(), shop.went]).toEqual([{}, ["/order"]]);
});

test("a payment that could not be confirmed is not paid again: the proof is shown once more", async () => {
  const shop = await openCard({ verifyRazorpay: silence });
  await shop.checkout.place();
  shop.windows[0]?.events.paid(proof);
  await calm();
  expect([shop.state().busy, shop.state().message, shop.cart()]).toEqual([
    false,
    cardWords.unconfirmed,
    { kurta: { M: 2 } },
  ]);

  shop.answers.verifyRazorpay = () => ({ success: true });
  expect(await shop.checkout.place()).toEqual({ type: "placed" });
  expect([shop.windows.length, shop.orders().length, shop.cart()]).toEqual([1, 1, {}]);
});

test("a payment waits for a shopper whose session has ended, and is confirmed when they are back", async () => {
  const shop = await openCard({ verifyRazorpay: refusing(401, "Please log in first") });
  await shop.checkout.place();
  shop.windows[0]?.events.paid(proof);
  await calm();
  expect([shop.shop.session.store.getState().status, shop.notices]).toEqual([
    "out",
    [{ kind: "info", text: cardWords.signInFirst, forMs: 3000 }],
  ]);

  await shop.shop.session.start();
  shop.checkout.open();
  await calm();
  expect([shop.state().method, shop.state().message]).toEqual(["razorpay", cardWords.unconfirmed]);
  shop.answers.verifyRazorpay = () => ({ success: true });
  expect(await shop.checkout.place()).toEqual({ type: "placed" });
  expect([shop.windows.length, shop.orders().length, shop.cart()]).toEqual([1, 1, {}]);
});

test("a payment that waits is announced to its own shopper alone", async () => {
  const shop = await openCard({ verifyRazorpay: silence });
  await shop.checkout.place();
  shop.windows[0]?.events.paid(proof);
  await calm();
  shop.answers.getCurrentUser = () => ({ name: "Ravi", email: "ravi@example.test" });
  await shop.shop.session.start();
  shop.checkout.open();
  await calm();
  expect([shop.state().method, shop.state().message]).toEqual(["cod", undefined]);
});

/** Asha has paid, and the server could not be asked whether it knows. */
async function paidUnanswered() {
  const shop = await openCard({ verifyRazorpay: silence, logOut: () => ({ success: true }) });
  await shop.checkout.place();
  shop.windows[0]?.events.paid(proof);
  await calm();
  return shop;
}

test("a payment outlasts another shopper's visit to the same tab, also where they order", async () => {
  const shop = await paidUnanswered();
  await shop.shop.session.logOut();
  shop.answers.getCurrentUser = () => ({ name: "Ravi", email: "ravi@example.test" });
  shop.answers.getCart = () => ({ kurta: { S: 1 } });
  shop.answers.placeOrder = () => placedReply;
  await shop.shop.session.start();
  await calm();
  for (const { field } of deliveryFields) shop.checkout.write(field, toAsha[field]);
  expect(await shop.checkout.place()).toEqual({ type: "placed" });
  await shop.shop.session.logOut();

  shop.answers.getCurrentUser = () => asha;
  shop.answers.getCart = () => ({}); // the provider notified the server meanwhile
  await shop.shop.session.start();
  await calm();
  expect([shop.state().method, shop.state().message]).toEqual(["razorpay", cardWords.unconfirmed]);
  shop.answers.verifyRazorpay = () => ({ success: true });
  const before = shop.orders().length;
  expect(await shop.checkout.place()).toEqual({ type: "placed" });
  expect([shop.orders().length - before, shop.windows.length]).toEqual([0, 1]);
});

test("a payment is confirmed, not made again, where the cart has changed since", async () => {
  const shop = await paidUnanswered();
  shop.answers.getCart = () => ({ kurta: { M: 1 } });
  shop.receive("cart");
  await calm();
  shop.checkout.write("city", "Mysuru");
  shop.answers.verifyRazorpay = () => ({ success: true });
  expect(await shop.checkout.place()).toEqual({ type: "placed" });
  expect([shop.orders().length, shop.windows.length]).toEqual([1, 1]);
  shop.checkout.open();
  expect(shop.state().message).toBeUndefined();
});

test("a payment that the server refuses in the end is announced, and bars no other order", async () => {
  const shop = await paidUnanswered();
  shop.answers.verifyRazorpay = refusing(400, "The signature is not right");
  expect(await shop.checkout.place()).toEqual({
    type: "refused",
    message: "The payment could not be confirmed. The signature is not right",
  });
  expect(await shop.checkout.place()).toEqual({ type: "paying" });
  expect(shop.orders().map(({ headers }) => headers)).toEqual([
    { "idempotency-key": "key-1" },
    { "idempotency-key": "key-1" },
  ]);
});

test("a proof that the server refuses is announced", async () => {
  const shop = await openCard({ verifyRazorpay: refusing(400, "The signature is not right") });
  await shop.checkout.place();
  shop.windows[0]?.events.paid(proof);
  await calm();
  expect(shop.state().message).toBe(
    "The payment could not be confirmed. The signature is not right",
  );
});

const cameTooLate =
  "Kurta in M is sold out. Your payment came after that, so this order is cancelled, and ₹2,638 goes back to your card.";

test("a payment that came too late is announced in the server's words alone, and the next order is another", async () => {
  const shop = await openCard({ verifyRazorpay: refusing(409, cameTooLate, "status") });
  await shop.checkout.place();
  shop.windows[0]?.events.paid(proof);
  await calm();
  expect([shop.state().message, shop.cart()]).toEqual([cameTooLate, { kurta: { M: 2 } }]);
  await shop.checkout.place();
  expect(shop.orders().map(({ headers }) => headers)).toEqual([
    { "idempotency-key": "key-1" },
    { "idempotency-key": "key-2" },
  ]);
});

test("a payment that turns out to have come too late is announced so, and shown no more", async () => {
  const shop = await paidUnanswered();
  shop.answers.verifyRazorpay = refusing(409, cameTooLate, "status");
  expect(await shop.checkout.place()).toEqual({ type: "refused", message: cameTooLate });
  const asked = () => shop.sent.filter(({ name }) => name === "verifyRazorpay").length;
  const before = asked();
  await shop.checkout.place();
  expect(asked()).toBe(before);
});

test("a window that doesn't open is announced, and nothing is lost", async () => {
  const shop = await openCard();
  const broken = { ...shop.ports, openPayment: () => Promise.reject(new Error("no script")) };
  const cards = createCardPayments(broken, shop.shop.session);
  const checkout = createCheckout(shop.shop, {
    cards,
    addresses: addressesOf(shop.shop),
    places: deliveryLookupOf(shop.shop),
  });
  checkout.open();
  for (const { field } of deliveryFields) checkout.write(field, toAsha[field]);
  checkout.choose("razorpay");
  await calm();
  await checkout.place();
  const { busy, message: announced } = checkout.store.getState();
  expect([busy, announced, shop.cart()]).toEqual([false, cardWords.notOpened, { kurta: { M: 2 } }]);
});

test.each([["is not set up", { razorpay: null }, cardWords.notSetUp]])(
  "a card provider that %s says so",
  async (_, part, why) => {
    const shop = await openCheckout({
      getConfig: () => ({
        speech: { recognisers: [], synthesisers: [] },
        google: null,
        secondOpinion: false,
        ...part,
      }),
    });
    expect(cardPaymentsOf(shop.shop).store.getState()).toEqual({ status: "off", why });
  },
);

test("a card provider that can't be reached says so, and is asked again next time", async () => {
  const shop = await openCheckout({ getConfig: silence });
  expect(cardPaymentsOf(shop.shop).store.getState()).toEqual({
    status: "off",
    why: cardWords.notReached,
  });
  shop.answers.getConfig = () => ({
    speech: { recognisers: [], synthesisers: [] },
    secondOpinion: false,
    google: null,
    razorpay: { key: "k", test: false, checkout: "https://pay.example/checkout.js" },
  });
  shop.checkout.open();
  await calm();
  expect(cardPaymentsOf(shop.shop).store.getState().status).toBe("on");
});
