/** Counts attempts in the database, so that every server process sees the same count. */
import { lte, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { rateLimits } from "../db/schema.ts";

export type RateLimitRepository = ReturnType<typeof rateLimitRepository>;

export function rateLimitRepository(sql: Sql) {
  return {
    /**
     * Adds one attempt in one statement; a window that has run out begins anew, and so does one that
     * ends later than one of now can, because a clock was ahead when it began.
     */
    async count(key: string, now: Date, windowEnd: Date) {
      const over = raw`(${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz
        or ${rateLimits.resetsAt} > ${windowEnd.toISOString()}::timestamptz + interval '1 minute')`;
      const rows = await sql
        .insert(rateLimits)
        .values({ key, count: 1, resetsAt: windowEnd })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: raw`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
            resetsAt: raw`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
          },
        })
        .returning({ count: rateLimits.count, resetsAt: rateLimits.resetsAt });
      const row = rows[0];
      if (row === undefined) throw new Error("An upsert returned no row");
      return row;
    },

    async removeExpired(now: Date): Promise<void> {
      await sql.delete(rateLimits).where(lte(rateLimits.resetsAt, now));
    },
  };
}
