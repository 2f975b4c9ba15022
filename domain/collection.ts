/** How the product list is narrowed, ordered and drawn from: filters, sort, search, shelves, related. */
import type { Category, Sort, SubCategory } from "./values.ts";

export interface Filters {
  /** None chosen means all. */
  readonly categories: readonly Category[];
  readonly subCategories: readonly SubCategory[];
}

/** What of the collection is shown, and in which order. */
export interface View extends Filters {
  readonly sort: Sort;
  /** The words in the search box; absent while it is closed. */
  readonly search?: string | undefined;
}

type Kind = { readonly category: Category; readonly subCategory: SubCategory };

/** The collection as it is opened. */
export const wholeCollection: View = { categories: [], subCategories: [], sort: "relavent" };

export const filtered = <Product extends Kind>(
  products: readonly Product[],
  { categories, subCategories }: Filters,
): readonly Product[] =>
  products.filter(
    (product) =>
      (categories.length === 0 || categories.includes(product.category)) &&
      (subCategories.length === 0 || subCategories.includes(product.subCategory)),
  );

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

/** What the collection shows. */
export const collected = <Product extends Kind & { readonly name: string; readonly price: number }>(
  products: readonly Product[],
  view: View,
): readonly Product[] => sorted(searched(filtered(products, view), view.search ?? ""), view.sort);

/** How many stand on the front shelves at most. */
export const shelfSize = { latest: 8, bestSellers: 4 } as const;

/** Latest Collections: the first of the list. */
export const latest = <Product>(products: readonly Product[]): readonly Product[] =>
  products.slice(0, shelfSize.latest);

/** Best Seller: the first that carry the flag. */
export const bestSellers = <Product extends { readonly bestseller: boolean }>(
  products: readonly Product[],
): readonly Product[] =>
  products.filter(({ bestseller }) => bestseller).slice(0, shelfSize.bestSellers);

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
