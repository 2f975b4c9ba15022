/** The twelve pictures of docs/pictures.md, by their names in `npm run screenshots`. */

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
