/** Reads a stored cart, which anybody may have written. */
import { type Cart, withLine } from "../../../domain/cart.ts";
import { mostOfOne, type Size } from "../../../domain/values.ts";

/** Empty for anything invalid. */
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
      // An unknown size is harmless: the server refuses it, no screen shows it.
      cart = withLine(cart, { itemId, size: size as Size }, Math.min(quantity, mostOfOne));
    }
  }
  return cart;
}

const entries = (value: unknown): readonly [string, unknown][] =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
