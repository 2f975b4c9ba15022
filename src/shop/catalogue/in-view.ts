import type { Product, Recommendation } from "../../../contract/schemas.ts";
import { collected, related } from "../../../domain/collection.ts";
import { paths, productAt } from "../../../domain/routes.ts";
import { bestSellers, latest } from "../../../domain/shelves.ts";
import { readView, type SearchPlace } from "./search-url.ts";

export interface Shown {
  readonly products: readonly Product[];
  readonly cart: readonly string[];
  readonly recommendations: readonly Pick<Recommendation, "productId">[];
  readonly ordered: readonly string[];
}

/** Ids in screen order, unique. */
export function inViewAt({ path, query }: SearchPlace, shown: Shown): readonly string[] {
  return [...new Set(idsAt({ path, query }, shown))];
}

function idsAt({ path, query }: SearchPlace, shown: Shown): readonly string[] {
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

/** What the collection's address finds, else best sellers. */
export function foundAt(query: string, products: readonly Product[]): readonly Product[] {
  const { filters, ...view } = readView(query);
  return collected(products, { ...filters, ...view });
}

const idOf = ({ _id }: Product): string => _id;
