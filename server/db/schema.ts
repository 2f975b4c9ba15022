/**
 * The tables. One SQL dialect, PostgreSQL, for the embedded database and a server alike. Money is
 * integer paise; times carry their zone. Change a table here, then run `npm run migrations`.
 */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Product } from "../../contract/schemas.ts";
import type { Address } from "../../domain/delivery.ts";
import type { CanonicalEmail } from "../../domain/email.ts";
import type { MailData, MailKind } from "../mail/kinds.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const users = pgTable("users", {
  id: uuid().primaryKey(),
  name: text().notNull(),
  /** As it was typed, to show. */
  email: text().notNull(),
  /** By which the account is found; null for one whose address is another account's now. */
  canonicalEmail: text("canonical_email").$type<CanonicalEmail>().unique(),
  /** Null for an account that signs in with Google alone, and for a closed one. */
  passwordHash: text("password_hash"),
  googleSub: text("google_sub").unique(),
  createdAt: moment("created_at").notNull(),
  /** When its shopper deleted it: from then on the row and its orders say nothing of a person. */
  deletedAt: moment("deleted_at"),
});

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the token in hex: who reads this table can't sign in with it. */
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** By which its shopper names it; no token can be made of it. */
    id: uuid().notNull().unique().default(sql`gen_random_uuid()`),
    /** Such as "Chrome on Android". */
    device: text().notNull().default(""),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_expires").on(table.expiresAt),
  ],
);

/** Links by which a forgotten password is set anew: each works once, and for its account alone. */
export const passwordResets = pgTable(
  "password_resets",
  {
    /** SHA-256 of the token in hex, as of a session's. */
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("password_resets_user").on(table.userId),
    index("password_resets_expires").on(table.expiresAt),
  ],
);

/** Addresses that shoppers keep under a name of theirs. */
export const addresses = pgTable(
  "addresses",
  {
    id: uuid().primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    address: jsonb().$type<Address>().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [uniqueIndex("addresses_name").on(table.userId, sql`lower(${table.name})`)],
);

/** What is to be sent by e-mail, and what was. Written by queueMail alone (server/mail/queue.ts). */
export const mails = pgTable(
  "mails",
  {
    /** Part of its Message-ID, on every try. */
    id: uuid().primaryKey(),
    kind: text().$type<MailKind>().notNull(),
    to: text().notNull(),
    /** What its words are made of; emptied once it is sent or given up. */
    data: jsonb().$type<MailData>().notNull(),
    /** What it is about, where that may be told twice and is to be sent once. */
    key: text().unique(),
    createdAt: moment("created_at").notNull(),
    /** When to try next: later after each failure, and while somebody is trying. */
    dueAt: moment("due_at").notNull(),
    /** From when on it is of no use. */
    expiresAt: moment("expires_at"),
    attempts: integer().notNull().default(0),
    /** Whose try this is: what comes of an earlier one counts no more. */
    lease: uuid(),
    sentAt: moment("sent_at"),
    /** Given up. */
    failedAt: moment("failed_at"),
    /** The mail server's words about the last failure. */
    failure: text(),
  },
  (table) => [
    index("mails_due").on(table.dueAt).where(sql`sent_at is null and failed_at is null`),
    index("mails_created").on(table.createdAt),
  ],
);

export const products = pgTable(
  "products",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    pricePaise: integer("price_paise").notNull(),
    category: text().notNull(),
    subCategory: text("sub_category").notNull(),
    sizes: text().array().notNull(),
    image1: text().notNull(),
    image2: text().notNull(),
    image3: text().notNull(),
    image4: text().notNull(),
    bestseller: boolean().notNull(),
    /** What is known beyond the documented fields: material, colour, season, occasion … */
    attributes: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Place in the shop's list; the first are shown as the latest. */
    position: integer().notNull(),
  },
  (table) => [
    check(
      "products_price_whole_rupees",
      sql`${table.pricePaise} >= 0 AND ${table.pricePaise} % 100 = 0`,
    ),
    index("products_position").on(table.position),
  ],
);

/**
 * Pieces that can be bought, of each size that is counted. No foreign key: a product that is taken out
 * of the shop may come back, and pieces of it that are held or sold come back to their count.
 */
export const productStock = pgTable(
  "product_stock",
  {
    productId: text("product_id").notNull(),
    size: text().notNull(),
    /** Null for a size that is counted no longer. A row is never deleted. */
    free: integer(),
    /** A trigger adds 1 whenever the row changes: the sum of them grows with every change of any. */
    changes: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.size] }),
    check("product_stock_free", sql`${table.free} >= 0`),
  ],
);

/** One row; a trigger adds 1 to its version whenever products change, whoever changes them. */
export const catalogue = pgTable(
  "catalogue",
  { id: integer().primaryKey(), version: integer().notNull() },
  (table) => [check("catalogue_one_row", sql`${table.id} = 1`)],
);

