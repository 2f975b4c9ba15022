/** Reads and writes accounts. */
import { and, eq, isNull, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { sessions, users } from "../db/schema.ts";

export type UserRow = typeof users.$inferSelect;

export type UserRepository = ReturnType<typeof userRepository>;

export function userRepository(sql: Sql) {
  return {
    /** The account of an address, whatever its capitals. */
    async byEmail(email: string): Promise<UserRow | null> {
      const rows = await sql
        .select()
        .from(users)
        .where(eq(raw`lower(${users.email})`, email.toLowerCase()));
      return rows[0] ?? null;
    },

    async byGoogleSub(googleSub: string): Promise<UserRow | null> {
      const rows = await sql.select().from(users).where(eq(users.googleSub, googleSub));
      return rows[0] ?? null;
    },

    /**
     * Gives an account to the Google user who proved its address, and takes it from whoever had only
     * claimed it: its password and its sessions are gone, all or nothing. False, and nothing changed,
     * when it has a Google user already.
     */
    async handToGoogle(id: string, googleSub: string): Promise<boolean> {
      return sql.transaction(async (transaction) => {
        const rows = await transaction
          .update(users)
          .set({ googleSub, passwordHash: null })
          .where(and(eq(users.id, id), isNull(users.googleSub)))
          .returning({ id: users.id });
        if (rows.length === 0) return false;
        await transaction.delete(sessions).where(eq(sessions.userId, id));
        return true;
      });
    },

    /** False when the address, or the Google user, has an account; two at once can't both be true. */
    async insert(user: UserRow): Promise<boolean> {
      const rows = await sql
        .insert(users)
        .values(user)
        .onConflictDoNothing()
        .returning({ id: users.id });
      return rows.length === 1;
    },
  };
}
