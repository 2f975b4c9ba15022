import { and, asc, count, eq, lt, ne, or, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { cartAdditions, cartLines } from "../db/schema.ts";

export type CartLine = {
  readonly userId: string;
  readonly productId: string;
  readonly size: string;
};

/** An addition with its client's key. */
type Addition = { readonly key: string; readonly createdAt: Date };

export type CartRepository = ReturnType<typeof cartRepository>;

const key = [cartLines.userId, cartLines.productId, cartLines.size];

async function addUnit(sql: Sql, line: CartLine, most: number): Promise<boolean> {
  const rows = await sql
    .insert(cartLines)
    .values({ ...line, quantity: 1 })
    .onConflictDoUpdate({
      target: key,
      set: { quantity: raw`${cartLines.quantity} + 1` },
      setWhere: lt(cartLines.quantity, most),
    })
    .returning({ quantity: cartLines.quantity });
  return rows.length === 1;
}

export function cartRepository(sql: Sql) {
  const same = (line: CartLine) =>
    and(
      eq(cartLines.userId, line.userId),
      eq(cartLines.productId, line.productId),
      eq(cartLines.size, line.size),
    );

  return {
    async of(userId: string) {
      return sql
        .select({
          productId: cartLines.productId,
          size: cartLines.size,
          quantity: cartLines.quantity,
        })
        .from(cartLines)
        .where(eq(cartLines.userId, userId))
        .orderBy(asc(cartLines.productId), asc(cartLines.size));
    },

    async others(line: CartLine): Promise<number> {
      const rows = await sql
        .select({ count: count() })
        .from(cartLines)
        .where(
          and(
            eq(cartLines.userId, line.userId),
            or(ne(cartLines.productId, line.productId), ne(cartLines.size, line.size)),
          ),
        );
      return rows[0]?.count ?? 0;
    },

    /** Adds one; false, unchanged, at `most`. Idempotent by key. */
    async addOne(line: CartLine, most: number, addition: Addition | null): Promise<boolean> {
      if (addition === null) return addUnit(sql, line, most);
      const { userId } = line;
      return sql.transaction(async (transaction) => {
        const written = await transaction
          .insert(cartAdditions)
          .values({ userId, ...addition })
          .onConflictDoNothing()
          .returning({ key: cartAdditions.key });
        if (written.length === 0) return true;
        if (await addUnit(transaction, line, most)) return true;
        await transaction
          .delete(cartAdditions)
          .where(and(eq(cartAdditions.userId, userId), eq(cartAdditions.key, addition.key)));
        return false;
      });
    },

    /** Forgets older additions' keys. */
    async forgetAdditions(before: Date): Promise<void> {
      await sql.delete(cartAdditions).where(lt(cartAdditions.createdAt, before));
    },

    async set(line: CartLine, quantity: number): Promise<void> {
      await sql
        .insert(cartLines)
        .values({ ...line, quantity })
        .onConflictDoUpdate({ target: key, set: { quantity } });
    },

    async remove(line: CartLine): Promise<boolean> {
      const rows = await sql
        .delete(cartLines)
        .where(same(line))
        .returning({ quantity: cartLines.quantity });
      return rows.length === 1;
    },
  };
}
