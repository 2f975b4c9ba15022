/**
 * The bodies and replies of every call, as schemas. The server refuses a body that doesn't fit and
 * never sends a reply that doesn't; the client imports the types alone.
 */
import { z } from "zod";
import type { CallName } from "./calls.ts";

export const categories = ["Men", "Women", "Kids"] as const;
export const subCategories = ["TopWear", "BottomWear", "WinterWear"] as const;
/** Sizes in the order in which they are always shown. */
export const sizes = ["S", "M", "L", "XL", "XXL"] as const;

/** Longest transcript or need that any call takes, in characters. */
export const longestUtterance = 500;

const text = (longest: number) => z.string().max(longest);
const required = (longest: number) => z.string().trim().min(1, "is required").max(longest);
const email = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, {
    message: "Please enter a valid email address",
  });

export const category = z.enum(categories);
export const subCategory = z.enum(subCategories);
export const size = z.enum(sizes);

/** Price in whole rupees; images are paths or URLs, image1 first. */
export const product = z.object({
  _id: z.string(),
  name: z.string(),
  price: z.number().int().nonnegative(),
  description: z.string(),
  category,
  subCategory,
  sizes: z.array(size),
  image1: z.string(),
  image2: z.string(),
  image3: z.string(),
  image4: z.string(),
  bestseller: z.boolean(),
});

/** Units of one line in a cart. */
export const quantity = z.number().int().min(0).max(99);

/** product id → size → quantity. */
export const cart = z.record(z.string(), z.record(z.string(), quantity));

export const user = z.object({ name: z.string(), email: z.string() });

export const address = z.object({
  firstName: required(100),
  lastName: required(100),
  email,
  street: required(200),
  city: required(100),
  state: required(100),
  pinCode: required(20),
  country: required(100),
  phone: required(30),
});

const productId = z.string().min(1, "is required").max(200);

/** A product copy plus the chosen size and quantity. */
export const orderItem = product.extend({ size, quantity: quantity.min(1) });

/** The client may send whole product copies; only the id, size and quantity are believed. */
const orderedItem = z.looseObject({ _id: productId, size, quantity: quantity.min(1) });

export const orderPayload = z.object({
  address,
  items: z.array(orderedItem).min(1).max(100),
  /** Cart amount plus delivery fee, in whole rupees. */
  amount: z.number().nonnegative(),
});

export const orderStatuses = [
  "Order Placed",
  "Packing",
  "Shipped",
  "Out for delivery",
  "Delivered",
] as const;

export const paymentMethods = ["cod", "razorpay"] as const;

/** What opens the payment window; amount in paise, as the provider has it. */
export const providerOrder = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  receipt: z.string(),
});

export const order = z.object({
  _id: z.string(),
  items: z.array(orderItem),
  address,
  /** Whole rupees, delivery fee included. */
  amount: z.number(),
  status: z.string(),
  /** Paid or not. */
  payment: z.boolean(),
  paymentMethod: z.enum(paymentMethods),
  /** Milliseconds since 1970, UTC. */
  date: z.number(),
  /** While a card order is not paid: the provider's order, so that it can be paid after all. */
  unpaid: providerOrder.optional(),
});

export const recommendation = z.object({
  name: z.string(),
  category: z.string(),
  description: z.string(),
  reason: z.string(),
  productId: z.string(),
  price: z.number(),
  image1: z.string(),
});

/** Every error reply, whatever the call. */
export const errorReply = z.object({
  message: z.string(),
  /** The field that is wrong, on a 400. */
  field: z.string().optional(),
  /** To quote to whoever runs the shop, on a 5xx. */
  requestId: z.string().optional(),
});

export const done = z.object({ success: z.literal(true) });
const nothing = z.object({}).nullish();

export const config = z.object({
  speech: z.object({
    /** Recognisers and synthesisers that this server can serve, beside the browser's own. */
    recognisers: z.array(z.enum(["openai", "azure"])),
    synthesisers: z.array(z.enum(["openai", "azure"])),
  }),
  google: z
    .object({ apiKey: z.string(), authDomain: z.string(), projectId: z.string() })
    .nullable(),
  /**
   * The card provider's public key, whether money only seems to move, and the script that opens the
   * payment window (an address or a path of ours); null when card payment is not set up.
   */
  razorpay: z.object({ key: z.string(), test: z.boolean(), checkout: z.string() }).nullable(),
});

/** Longest recording that may be sent, in bytes (about a minute of WAV at 16 kHz). */
export const largestRecording = 2_000_000;

/** body and reply of each call; a body of undefined means that the call takes none. */
export const schemas = {
  getCurrentUser: { body: undefined, reply: user },
  listProducts: { body: undefined, reply: z.array(product) },
  addToCart: { body: z.object({ itemId: productId, size }), reply: cart },
  getCart: { body: nothing, reply: cart },
  updateCart: { body: z.object({ itemId: productId, size, quantity }), reply: cart },
  register: {
    body: z.object({
      name: required(100),
      email,
      password: z.string().min(6, "Password must be at least 6 characters").max(200),
    }),
    reply: user,
  },
  logIn: {
    body: z.object({ email: required(254), password: text(200).min(1, "is required") }),
    reply: user,
  },
  googleLogIn: { body: z.object({ name: text(200), email }), reply: user },
  logOut: { body: undefined, reply: done },
  placeOrder: {
    body: orderPayload,
    reply: z.object({ success: z.literal(true), orderId: z.string() }),
  },
  razorpayOrder: {
    body: orderPayload,
    reply: providerOrder,
  },
  verifyRazorpay: {
    body: z.object({
      razorpay_order_id: required(100),
      razorpay_payment_id: required(100),
      razorpay_signature: required(200),
    }),
    reply: done,
  },
  userOrders: { body: nothing, reply: z.array(order) },
  recommend: {
    body: z.object({ userNeeds: required(longestUtterance) }),
    reply: z.object({ success: z.boolean(), recommendations: z.array(recommendation).max(5) }),
  },
  getConfig: { body: undefined, reply: config },
  /** The body is the recording itself, not JSON; see server/routes/speech.ts. */
  transcribe: { body: undefined, reply: z.object({ text: z.string() }) },
  speak: { body: z.object({ text: required(longestUtterance) }), reply: undefined },
} as const satisfies Record<
  CallName,
  { body: z.ZodType | undefined; reply: z.ZodType | undefined }
>;

type Infer<S> = S extends z.ZodType ? z.infer<S> : undefined;
export type Body<Name extends CallName> = Infer<(typeof schemas)[Name]["body"]>;
export type Reply<Name extends CallName> = Infer<(typeof schemas)[Name]["reply"]>;

export type Category = z.infer<typeof category>;
export type SubCategory = z.infer<typeof subCategory>;
export type Size = z.infer<typeof size>;
export type Product = z.infer<typeof product>;
export type Cart = z.infer<typeof cart>;
export type User = z.infer<typeof user>;
export type Address = z.infer<typeof address>;
export type Order = z.infer<typeof order>;
export type ProviderOrder = z.infer<typeof providerOrder>;
export type OrderPayload = z.infer<typeof orderPayload>;
export type Recommendation = z.infer<typeof recommendation>;
export type Config = z.infer<typeof config>;
export type ErrorReply = z.infer<typeof errorReply>;
