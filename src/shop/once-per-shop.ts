/**
 * Parts of the shop that open with the first screen or command that needs them, so that the first
 * load doesn't carry their code. Each is made once for a shop, whoever asks first.
 */
import type { Shop } from "./shop.ts";

export function oncePerShop<Part>(open: (shop: Shop) => Part): (shop: Shop) => Part {
  const opened = new WeakMap<Shop, { readonly part: Part }>();
  return (shop) => {
    const known = opened.get(shop);
    if (known !== undefined) return known.part;
    const part = open(shop);
    opened.set(shop, { part });
    return part;
  };
}
