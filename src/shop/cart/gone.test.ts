import { expect, test } from "vitest";
import { calm, piece, refusing } from "../doubles/ports.ts";
import { playShop } from "../doubles/shop.ts";

const both = () => ({ kurta: { M: 2 }, saree: { S: 1, L: 1 } });
const kurta = piece({ _id: "kurta" });
const saree = piece({ _id: "saree" });
const words = "2 pieces in your cart are no longer in the shop. We removed them.";

test("a product that left the shop leaves the cart, here and at the server, with a word", async () => {
  const { shop, sent, ...played } = await playShop({
    getCart: both,
    updateCart: () => ({ kurta: { M: 2 } }),
  });
  await shop.cart.flush();
  expect(shop.cart.store.getState().cart).toEqual({ kurta: { M: 2 } });
  expect(played.words()).toEqual([words]);
  expect(sent.filter(({ name }) => name === "updateCart").map(({ body }) => body)).toEqual([
    { itemId: "saree", size: "S", quantity: 0 },
    { itemId: "saree", size: "L", quantity: 0 },
  ]);
});

test("a guest's does too", async () => {
  const { shop, ...played } = await playShop({ getCurrentUser: refusing(401) }, [kurta, saree]);
  await shop.cart.add("saree", "S");
  played.answers.listProducts = () => [kurta];
  await shop.products.retry();
  await calm();
  expect(shop.cart.store.getState().cart).toEqual({});
  expect(played.words().at(-1)).toBe(
    "One piece in your cart is no longer in the shop. We removed it.",
  );
});

test("one that is newer than the list stays: the list is asked for again first", async () => {
  const lists = [[kurta], [kurta, saree]];
  const { shop, ...played } = await playShop({
    getCart: both,
    listProducts: () => lists.shift() ?? [kurta, saree],
  });
  await calm();
  expect(shop.cart.store.getState().cart).toEqual(both());
  expect(played.words()).toEqual([]);
});

test("nothing leaves while the list can't be had, or is empty", async () => {
  const lists = [[kurta], []];
  const { shop, ...played } = await playShop({
    getCart: both,
    listProducts: () => lists.shift() ?? refusing(500)(),
  });
  await calm();
  await shop.products.retry();
  await calm();
  expect(shop.cart.store.getState().cart).toEqual(both());
  expect(played.words()).toEqual([]);
});

test("one that can't be taken out at the server is tried and announced once", async () => {
  const { shop, ...played } = await playShop({ getCart: both, updateCart: refusing(500) });
  await shop.cart.flush();
  await calm();
  expect(shop.cart.store.getState().cart).toEqual(both());
  expect(played.words().filter((text) => text === words)).toEqual([words]);
});
