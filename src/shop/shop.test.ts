import { expect, test } from "vitest";
import type { Order } from "../../contract/schemas.ts";
import type { Cart } from "../../domain/cart.ts";
import { blankDelivery } from "../../domain/delivery.ts";
import { checkoutOf } from "./checkout/checkout.ts";
import { calm, later, piece } from "./doubles/ports.ts";
import { asha, playShop } from "./doubles/shop.ts";
import { ordersOf } from "./orders/orders.ts";

const ravi = { name: "Ravi Iyer", email: "ravi@example.test" };

const shawl = {
  name: "Wool Shawl",
  category: "Women",
  description: "Warm.",
  reason: "It is warm.",
  productId: "shawl",
  price: 1999,
  image1: "/pictures/shawl/front-800.webp",
};

/** A tab in which Asha shopped, and which then slept while she left and Ravi came. */
async function wakeAsRavi(cart: Cart | Promise<Cart> = { saree: { S: 1 } }) {
  const played = await playShop(
    { recommend: () => ({ success: true, recommendations: [shawl] }) },
    [piece({ _id: "kurta" }), piece({ _id: "saree" })],
  );
  const { shop } = played;
  const checkout = checkoutOf(shop);
  checkout.open();
  checkout.write("street", "12 Lantern Lane");
  await shop.recommendations.recommend("a warm shawl for my mother");
  played.answers.getCurrentUser = () => ravi;
  played.answers.getCart = () => cart;
  played.receive("session");
  await calm();
  return { ...played, checkout };
}

test("a tab that wakes as another shopper's has nothing of the first one's", async () => {
  const { shop, checkout } = await wakeAsRavi();
  expect([
    shop.session.store.getState(),
    shop.cart.store.getState().cart,
    shop.recommendations.store.getState().last,
    checkout.store.getState().form,
  ]).toEqual([
    { status: "in", user: ravi },
    { saree: { S: 1 } },
    undefined,
    { ...blankDelivery, firstName: "Ravi", lastName: "Iyer", email: ravi.email },
  ]);
});

test("a list of orders that is open becomes the second one's", async () => {
  const { shop, answers, receive, sent } = await wakeAsRavi();
  answers.userOrders = () => [];
  await ordersOf(shop).open();
  const before = sent.length;
  const theirs = later<Order[]>();
  answers.userOrders = () => theirs.promise;
  answers.getCurrentUser = () => asha;
  receive("session");
  await calm();
  expect(sent.slice(before).map(({ name }) => name)).toContain("userOrders");
  expect(ordersOf(shop).store.getState().status).toBe("loading");
  theirs.answer([]);
  await calm();
  expect(ordersOf(shop).store.getState().status).toBe("ready");
});

test("not even while the other's cart is on its way", async () => {
  const cart = later<Cart>();
  const { shop } = await wakeAsRavi(cart.promise);
  expect(shop.cart.store.getState()).toEqual({ cart: {}, adding: false, status: "waiting" });
  cart.answer({ saree: { S: 1 } });
  await calm();
  expect(shop.cart.store.getState().cart).toEqual({ saree: { S: 1 } });
});

test("a cart that was asked for by the first shopper is not shown to the second", async () => {
  const late = later<Cart>();
  const { shop, answers, receive } = await wakeAsRavi(late.promise);
  answers.getCurrentUser = () => asha;
  answers.getCart = () => ({ kurta: { M: 2 } });
  receive("session");
  await calm();
  late.answer({ saree: { S: 1 } });
  await calm();
  expect(shop.cart.store.getState().cart).toEqual({ kurta: { M: 2 } });
});
