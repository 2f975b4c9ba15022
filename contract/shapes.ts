/** The shapes that several calls share: a product, a cart, an address, an order. */
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

/** Pieces that can be bought now, by size. A size that isn't in it isn't counted: it is made to order. */
export const stock = z.partialRecord(size, z.number().int().min(0).max(mostStock));

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
  /** Only where the shop counts any of its sizes. */
  stock: stock.optional(),
});

/** Units of one line in a cart. */
export const quantity = z.number().int().min(0).max(mostOfOne);

/** product id → size → quantity. */
export const cart = z.record(z.string(), z.record(z.string(), quantity));

export const user = z.object({ name: z.string(), email: z.string() });

/** What the delivery form asks for, by the form's own rules (domain/delivery.ts). */
export const address = z.object(
  byField(({ field, longest }) => (field === "email" ? email : required(longest))),
);

/** What a shopper asked for after the delivery, and what became of it. */
export const itemReturn = z.object({
  _id: z.string(),
  quantity: quantity.min(1),
  /** In the shopper's words. */
  reason: z.string(),
  /** The size wanted in its place; without it the piece goes back and is refunded. */
  exchangeFor: size.optional(),
  status: z.enum([
    afterStatuses.returnRequested,
    afterStatuses.returned,
    afterStatuses.exchangeRequested,
    afterStatuses.exchanged,
    refusedReturn,
  ]),
  /** The shop's words, where it refused. */
  note: z.string().optional(),
  /** Milliseconds since 1970, UTC. */
  date: z.number(),
});

/** A product copy plus the chosen size and quantity, and what became of this line alone. */
export const orderItem = product.omit({ stock: true }).extend({
  size,
  quantity: quantity.min(1),
  /** Where it isn't its order's: cancelled, or what was asked for last after the delivery. */
  status: z.enum(Object.values(afterStatuses)).optional(),
  /** What can still be done: taken out of its order; so many pieces given back or exchanged. */
  can: z.object({ cancel: z.boolean(), return: z.number().int().min(0) }).optional(),
  /** The oldest first; left out where nothing was asked for. */
  returns: z.array(itemReturn).optional(),
});

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
  /** While its pieces are held for a card payment: until when. */
  heldUntil: z.number().optional(),
  /** Whole rupees that are left of the amount, where lines of it were cancelled. */
  remaining: z.number().optional(),
  /** What can still be done with the order as a whole. */
  can: z.object({ cancel: z.boolean(), address: z.boolean() }).optional(),
  /** Until when its pieces may be given back or exchanged, once it is delivered. */
  returnUntil: z.number().optional(),
  /** Where money goes back: pending while any of it is still on its way. */
  paymentState: z.enum(Object.values(refundStates)).optional(),
  /** The oldest first; amounts in whole rupees. */
  refunds: z
    .array(
      z.object({
        amount: z.number(),
        state: z.enum(Object.values(refundStates)),
        date: z.number(),
      }),
    )
    .optional(),
  /** Why it was cancelled, where it wasn't the shopper who did it: a sentence to show and say. */
  note: z.string().optional(),
});

export const done = z.object({ success: z.literal(true) });
