import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import { createGoogleKeys, googleKeysUrl } from "./identity/google-keys.ts";
import { createTokenVerifier, type VerifyGoogleToken } from "./identity/google-token.ts";
import { addressRepository } from "./repositories/addresses.ts";
import { ownAccountRepository } from "./repositories/own-accounts.ts";
import { sessionRepository } from "./repositories/sessions.ts";
import { userRepository } from "./repositories/users.ts";
import { createAccounts } from "./services/accounts/accounts.ts";
import { createAddressBooks } from "./services/accounts/address-book.ts";
import { createGoogleAccounts } from "./services/accounts/google-accounts.ts";
import { createOwnAccounts } from "./services/accounts/own-account.ts";
import { createPasswords, type PasswordCost } from "./services/accounts/passwords.ts";
import { createRecovery } from "./services/accounts/recovery.ts";
import { createSessions } from "./services/accounts/sessions.ts";
import type { Limiter } from "./services/limiter.ts";
import type { Carts } from "./services/orders/carts.ts";
import type { Delivery } from "./services/orders/delivery.ts";
import type { Orders } from "./services/orders/orders.ts";

type Ground = {
  readonly config: Config;
  readonly database: Database;
  readonly now: () => number;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly fetch: typeof fetch;
  readonly passwordCost?: PasswordCost | undefined;
};

type Beside = {
  readonly limiter: Limiter;
  readonly delivery: Delivery;
  readonly carts: Carts;
  readonly orders: Orders;
};

export function buildAccountParts(ground: Ground, beside: Beside) {
  const { config, now, randomBytes, passwordCost } = ground;
  const { limiter, delivery, carts, orders } = beside;
  const { limits } = config;
  const { sql } = ground.database;
  const users = userRepository(sql);
  const addresses = addressRepository(sql);
  const own = ownAccountRepository(sql);
  // Shared, because hashes share a limit.
  const passwords = createPasswords(passwordCost && { cost: passwordCost });
  const sessions = createSessions({ sessions: sessionRepository(sql), now, randomBytes });
  const guarded = { passwords, limiter, limits, now };
  return {
    sessions,
    accounts: createAccounts({ users, ...guarded }),
    googleAccounts: createGoogleAccounts({
      users,
      verify: googleVerifier(ground),
      limiter,
      limit: limits.signInAddress,
      now,
    }),
    addressBooks: createAddressBooks({ addresses, delivery, now }),
    ownAccounts: createOwnAccounts({
      accounts: own,
      addresses,
      sessions,
      carts,
      orders,
      ...guarded,
    }),
    recovery: createRecovery({ users, accounts: own, randomBytes, ...guarded }),
  };
}

function googleVerifier({ config: { firebase }, fetch, now }: Ground): VerifyGoogleToken | null {
  if (firebase === null) return null;
  const { projectId, emulatorHost } = firebase;
  const keys = emulatorHost === null ? createGoogleKeys({ url: googleKeysUrl, fetch, now }) : null;
  return createTokenVerifier({ projectId, keys, now });
}
