/** Reads and writes cart lines. */
import { and, asc, eq, lt, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { cartLines } from "../db/schema.ts";

export type CartLine = {
  readonly userId: string;
  readonly productId: string;
  readonly size: string;
};

export type CartRepository = ReturnType<typeof cartRepository>;

export function cartRepository(sql: Sql) {
  const same = (line: CartLine) =>
    and(
      eq(cartLines.userId, line.userId),
      eq(cartLines.productId, line.productId),
      eq(cartLines.size, line.size),
    );
  const key = [cartLines.userId, cartLines.productId, cartLines.size];

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

    /** One unit more; false, and nothing changed, when the line holds `most` already. */
    async addOne(line: CartLine, most: number): Promise<boolean> {
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
    },

    async set(line: CartLine, quantity: number): Promise<void> {
      await sql
        .insert(cartLines)
        .values({ ...line, quantity })
        .onConflictDoUpdate({ target: key, set: { quantity } });
    },

    /** Whether there was such a line. */
    async remove(line: CartLine): Promise<boolean> {
      const rows = await sql
        .delete(cartLines)
        .where(same(line))
        .returning({ quantity: cartLines.quantity });
      return rows.length === 1;
    },
  };
}
