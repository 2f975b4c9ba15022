/**
 * One SQL dialect for both engines. Money is integer paise; times have zones. After a change run
 * `npm run migrations`.
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
  /** As typed, for display. */
  email: text().notNull(),
  /** Identifies the account; null once the address belongs to another. */
  canonicalEmail: text("canonical_email").$type<CanonicalEmail>().unique(),
  /** Null for Google accounts and closed ones. */
  passwordHash: text("password_hash"),
  googleSub: text("google_sub").unique(),
  createdAt: moment("created_at").notNull(),
  /** A deleted account and its orders hold nothing personal. */
  deletedAt: moment("deleted_at"),
});

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the token in hex, so that the table grants no sign-in. */
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Its public id; reveals nothing of the token. */
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

export const passwordResets = pgTable(
  "password_resets",
  {
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

/** Written by queueMail alone (server/mail/queue.ts). */
export const mails = pgTable(
  "mails",
  {
    /** Part of its Message-ID. */
    id: uuid().primaryKey(),
    kind: text().$type<MailKind>().notNull(),
    to: text().notNull(),
    /** Emptied once sent or given up. */
    data: jsonb().$type<MailData>().notNull(),
    /** Deduplicates mails. */
    key: text().unique(),
    createdAt: moment("created_at").notNull(),
    /** Next try: later after each failure and while claimed. */
    dueAt: moment("due_at").notNull(),
    /** Useless after this. */
    expiresAt: moment("expires_at"),
    attempts: integer().notNull().default(0),
    /** The current claim; results of earlier ones are ignored. */
    lease: uuid(),
    sentAt: moment("sent_at"),
    failedAt: moment("failed_at"),
    /** The mail server's last failure. */
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
    /** Material, colour, season, occasion … */
    attributes: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Order in the list; the first are the latest. */
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
 * Free pieces per counted size. No foreign key: a removed product may come back, and its held or
 * sold pieces return to it.
 */
export const productStock = pgTable(
  "product_stock",
  {
    productId: text("product_id").notNull(),
    size: text().notNull(),
    /** Null if no longer counted. Rows are never deleted. */
    free: integer(),
    /** Incremented by a trigger; the sum is a version. */
    changes: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.size] }),
    check("product_stock_free", sql`${table.free} >= 0`),
  ],
);

/** One row; a trigger increments its version on any change of products. */
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
    /** May be delisted: the line stays until the shopper was informed. */
    productId: text("product_id").notNull(),
    size: text().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId, table.size] }),
    check("cart_lines_quantity", sql`${table.quantity} BETWEEN 1 AND 99`),
  ],
);

/** Keys of additions, for idempotence. */
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
    /** With delivery fee. */
    amountPaise: bigint("amount_paise", { mode: "number" }).notNull(),
    deliveryFeePaise: integer("delivery_fee_paise").notNull(),
    status: text().notNull(),
    paid: boolean().notNull(),
    paymentMethod: text("payment_method").notNull(),
    /** The client's key and a hash of its body. */
    idempotencyKey: text("idempotency_key"),
    requestHash: text("request_hash").notNull(),
    createdAt: moment("created_at").notNull(),
    /** Null if undelivered, or delivered before this was recorded. */
    deliveredAt: moment("delivered_at"),
    cancelledAt: moment("cancelled_at"),
    /** The shop's reason for cancelling. */
    note: text(),
  },
  (table) => [
    unique("orders_idempotency").on(table.userId, table.idempotencyKey),
    index("orders_user_time").on(table.userId, table.createdAt),
  ],
);

/** Copies made when ordering, since catalogues change. */
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
    /** Cancelled pieces. */
    cancelled: integer().notNull().default(0),
    /** Pieces to return to stock; 0 if made to order. */
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
 * Pieces reserved for open card payments, out of the count; after expiry anyone gets them
 * (server/repositories/stock.ts). Release before deleting an order.
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

export const returns = pgTable(
  "returns",
  {
    id: uuid().primaryKey(),
    orderId: uuid("order_id").notNull(),
    /** Of its line. */
    position: integer().notNull(),
    quantity: integer().notNull(),
    reason: text().notNull(),
    /** Null for a return. */
    exchangeFor: text("exchange_for"),
    taken: integer().notNull().default(0),
    status: text().notNull(),
    note: text(),
    /** The client's key, against asking twice. */
    idempotencyKey: text("idempotency_key"),
    createdAt: moment("created_at").notNull(),
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

/** The provider's id per mode: live keys can't pay a test order. */
export const cardOrders = pgTable(
  "card_orders",
  {
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** "local" (our test gateway), "test" or "live". */
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

/** Every reported payment, once. */
export const payments = pgTable(
  "payments",
  {
    id: text().primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    providerOrderId: text("provider_order_id").notNull(),
    /** "captured", "failed", or "mismatched" (doesn't fit its order). */
    status: text().notNull(),
    amountPaise: bigint("amount_paise", { mode: "number" }).notNull(),
    currency: text().notNull(),
    /** In the provider's words. */
    failure: text(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("payments_order").on(table.orderId),
    check("payments_status", sql`${table.status} IN ('captured', 'failed', 'mismatched')`),
  ],
);

/** Card refunds go through the provider, cash by the operator. */
export const refunds = pgTable(
  "refunds",
  {
    /** The provider's receipt, too, for idempotence. */
    id: uuid().primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Deduplicates refunds, such as `sold-out:${paymentId}`. */
    key: text().notNull().unique(),
    /** Null for cash. */
    paymentId: text("payment_id").references(() => payments.id),
    amountPaise: bigint("amount_paise", { mode: "number" }).notNull(),
    /** "pending", "processed", or "failed" (finally). */
    status: text().notNull().default("pending"),
    /** The provider's id, once known. */
    providerRefundId: text("provider_refund_id").unique(),
    createdAt: moment("created_at").notNull(),
    /** Next try: later after each failure and while leased. */
    dueAt: moment("due_at").notNull(),
    attempts: integer().notNull().default(0),
    /** The current lease; results of earlier ones are ignored. */
    lease: uuid(),
    /** When processed or finally failed. */
    finishedAt: moment("settled_at"),
    /** The provider's last failure. */
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

/** Handled messages, since the provider repeats them. */
export const webhookEvents = pgTable("webhook_events", {
  id: text().primaryKey(),
  kind: text().notNull(),
  receivedAt: moment("received_at").notNull(),
});

/** One row of secrets shared by test gateway and shop. */
export const testGatewayKeys = pgTable(
  "test_gateway_keys",
  {
    id: integer().primaryKey(),
    keySecret: text("key_secret").notNull(),
    webhookSecret: text("webhook_secret").notNull(),
  },
  (table) => [check("test_gateway_keys_one_row", sql`${table.id} = 1`)],
);

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

/** Undelivered messages of the test gateway. */
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
