/**
 * The tables. One SQL dialect, PostgreSQL, for the embedded database and a server alike. Money is
 * integer paise; times carry their zone. Change a table here, then run `npm run migrations`.
 */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { Product } from "../../contract/schemas.ts";
import type { Address } from "../../domain/delivery.ts";
import type { CanonicalEmail } from "../../domain/email.ts";

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
});

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the token in hex: who reads this table can't sign in with it. */
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_expires").on(table.expiresAt),
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
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check("order_lines_quantity", sql`${table.quantity} >= 1`),
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
