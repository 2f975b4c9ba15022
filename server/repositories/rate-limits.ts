/** Counts attempts for all server processes. */
import { and, eq, gt, lte, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { rateLimits } from "../db/schema.ts";

/** A key's window and its end. */
export type Window = { readonly key: string; readonly resetsAt: Date };

type CountedAttempt = { readonly taken: boolean; readonly window: Window };

export type RateLimitRepository = ReturnType<typeof rateLimitRepository>;

export function rateLimitRepository(sql: Sql) {
  return {
    /**
     * Adds one attempt in one statement, unless the window is full. Restarts a window that expired,
     * or that ends too late because a clock was ahead.
     */
    async count(key: string, most: number, now: Date, windowEnd: Date): Promise<CountedAttempt> {
      const over = raw`(${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz
        or ${rateLimits.resetsAt} > ${windowEnd.toISOString()}::timestamptz + interval '1 minute')`;
      const [counted] = await sql
        .insert(rateLimits)
        .values({ key, count: 1, resetsAt: windowEnd })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: raw`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
            resetsAt: raw`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
          },
          setWhere: raw`${over} or ${rateLimits.count} < ${most}`,
        })
        .returning({ resetsAt: rateLimits.resetsAt });
      if (counted !== undefined) return { taken: true, window: { key, ...counted } };
      const [full] = await sql
        .select({ resetsAt: rateLimits.resetsAt })
        .from(rateLimits)
        .where(eq(rateLimits.key, key));
      // Deleted meanwhile, so just expired.
      return { taken: false, window: { key, resetsAt: full?.resetsAt ?? now } };
    },

    /** Takes one back if the window is current. */
    async giveBack({ key, resetsAt }: Window): Promise<void> {
      await sql
        .update(rateLimits)
        .set({ count: raw`${rateLimits.count} - 1` })
        .where(
          and(eq(rateLimits.key, key), eq(rateLimits.resetsAt, resetsAt), gt(rateLimits.count, 0)),
        );
    },

    async removeExpired(now: Date): Promise<void> {
      await sql.delete(rateLimits).where(lte(rateLimits.resetsAt, now));
    },
  };
}
