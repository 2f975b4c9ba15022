import type { Product, User } from "../../../contract/schemas.ts";
import { type Cart, quantityOf, withLine } from "../../../domain/cart.ts";
import { guestCartKey } from "../cart/cart.ts";
import { createShop, type Shop } from "../shop.ts";
import { type Answers, calm, type PlayedPorts, piece, playPorts } from "./ports.ts";

export interface PlayedShop extends PlayedPorts {
  readonly shop: Shop;
  /** The calls since the shop opened, with their bodies. */
  readonly since: () => PlayedPorts["sent"];
  readonly words: () => readonly string[];
  /** The server's cart. */
  readonly server: () => Cart;
}

interface Held {
  readonly server?: Cart;
  readonly guest?: Cart;
}

export const asha: User = { name: "Asha Rao", email: "asha@example.test" };

/** Unless given, the server's cart holds two of `kurta` in M, at ₹1,299. */
export async function playShop(
  answers: Answers = {},
  products: readonly Product[] = [piece({ _id: "kurta" })],
  { server = { kurta: { M: 2 } }, guest }: Held = {},
): Promise<PlayedShop> {
  let cart = server;
  const played = playPorts({
    getCurrentUser: () => asha,
    listProducts: () => [...products],
    getCart: () => cart,
    addToCart(line) {
      cart = withLine(cart, line, quantityOf(cart, line) + 1);
      return cart;
    },
    updateCart({ quantity, ...line }) {
      cart = withLine(cart, line, quantity);
      return cart;
    },
    getConfig: () => ({
      speech: { recognisers: [], synthesisers: [] },
      google: null,
      razorpay: { key: "rzp_test_1", test: true, checkout: "/pay/checkout.js" },
      secondOpinion: false,
    }),
    listAddresses: () => ({ addresses: [], last: null }),
    deliveryTo: () => ({
      city: "Bengaluru",
      state: "Karnataka",
      deliverable: true,
      cash: true,
      earliest: "2026-11-24",
      latest: "2026-11-26",
    }),
    ...answers,
  });
  if (guest) played.ports.storage.setItem(guestCartKey, JSON.stringify(guest));
  const shop = createShop(played.ports);
  await shop.session.start();
  await shop.products.ensure();
  await calm();
  const opened = played.sent.length;
  return {
    ...played,
    shop,
    since: () => played.sent.slice(opened),
    words: () => played.notices.map(({ text }) => text),
    server: () => cart,
  };
}
