/** Random tokens, stored as hashes, valid for seven days. */
import { createHash, randomUUID } from "node:crypto";
import type { SignedIn } from "../../../contract/account-schemas.ts";
import { signInKey } from "../../mail/kinds.ts";
import type { Credential, SessionRepository } from "../../repositories/sessions.ts";

export const sessionSeconds = 7 * 24 * 60 * 60;

/** Newest first. */
const mostListed = 100;

export type Shopper = { readonly id: string; readonly name: string; readonly email: string };

export type Admission = {
  readonly shopper: Shopper;
  readonly credential: Credential;
  readonly isNew: boolean;
};

export type Sessions = ReturnType<typeof createSessions>;

type SessionParts = {
  readonly sessions: SessionRepository;
  readonly now: () => number;
  readonly randomBytes: (size: number) => Uint8Array;
};

export function createSessions({ sessions, now, randomBytes }: SessionParts) {
  const end = async (token: string | null): Promise<void> => {
    if (token !== null) await sessions.remove(hashOf(token));
  };
  return {
    /**
     * Replaces the browser's session; returns the token, or null if the account has lost the
     * checked credential. A new `device` is announced by e-mail.
     */
    async begin(
      { shopper, credential, isNew }: Admission,
      oldToken: string | null,
      device: string,
    ): Promise<string | null> {
      const token = Buffer.from(randomBytes(32)).toString("base64url");
      const at = now();
      const session = {
        tokenHash: hashOf(token),
        userId: shopper.id,
        id: randomUUID(),
        device,
        createdAt: new Date(at),
        expiresAt: new Date(at + sessionSeconds * 1000),
      };
      const { id, name, email: to } = shopper;
      const key = signInKey(id, device);
      const data = { name, device, at };
      const mail = { kind: "new-sign-in", to, data, at: new Date(at), key } as const;
      if (!(await sessions.insert(session, credential, { mail, isNew }))) return null;
      await end(oldToken);
      return token;
    },

    async shopper(token: string | null): Promise<Shopper | null> {
      return token === null ? null : sessions.userOf(hashOf(token), new Date(now()));
    },

    async list(userId: string, token: string): Promise<SignedIn[]> {
      const current = hashOf(token);
      const rows = await sessions.of(userId, new Date(now()), mostListed);
      return rows.map(({ id, device, createdAt, tokenHash }) => ({
        _id: id,
        device: device || "An unknown browser",
        since: createdAt.getTime(),
        current: tokenHash === current,
      }));
    },

    endOne: (userId: string, id: string): Promise<void> => sessions.removeOne(userId, id),

    endOthers: (userId: string, token: string): Promise<void> =>
      sessions.removeOthers(userId, hashOf(token)),

    hashOf,
    end,
  };
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
