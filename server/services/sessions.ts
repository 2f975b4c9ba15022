/**
 * Who is signed in. A session is an opaque random token that the shopper's browser holds; the shop
 * keeps its hash. A session lasts seven days and ends at sign-out.
 */
import { createHash } from "node:crypto";
import type { Credential, SessionRepository } from "../repositories/sessions.ts";

export const sessionSeconds = 7 * 24 * 60 * 60;

export type Shopper = { readonly id: string; readonly name: string; readonly email: string };

/** Who may come in, and what for. */
export type Admission = { readonly shopper: Shopper; readonly credential: Credential };

export type Sessions = ReturnType<typeof createSessions>;

export type SessionParts = {
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
     * A fresh session, in place of the one that the browser came with; answers its token. Null, and no
     * session, where the account has lost the credential since it was checked.
     */
    async begin(
      { shopper, credential }: Admission,
      oldToken: string | null,
    ): Promise<string | null> {
      const token = Buffer.from(randomBytes(32)).toString("base64url");
      const at = now();
      const session = {
        tokenHash: hashOf(token),
        userId: shopper.id,
        createdAt: new Date(at),
        expiresAt: new Date(at + sessionSeconds * 1000),
      };
      if (!(await sessions.insert(session, credential))) return null;
      await end(oldToken);
      return token;
    },

    /** Whose token it is, or null. */
    async shopper(token: string | null): Promise<Shopper | null> {
      return token === null ? null : sessions.userOf(hashOf(token), new Date(now()));
    },

    end,
  };
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
