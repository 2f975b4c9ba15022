import { expect, test } from "vitest";
import { due, openCheckout, placedReply } from "../doubles/checkout.ts";
import { toAsha } from "../doubles/delivery.ts";
import { later, piece, refusing, silence } from "../doubles/ports.ts";
import { playShop } from "../doubles/shop.ts";
import { type Checkout, checkoutOf } from "./checkout.ts";

test("a cart that isn't here yet is fetched first, and shown before it is ordered", async () => {
  const shop = await openCheckout({ getCart: silence, placeOrder: () => placedReply });
  shop.answers.getCart = () => ({ kurta: { M: 2 } });
  const announced = "Your cart has changed since you looked. The total is ₹2,638.00 now.";
  expect(await shop.checkout.place()).toEqual({
    type: "refused",
    message: `${announced} If that is right, place the order again.`,
  });
  expect([shop.orders(), shop.state().busy, shop.cart()]).toEqual([[], false, { kurta: { M: 2 } }]);
  expect(await shop.checkout.place()).toEqual({ type: "placed" });
});

test("a cart that turns out to be empty is announced as empty", async () => {
  const shop = await openCheckout({ getCart: silence });
  shop.answers.getCart = () => ({});
  expect(await shop.checkout.place()).toEqual({ type: "empty" });
  expect([shop.orders(), shop.state().busy, shop.state().message]).toEqual([
    [],
    false,
    "Your cart is empty, so there is nothing to order.",
  ]);
});

test("of a cart that can't be fetched nothing is ordered", async () => {
  const shop = await openCheckout({ getCart: silence, addToCart: () => ({}) });
  await shop.shop.cart.add("kurta", "M"); // all that this page knows of
  expect((await shop.checkout.place()).type).toBe("refused");
  expect([shop.orders(), shop.state().busy, shop.state().message]).toEqual([
    [],
    false,
    "Your cart can't be fetched right now. Nothing is ordered. Please try again.",
  ]);
});

test("what the server refused meanwhile is shown before it is ordered", async () => {
  const shop = await openCheckout({ updateCart: refusing(500), placeOrder: () => placedReply });
  const change = shop.shop.cart.setQuantity("kurta", "M", 5);
  await shop.checkout.place();
  await change;
  expect(shop.orders()).toEqual([]);
  expect(shop.state().message).toContain("The total is ₹2,638.00 now.");
});

test("a session that ends before the cart is complete orders nothing, and keeps what it lacks", async () => {
  const shop = await openCheckout({ updateCart: refusing(401) });
  const change = shop.shop.cart.setQuantity("kurta", "M", 5);
  expect(await shop.checkout.place()).toEqual({
    type: "refused",
    message: "Please log in again. Your cart and these details are kept.",
  });
  await change;
  expect([shop.shop.session.store.getState().status, shop.orders(), shop.state().busy]).toEqual([
    "out",
    [],
    false,
  ]);
});

test("an empty cart orders nothing and says why", async () => {
  const shop = await openCheckout({ getCart: () => ({}) });
  expect(await shop.checkout.place()).toEqual({ type: "empty" });
  expect(shop.state().message).toBe("Your cart is empty, so there is nothing to order.");
});

test("two presses are one order", async () => {
  const reply = later<typeof placedReply>();
  const shop = await openCheckout({ placeOrder: () => reply.promise });
  const first = shop.checkout.place();
  expect(await shop.checkout.place()).toEqual({ type: "busy" });
  reply.answer(placedReply);
  await first;
  expect(shop.orders()).toHaveLength(1);
});

test.each<[string, (checkout: Checkout) => void]>([
  ["a corrected address", (checkout) => checkout.write("phone", "+91 98765 43211")],
  ["another way of paying", (checkout) => checkout.choose("razorpay")],
])(
  "a lost answer followed by %s orders nothing twice: the cart is asked for first",
  async (_, change) => {
    const shop = await openCheckout({ placeOrder: silence, razorpayOrder: () => due });
    await shop.checkout.place();
    shop.answers.getCart = () => ({}); // the shop has taken it
    shop.answers.placeOrder = () => placedReply;
    change(shop.checkout);
    const message =
      "Your cart is empty now. The order you sent before may have been taken: please look at your orders.";
    expect(await shop.checkout.place()).toEqual({ type: "refused", message });
    expect([shop.orders().length, shop.state().busy, shop.state().message, shop.cart()]).toEqual([
      1,
      false,
      message,
      {},
    ]);
  },
);

test("after a lost answer another order is not sent while the cart can't be asked for", async () => {
  const shop = await openCheckout({ placeOrder: silence });
  await shop.checkout.place();
  shop.answers.getCart = silence;
  shop.checkout.write("city", "Mysuru");
  const message = "Your cart can't be fetched right now. Nothing is ordered. Please try again.";
  expect(await shop.checkout.place()).toEqual({ type: "refused", message });
  expect(shop.orders()).toHaveLength(1);
});

test("the same order sent again after a lost answer is placed, without asking for the cart", async () => {
  const shop = await openCheckout({ placeOrder: silence });
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
  const shop = await openCheckout({
    listProducts: () => [piece({ _id: "kurta", price })],
    placeOrder: refusing(409, "The amount of this order is ₹2,838.", "amount"),
  });
  price = 1399;
  await shop.checkout.place();
  expect(shop.state().message).toBe(
    "Prices have changed since you looked. The total is ₹2,838.00 now. If that is right, place the order again.",
  );
  shop.answers.placeOrder = () => placedReply;
  expect(await shop.checkout.place()).toEqual({ type: "placed" });
  expect(shop.orders().map(({ headers }) => headers)).toEqual([
    { "idempotency-key": "key-1" },
    { "idempotency-key": "key-2" },
  ]);
});

test("an expired session asks for a new sign-in and keeps the form", async () => {
  const shop = await openCheckout({ placeOrder: refusing(401) });
  await shop.checkout.place();
  expect(shop.shop.session.store.getState().status).toBe("out");
  await shop.shop.session.start();
  shop.checkout.open();
  expect(shop.state().form).toEqual(toAsha);
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
