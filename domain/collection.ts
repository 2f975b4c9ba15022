/** How the product list is narrowed, ordered and drawn from: filters, sort, search, related. */
import type { Category, Size, Sort, SubCategory } from "./values.ts";

/** Whole rupees, both inclusive; an end that is left out is open. */
export interface PriceSpan {
  readonly from?: number;
  readonly to?: number;
}

export interface Filters {
  /** None chosen means all. */
  readonly categories: readonly Category[];
  readonly subCategories: readonly SubCategory[];
  /** Pieces that come in any of them. */
  readonly sizes?: readonly Size[];
  /** Words of a piece's facts: "blue" holds of navy, too. */
  readonly colours?: readonly string[];
  readonly cloths?: readonly string[];
  readonly price?: PriceSpan;
}

/** What of the collection is shown, and in which order. */
export interface View extends Filters {
  readonly sort: Sort;
  /** The words in the search box; absent while it is closed. */
  readonly search?: string | undefined;
  /** The words that are looked for where no name has those of the search. */
  readonly near?: string | undefined;
}

/** A piece, as far as it is filtered by. */
export interface Filterable extends Kind {
  readonly price: number;
  readonly sizes: readonly Size[];
  readonly facts?:
    | {
        readonly colours?: readonly string[] | undefined;
        readonly cloths?: readonly string[] | undefined;
      }
    | undefined;
}

type Kind = { readonly category: Category; readonly subCategory: SubCategory };

/** The collection as it is opened. */
export const wholeCollection: View = { categories: [], subCategories: [], sort: "relavent" };

/** How many values are chosen; a span of prices counts as one. */
export const chosenCount = (filters: Filters): number =>
  filters.categories.length +
  filters.subCategories.length +
  (filters.sizes?.length ?? 0) +
  (filters.colours?.length ?? 0) +
  (filters.cloths?.length ?? 0) +
  ((filters.price?.from ?? filters.price?.to) === undefined ? 0 : 1);

export const noFilters: Filters = { categories: [], subCategories: [] };

/** Values of one filter add up, those of two narrow. */
export const filtered = <Product extends Filterable>(
  products: readonly Product[],
  filters: Filters,
): readonly Product[] => {
  const { categories, subCategories, sizes = [], colours = [], cloths = [] } = filters;
  const { from = 0, to = Number.POSITIVE_INFINITY } = filters.price ?? {};
  return products.filter(
    ({ category, subCategory, price, sizes: made, facts }) =>
      (categories.length === 0 || categories.includes(category)) &&
      (subCategories.length === 0 || subCategories.includes(subCategory)) &&
      price >= from &&
      price <= to &&
      (sizes.length === 0 || sizes.some((size) => made.includes(size))) &&
      (colours.length === 0 || colours.some((colour) => facts?.colours?.includes(colour))) &&
      (cloths.length === 0 || cloths.some((cloth) => facts?.cloths?.includes(cloth))),
  );
};

/** Equal prices keep the order in which they came. */
export function sorted<Product extends { readonly price: number }>(
  products: readonly Product[],
  sort: Sort,
): readonly Product[] {
  switch (sort) {
    case "relavent":
      return products;
    case "low-high":
      return products.toSorted((a, b) => a.price - b.price);
    case "high-low":
      return products.toSorted((a, b) => b.price - a.price);
  }
}

/** Those whose names contain the words, in any case. No words match everything. */
export function searched<Product extends { readonly name: string }>(
  products: readonly Product[],
  words: string,
): readonly Product[] {
  const wanted = words.toLowerCase();
  return wanted === ""
    ? products
    : products.filter((product) => product.name.toLowerCase().includes(wanted));
}

/** Those that the search finds, or where it finds none, those that have the words near to it. */
export function lookedFor<Product extends { readonly name: string }>(
  products: readonly Product[],
  { search = "", near }: Pick<View, "search" | "near">,
): readonly Product[] {
  const found = searched(products, search);
  return found.length === 0 && near !== undefined ? searched(products, near) : found;
}

/** What the collection shows. */
export const collected = <Product extends Filterable & { readonly name: string }>(
  products: readonly Product[],
  view: View,
): readonly Product[] => sorted(filtered(lookedFor(products, view), view), view.sort);

/** Same category and sub-category as one of the products, without itself, at most 4. */
export const related = <Product extends Kind>(
  products: readonly Product[],
  to: Product,
): readonly Product[] =>
  products
    .filter(
      (product) =>
        product !== to &&
        product.category === to.category &&
        product.subCategory === to.subCategory,
    )
    .slice(0, 4);
