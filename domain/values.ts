/** The values that the shop's calls, screens and sentences choose from, and the limits of what they take. */

export const categories = ["Men", "Women", "Kids"] as const;
export type Category = (typeof categories)[number];

export const subCategories = ["TopWear", "BottomWear", "WinterWear"] as const;
export type SubCategory = (typeof subCategories)[number];

/** In the order in which they are always shown. */
export const sizes = ["S", "M", "L", "XL", "XXL"] as const;
export type Size = (typeof sizes)[number];

/** For Array.sort: S, M, L, XL, XXL. */
export const bySize = (a: Size, b: Size): number => sizes.indexOf(a) - sizes.indexOf(b);

/** The stations of an order, from the first to the last. */
export const orderStatuses = [
  "Order Placed",
  "Packing",
  "Shipped",
  "Out for delivery",
  "Delivered",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The status of a new order. */
export const firstStatus = orderStatuses[0];
/** The status that ends an order: cash is paid with it. */
export const lastStatus = orderStatuses[4];

/** In cash on delivery, or by card. */
export const paymentMethods = ["cod", "razorpay"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Orders of the collection; `relavent` is the documented value of the default, as the list comes. */
export const sorts = [
  { value: "relavent", label: "Relevant" },
  { value: "low-high", label: "Low to High" },
  { value: "high-low", label: "High to Low" },
] as const;
export type Sort = (typeof sorts)[number]["value"];

/** Most units of one product in one size. */
export const mostOfOne = 99;

/** Most lines of a cart, and so of an order: products, each in one size. */
export const mostLines = 100;

/** Orders on one page of the list. */
export const ordersPage = 50;

/** Longest transcript or need that any call takes, in characters. */
export const longestUtterance = 500;

export const shortestPassword = 6;

/** Most characters of an account's fields. */
export const longestOfAccount = { name: 100, email: 254, password: 200 } as const;
