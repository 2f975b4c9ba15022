/**
 * Schemas of every call's body and reply. The server validates both; the client imports only the
 * types.
 */
import { z } from "zod";
import { plainEmailPattern, plainEmailWords } from "../domain/email.ts";
import { longestOpinion, mostOpinionPieces, opinionActNames } from "../domain/opinion.ts";
import { titles } from "../domain/titles.ts";
import {
  longestOfAccount,
  longestReason,
  longestUtterance,
  mostLines,
  shortestPassword,
} from "../domain/values.ts";
import { accountSchemas } from "./account-schemas.ts";
import type { CallName } from "./calls.ts";
import { pieceFacts } from "./piece-facts.ts";
import {
  address,
  cart,
  done,
  email,
  type itemReturn,
  order,
  product,
  providerOrder,
  quantity,
  required,
  size,
  text,
  user,
} from "./shapes.ts";

const listedProduct = product.extend({ facts: pieceFacts.optional() });

const productId = z.string().min(1, "is required").max(200);

/** The client may send whole products; only id, size and quantity are kept. */
const orderedItem = z.object({ _id: productId, size, quantity: quantity.min(1) });

const orderPayload = z.object({
  address,
  items: z.array(orderedItem).min(1).max(mostLines),
  amount: z.number().nonnegative(),
});

/**
 * A new order, or an unpaid one of the shopper's own. One schema instead of a union, so that a
 * wrong field is named as for cash.
 */
const cardOrderPayload = z
  .looseObject({ orderId: z.uuid("must be an order's id").optional() })
  .transform(({ orderId, ...sent }, context) => {
    if (orderId !== undefined) return { orderId };
    const order = orderPayload.safeParse(sent);
    if (order.success) return order.data;
    // A finished issue is a raw one without its input.
    for (const issue of order.error.issues) context.issues.push(issue as z.core.$ZodRawIssue);
    return z.NEVER;
  });

const recommendation = z.object({
  name: z.string(),
  category: z.string(),
  description: z.string(),
  reason: z.string(),
  productId: z.string(),
  price: z.number(),
  image1: z.string(),
});

/** `words`: those that no table knows. */
const constraintFields = [
  "garment",
  "audience",
  "price",
  "colour",
  "size",
  "material",
  "fit",
  "pattern",
  "sleeve",
  "detail",
  "season",
  "occasion",
  "words",
] as const;

/** Shown as a chip; sent back unchanged with the next turn. */
const understoodConstraint = z.object({
  /** Unique within a reply. */
  id: z.string().min(1).max(40),
  /** Index of its sub-query. */
  item: z.number().int().min(0).max(4),
  field: z.enum(constraintFields),
  /** Never relaxed; may be relaxed, with a note; excluded. */
  kind: z.enum(["hard", "soft", "negated"]),
  words: z.string().max(200),
  /** Such as "up to ₹2,000" or "not black". */
  label: z.string().max(200),
  values: z.array(z.string().max(60)).max(12).optional(),
  min: z.number().int().nonnegative().max(100_000_000).optional(),
  max: z.number().int().nonnegative().max(100_000_000).optional(),
  around: z.number().int().nonnegative().max(100_000_000).optional(),
  lean: z.enum(["low", "lowest", "high", "highest"]).optional(),
  total: z.literal(true).optional(),
  age: z.number().min(0).max(120).optional(),
});

const recommendationNote = z.object({
  kind: z.enum(["relaxed", "nothing-fits", "all-shown", "partly", "conflict"]),
  text: z.string().max(600),
});

const errorReply = z.object({
  message: z.string(),
  /**
   * The wrong field on a 400; the disagreeing one on a 409: `amount` (prices changed), `payment`
   * (already paid), `stock` (sold out), `status` (order too far along).
   */
  field: z.string().optional(),
  soldOut: z
    .array(z.object({ itemId: z.string(), size, left: z.number().int().min(0) }))
    .optional(),
  /** To quote to support, on a 5xx. */
  requestId: z.string().optional(),
});

const orderId = z.uuid("must be an order's id");
const changedOrder = z.object({ success: z.literal(true), order });
const nothing = z.object({}).nullish();

const config = z.object({
  speech: z.object({
    /** Beside the browser's own. */
    recognisers: z.array(z.enum(["openai", "azure"])),
    synthesisers: z.array(z.enum(["openai", "azure"])),
  }),
  google: z
    .object({
      apiKey: z.string(),
      authDomain: z.string(),
      projectId: z.string(),
      emulator: z.string().optional(),
    })
    .nullable(),
  /** Public key, whether in test mode, and the checkout script (URL or path). */
  razorpay: z.object({ key: z.string(), test: z.boolean(), checkout: z.string() }).nullable(),
  secondOpinion: z.boolean(),
});

export const opinion = z.object({
  act: z.enum(opinionActNames),
  /** Ids among the question's products. */
  piece: productId.optional(),
  other: productId.optional(),
  size: size.optional(),
  quantity: quantity.min(1).optional(),
  words: z.string().trim().min(1).max(longestOpinion.words).optional(),
});

/** Bytes; about a minute of WAV at 16 kHz. */
export const largestRecording = 2_000_000;

