import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { type CanonicalEmail, canonicalEmail } from "../../domain/email.ts";
import type { Sql } from "../db/database.ts";
import {
  addresses,
  cartAdditions,
  cartLines,
  passwordResets,
  sessions,
  users,
} from "../db/schema.ts";

/** In use or closed; deleted ones are never read. */
export type UserRow = Omit<typeof users.$inferSelect, "deletedAt">;

export type UserRepository = ReturnType<typeof userRepository>;

export function userRepository(sql: Sql) {
  return {
    async byEmail(email: CanonicalEmail): Promise<UserRow | null> {
      const rows = await sql.select().from(users).where(eq(users.canonicalEmail, email));
      return rows[0] ?? null;
    },

    async byGoogleSub(googleSub: string): Promise<UserRow | null> {
      const rows = await sql.select().from(users).where(eq(users.googleSub, googleSub));
      return rows[0] ?? null;
    },

    /**
     * Moves an unproved address to the Google user who proved it. The old account closes: password,
     * sessions, cart and addresses are deleted, its orders stay for the shop alone. Atomic; false,
     * unchanged, if the old account has lost the address or has a Google user.
     */
    async takeOver(oldId: string, account: UserRow): Promise<boolean> {
      return sql.transaction(async (transaction) => {
        const rows = await transaction
          .update(users)
          .set({ canonicalEmail: null, passwordHash: null })
          .where(and(eq(users.id, oldId), isNull(users.googleSub), isNotNull(users.canonicalEmail)))
          .returning({ id: users.id });
        if (rows.length === 0) return false;
        for (const table of [sessions, passwordResets, cartLines, cartAdditions, addresses]) {
          await transaction.delete(table).where(eq(table.userId, oldId));
        }
        await transaction.insert(users).values(account);
        return true;
      });
    },

    /** For rows older than canonical addresses: the oldest account gets the address. */
    async nameByEmail(): Promise<void> {
      const rows = await sql
        .select({ id: users.id, email: users.email })
        .from(users)
        .orderBy(asc(users.createdAt), asc(users.id));
      const named = new Set<CanonicalEmail>();
      for (const { id, email } of rows) {
        const canonical = canonicalEmail(email);
        if (named.has(canonical)) continue;
        named.add(canonical);
        await sql.update(users).set({ canonicalEmail: canonical }).where(eq(users.id, id));
      }
    },

    /** False if the address or Google user has an account; race-safe. */
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
