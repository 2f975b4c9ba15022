/** Reads and writes sessions; it sees hashes of tokens, never a token. */
import { and, eq, gt, lte, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { sessions, users } from "../db/schema.ts";

export type SessionRow = typeof sessions.$inferSelect;

/** What a shopper was let in by: the hash that their password fits, or their id at Google. */
export type Credential = { readonly passwordHash: string } | { readonly googleSub: string };

export type SessionRepository = ReturnType<typeof sessionRepository>;

export function sessionRepository(sql: Sql) {
  return {
    /**
     * Begins a session if the account still has the credential that was checked; false, and nothing
     * written, otherwise. `for share` waits for a takeover that is under way, and makes one that comes
     * later wait, so that the takeover sees the session and ends it.
     */
    async insert(session: SessionRow, credential: Credential): Promise<boolean> {
      const unchanged =
        "passwordHash" in credential
          ? eq(users.passwordHash, credential.passwordHash)
          : eq(users.googleSub, credential.googleSub);
      const rows = await sql
        .insert(sessions)
        .select(
          sql
            .select({
              tokenHash: raw<string>`${session.tokenHash}`.as("token_hash"),
              userId: users.id,
              createdAt: raw<Date>`${session.createdAt.toISOString()}::timestamptz`.as(
                "created_at",
              ),
              expiresAt: raw<Date>`${session.expiresAt.toISOString()}::timestamptz`.as(
                "expires_at",
              ),
            })
            .from(users)
            .where(and(eq(users.id, session.userId), unchanged))
            .for("share"),
        )
        .returning({ userId: sessions.userId });
      return rows.length === 1;
    },

    /** Whose session it is, or null when there is none or it has run out. */
    async userOf(tokenHash: string, now: Date) {
      const rows = await sql
        .select({ id: users.id, name: users.name, email: users.email })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
      return rows[0] ?? null;
    },

    async remove(tokenHash: string): Promise<void> {
      await sql.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },

    async removeExpired(now: Date): Promise<void> {
      await sql.delete(sessions).where(lte(sessions.expiresAt, now));
    },
  };
}
