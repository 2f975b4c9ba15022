/** Shapes shared by several calls. */
import { z } from "zod";
import { byField } from "../domain/delivery.ts";
import { emailPattern } from "../domain/email.ts";
import {
  afterStatuses,
  categories,
  longestOfAccount,
  mostOfOne,
  mostStock,
  paymentMethods,
  refundStates,
  refusedReturn,
  sizes,
  subCategories,
} from "../domain/values.ts";

export const text = (longest: number) => z.string().max(longest);
export const required = (longest: number) => z.string().trim().min(1, "is required").max(longest);
export const email = z
  .string()
  .trim()
  .max(longestOfAccount.email)
  .regex(emailPattern, "Please enter a valid email address");

export const category = z.enum(categories);
export const subCategory = z.enum(subCategories);
export const size = z.enum(sizes);

/** A size that isn't listed isn't counted: it is made to order. */
const stock = z.partialRecord(size, z.number().int().min(0).max(mostStock));

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
  /** Only if any of its sizes is counted. */
  stock: stock.optional(),
});

export const quantity = z.number().int().min(0).max(mostOfOne);

/** product id → size → quantity. */
export const cart = z.record(z.string(), z.record(z.string(), quantity));

export const user = z.object({ name: z.string(), email: z.string() });

/** The delivery form, by its own rules (domain/delivery.ts). */
export const address = z.object(
  byField(({ field, longest }) => (field === "email" ? email : required(longest))),
);

export const itemReturn = z.object({
  _id: z.string(),
  quantity: quantity.min(1),
  reason: z.string(),
  /** Without it, a refund. */
  exchangeFor: size.optional(),
  status: z.enum([
    afterStatuses.returnRequested,
    afterStatuses.returned,
    afterStatuses.exchangeRequested,
    afterStatuses.exchanged,
    refusedReturn,
  ]),
  /** On refusal. */
  note: z.string().optional(),
  /** Milliseconds since 1970, UTC. */
  date: z.number(),
});

/** A copy of the product as ordered. */
const orderItem = product.omit({ stock: true }).extend({
  size,
  quantity: quantity.min(1),
  /** Only if it differs from the order's: cancelled, or the latest request after delivery. */
  status: z.enum(Object.values(afterStatuses)).optional(),
  /** `return` counts pieces. */
  can: z.object({ cancel: z.boolean(), return: z.number().int().min(0) }).optional(),
  /** Oldest first. */
  returns: z.array(itemReturn).optional(),
});

/** For the payment window; amount in paise. */
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
  /** Whether paid. */
  payment: z.boolean(),
  paymentMethod: z.enum(paymentMethods),
  /** Milliseconds since 1970, UTC. */
  date: z.number(),
  unpaid: providerOrder.optional(),
  /** Until then pieces wait for a card payment. */
  heldUntil: z.number().optional(),
  /** Whole rupees after cancelled lines. */
  remaining: z.number().optional(),
  can: z.object({ cancel: z.boolean(), address: z.boolean() }).optional(),
  /** Once delivered. */
  returnUntil: z.number().optional(),
  /** Pending while any refund is. */
  paymentState: z.enum(Object.values(refundStates)).optional(),
  /** Oldest first; whole rupees. */
  refunds: z
    .array(
      z.object({
        amount: z.number(),
        state: z.enum(Object.values(refundStates)),
        date: z.number(),
      }),
    )
    .optional(),
  /** Why the shop cancelled it. */
  note: z.string().optional(),
});

export const done = z.object({ success: z.literal(true) });
