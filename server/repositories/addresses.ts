import { and, asc, desc, eq, isNull, ne, sql as raw } from "drizzle-orm";
import type { Address } from "../../domain/delivery.ts";
import type { Sql } from "../db/database.ts";
import { addresses, orders, users } from "../db/schema.ts";

export type AddressRow = typeof addresses.$inferSelect;

export type AddressRepository = ReturnType<typeof addressRepository>;

export function addressRepository(sql: Sql) {
  return {
    /** Oldest first. */
    async of(userId: string): Promise<readonly AddressRow[]> {
      return sql
        .select()
        .from(addresses)
        .where(eq(addresses.userId, userId))
        .orderBy(asc(addresses.createdAt), asc(addresses.id));
    },

    /** The newest order's address; null before the first. */
    async last(userId: string): Promise<Address | null> {
      const rows = await sql
        .select({ address: orders.address })
        .from(orders)
        .where(eq(orders.userId, userId))
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(1);
      return rows[0]?.address ?? null;
    },

    /**
     * Adds an address, or replaces the one with id `replaces`. Writes nothing if the name is taken
     * (ignoring case), the limit `most` reached, or the address or account missing. Concurrent
     * calls are serialised.
     */
    async save(
      row: AddressRow,
      { replaces, most }: { readonly replaces: boolean; readonly most: number },
    ): Promise<"saved" | "name-taken" | "too-many" | "not-there"> {
      return sql.transaction(async (transaction) => {
        const account = await transaction
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, row.userId), isNull(users.deletedAt)))
          .for("update");
        if (account.length === 0) return "not-there";
        const sameName = await transaction.$count(
          addresses,
          and(
            eq(addresses.userId, row.userId),
            eq(raw`lower(${addresses.name})`, raw`lower(${row.name})`),
            ne(addresses.id, row.id),
          ),
        );
        if (sameName > 0) return "name-taken";
        if (replaces) {
          const { name, address } = row;
          const changed = await transaction
            .update(addresses)
            .set({ name, address })
            .where(and(eq(addresses.id, row.id), eq(addresses.userId, row.userId)))
            .returning({ id: addresses.id });
          return changed.length === 1 ? "saved" : "not-there";
        }
        const there = await transaction.$count(addresses, eq(addresses.userId, row.userId));
        if (there >= most) return "too-many";
        await transaction.insert(addresses).values(row);
        return "saved";
      });
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const rows = await sql
        .delete(addresses)
        .where(and(eq(addresses.userId, userId), eq(addresses.id, id)))
        .returning({ id: addresses.id });
      return rows.length === 1;
    },
  };
}
