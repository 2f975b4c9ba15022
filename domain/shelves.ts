/** Most products per shelf. */
export const shelfSize = { latest: 8, bestSellers: 4 } as const;

/** Latest Collections: the start of the list. */
export const latest = <Product>(products: readonly Product[]): readonly Product[] =>
  products.slice(0, shelfSize.latest);

/** Best Seller: the first with the flag. */
export const bestSellers = <Product extends { readonly bestseller: boolean }>(
  products: readonly Product[],
): readonly Product[] =>
  products.filter(({ bestseller }) => bestseller).slice(0, shelfSize.bestSellers);
