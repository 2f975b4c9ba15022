/** Registration and sign-in. */
import { randomUUID } from "node:crypto";
import { canonicalEmail } from "../../../domain/email.ts";
import type { Limits } from "../../config.ts";
import type { UserRepository } from "../../repositories/users.ts";
import { addressOwner, type Limiter } from "../limiter.ts";
import { type Outcome, ok, refuse } from "../outcome.ts";
import { checkUncommon } from "./common-passwords.ts";
import type { Passwords } from "./passwords.ts";
import type { Admission } from "./sessions.ts";

type AccountParts = {
  readonly users: UserRepository;
  readonly passwords: Passwords;
  readonly limiter: Limiter;
  readonly limits: Limits;
  readonly now: () => number;
};

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts({ users, passwords, limiter, limits, now }: AccountParts) {
  return {
    /** Refused if the address is taken. */
    async register(
      given: { readonly name: string; readonly email: string; readonly password: string },
      address: string,
    ): Promise<Outcome<Admission>> {
      const uncommon = checkUncommon(given.password);
      if (!uncommon.ok) return uncommon;
      const allowed = await limiter.allow({
        what: "registration",
        who: addressOwner(address),
        limit: limits.registration,
      });
      if (!allowed.ok) return allowed;
      const shopper = { id: randomUUID(), name: given.name, email: given.email };
      const passwordHash = await passwords.hash(given.password);
      const isNew = await users.insert({
        ...shopper,
        canonicalEmail: canonicalEmail(given.email),
        passwordHash,
        googleSub: null,
        createdAt: new Date(now()),
      });
      if (!isNew) return refuse("conflict", "User already exists", { field: "email" });
      return ok({ shopper, credential: { passwordHash }, isNew: true });
    },

    /** Equal answer and work for unknown accounts and wrong passwords, against enumeration. */
    async logIn(
      given: { readonly email: string; readonly password: string },
      address: string,
    ): Promise<Outcome<Admission>> {
      const account = canonicalEmail(given.email);
      const attempts = [
        { what: "sign-in-address", who: addressOwner(address), limit: limits.signInAddress },
        { what: "sign-in-account", who: account, limit: limits.signIn },
      ];
      return limiter.failures(attempts, async () => {
        const user = await users.byEmail(account);
        const passwordHash = user?.passwordHash ?? null;
        const matches = await passwords.matches(given.password, passwordHash);
        if (user === null || passwordHash === null || !matches) {
          return refuse("signed-out", "Incorrect email or password");
        }
        const { id, name, email } = user;
        return ok({ shopper: { id, name, email }, credential: { passwordHash }, isNew: false });
      });
    },
  };
}
