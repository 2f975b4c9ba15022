/** Pure rules on the cart map: setting a line, merging two carts, reading a stored one. */
import type { Cart } from "../../contract/schemas.ts";
import { mostOfOne, type Size } from "../../domain/values.ts";

export interface LineKey {
  readonly itemId: string;
  readonly size: Size;
}

export const quantityOf = (cart: Cart, { itemId, size }: LineKey): number =>
  (Object.hasOwn(cart, itemId) ? cart[itemId]?.[size] : undefined) ?? 0;

/** The cart with one line at a quantity; a line of 0 and a product without lines disappear. */
export function withLine(cart: Cart, { itemId, size }: LineKey, quantity: number): Cart {
  const { [itemId]: old, ...rest } = cart;
  const { [size]: _, ...otherSizes } = Object.hasOwn(cart, itemId) ? (old ?? {}) : {};
  const sizes = quantity > 0 ? { ...otherSizes, [size]: quantity } : otherSizes;
  return Object.keys(sizes).length > 0 ? { ...rest, [itemId]: sizes } : rest;
}

/** Every line of a cart, in its own order. */
export const linesOf = (cart: Cart): readonly (LineKey & { readonly quantity: number })[] =>
  Object.entries(cart).flatMap(([itemId, sizes]) =>
    (Object.entries(sizes) as [Size, number][]) // the contract's keys are sizes
      .filter(([, quantity]) => quantity > 0)
      .map(([size, quantity]) => ({ itemId, size, quantity })),
  );

/** The lines of products that the shop no longer lists. */
export function goneFrom(cart: Cart, products: readonly { readonly _id: string }[]) {
  const known = new Set(products.map(({ _id }) => _id));
  return linesOf(cart).filter(({ itemId }) => !known.has(itemId));
}

/** The union; where both hold a line, the larger quantity, so that merging twice changes nothing. */
export const merged = (one: Cart, other: Cart): Cart =>
  linesOf(other).reduce(
    (cart, line) => withLine(cart, line, Math.max(line.quantity, quantityOf(cart, line))),
    one,
  );

/** A cart from storage; whatever is not a cart is an empty one. */
export function readCart(stored: string | null): Cart {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? "{}");
  } catch {
    return {};
  }
  let cart: Cart = {};
  for (const [itemId, sizes] of entries(value)) {
    for (const [size, quantity] of entries(sizes)) {
      if (typeof quantity !== "number" || !Number.isInteger(quantity)) continue;
      // An unknown size does no harm: the server refuses the line, and no screen shows it.
      cart = withLine(cart, { itemId, size: size as Size }, Math.min(quantity, mostOfOne));
    }
  }
  return cart;
}

const entries = (value: unknown): readonly [string, unknown][] =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
