import { expect, test } from "vitest";
import type { OrderPayload } from "../../../contract/schemas.ts";
import { blankDelivery, type DeliveryForm, deliveryFields } from "../../../domain/delivery.ts";
import { toAsha } from "../doubles/delivery.ts";
import { type Answers, calm, later, piece, refusing, silence } from "../doubles/ports.ts";
import { asha, playShop } from "../doubles/shop.ts";
import { addressesOf } from "./address-book.ts";
import { cardDeskOf, cardWords, createCardDesk } from "./card-desk.ts";
import { type Checkout, checkoutOf, createCheckout } from "./checkout.ts";
import { deliveryDeskOf } from "./delivery-desk.ts";

const payload: OrderPayload = {
  address: toAsha,
  items: [{ ...piece({ _id: "kurta" }), size: "M", quantity: 2 }],
  amount: 2 * 1299 + 40,
};

const placedReply = { success: true, orderId: "o1" } as const;
const due = { id: "order_1", amount: 263800, currency: "INR", receipt: "r1" };
const proof = {
  razorpay_order_id: "order_1",
  razorpay_payment_id: "pay_1",
  razorpay_signature: "signed",
};

/** A checkout with its form filled in. */
async function open(answers: Answers = {}, form: DeliveryForm = toAsha) {
  const played = await playShop(answers);
  const checkout = checkoutOf(played.shop);
  checkout.open();
  for (const { field } of deliveryFields) checkout.write(field, form[field]);
  await calm();
  return {
    ...played,
    checkout,
    state: () => checkout.store.getState(),
    cart: () => played.shop.cart.store.getState().cart,
    orders: () =>
      played.sent.filter(({ name }) => name === "placeOrder" || name === "razorpayOrder"),
  };
}

test("a cash order is sent with its key, empties the cart and leads to the orders", async () => {
  const shop = await open({ placeOrder: () => placedReply });
  expect(await shop.checkout.place()).toEqual({ type: "placed" });
  expect(shop.orders()).toEqual([
    { name: "placeOrder", body: payload, headers: { "idempotency-key": "key-1" } },
  ]);
  expect([shop.cart(), shop.went, shop.notices]).toEqual([
    {},
    ["/order"],
    [{ kind: "success", text: "Order Placed", forMs: 3000 }],
  ]);
  expect(shop.state().busy).toBe(false);
});

test("cash on delivery is what is chosen before anybody chooses", async () => {
  expect((await open()).state().method).toBe("cod");
});

test("a form with gaps is not sent; each gap is named and the first wants attention", async () => {
  const shop = await open({}, { ...toAsha, street: "", phone: " " });
  expect(await shop.checkout.place()).toEqual({
    type: "incomplete",
    faults: { street: "Street is required", phone: "Phone is required" },
  });
  expect([shop.state().attend, shop.state().busy, shop.orders()]).toEqual([
    { field: "phone" },
    false,
    [],
  ]);
  shop.checkout.write("street", "1 New Road");
  expect(shop.state().faults).toEqual({ phone: "Phone is required" });
});

test("a cart that isn't here yet is fetched first, and shown before it is ordered", async () => {
  const shop = await open({ getCart: silence, placeOrder: () => placedReply });
  shop.answers.getCart = () => ({ kurta: { M: 2 } });
  const told = "Your cart has changed since you looked. The total is ₹2,638.00 now.";
  expect(await shop.checkout.place()).toEqual({
    type: "refused",
    message: `${told} If that is right, place the order again.`,
  });
  expect([shop.orders(), shop.state().busy, shop.cart()]).toEqual([[], false, { kurta: { M: 2 } }]);
  expect(await shop.checkout.place()).toEqual({ type: "placed" });
});

test("a cart that turns out to be empty is told as empty", async () => {
  const shop = await open({ getCart: silence });
  shop.answers.getCart = () => ({});
  expect(await shop.checkout.place()).toEqual({ type: "empty" });
  expect([shop.orders(), shop.state().busy, shop.state().told]).toEqual([
    [],
    false,
    "Your cart is empty, so there is nothing to order.",
  ]);
});

