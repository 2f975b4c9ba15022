/** The items of an order's body. */
import { largestBody } from "../../../contract/calls.ts";
import type { OrderPayload, Product } from "../../../contract/schemas.ts";
import type { CartLine } from "../../../domain/cart.ts";

/**
 * Product copies with size and quantity, as documented. The server reads only id, size and
 * quantity, so copies exceeding a body are dropped.
 */
export function orderItems(lines: readonly CartLine<Product>[]): OrderPayload["items"] {
  const copies = lines.map(({ product, size, quantity }) => ({ ...product, size, quantity }));
  const bytes = new TextEncoder().encode(JSON.stringify(copies)).length;
  if (bytes <= largestBody / 2) return copies;
  return copies.map(({ _id, size, quantity }) => ({ _id, size, quantity }));
}
