/** Which products a screen shows, in its order: the same rules by which the screens choose them. */
import type { Product, Recommendation } from "../../contract/schemas.ts";
import { bestSellers, filtered, latest, related, searched, sorted } from "./catalogue.ts";
import { collectionPath, type Place, readView } from "./search-url.ts";

/** Whatever decides what is in view, beside the place. */
export interface Shown {
  readonly products: readonly Product[];
  /** Ids of the cart's lines in their order. */
  readonly cart: readonly string[];
  readonly recommendations: readonly Pick<Recommendation, "productId">[];
  /** Ids of what was ordered, newest first. */
  readonly ordered: readonly string[];
}

const productPage = "/productdetail/";

/** The id of the product whose page a path is. */
export function productOf(path: string): string | undefined {
  if (!path.startsWith(productPage)) return undefined;
  const id = path.slice(productPage.length).replace(/\/$/, "");
  try {
    return decodeURIComponent(id);
  } catch {
    return id; // a lone "%" is nobody's escape
  }
}

/** Ids of the products that a place shows, in their order there, each once. */
export function inViewAt({ path, query }: Place, shown: Shown): readonly string[] {
  return [...new Set(idsAt({ path, query }, shown))];
}

function idsAt({ path, query }: Place, shown: Shown): readonly string[] {
  const { products } = shown;
  const page = productOf(path);
  if (page !== undefined) {
    const open = products.find(({ _id }) => _id === page);
    return open ? related(products, open).map(idOf) : [];
  }
  switch (path) {
    case "/":
    case "/product":
      return [...latest(products), ...bestSellers(products)].map(idOf);
    case collectionPath: {
      const { filters, sort, search = "" } = readView(query);
      return sorted(searched(filtered(products, filters), search), sort).map(idOf);
    }
    case "/cart":
    case "/placeorder":
      return shown.cart;
    case "/recommendations":
      return shown.recommendations.map(({ productId }) => productId);
    case "/order":
      return shown.ordered;
    default:
      return [];
  }
}

const idOf = ({ _id }: Product): string => _id;
