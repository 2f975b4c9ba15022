/** What an order says of its items. */
import { largestBody } from "../../../contract/calls.ts";
import type { OrderPayload, Product } from "../../../contract/schemas.ts";
import type { CartLine } from "../../../domain/cart.ts";

/**
 * Each item is a product copy with its size and quantity, as the call is documented. The shop reads the
 * id, size and quantity alone, so copies that would fill half of what a body may hold stay here.
 */
export function orderItems(lines: readonly CartLine<Product>[]): OrderPayload["items"] {
  const copies = lines.map(({ product, size, quantity }) => ({ ...product, size, quantity }));
  const bytes = new TextEncoder().encode(JSON.stringify(copies)).length;
  if (bytes <= largestBody / 2) return copies;
  return copies.map(({ _id, size, quantity }) => ({ _id, size, quantity }));
}
