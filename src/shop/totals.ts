/** What a cart counts and costs. Amounts are whole rupees; the server computes its own. */

import type { Cart, Product } from "../../contract/schemas.ts";
import { bySize, type Size } from "../../domain/values.ts";

/** One row of the cart: a product in one size. */
export interface CartLine {
  readonly product: Product;
  readonly size: Size;
  readonly quantity: number;
}

export interface Totals {
  readonly subtotal: number;
  /** The delivery fee; 0 for an empty cart. */
  readonly fee: number;
  readonly total: number;
}

/** The sum of all quantities above zero. */
export const cartCount = (cart: Cart): number =>
  Object.values(cart)
    .flatMap((sizes) => Object.values(sizes))
    .reduce((sum, quantity) => sum + Math.max(0, quantity), 0);

/** The rows to show: quantities above zero of products that the shop still has. */
export function cartLines(cart: Cart, products: readonly Product[]): readonly CartLine[] {
  const byId = new Map(products.map((product) => [product._id, product]));
  return Object.entries(cart).flatMap(([id, sizes]) => {
    const product = byId.get(id);
    if (product === undefined) return [];
    return (Object.entries(sizes) as [Size, number][]) // the contract's keys are sizes
      .filter(([, quantity]) => quantity > 0)
      .sort(([a], [b]) => bySize(a, b))
      .map(([size, quantity]) => ({ product, size, quantity }));
  });
}

/** The total is 0 for a subtotal of 0, else the subtotal and the delivery fee. */
export function totals(lines: readonly CartLine[], deliveryFee: number): Totals {
  const subtotal = lines.reduce((sum, line) => sum + line.product.price * line.quantity, 0);
  const fee = subtotal > 0 ? deliveryFee : 0;
  return { subtotal, fee, total: subtotal + fee };
}
