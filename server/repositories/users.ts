/** Reads and writes accounts. */
import { eq, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { users } from "../db/schema.ts";

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

    /** False when the address is taken; two at once can't both be true. */
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
