/** The rules of registering and signing in. */
import { randomUUID } from "node:crypto";
import type { Limits } from "../config.ts";
import type { UserRepository } from "../repositories/users.ts";
import { addressOwner, type Limiter } from "./limiter.ts";
import { type Outcome, ok, refuse } from "./outcome.ts";
import type { Passwords } from "./passwords.ts";
import type { Shopper } from "./sessions.ts";

export type AccountParts = {
  readonly users: UserRepository;
  readonly passwords: Passwords;
  readonly limiter: Limiter;
  readonly limits: Limits;
  readonly now: () => number;
};

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts({ users, passwords, limiter, limits, now }: AccountParts) {
  return {
    /** A new account with a password; refused when the address has one already. */
    async register(
      given: { readonly name: string; readonly email: string; readonly password: string },
      address: string,
    ): Promise<Outcome<Shopper>> {
      const allowed = await limiter.allow({
        what: "registration",
        who: addressOwner(address),
        limit: limits.registration,
      });
      if (!allowed.ok) return allowed;
      const shopper = { id: randomUUID(), name: given.name, email: given.email };
      const isNew = await users.insert({
        ...shopper,
        passwordHash: await passwords.hash(given.password),
        googleSub: null,
        createdAt: new Date(now()),
      });
      return isNew ? ok(shopper) : refuse("conflict", "User already exists", { field: "email" });
    },

    /** One answer and equal work, whether the account is unknown or the password wrong. */
    async logIn(
      given: { readonly email: string; readonly password: string },
      address: string,
    ): Promise<Outcome<Shopper>> {
      const { signIn } = limits;
      for (const attempt of [
        { what: "sign-in-address", who: addressOwner(address), limit: signIn },
        { what: "sign-in-account", who: given.email.toLowerCase(), limit: signIn },
      ]) {
        const allowed = await limiter.allow(attempt);
        if (!allowed.ok) return allowed;
      }
      const user = await users.byEmail(given.email);
      const matches = await passwords.matches(given.password, user?.passwordHash ?? null);
      if (user === null || !matches) {
        return refuse("signed-out", "Incorrect email or password");
      }
      return ok({ id: user.id, name: user.name, email: user.email });
    },
  };
}