export const cartLines = pgTable(
  "cart_lines",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Perhaps of a product that the shop no longer has: the line stays until its shopper was told. */
    productId: text("product_id").notNull(),
    size: text().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId, table.size] }),
    check("cart_lines_quantity", sql`${table.quantity} BETWEEN 1 AND 99`),
  ],
);

/** Additions to a cart whose client named them, so that one that is sent again adds nothing more. */
export const cartAdditions = pgTable(
  "cart_additions",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("cart_additions_time").on(table.createdAt),
  ],
);

export const orders = pgTable(
  "orders",
  {
    id: uuid().primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    address: jsonb().$type<Address>().notNull(),
    /** Delivery fee included. */
    amountPaise: bigint("amount_paise", { mode: "number" }).notNull(),
    deliveryFeePaise: integer("delivery_fee_paise").notNull(),
    status: text().notNull(),
    paid: boolean().notNull(),
    paymentMethod: text("payment_method").notNull(),
    /** What the client sent to keep a repeated request from ordering twice, and of which body. */
    idempotencyKey: text("idempotency_key"),
    requestHash: text("request_hash").notNull(),
    createdAt: moment("created_at").notNull(),
    /** When it was delivered; null, too, where that was before the shop wrote it down. */
    deliveredAt: moment("delivered_at"),
    cancelledAt: moment("cancelled_at"),
    /** Why it was cancelled, where its shopper didn't do it: a sentence to show and say. */
    note: text(),
  },
  (table) => [
    unique("orders_idempotency").on(table.userId, table.idempotencyKey),
    index("orders_user_time").on(table.userId, table.createdAt),
  ],
);

/** What was bought, as it was when it was bought: the catalogue may change, an order doesn't. */
export const orderLines = pgTable(
  "order_lines",
  {
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    product: jsonb().$type<Product>().notNull(),
    pricePaise: integer("price_paise").notNull(),
    size: text().notNull(),
    quantity: integer().notNull(),
    /** How many of them were cancelled. */
    cancelled: integer().notNull().default(0),
    /** Pieces that it has of the shop's count: so many come back, and none of a line made to order. */
    taken: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check("order_lines_quantity", sql`${table.quantity} >= 1`),
    check("order_lines_cancelled", sql`${table.cancelled} BETWEEN 0 AND ${table.quantity}`),
    check("order_lines_taken", sql`${table.taken} BETWEEN 0 AND ${table.quantity}`),
  ],
);

/**
 * Pieces that are kept for orders whose card payment is open. They are out of the count, and whoever
 * wants them after they expired gets them (server/repositories/stock.ts). An order can't be deleted
 * before its pieces are given back.
 */
export const stockHolds = pgTable(
  "stock_holds",
  {
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    productId: text("product_id").notNull(),
    size: text().notNull(),
    quantity: integer().notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.productId, table.size] }),
    index("stock_holds_piece").on(table.productId, table.size),
    index("stock_holds_expires").on(table.expiresAt),
    check("stock_holds_quantity", sql`${table.quantity} >= 1`),
  ],
);

/** What shoppers asked for after the delivery: to give pieces back, or to have them in another size. */
export const returns = pgTable(
  "returns",
  {
    id: uuid().primaryKey(),
    orderId: uuid("order_id").notNull(),
    /** Of its line. */
    position: integer().notNull(),
    quantity: integer().notNull(),
    /** In the shopper's words. */
    reason: text().notNull(),
    /** The size wanted in its place; null for a return. */
    exchangeFor: text("exchange_for"),
    /** Pieces of that size that it has of the shop's count; 0 where that size is made to order. */
    taken: integer().notNull().default(0),
    status: text().notNull(),
    /** The shop's words, where it refused. */
    note: text(),
    /** What the client sent to keep a repeated request from asking twice. */
    idempotencyKey: text("idempotency_key"),
    createdAt: moment("created_at").notNull(),
    /** When the shop accepted or refused. */
    decidedAt: moment("decided_at"),
  },
  (table) => [
    foreignKey({
      columns: [table.orderId, table.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
      name: "returns_line",
    }).onDelete("cascade"),
    unique("returns_idempotency").on(table.orderId, table.idempotencyKey),
    index("returns_status").on(table.status, table.createdAt),
    check("returns_quantity", sql`${table.quantity} >= 1`),
    check("returns_taken", sql`${table.taken} BETWEEN 0 AND ${table.quantity}`),
  ],
);

/**
 * What a card order is called by the provider: one for each of the provider's books, because an
 * order of its test mode can't be paid with live keys.
 */
export const cardOrders = pgTable(
  "card_orders",
  {
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** "local" (our own test gateway), "test" or "live". */
    mode: text().notNull(),
    providerOrderId: text("provider_order_id").notNull().unique(),
    receipt: text().notNull(),
    amountPaise: bigint("amount_paise", { mode: "number" }).notNull(),
    currency: text().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.mode] }),
    unique("card_orders_receipt").on(table.mode, table.receipt),
  ],
);

