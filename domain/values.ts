/** The values and limits that calls, screens and sentences share. */

export const categories = ["Men", "Women", "Kids"] as const;
export type Category = (typeof categories)[number];

export const subCategories = ["TopWear", "BottomWear", "WinterWear"] as const;
export type SubCategory = (typeof subCategories)[number];

/** In display order. */
export const sizes = ["S", "M", "L", "XL", "XXL"] as const;
export type Size = (typeof sizes)[number];

/** For Array.sort. */
export const bySize = (a: Size, b: Size): number => sizes.indexOf(a) - sizes.indexOf(b);

/** Colours and cloths offered as filters. */
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

/** In display order. */
export const bodyMeasures = ["chest", "bust", "waist", "hips", "height"] as const;
export type BodyMeasure = (typeof bodyMeasures)[number];

/** In order. */
export const orderStatuses = [
  "Order Placed",
  "Packing",
  "Shipped",
  "Out for delivery",
  "Delivered",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const firstStatus = orderStatuses[0];
/** Final; cash is paid with it. */
export const lastStatus = orderStatuses[4];

/** Statuses beside the sequence, of an order or one of its lines. */
export const afterStatuses = {
  cancelled: "Cancelled",
  returnRequested: "Return Requested",
  returned: "Returned",
  exchangeRequested: "Exchange Requested",
  exchanged: "Exchanged",
} as const;

/** A refused return: its line keeps its status. */
export const refusedReturn = "Refused";

export const refundStates = { pending: "Refund Pending", done: "Refunded" } as const;
export type RefundState = (typeof refundStates)[keyof typeof refundStates];

/** Days after delivery. */
export const returnDays = 7;

/** Minutes that pieces are held after a card payment is opened. */
export const holdMinutes = 15;

/** At or below this, the count is shown: "only 2 left". */
export const fewLeft = 3;

/** Per size. */
export const mostStock = 1_000_000;

/** Characters. */
export const longestReason = 500;

export const paymentMethods = ["cod", "razorpay"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** `relavent` is the documented value of the default order. */
export const sorts = [
  { value: "relavent", label: "Relevant" },
  { value: "low-high", label: "Low to High" },
  { value: "high-low", label: "High to Low" },
] as const;
export type Sort = (typeof sorts)[number]["value"];

/** Units of one product in one size. */
export const mostOfOne = 99;

/** Lines of a cart or an order. */
export const mostLines = 100;

export const ordersPage = 50;

/** Characters of a transcript or need. */
export const longestUtterance = 500;

export const shortestPassword = 6;

/** Characters. */
export const longestOfAccount = { name: 100, email: 254, password: 200, addressName: 40 } as const;

export const mostAddresses = 10;
