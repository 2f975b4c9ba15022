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
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import type { Address, Product } from "../../contract/schemas.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    /** Null for an account that signs in with Google alone. */
    passwordHash: text("password_hash"),
    googleSub: text("google_sub").unique(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [uniqueIndex("users_email_unique").on(sql`lower(${table.email})`)],
);

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
    productId: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    size: text().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId, table.size] }),
    check("cart_lines_quantity", sql`${table.quantity} BETWEEN 1 AND 99`),
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

export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: moment("resets_at").notNull(),
  },
  (table) => [index("rate_limits_resets").on(table.resetsAt)],
);