/** Every payment that was heard of, from a browser or from the provider; an id stands here once. */
export const payments = pgTable(
  "payments",
  {
    /** The provider's id. */
    id: text().primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    providerOrderId: text("provider_order_id").notNull(),
    /** "captured", "failed", or "mismatched" when it doesn't fit its order. */
    status: text().notNull(),
    amountPaise: bigint("amount_paise", { mode: "number" }).notNull(),
    currency: text().notNull(),
    /** The provider's words about a failure. */
    failure: text(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("payments_order").on(table.orderId),
    check("payments_status", sql`${table.status} IN ('captured', 'failed', 'mismatched')`),
  ],
);

/** Money that goes back: by card through the provider, in cash by whoever runs the shop. */
export const refunds = pgTable(
  "refunds",
  {
    /** The provider's receipt, too: sent again, it is the same refund. */
    id: uuid().primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** What is refunded, so that it is refunded once, such as `sold-out:${paymentId}`. */
    key: text().notNull().unique(),
    /** The payment that goes back; null for cash. */
    paymentId: text("payment_id").references(() => payments.id),
    amountPaise: bigint("amount_paise", { mode: "number" }).notNull(),
    /** "pending" until it is "processed"; "failed" when the provider said no for good. */
    status: text().notNull().default("pending"),
    /** The provider's name for it, once it has one. */
    providerRefundId: text("provider_refund_id").unique(),
    createdAt: moment("created_at").notNull(),
    /** When to try next: later after each failure, and while somebody is trying. */
    dueAt: moment("due_at").notNull(),
    attempts: integer().notNull().default(0),
    /** Whose try this is: what comes of an earlier one counts no more. */
    lease: uuid(),
    /** When it was processed, or failed for good. */
    settledAt: moment("settled_at"),
    /** The provider's words about the last failure. */
    failure: text(),
  },
  (table) => [
    index("refunds_order").on(table.orderId),
    index("refunds_payment").on(table.paymentId),
    index("refunds_due").on(table.dueAt).where(sql`status = 'pending'`),
    check("refunds_status", sql`${table.status} IN ('pending', 'processed', 'failed')`),
    check("refunds_amount", sql`${table.amountPaise} >= 1`),
  ],
);

/** The provider's messages that were dealt with: it may send each more than once. */
export const webhookEvents = pgTable("webhook_events", {
  id: text().primaryKey(),
  kind: text().notNull(),
  receivedAt: moment("received_at").notNull(),
});

/** One row: the secrets that the local test gateway shares with the shop, made at its first use. */
export const testGatewayKeys = pgTable(
  "test_gateway_keys",
  {
    id: integer().primaryKey(),
    keySecret: text("key_secret").notNull(),
    webhookSecret: text("webhook_secret").notNull(),
  },
  (table) => [check("test_gateway_keys_one_row", sql`${table.id} = 1`)],
);

/** The local test gateway's own books; no money stands behind them. */
export const testGatewayOrders = pgTable("test_gateway_orders", {
  id: text().primaryKey(),
  amountPaise: bigint("amount_paise", { mode: "number" }).notNull(),
  currency: text().notNull(),
  receipt: text().unique(),
  /** "created", "attempted" or "paid". */
  status: text().notNull(),
  attempts: integer().notNull(),
  createdAt: moment("created_at").notNull(),
});

export const testGatewayPayments = pgTable("test_gateway_payments", {
  id: text().primaryKey(),
  orderId: text("order_id")
    .notNull()
    .references(() => testGatewayOrders.id, { onDelete: "cascade" }),
  amountPaise: bigint("amount_paise", { mode: "number" }).notNull(),
  currency: text().notNull(),
  /** "captured" or "failed". */
  status: text().notNull(),
  createdAt: moment("created_at").notNull(),
});

export const testGatewayRefunds = pgTable(
  "test_gateway_refunds",
  {
    id: text().primaryKey(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => testGatewayPayments.id, { onDelete: "cascade" }),
    amountPaise: bigint("amount_paise", { mode: "number" }).notNull(),
    currency: text().notNull(),
    receipt: text().unique(),
    /** "pending", "processed" or "failed". */
    status: text().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("test_gateway_refunds_payment").on(table.paymentId)],
);

/** What the local test gateway has to tell the shop, until the shop has taken it. */
export const testGatewayEvents = pgTable(
  "test_gateway_events",
  {
    id: text().primaryKey(),
    body: text().notNull(),
    delivered: boolean().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("test_gateway_events_waiting").on(table.delivered, table.createdAt)],
);

export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: moment("resets_at").notNull(),
  },
  (table) => [index("rate_limits_resets").on(table.resetsAt)],
);
