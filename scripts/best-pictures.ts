/** The twelve pictures that docs/pictures.md shows, by the names that `npm run screenshots` gives them. */

/** Kept with the code: what the window shows, and no wider than this. */
export const bestWidth = 1200;

export const bestPictures: readonly string[] = [
  "login-1440",
  "home-1440",
  "home-390",
  "collection-filtered-1440",
  "product-detail-390",
  "product-chosen-1440",
  "size-guide-768",
  "recommendations-question-1440",
  "assistant-asks-390",
  "cart-undo-390",
  "place-order-known-1440",
  "orders-1440-dark",
];