test("of a cart that can't be fetched nothing is ordered", async () => {
  const shop = await open({ getCart: silence, addToCart: () => ({}) });
  await shop.shop.cart.add("kurta", "M"); // all that this page knows of
  expect((await shop.checkout.place()).type).toBe("refused");
  expect([shop.orders(), shop.state().busy, shop.state().told]).toEqual([
    [],
    false,
    "Your cart can't be fetched right now. Nothing is ordered. Please try again.",
  ]);
});

test("what the server refused meanwhile is shown before it is ordered", async () => {
  const shop = await open({ updateCart: refusing(500), placeOrder: () => placedReply });
  const change = shop.shop.cart.setQuantity("kurta", "M", 5);
  await shop.checkout.place();
  await change;
  expect(shop.orders()).toEqual([]);
  expect(shop.state().told).toContain("The total is ₹2,638.00 now.");
});

test("a session that ends before the cart is complete orders nothing, and keeps what it lacks", async () => {
  const shop = await open({ updateCart: refusing(401) });
  const change = shop.shop.cart.setQuantity("kurta", "M", 5);
  expect(await shop.checkout.place()).toEqual({
    type: "refused",
    message: "Please sign in again. Your cart and these details are kept.",
  });
  await change;
  expect([shop.shop.session.store.getState().status, shop.orders(), shop.state().busy]).toEqual([
    "out",
    [],
    false,
  ]);
});

test("an empty cart orders nothing and says why", async () => {
  const shop = await open({ getCart: () => ({}) });
  expect(await shop.checkout.place()).toEqual({ type: "empty" });
  expect(shop.state().told).toBe("Your cart is empty, so there is nothing to order.");
});

test("two presses are one order", async () => {
  const reply = later<typeof placedReply>();
  const shop = await open({ placeOrder: () => reply.promise });
  const first = shop.checkout.place();
  expect(await shop.checkout.place()).toEqual({ type: "busy" });
  reply.answer(placedReply);
  await first;
  expect(shop.orders()).toHaveLength(1);
});

test("a reply without data is told in the documented words, and the cart stays", async () => {
  const shop = await open({ placeOrder: () => null as never });
  expect((await shop.checkout.place()).type).toBe("refused");
  expect([shop.words(), shop.state().busy, shop.cart()]).toEqual([
    ["Order Placed Error"],
    false,
    { kurta: { M: 2 } },
  ]);
});

test.each([
  ["silence", silence, "The shop didn't answer."],
  ["a broken server", refusing(500, "inner words"), "The order didn't go through."],
  ["a refusal", refusing(429, "Too many orders at once"), "Too many orders at once"],
])(
  "after %s the spinner stops, the cart stays, and it is logged and told",
  async (_, answer, told) => {
    const shop = await open({ placeOrder: answer });
    await shop.checkout.place();
    expect(shop.state().told).toContain(told);
    expect([shop.state().busy, shop.cart(), shop.logged]).toEqual([
      false,
      { kurta: { M: 2 } },
      ["order"],
    ]);
  },
);

test("the same order keeps its key over a failure, and another order has another", async () => {
  const shop = await open({ placeOrder: silence });
  await shop.checkout.place();
  await shop.checkout.place();
  shop.checkout.write("city", "Mysuru");
  await shop.checkout.place();
  const keys = shop.orders().map(({ headers }) => headers?.["idempotency-key"]);
  expect(keys).toEqual(["key-1", "key-1", "key-2"]);
});

test.each<[string, (checkout: Checkout) => void]>([
  ["a corrected address", (checkout) => checkout.write("phone", "+91 98765 43211")],
  ["another way of paying", (checkout) => checkout.choose("razorpay")],
])(
  "a lost answer followed by %s orders nothing twice: the cart is asked for first",
  async (_, change) => {
    const shop = await open({ placeOrder: silence, razorpayOrder: () => due });
    await shop.checkout.place();
    shop.answers.getCart = () => ({}); // the shop has taken it
    shop.answers.placeOrder = () => placedReply;
    change(shop.checkout);
    const message =
      "Your cart is empty now. The order you sent before may have been taken: please look at your orders.";
    expect(await shop.checkout.place()).toEqual({ type: "refused", message });
    expect([shop.orders().length, shop.state().busy, shop.state().told, shop.cart()]).toEqual([
      1,
      false,
      message,
      {},
    ]);
  },
);

