/** Sign-in with Google. Trusts only the token; finds accounts by its `sub`, never by address. */
import { randomUUID } from "node:crypto";
import { canonicalEmail, plainEmailPattern, plainEmailWords } from "../../../domain/email.ts";
import { longestOfAccount } from "../../../domain/values.ts";
import type { Limit } from "../../config.ts";
import { KeysUnavailableError } from "../../identity/google-keys.ts";
import type {
  GoogleIdentity,
  TokenVerdict,
  VerifyGoogleToken,
} from "../../identity/google-token.ts";
import type { UserRepository, UserRow } from "../../repositories/users.ts";
import { addressOwner, type Limiter } from "../limiter.ts";
import { type Outcome, ok, refuse } from "../outcome.ts";
import type { Admission, Shopper } from "./sessions.ts";

type GoogleAccountParts = {
  readonly users: UserRepository;
  /** Null without Google sign-in. */
  readonly verify: VerifyGoogleToken | null;
  readonly limiter: Limiter;
  /** Failures per IP address. */
  readonly limit: Limit;
  readonly now: () => number;
};

type GoogleSignInCall = {
  readonly name: string;
  readonly email: string;
  /** The Firebase ID token, if any. */
  readonly token: string | null;
  /** The caller's IP address. */
  readonly address: string;
};

export type GoogleAccounts = ReturnType<typeof createGoogleAccounts>;

export function createGoogleAccounts(parts: GoogleAccountParts) {
  const { users, verify, limiter, limit, now } = parts;

  /** Known or new; a new one takes its address from an unproved account. */
  const accountOf = async (
    { email, sub, name }: GoogleIdentity,
    sentName: string,
  ): Promise<Outcome<Pick<Admission, "shopper" | "isNew">>> => {
    const canonical = canonicalEmail(email);
    const account: UserRow = {
      id: randomUUID(),
      name: nameOf({ email, sub, name }, sentName),
      email,
      canonicalEmail: canonical,
      passwordHash: null,
      googleSub: sub,
      createdAt: new Date(now()),
    };
    // Looks again if another request made the account meanwhile.
    for (let look = 1; look <= 2; look += 1) {
      const known = await users.byGoogleSub(sub);
      if (known !== null) return ok(asKnown(known));
      if (!plainEmailPattern.test(email)) {
        return refuse("bad-input", plainEmailWords, { field: "email" });
      }
      const sameAddress = await users.byEmail(canonical);
      if (sameAddress === null) {
        if (await users.insert(account)) return ok(asNew(account));
      } else if (sameAddress.googleSub === sub) {
        return ok(asKnown(sameAddress));
      } else if (sameAddress.googleSub !== null) {
        return refuse(
          "conflict",
          "Another Google account is connected to this address. Please log in with that one.",
          { field: "email" },
        );
      } else if (await users.takeOver(sameAddress.id, account)) {
        return ok(asNew(account));
      }
    }
    throw new Error("A Google account was neither found nor made");
  };

  const admit = async (
    { name, email }: GoogleSignInCall,
    token: string,
    verifyToken: VerifyGoogleToken,
  ): Promise<Outcome<Admission>> => {
    let verdict: TokenVerdict;
    try {
      verdict = await verifyToken(token);
    } catch (error) {
      if (!(error instanceof KeysUnavailableError)) throw error;
      return refuse("unavailable", "Google can't be reached right now. Please try again soon.");
    }
    if (verdict.type === "refused") return refuse("signed-out", words[verdict.why]);
    const { identity } = verdict;
    if (canonicalEmail(identity.email) !== canonicalEmail(email)) {
      return refuse("signed-out", "Google's proof is for another email address");
    }
    const account = await accountOf(identity, name);
    if (!account.ok) return account;
    return ok({ ...account.value, credential: { googleSub: identity.sub } });
  };

  return {
    async signIn(call: GoogleSignInCall): Promise<Outcome<Admission>> {
      if (verify === null) return refuse("not-found", "Google sign-in is not set up");
      const { token } = call;
      if (token === null) {
        return refuse("signed-out", "Google's proof of who you are is missing. Please try again.");
      }
      const attempt = { what: "google-address", who: addressOwner(call.address), limit };
      return limiter.failures([attempt], () => admit(call, token, verify));
    },
  };
}

const words: Readonly<Record<Extract<TokenVerdict, { type: "refused" }>["why"], string>> = {
  forged: "This is not a proof that Google signed",
  expired: "Google's proof has expired. Please log in with Google again.",
  "other-project": "Google's proof was made for another shop",
  "from-the-future": "Google's proof is dated in the future",
  incomplete: "Google's proof doesn't say who you are",
  "unverified-address": "Google has not verified this email address",
};

function nameOf({ name, email }: GoogleIdentity, sent: string): string {
  const chosen = name || sent.trim() || (email.split("@")[0] ?? email);
  return chosen.slice(0, longestOfAccount.name);
}

const asShopper = ({ id, name, email }: UserRow): Shopper => ({ id, name, email });
const asKnown = (user: UserRow) => ({ shopper: asShopper(user), isNew: false });
const asNew = (user: UserRow) => ({ shopper: asShopper(user), isNew: true });
