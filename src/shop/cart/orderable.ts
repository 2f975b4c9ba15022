import type { Product } from "../../../contract/schemas.ts";
import type { CartLine } from "../../../domain/cart.ts";
import { leftOf, shortage } from "../../../domain/stock.ts";

export const isOrderable = ({ product, size, quantity }: CartLine<Product>): boolean =>
  shortage(product, size, quantity) === null;

export const orderable = (lines: readonly CartLine<Product>[]): readonly CartLine<Product>[] =>
  lines.filter(isOrderable);

/** The stock of a line exceeding it; else undefined. */
export const leftOfShort = (line: CartLine<Product>): number | undefined =>
  isOrderable(line) ? undefined : leftOf(line.product, line.size);

/** Announces lines that stay. */
export function keptWords(lines: readonly CartLine<Product>[]): string {
  const names = lines.map(({ product, size }) => `${product.name} in ${size}`);
  return lines.length === 1
    ? `${names[0]} can't be ordered right now. It stays in your cart, and isn't in the total.`
    : `${names.join(" and ")} can't be ordered right now. They stay in your cart, and aren't in the total.`;
}
