/** Stored by token hash only. */
import { and, desc, eq, gt, lte, ne, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { sessions, users } from "../db/schema.ts";
import type { Mail } from "../mail/kinds.ts";
import { noteAsSent, queueMail } from "../mail/queue.ts";

type SessionRow = typeof sessions.$inferSelect;

/** The checked password hash or Google id. */
export type Credential = { readonly passwordHash: string } | { readonly googleSub: string };

/** The mail about a new device; none for a new account. */
type SignInNotice = { readonly mail: Mail; readonly isNew: boolean };

export type SessionRepository = ReturnType<typeof sessionRepository>;

export function sessionRepository(sql: Sql) {
  return {
    /**
     * False, unchanged, if the account has lost the checked credential. `for share` waits for a
     * running takeover and blocks a later one, so that the takeover ends this session.
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

    async userOf(tokenHash: string, now: Date) {
      const rows = await sql
        .select({ id: users.id, name: users.name, email: users.email })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
      return rows[0] ?? null;
    },

    /** Unexpired, newest first. */
    async of(userId: string, now: Date, most: number): Promise<readonly SessionRow[]> {
      return sql
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.createdAt), desc(sessions.id))
        .limit(most);
    },

    async removeOne(userId: string, id: string): Promise<void> {
      await sql.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
    },

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
