/** Signed-in shoppers, their carts and orders. */
import { randomUUID } from "node:crypto";
import type { OrderPayload, Product } from "../../contract/schemas.ts";
import type { Size } from "../../domain/values.ts";
import { deliveryAddress } from "../../server/testing/shop/card-shop.ts";

/** One a connection, so that none waits for their earlier request. */
export const shopperCount = 32;
export const password = "a password of the bench";
export const emailOf = (index: number): string => `load-${index}@example.com`;

export interface Crowd {
  readonly cookies: readonly string[];
  readonly products: readonly Product[];
}

/** Registers them; one who is there already signs in. */
export async function gather(origin: string): Promise<Crowd> {
  const cookies = await Promise.all(
    Array.from({ length: shopperCount }, async (_, index) => {
      const who = { name: `Shopper ${index}`, email: emailOf(index), password };
      const made = await post(origin, "/api/auth/registration", who);
      const answer = made.ok ? made : await post(origin, "/api/auth/login", who);
      const cookie = answer.headers.get("set-cookie")?.split(";")[0];
      if (!answer.ok || cookie === undefined) throw new Error(`Not signed in: ${answer.status}`);
      return cookie;
    }),
  );
  const products = await (await fetch(`${origin}/api/product/list`)).json();
  return { cookies, products };
}

const post = (origin: string, path: string, body: unknown): Promise<Response> =>
  fetch(`${origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify(body),
  });

function pick<Item>(list: readonly Item[], number: number): Item {
  const item = list[number % list.length];
  if (item === undefined) throw new Error("Nothing to pick from");
  return item;
}

/** The request of that number: shoppers in turn, over twenty products. */
export function cartAdd({ cookies, products }: Crowd) {
  return (number: number) => {
    const product = pick(products.slice(0, 20), Math.floor(number / cookies.length));
    return {
      headers: { cookie: pick(cookies, number) },
      body: { itemId: product._id, size: pick(product.sizes, 0) },
    };
  };
}

/** New orders of one piece. `deliveryFee` in rupees. */
export function placeOrder({ cookies, products }: Crowd, deliveryFee: number) {
  return (number: number) => {
    const product = pick(products, number);
    return {
      headers: { cookie: pick(cookies, number), "idempotency-key": randomUUID() },
      body: order([{ product, size: pick(product.sizes, 0) }], deliveryFee),
    };
  };
}

/** An order of one piece of each. */
export const order = (
  lines: readonly { readonly product: Product; readonly size: Size }[],
  deliveryFee: number,
): OrderPayload => ({
  address: deliveryAddress,
  items: lines.map(({ product, size }) => ({ _id: product._id, size, quantity: 1 })),
  amount: lines.reduce((sum, { product }) => sum + product.price, deliveryFee),
});
