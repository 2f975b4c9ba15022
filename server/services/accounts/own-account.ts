import type { Account, SignedIn } from "../../../contract/account-schemas.ts";
import type { Reply } from "../../../contract/schemas.ts";
import type { Limits } from "../../config.ts";
import type { AddressRepository } from "../../repositories/addresses.ts";
import type { OwnAccountRepository } from "../../repositories/own-accounts.ts";
import type { UserRow } from "../../repositories/users.ts";
import type { Limiter } from "../limiter.ts";
import type { Carts } from "../orders/carts.ts";
import type { Orders } from "../orders/orders.ts";
import { type Outcome, ok, refuse } from "../outcome.ts";
import { toSaved } from "./address-book.ts";
import { checkUncommon } from "./common-passwords.ts";
import type { Passwords } from "./passwords.ts";
import type { Sessions, Shopper } from "./sessions.ts";

type OwnAccountParts = {
  readonly accounts: OwnAccountRepository;
  readonly addresses: Pick<AddressRepository, "of">;
  readonly sessions: Sessions;
  readonly carts: Pick<Carts, "get">;
  readonly orders: Pick<Orders, "page">;
  readonly passwords: Passwords;
  readonly limiter: Limiter;
  readonly limits: Pick<Limits, "signIn" | "account">;
  readonly now: () => number;
};

export type Asking = { readonly shopper: Shopper; readonly token: string };

export type OwnAccounts = ReturnType<typeof createOwnAccounts>;

/** Milliseconds within which a sign-in replaces the password. */
const freshMs = 10 * 60 * 1000;

export function createOwnAccounts(parts: OwnAccountParts) {
  const { accounts, addresses, sessions, carts, orders, passwords, limiter, limits, now } = parts;

  const account = async ({ id }: Shopper): Promise<Outcome<UserRow>> => {
    const user = await accounts.byId(id);
    return user === null ? gone : ok(user);
  };

  /** Limits costly calls: hashing, mails, exports. */
  const allow = ({ id }: Shopper) =>
    limiter.allow({ what: "account", who: id, limit: limits.account });

  /** Failures count as failed sign-ins. */
  const proven = (user: UserRow, password: string, field: string): Promise<Outcome<null>> =>
    limiter.failures(
      [{ what: "account-password", who: user.id, limit: limits.signIn }],
      async () =>
        (await passwords.matches(password, user.passwordHash))
          ? ok(null)
          : refuse("forbidden", "That is not your password", { field }),
    );

  return {
    async get({ shopper }: Asking): Promise<Outcome<Account>> {
      const user = await account(shopper);
      return user.ok ? ok(toAccount(user.value)) : user;
    },

    async rename({ shopper }: Asking, name: string): Promise<Outcome<Reply<"changeName">>> {
      const allowed = await allow(shopper);
      if (!allowed.ok) return allowed;
      return (await accounts.rename(shopper.id, name)) ? ok({ name, email: shopper.email }) : gone;
    },

    async changePassword(
      { shopper, token }: Asking,
      { current, password }: { readonly current: string; readonly password: string },
    ): Promise<Outcome<{ readonly success: true }>> {
      const uncommon = checkUncommon(password);
      if (!uncommon.ok) return uncommon;
      const allowed = await allow(shopper);
      if (!allowed.ok) return allowed;
      const user = await account(shopper);
      if (!user.ok) return user;
      const { id, name, email, passwordHash: before } = user.value;
      const fits = await proven(user.value, current, "current");
      if (!fits.ok || before === null) return fits.ok ? gone : fits;
      const after = await passwords.hash(password);
      const changed = await accounts.changePassword(
        id,
        { before, after },
        {
          tokenHash: sessions.hashOf(token),
          mail: { kind: "password-changed", to: email, data: { name }, at: new Date(now()) },
        },
      );
      if (changed) return ok({ success: true });
      return refuse("conflict", "Your password has just been changed on another device.", {
        field: "current",
      });
    },

    async data({ shopper, token }: Asking): Promise<Outcome<Reply<"downloadData">>> {
      const allowed = await allow(shopper);
      if (!allowed.ok) return allowed;
      const user = await account(shopper);
      if (!user.ok) return user;
      const { id } = shopper;
      return ok({
        account: toAccount(user.value),
        addresses: (await addresses.of(id)).map(toSaved),
        signedIn: await sessions.list(id, token),
        cart: await carts.get(id),
        orders: await allOrders(orders, id),
      });
    },

    /** Orders stay, anonymised. */
    async remove(
      { shopper, token }: Asking,
      password: string | undefined,
    ): Promise<Outcome<{ readonly success: true }>> {
      const user = await account(shopper);
      if (!user.ok) return user;
      const { passwordHash, name, email } = user.value;
      if (passwordHash === null) {
        const current = (await sessions.list(shopper.id, token)).find((each) => each.current);
        if (current === undefined || now() - current.since > freshMs) return notFresh;
      } else {
        const fits = await proven(user.value, password ?? "", "password");
        if (!fits.ok) return fits;
      }
      const at = new Date(now());
      const mail = { kind: "account-deleted", to: email, data: { name }, at } as const;
      return (await accounts.remove(user.value, at, mail)) ? ok({ success: true }) : gone;
    },

    sessions: ({ shopper, token }: Asking): Promise<SignedIn[]> => sessions.list(shopper.id, token),

    async endSessions({ shopper, token }: Asking, id: string | undefined): Promise<SignedIn[]> {
      if (id === undefined) await sessions.endOthers(shopper.id, token);
      else await sessions.endOne(shopper.id, id);
      return sessions.list(shopper.id, token);
    },
  };
}

const gone = refuse("signed-out", "Please log in first");
const notFresh = refuse(
  "forbidden",
  "Please log in with Google once more, and delete your account within ten minutes.",
  { field: "session" },
);

const toAccount = ({ name, email, createdAt, passwordHash, googleSub }: UserRow): Account => ({
  name,
  email,
  since: createdAt.getTime(),
  hasPassword: passwordHash !== null,
  google: googleSub !== null,
});

/** Oldest first, in pages, to yield to other requests. */
async function allOrders(
  orders: Pick<Orders, "page">,
  userId: string,
): Promise<Reply<"userOrders">> {
  let all: Reply<"userOrders"> = [];
  let before: string | null = null;
  for (;;) {
    const page: Reply<"userOrders"> = [];
    for await (const part of orders.page(userId, before)) page.push(...part);
    const [oldest] = page;
    if (oldest === undefined) return all;
    all = [...page, ...all];
    before = oldest._id;
  }
}