/** Without a body where it is undefined. */
export const schemas = {
  getCurrentUser: { body: undefined, reply: user },
  listProducts: { body: undefined, reply: z.array(listedProduct) },
  addToCart: { body: z.object({ itemId: productId, size }), reply: cart },
  getCart: { body: nothing, reply: cart },
  updateCart: { body: z.object({ itemId: productId, size, quantity }), reply: cart },
  register: {
    body: z.object({
      name: required(longestOfAccount.name),
      email: email.regex(plainEmailPattern, plainEmailWords),
      password: z
        .string()
        .min(shortestPassword, `Password must be at least ${shortestPassword} characters`)
        .max(longestOfAccount.password),
    }),
    reply: user,
  },
  logIn: {
    body: z.object({
      email: required(longestOfAccount.email),
      password: text(longestOfAccount.password).min(1, "is required"),
    }),
    reply: user,
  },
  googleLogIn: { body: z.object({ name: text(200), email }), reply: user },
  logOut: { body: undefined, reply: done },
  placeOrder: {
    body: orderPayload,
    reply: z.object({ success: z.literal(true), orderId: z.string() }),
  },
  razorpayOrder: {
    body: cardOrderPayload,
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
  /** The newest `ordersPage`, oldest first; `orderCountHeader` has the total. */
  userOrders: {
    body: z
      .object({
        /** An `_id`. */
        before: z.uuid("must be an order's id").optional(),
      })
      .nullish(),
    reply: z.array(order),
  },
  recommend: {
    body: z.object({
      userNeeds: required(longestUtterance),
      /** From the last reply. */
      understood: z.array(understoodConstraint).max(60).optional(),
      /**
       * Ids of removed constraints. If any, the rest of `understood` is the whole need and
       * userNeeds isn't read again.
       */
      removed: z.array(z.string().min(1).max(40)).max(60).optional(),
      /** All product ids of this conversation. */
      shown: z.array(z.string().min(1).max(200)).max(200).optional(),
      /** Whether userNeeds answers the last reply's question. */
      answers: z.boolean().optional(),
      /** Product ids in order: resolves "the second". */
      onScreen: z.array(z.string().min(1).max(200)).max(8).optional(),
    }),
    reply: z.object({
      success: z.boolean(),
      recommendations: z.array(recommendation).max(5),
      understood: z.array(understoodConstraint).max(60).optional(),
      note: recommendationNote.optional(),
      /**
       * Not answers. Without a match, products just over budget or shown before; with a single one,
       * the most similar.
       */
      nearest: z.array(recommendation).max(3).optional(),
      /** Whole rupees by which the budget must grow for the first of `nearest`. */
      raiseBudgetBy: z.number().int().positive().optional(),
      question: z.string().max(300).optional(),
      /** Answers, as buttons; each is understood alone. */
      options: z.array(z.string().min(1).max(80)).max(4).optional(),
    }),
  },
  /** The whole order without a line; `size` is required if the product is in several. */
  cancelOrder: {
    body: z.object({ orderId, itemId: productId.optional(), size: size.optional() }),
    reply: changedOrder,
  },
  changeOrderAddress: { body: z.object({ orderId, address }), reply: changedOrder },
  /** With `exchangeFor` an exchange; holds the other size. */
  returnItem: {
    body: z.object({
      orderId,
      itemId: productId,
      size,
      quantity: quantity.min(1),
      reason: required(longestReason),
      exchangeFor: size.optional(),
    }),
    reply: changedOrder,
  },
  getConfig: { body: undefined, reply: config },
  /** The body is the recording, not JSON; see server/routes/speech.ts. */
  transcribe: { body: undefined, reply: z.object({ text: z.string() }) },
  speak: { body: z.object({ text: required(longestUtterance) }), reply: undefined },
  azureToken: {
    body: undefined,
    reply: z.object({
      /** Empty where the host needs none (a self-hosted container). */
      token: z.string(),
      /** Null if `host` is set. */
      region: z.string().nullable(),
      /** Origin instead of the region's, such as wss://speech.example. */
      host: z.string().nullable(),
      /** Lifetime in seconds. */
      seconds: z.number(),
    }),
  },
  understand: {
    body: z.strictObject({
      said: required(longestOpinion.said),
      screen: z.enum(Object.values(titles)),
      /** Those possible now. */
      acts: z.array(z.enum(opinionActNames)).min(1).max(opinionActNames.length),
      /** In view, in order. */
      pieces: z
        .array(z.object({ id: productId, name: required(longestOpinion.name) }))
        .max(mostOpinionPieces),
    }),
    reply: z.object({ opinion: opinion.nullable() }),
  },
  ...accountSchemas,
} as const satisfies Record<
  CallName,
  { body: z.ZodType | undefined; reply: z.ZodType | undefined }
>;

type Infer<S> = S extends z.ZodType ? z.infer<S> : undefined;
export type Body<Name extends CallName> = Infer<(typeof schemas)[Name]["body"]>;
export type Reply<Name extends CallName> = Infer<(typeof schemas)[Name]["reply"]>;

/**
 * One line of a transcription requested as application/x-ndjson: partial words any number of times,
 * then `text` or `status` once. A service without partials is answered as JSON.
 */
export type TranscribeLine =
  | { readonly interim: string }
  | Reply<"transcribe">
  | { readonly status: number; readonly message: string };

export type Product = z.infer<typeof listedProduct>;
export type User = z.infer<typeof user>;
export type Order = z.infer<typeof order>;
export type ItemReturn = z.infer<typeof itemReturn>;
export type ProviderOrder = z.infer<typeof providerOrder>;
export type OrderPayload = z.infer<typeof orderPayload>;
export type Recommendation = z.infer<typeof recommendation>;
export type UnderstoodConstraint = z.infer<typeof understoodConstraint>;
export type Opinion = z.infer<typeof opinion>;
export type Config = z.infer<typeof config>;
export type ErrorReply = z.infer<typeof errorReply>;
