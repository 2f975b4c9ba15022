/** Reads and writes sessions; it sees hashes of tokens, never a token. */
import { and, desc, eq, gt, lte, ne, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { sessions, users } from "../db/schema.ts";
import type { Mail } from "../mail/kinds.ts";
import { noteAsSent, queueMail } from "../mail/queue.ts";

export type SessionRow = typeof sessions.$inferSelect;

/** What a shopper was let in by: the hash that their password fits, or their id at Google. */
export type Credential = { readonly passwordHash: string } | { readonly googleSub: string };

/** The mail about a sign-in by a device that the account has not seen; of a new account none is sent. */
export type SignInNotice = { readonly mail: Mail; readonly isNew: boolean };

export type SessionRepository = ReturnType<typeof sessionRepository>;

export function sessionRepository(sql: Sql) {
  return {
    /**
     * Begins a session if the account still has the credential that was checked; false, and nothing
     * written, otherwise. `for share` waits for a takeover that is under way, and makes one that comes
     * later wait, so that the takeover sees the session and ends it.
     */
    async insert(
      session: SessionRow,
      credential: Credential,
      notice: SignInNotice | null = null,
    ): Promise<boolean> {
      const begun = (sql: Sql) => begin(sql, session, credential);
      if (notice === null) return begun(sql);
      return sql.transaction(async (transaction) => {
        if (!(await begun(transaction))) return false;
        await (notice.isNew ? noteAsSent : queueMail)(transaction, notice.mail);
        return true;
      });
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

    /** An account's sessions that have not run out, the newest first, so many at most. */
    async of(userId: string, now: Date, most: number): Promise<readonly SessionRow[]> {
      return sql
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.createdAt), desc(sessions.id))
        .limit(most);
    },

    /** Ends one of an account's sessions, if it has such a one. */
    async removeOne(userId: string, id: string): Promise<void> {
      await sql.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
    },

    /** Ends all of an account's sessions but one. */
    async removeOthers(userId: string, tokenHash: string): Promise<void> {
      await sql
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)));
    },

    async remove(tokenHash: string): Promise<void> {
      await sql.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },

    async removeExpired(now: Date): Promise<void> {
      await sql.delete(sessions).where(lte(sessions.expiresAt, now));
    },
  };
}

async function begin(sql: Sql, session: SessionRow, credential: Credential): Promise<boolean> {
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
          id: raw<string>`${session.id}::uuid`.as("id"),
          device: raw<string>`${session.device}::text`.as("device"),
          createdAt: raw<Date>`${session.createdAt.toISOString()}::timestamptz`.as("created_at"),
          expiresAt: raw<Date>`${session.expiresAt.toISOString()}::timestamptz`.as("expires_at"),
        })
        .from(users)
        .where(and(eq(users.id, session.userId), unchanged))
        .for("share"),
    )
    .returning({ userId: sessions.userId });
  return rows.length === 1;
}
