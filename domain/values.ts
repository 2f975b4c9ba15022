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

/** What a collection is filtered by, of the colours and cloths that pieces have. */
export const filterColours = [
  "white",
  "beige",
  "yellow",
  "orange",
  "red",
  "pink",
  "purple",
  "blue",
  "green",
  "brown",
  "grey",
  "black",
] as const;
export const filterCloths = [
  "cotton",
  "linen",
  "denim",
  "silk",
  "wool",
  "fleece",
  "velvet",
  "corduroy",
  "rayon",
  "polyester",
  "nylon",
] as const;

/** What a size guide measures, in the order in which it is shown. */
export const bodyMeasures = ["chest", "bust", "waist", "hips", "height"] as const;
export type BodyMeasure = (typeof bodyMeasures)[number];

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

/** What can become of an order, or of one of its lines, beside its stations. */
export const afterStatuses = {
  cancelled: "Cancelled",
  returnRequested: "Return Requested",
  returned: "Returned",
  exchangeRequested: "Exchange Requested",
  exchanged: "Exchanged",
} as const;
export type AfterStatus = (typeof afterStatuses)[keyof typeof afterStatuses];

/** A return or an exchange that the shop refused: its line stands where it stood. */
export const refusedReturn = "Refused";

/** How far money is on its way back. */
export const refundStates = { pending: "Refund Pending", done: "Refunded" } as const;
export type RefundState = (typeof refundStates)[keyof typeof refundStates];

/** Days from its delivery on which a piece may be given back or exchanged. */
export const returnDays = 7;

/** Minutes for which pieces are held from when a card payment is opened. */
export const holdMinutes = 15;

/** So many pieces of a size or fewer are told: "only 2 left". */
export const fewLeft = 3;

/** Most pieces of one size that a shop counts. */
export const mostStock = 1_000_000;

/** Longest reason of a return, in characters. */
export const longestReason = 500;

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
export const longestOfAccount = { name: 100, email: 254, password: 200, addressName: 40 } as const;

/** Addresses that a shopper may keep. */
export const mostAddresses = 10;
