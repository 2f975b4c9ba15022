/** How the product list is narrowed, ordered and drawn from: filters, sort, search, shelves, related. */
import type { Product } from "../../contract/schemas.ts";
import type { Category, Sort, SubCategory } from "../../domain/values.ts";

export interface Filters {
  /** None chosen means all. */
  readonly categories: readonly Category[];
  readonly subCategories: readonly SubCategory[];
}

export const filtered = (products: readonly Product[], filters: Filters): readonly Product[] =>
  products.filter(
    (product) =>
      (filters.categories.length === 0 || filters.categories.includes(product.category)) &&
      (filters.subCategories.length === 0 || filters.subCategories.includes(product.subCategory)),
  );

/** Equal prices keep the order in which they came. */
export function sorted(products: readonly Product[], sort: Sort): readonly Product[] {
  switch (sort) {
    case "relavent":
      return products;
    case "low-high":
      return products.toSorted((a, b) => a.price - b.price);
    case "high-low":
      return products.toSorted((a, b) => b.price - a.price);
  }
}

/** The names that contain the words, in any case. No words match everything. */
export function searched(products: readonly Product[], words: string): readonly Product[] {
  const wanted = words.toLowerCase();
  return wanted === ""
    ? products
    : products.filter((product) => product.name.toLowerCase().includes(wanted));
}

/** Latest Collections: the first 8. */
export const latest = (products: readonly Product[]): readonly Product[] => products.slice(0, 8);

/** Best Seller: the first 4 that carry the flag. */
export const bestSellers = (products: readonly Product[]): readonly Product[] =>
  products.filter((product) => product.bestseller).slice(0, 4);

/** Same category and sub-category, without the product itself, at most 4. */
export const related = (products: readonly Product[], to: Product): readonly Product[] =>
  products
    .filter(
      (product) =>
        product._id !== to._id &&
        product.category === to.category &&
        product.subCategory === to.subCategory,
    )
    .slice(0, 4);