test("after a lost answer another order is not sent while the cart can't be asked for", async () => {
  const shop = await open({ placeOrder: silence });
  await shop.checkout.place();
  shop.answers.getCart = silence;
  shop.checkout.write("city", "Mysuru");
  const message = "Your cart can't be fetched right now. Nothing is ordered. Please try again.";
  expect(await shop.checkout.place()).toEqual({ type: "refused", message });
  expect(shop.orders()).toHaveLength(1);
});

test("the same order sent again after a lost answer is placed, without asking for the cart", async () => {
  const shop = await open({ placeOrder: silence });
  await shop.checkout.place();
  shop.answers.getCart = () => ({});
  shop.answers.placeOrder = () => placedReply;
  expect(await shop.checkout.place()).toEqual({ type: "placed" });
  expect(shop.orders().map(({ headers }) => headers)).toEqual([
    { "idempotency-key": "key-1" },
    { "idempotency-key": "key-1" },
  ]);
});

test("a price that has changed is fetched, shown and said; nothing is ordered", async () => {
  let price = 1299;
  const shop = await open({
    listProducts: () => [piece({ _id: "kurta", price })],
    placeOrder: refusing(409, "The amount of this order is ₹2,838.", "amount"),
  });
  price = 1399;
  await shop.checkout.place();
  expect(shop.state().told).toBe(
    "Prices have changed since you looked. The total is ₹2,838.00 now. If that is right, place the order again.",
  );
  shop.answers.placeOrder = () => placedReply;
  expect(await shop.checkout.place()).toEqual({ type: "placed" });
  expect(shop.orders().map(({ headers }) => headers)).toEqual([
    { "idempotency-key": "key-1" },
    { "idempotency-key": "key-2" },
  ]);
});

test("a field that the server finds wrong is marked like one that the shop finds wrong", async () => {
  const shop = await open({
    placeOrder: refusing(400, "PIN code is not right", "address.pinCode"),
  });
  await shop.checkout.place();
  expect([shop.state().faults, shop.state().attend]).toEqual([
    { pinCode: "PIN code is not right" },
    { field: "pinCode" },
  ]);
});

test("an expired session asks for a new sign-in and keeps the form", async () => {
  const shop = await open({ placeOrder: refusing(401) });
  await shop.checkout.place();
  expect(shop.shop.session.store.getState().status).toBe("out");
  await shop.shop.session.start();
  shop.checkout.open();
  expect(shop.state().form).toEqual(toAsha);
});

test("a half-filled form comes back after a reload, and begins with the shopper's name and email", async () => {
  const shop = await playShop();
  checkoutOf(shop.shop).open();
  expect(checkoutOf(shop.shop).store.getState().form).toEqual({
    ...blankDelivery,
    firstName: "Asha",
    lastName: "Rao",
    email: asha.email,
  });
  checkoutOf(shop.shop).write("city", "Pune");

  const again = await playShop();
  const draft = shop.ports.tabStorage.getItem("shopai.delivery") ?? "";
  again.ports.tabStorage.setItem("shopai.delivery", draft);
  checkoutOf(again.shop).open();
  expect(checkoutOf(again.shop).store.getState().form).toEqual({
    ...blankDelivery,
    firstName: "Asha",
    lastName: "Rao",
    email: asha.email,
    city: "Pune",
  });
});

