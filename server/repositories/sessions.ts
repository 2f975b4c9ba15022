/** Reads and writes sessions; it sees hashes of tokens, never a token. */
import { and, eq, gt, lte } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { sessions, users } from "../db/schema.ts";

export type SessionRow = typeof sessions.$inferSelect;

export type SessionRepository = ReturnType<typeof sessionRepository>;

export function sessionRepository(sql: Sql) {
  return {
    async insert(session: SessionRow): Promise<void> {
      await sql.insert(sessions).values(session);
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
