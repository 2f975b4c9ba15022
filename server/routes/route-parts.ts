import type { Config } from "../config.ts";
import type { BindParts } from "../http/binding/bind.ts";
import type { CardProvider } from "../payments/provider.ts";
import type { Accounts } from "../services/accounts/accounts.ts";
import type { AddressBooks } from "../services/accounts/address-book.ts";
import type { GoogleAccounts } from "../services/accounts/google-accounts.ts";
import type { OwnAccounts } from "../services/accounts/own-account.ts";
import type { Recovery } from "../services/accounts/recovery.ts";
import type { Catalogue } from "../services/catalogue/catalogue.ts";
import type { Limiter } from "../services/limiter.ts";
import type { AfterOrders } from "../services/orders/after-orders.ts";
import type { Carts } from "../services/orders/carts.ts";
import type { Delivery } from "../services/orders/delivery.ts";
import type { Orders } from "../services/orders/orders.ts";
import type { Payments } from "../services/orders/payments.ts";
import type { RecommendationEngine } from "../services/recommendations/recommending.ts";

export type RouteParts = BindParts & {
  readonly config: Config;
  readonly accounts: Accounts;
  readonly googleAccounts: GoogleAccounts;
  readonly ownAccounts: OwnAccounts;
  readonly recovery: Recovery;
  readonly addressBooks: AddressBooks;
  readonly delivery: Delivery;
  readonly carts: Carts;
  readonly catalogue: Catalogue;
  readonly orders: Orders;
  readonly afterOrders: AfterOrders;
  /** Both null without card payment. */
  readonly cardProvider: CardProvider | null;
  readonly payments: Payments | null;
  readonly limiter: Limiter;
  /** Null until ready. */
  readonly recommend: RecommendationEngine;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  /** Resolves when the database answers and is writable. */
  readonly checkDatabase: () => Promise<void>;
};