async function openCard(answers: Answers = {}) {
  const shop = await open({ razorpayOrder: () => due, ...answers });
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
  const shop = await open({ placeOrder: silence });
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
  expect([shop.state().busy, shop.state().told, shop.cart()]).toEqual([
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

test("a failed payment is told with the provider's reason, also after the window is closed", async () => {
  const shop = await openCard();
  await shop.checkout.place();
  const told =
    "The payment didn't go through: Your card was declined. Nothing was paid, and your order is kept.";
  shop.windows[0]?.events.failed("Your card was declined.");
  expect([shop.state().busy, shop.state().told]).toEqual([false, told]);
  shop.windows[0]?.events.dismissed();
  expect(shop.state().told).toBe(told);
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
  expect([shop.state().busy, shop.state().told, shop.cart()]).toEqual([
    false,
    cardWords.unconfirmed,
    { kurta: { M: 2 } },
  ]);

  shop.answers.verifyRazorpay = () => ({ success: true });
  expect(await shop.checkout.place()).toEqual({ type: "placed" });
  expect([shop.windows.length, shop.orders().length, shop.cart()]).toEqual([1, 1, {}]);
});

test("a payment waits for a shopper whose session has ended, and is confirmed when they are back", async () => {
  const shop = await openCard({ verifyRazorpay: refusing(401, "Please sign in first") });
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
  expect([shop.state().method, shop.state().told]).toEqual(["razorpay", cardWords.unconfirmed]);
  shop.answers.verifyRazorpay = () => ({ success: true });
  expect(await shop.checkout.place()).toEqual({ type: "placed" });
  expect([shop.windows.length, shop.orders().length, shop.cart()]).toEqual([1, 1, {}]);
});

test("a payment that waits is told to nobody but its own shopper", async () => {
  const shop = await openCard({ verifyRazorpay: silence });
  await shop.checkout.place();
  shop.windows[0]?.events.paid(proof);
  await calm();
  shop.answers.getCurrentUser = () => ({ name: "Ravi", email: "ravi@example.test" });
  await shop.shop.session.start();
  shop.checkout.open();
  await calm();
  expect([shop.state().method, shop.state().told]).toEqual(["cod", undefined]);
});

/** Asha has paid, and the server could not be asked whether it knows. */
async function paidUnheard() {
  const shop = await openCard({ verifyRazorpay: silence, logOut: () => ({ success: true }) });
  await shop.checkout.place();
  shop.windows[0]?.events.paid(proof);
  await calm();
  return shop;
}

test("a payment outlasts another shopper's visit to the same tab, also where they order", async () => {
  const shop = await paidUnheard();
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
  shop.answers.getCart = () => ({}); // the provider told the server meanwhile
  await shop.shop.session.start();
  await calm();
  expect([shop.state().method, shop.state().told]).toEqual(["razorpay", cardWords.unconfirmed]);
  shop.answers.verifyRazorpay = () => ({ success: true });
  const before = shop.orders().length;
  expect(await shop.checkout.place()).toEqual({ type: "placed" });
  expect([shop.orders().length - before, shop.windows.length]).toEqual([0, 1]);
});

test("a payment is confirmed, not made again, where the cart has changed since", async () => {
  const shop = await paidUnheard();
  shop.answers.getCart = () => ({ kurta: { M: 1 } });
  shop.hear("cart");
  await calm();
  shop.checkout.write("city", "Mysuru");
  shop.answers.verifyRazorpay = () => ({ success: true });
  expect(await shop.checkout.place()).toEqual({ type: "placed" });
  expect([shop.orders().length, shop.windows.length]).toEqual([1, 1]);
  shop.checkout.open();
  expect(shop.state().told).toBeUndefined();
});

test("a payment that the server refuses in the end is told, and bars no other order", async () => {
  const shop = await paidUnheard();
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

test("a proof that the server refuses is told", async () => {
  const shop = await openCard({ verifyRazorpay: refusing(400, "The signature is not right") });
  await shop.checkout.place();
  shop.windows[0]?.events.paid(proof);
  await calm();
  expect(shop.state().told).toBe("The payment could not be confirmed. The signature is not right");
});

const cameTooLate =
  "Kurta in M is sold out. Your payment came after that, so this order is cancelled, and ₹2,638 goes back to your card.";

test("a payment that came too late is told in the server's words alone, and the next order is another", async () => {
  const shop = await openCard({ verifyRazorpay: refusing(409, cameTooLate, "status") });
  await shop.checkout.place();
  shop.windows[0]?.events.paid(proof);
  await calm();
  expect([shop.state().told, shop.cart()]).toEqual([cameTooLate, { kurta: { M: 2 } }]);
  await shop.checkout.place();
  expect(shop.orders().map(({ headers }) => headers)).toEqual([
    { "idempotency-key": "key-1" },
    { "idempotency-key": "key-2" },
  ]);
});

test("a payment that turns out to have come too late is told so, and shown no more", async () => {
  const shop = await paidUnheard();
  shop.answers.verifyRazorpay = refusing(409, cameTooLate, "status");
  expect(await shop.checkout.place()).toEqual({ type: "refused", message: cameTooLate });
  const asked = () => shop.sent.filter(({ name }) => name === "verifyRazorpay").length;
  const before = asked();
  await shop.checkout.place();
  expect(asked()).toBe(before);
});

test("a window that doesn't open is told, and nothing is lost", async () => {
  const shop = await openCard();
  const broken = { ...shop.ports, openPayment: () => Promise.reject(new Error("no script")) };
  const cards = createCardDesk(broken, shop.shop.session);
  const checkout = createCheckout(shop.shop, {
    cards,
    addresses: addressesOf(shop.shop),
    places: deliveryDeskOf(shop.shop),
  });
  checkout.open();
  for (const { field } of deliveryFields) checkout.write(field, toAsha[field]);
  checkout.choose("razorpay");
  await calm();
  await checkout.place();
  const { busy, told } = checkout.store.getState();
  expect([busy, told, shop.cart()]).toEqual([false, cardWords.notOpened, { kurta: { M: 2 } }]);
});

test.each([["is not set up", { razorpay: null }, cardWords.notSetUp]])(
  "a card desk that %s says so",
  async (_, part, why) => {
    const shop = await open({
      getConfig: () => ({
        speech: { recognisers: [], synthesisers: [] },
        google: null,
        secondOpinion: false,
        ...part,
      }),
    });
    expect(cardDeskOf(shop.shop).store.getState()).toEqual({ status: "off", why });
  },
);

test("a card desk that can't be reached says so, and is asked again next time", async () => {
  const shop = await open({ getConfig: silence });
  expect(cardDeskOf(shop.shop).store.getState()).toEqual({
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
  expect(cardDeskOf(shop.shop).store.getState().status).toBe("on");
});

test("whoever signs in next finds an empty form", async () => {
  const shop = await open();
  shop.shop.session.expire();
  expect(shop.state().form).toEqual(blankDelivery);
});

test("the form begins with where the last order went, unless it was begun", async () => {
  const last = { ...toAsha, firstName: "Meera" };
  const played = await playShop({ listAddresses: () => ({ addresses: [], last }) });
  const checkout = checkoutOf(played.shop);
  checkout.open();
  await calm();
  expect(checkout.store.getState().form).toEqual(last);
  checkout.write("city", "Mysuru");
  checkout.open();
  await calm();
  expect(checkout.store.getState().form.city).toBe("Mysuru");
});

test("a PIN code fills in its city and state, and one where the shop doesn't deliver stops the order", async () => {
  const shop = await open();
  shop.answers.deliveryTo = () => ({
    city: "Pune",
    state: "Maharashtra",
    deliverable: true,
    cash: false,
    earliest: null,
    latest: null,
  });
  shop.checkout.fill({ ...toAsha, city: "", state: "" });
  shop.checkout.write("pinCode", "411001");
  await calm();
  expect([shop.state().form.city, shop.state().form.state]).toEqual(["Pune", "Maharashtra"]);
  expect(await shop.checkout.place()).toMatchObject({
    type: "refused",
    message: "Cash isn't taken at 411001. Please pay by card.",
  });
  shop.answers.deliveryTo = () => ({
    city: "Port Blair",
    state: "Andaman and Nicobar Islands",
    deliverable: false,
    cash: false,
    earliest: null,
    latest: null,
  });
  shop.checkout.write("pinCode", "744101");
  await calm();
  expect(await shop.checkout.place()).toEqual({
    type: "incomplete",
    faults: {
      pinCode: "We don't deliver to 744101, Port Blair, Andaman and Nicobar Islands, yet.",
    },
  });
});

test("what is sold out stays in the cart and is not ordered", async () => {
  const played = await playShop(
    {
      getCart: () => ({ kurta: { M: 2 }, shawl: { M: 1 } }),
      placeOrder: () => ({ success: true, orderId: "o1" }),
    },
    [piece({ _id: "kurta" }), piece({ _id: "shawl", stock: { M: 0 } })],
  );
  const checkout = checkoutOf(played.shop);
  checkout.open();
  checkout.fill(toAsha);
  expect(await checkout.place()).toEqual({ type: "placed" });
  const [order] = played.sent.filter(({ name }) => name === "placeOrder");
  expect(order?.body).toMatchObject({ amount: 2638, items: [{ _id: "kurta", quantity: 2 }] });
});
