/** Parts of the shop loaded on demand, once per shop. */
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
