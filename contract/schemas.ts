/**
 * The bodies and replies of every call, as schemas. The server refuses a body that doesn't fit and
 * never sends a reply that doesn't; the client imports the types alone.
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

/** A product of the list, with what else the catalogue knows of it. */
const listedProduct = product.extend({ facts: pieceFacts.optional() });

const productId = z.string().min(1, "is required").max(200);

/** The client may send whole product copies; the id, size and quantity alone are kept. */
const orderedItem = z.object({ _id: productId, size, quantity: quantity.min(1) });

export const orderPayload = z.object({
  address,
  items: z.array(orderedItem).min(1).max(mostLines),
  /** Cart amount plus delivery fee, in whole rupees. */
  amount: z.number().nonnegative(),
});

/**
 * What is to be paid by card: a new order, or one of the shopper's own that is not paid yet. One schema
 * rather than a union, so that a wrong field is named as it is for a cash order.
 */
export const cardOrderPayload = z
  .looseObject({ orderId: z.uuid("must be an order's id").optional() })
  .transform(({ orderId, ...sent }, context) => {
    if (orderId !== undefined) return { orderId };
    const order = orderPayload.safeParse(sent);
    if (order.success) return order.data;
    // The cast holds because a finished issue is a raw one whose input was taken away.
    for (const issue of order.error.issues) context.issues.push(issue as z.core.$ZodRawIssue);
    return z.NEVER;
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

/** What a limit of a recommendation request is about; `words` are those that no table knows. */
export const limitFields = [
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

/**
 * One limit as the shop understood it: a chip to show, to take away, and to send back with the next
 * turn. The fields after `label` carry its meaning; a client sends them back as they came.
 */
export const understoodLimit = z.object({
  /** Unique within a reply. */
  id: z.string().min(1).max(40),
  /** Which of the things wanted it belongs to, counted from 0. */
  item: z.number().int().min(0).max(4),
  field: z.enum(limitFields),
  /** Never broken; may be given up, and the note says so; never present. */
  kind: z.enum(["hard", "soft", "negated"]),
  /** The shopper's own words that it came from. */
  words: z.string().max(200),
  /** A few words for the chip, such as "up to ₹2,000" or "not black". */
  label: z.string().max(200),
  values: z.array(z.string().max(60)).max(12).optional(),
  /** Whole rupees. */
  min: z.number().int().nonnegative().max(100_000_000).optional(),
  max: z.number().int().nonnegative().max(100_000_000).optional(),
  around: z.number().int().nonnegative().max(100_000_000).optional(),
  lean: z.enum(["low", "lowest", "high", "highest"]).optional(),
  total: z.literal(true).optional(),
  /** Years. */
  age: z.number().min(0).max(120).optional(),
});

/** What the shop has to say about an answer: what it gave up, or why nothing fits. */
export const recommendationNote = z.object({
  kind: z.enum(["relaxed", "nothing-fits", "all-shown", "partly", "conflict"]),
  text: z.string().max(600),
});

/** Every error reply, whatever the call. */
export const errorReply = z.object({
  message: z.string(),
  /**
   * The field that is wrong, on a 400; on a 409, the one that disagrees with the server: `amount` where the
   * prices have changed, `payment` where the order is paid already, `stock` where pieces are sold out,
   * `status` where the order is too far for it.
   */
  field: z.string().optional(),
  /** Where pieces are sold out: which, and how many are left. */
  soldOut: z
    .array(z.object({ itemId: z.string(), size, left: z.number().int().min(0) }))
    .optional(),
  /** To quote to whoever runs the shop, on a 5xx. */
  requestId: z.string().optional(),
});

const orderId = z.uuid("must be an order's id");
/** The order as it stands now, as the list has it. */
const changedOrder = z.object({ success: z.literal(true), order });
const nothing = z.object({}).nullish();

export const config = z.object({
  speech: z.object({
    /** Recognisers and synthesisers that this server can serve, beside the browser's own. */
    recognisers: z.array(z.enum(["openai", "azure"])),
    synthesisers: z.array(z.enum(["openai", "azure"])),
  }),
  google: z
    .object({
      apiKey: z.string(),
      authDomain: z.string(),
      projectId: z.string(),
      /** Address of the provider's emulator, on a machine where sign-in is tried out. */
      emulator: z.string().optional(),
    })
    .nullable(),
  /**
   * The card provider's public key, whether money only seems to move, and the script that opens the
   * payment window (an address or a path of ours); null when card payment is not set up.
   */
  razorpay: z.object({ key: z.string(), test: z.boolean(), checkout: z.string() }).nullable(),
  /** Whether a sentence that wasn't understood may be asked about. */
  secondOpinion: z.boolean(),
});

/** One act of the closed list with what it takes, as a second opinion names it. */
export const opinion = z.object({
  act: z.enum(opinionActNames),
  /** Ids of pieces that were named in the question. */
  piece: productId.optional(),
  other: productId.optional(),
  size: size.optional(),
  quantity: quantity.min(1).optional(),
  words: z.string().trim().min(1).max(longestOpinion.words).optional(),
});

/** Longest recording that may be sent, in bytes (about a minute of WAV at 16 kHz). */
export const largestRecording = 2_000_000;

/** body and reply of each call; a body of undefined means that the call takes none. */
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
  /** The newest, at most `ordersPage` of them, the oldest first; `orderCountHeader` says how many there are. */
  userOrders: {
    body: z
      .object({
        /** The `_id` of an order of theirs: those before it. */
        before: z.uuid("must be an order's id").optional(),
      })
      .nullish(),
    reply: z.array(order),
  },
  recommend: {
    body: z.object({
      userNeeds: required(longestUtterance),
      /** The limits of the turn before, as its reply had them. */
      understood: z.array(understoodLimit).max(60).optional(),
      /**
       * Ids of `understood` that the shopper took away. Where any is there, `understood` without them
       * is the whole need, and userNeeds is not read again.
       */
      removed: z.array(z.string().min(1).max(40)).max(60).optional(),
      /** Ids of all products shown in this conversation. */
      shown: z.array(z.string().min(1).max(200)).max(200).optional(),
      /** Whether the words answer the question of the reply before: they are about its need. */
      answers: z.boolean().optional(),
      /** Ids of the products on screen now, in their order: what "the second" means. */
      onScreen: z.array(z.string().min(1).max(200)).max(8).optional(),
    }),
    reply: z.object({
      success: z.boolean(),
      recommendations: z.array(recommendation).max(5),
      understood: z.array(understoodLimit).max(60).optional(),
      note: recommendationNote.optional(),
      /**
       * Where nothing fits: what lies just beyond the budget, or was shown before. Beside an only match:
       * what is most like it. Not an answer.
       */
      nearest: z.array(recommendation).max(3).optional(),
      /** Whole rupees by which the budget would have to grow for the first of `nearest`. */
      raiseBudgetBy: z.number().int().positive().optional(),
      /** At most one question back, to show and say beside the results. */
      question: z.string().max(300).optional(),
      /** Answers to it, to show as buttons; each is understood as it stands. */
      options: z.array(z.string().min(1).max(80)).max(4).optional(),
    }),
  },
  /** Without a line the whole order; `size` is needed where the product stands in it in several. */
  cancelOrder: {
    body: z.object({ orderId, itemId: productId.optional(), size: size.optional() }),
    reply: changedOrder,
  },
  changeOrderAddress: { body: z.object({ orderId, address }), reply: changedOrder },
  /** With `exchangeFor` an exchange, for which the other size is held. */
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
  /** The body is the recording itself, not JSON; see server/routes/speech.ts. */
  transcribe: { body: undefined, reply: z.object({ text: z.string() }) },
  speak: { body: z.object({ text: required(longestUtterance) }), reply: undefined },
  azureToken: {
    body: undefined,
    reply: z.object({
      /** Blank where the host wants none: a container of one's own. */
      token: z.string(),
      /** Null when `host` says where. */
      region: z.string().nullable(),
      /** Origin to talk to in place of the region's, such as wss://speech.example. */
      host: z.string().nullable(),
      /** For so many seconds from now. */
      seconds: z.number(),
    }),
  },
  understand: {
    body: z.strictObject({
      said: required(longestOpinion.said),
      /** What the screen is called. */
      screen: z.enum(Object.values(titles)),
      /** The acts that make sense now. */
      acts: z.array(z.enum(opinionActNames)).min(1).max(opinionActNames.length),
      /** What is in view, in its order. */
      pieces: z
        .array(z.object({ id: productId, name: required(longestOpinion.name) }))
        .max(mostOpinionPieces),
    }),
    /** Null where there is no opinion to use. */
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
 * One line of a transcription that was asked for as application/x-ndjson: the words so far, as
 * often as there are more, then `text` or `status`, once. A service that has all its words at once
 * is answered as JSON in any case.
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
export type UnderstoodLimit = z.infer<typeof understoodLimit>;
export type RecommendationNote = z.infer<typeof recommendationNote>;
export type Opinion = z.infer<typeof opinion>;
export type Config = z.infer<typeof config>;
export type ErrorReply = z.infer<typeof errorReply>;
