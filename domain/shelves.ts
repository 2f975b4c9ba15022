/** Which pieces stand on the front shelves: the newest, and those that sell best. */

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
