/** Password recovery by one-time link, with equal answer, limits and work for unknown accounts. */
import { createHash } from "node:crypto";
import { canonicalEmail } from "../../../domain/email.ts";
import type { Limits } from "../../config.ts";
import type { OwnAccountRepository } from "../../repositories/own-accounts.ts";
import type { UserRepository } from "../../repositories/users.ts";
import { addressOwner, type Limiter } from "../limiter.ts";
import { type Outcome, ok, refuse } from "../outcome.ts";
import { checkUncommon } from "./common-passwords.ts";
import type { Passwords } from "./passwords.ts";

type RecoveryParts = {
  readonly users: Pick<UserRepository, "byEmail">;
  readonly accounts: Pick<OwnAccountRepository, "offerReset" | "isReset" | "reset">;
  readonly passwords: Passwords;
  readonly limiter: Limiter;
  readonly limits: Pick<Limits, "reset" | "resetAddress" | "signInAddress">;
  readonly now: () => number;
  readonly randomBytes: (size: number) => Uint8Array;
};

export type Recovery = ReturnType<typeof createRecovery>;

/** A link's lifetime in milliseconds. */
const linkMs = 30 * 60 * 1000;

export function createRecovery(parts: RecoveryParts) {
  const { users, accounts, passwords, limiter, limits, now, randomBytes } = parts;
  return {
    /** `caller` is an IP address. */
    async forgot(email: string, caller: string): Promise<Outcome<{ readonly success: true }>> {
      const account = canonicalEmail(email);
      for (const attempt of [
        { what: "reset-address", who: addressOwner(caller), limit: limits.resetAddress },
        { what: "reset-account", who: account, limit: limits.reset },
      ]) {
        const allowed = await limiter.allow(attempt);
        if (!allowed.ok) return allowed;
      }
      const user = await users.byEmail(account);
      const token = Buffer.from(randomBytes(32)).toString("base64url");
      const at = new Date(now());
      const expiresAt = new Date(at.getTime() + linkMs);
      await accounts.offerReset(
        user?.id ?? null,
        { tokenHash: hashOf(token), expiresAt },
        {
          kind: "password-reset",
          to: user?.email ?? "",
          data: { name: user?.name ?? "", token },
          at,
          expiresAt,
        },
      );
      return ok({ success: true });
    },

    /** Signs the account out everywhere. */
    async reset(
      { token, password }: { readonly token: string; readonly password: string },
      caller: string,
    ): Promise<Outcome<{ readonly success: true }>> {
      const uncommon = checkUncommon(password);
      if (!uncommon.ok) return uncommon;
      const who = addressOwner(caller);
      const attempt = { what: "reset-link", who, limit: limits.signInAddress };
      return limiter.failures([attempt], async () => {
        const tokenHash = hashOf(token);
        // Don't hash for invalid links.
        if (!(await accounts.isReset(tokenHash, new Date(now())))) return noLink;
        const passwordHash = await passwords.hash(password);
        const at = new Date(now());
        const isSet = await accounts.reset({ tokenHash, now: at, passwordHash }, (user) => ({
          kind: "password-changed",
          to: user.email,
          data: { name: user.name },
          at,
        }));
        return isSet ? ok({ success: true }) : noLink;
      });
    },
  };
}

const noLink = refuse(
  "forbidden",
  "This link doesn't work any more: it works once, for 30 minutes. Ask for a new one.",
  { field: "token" },
);

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
