/** Which products a screen shows, in its order: the same rules by which the screens choose them. */
import type { Product, Recommendation } from "../../../contract/schemas.ts";
import { bestSellers, collected, latest, related } from "../../../domain/collection.ts";
import { paths, productAt } from "../../../domain/routes.ts";
import { type Place, readView } from "./search-url.ts";

/** Whatever decides what is in view, beside the place. */
export interface Shown {
  readonly products: readonly Product[];
  /** Ids of the cart's lines in their order. */
  readonly cart: readonly string[];
  readonly recommendations: readonly Pick<Recommendation, "productId">[];
  /** Ids of what was ordered, newest first. */
  readonly ordered: readonly string[];
}

/** Ids of the products that a place shows, in their order there, each once. */
export function inViewAt({ path, query }: Place, shown: Shown): readonly string[] {
  return [...new Set(idsAt({ path, query }, shown))];
}

function idsAt({ path, query }: Place, shown: Shown): readonly string[] {
  const { products } = shown;
  const page = productAt(path);
  if (page !== undefined) {
    const open = products.find(({ _id }) => _id === page);
    return open ? related(products, open).map(idOf) : [];
  }
  switch (path) {
    case paths.home:
    case paths.product:
      return [...latest(products), ...bestSellers(products)].map(idOf);
    case paths.collection: {
      const found = foundAt(query, products);
      return (found.length > 0 ? found : bestSellers(products)).map(idOf);
    }
    case paths.cart:
    case paths.placeOrder:
      return shown.cart;
    case paths.recommendations:
      return shown.recommendations.map(({ productId }) => productId);
    case paths.orders:
      return shown.ordered;
    default:
      return [];
  }
}

/** What the collection's address finds; where that is nothing, the best sellers are shown in its place. */
export function foundAt(query: string, products: readonly Product[]): readonly Product[] {
  const { filters, ...view } = readView(query);
  return collected(products, { ...filters, ...view });
}

const idOf = ({ _id }: Product): string => _id;
