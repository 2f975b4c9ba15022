/** Queued, sent and failed mails. server/mail/queue.ts adds new ones. */
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql as raw,
} from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { mails } from "../db/schema.ts";

export type MailRow = typeof mails.$inferSelect;

export type MailRepository = ReturnType<typeof mailRepository>;

const waiting = and(isNull(mails.sentAt), isNull(mails.failedAt));

/** The address is no longer needed. */
const done = { data: {}, lease: null } as const;

export function mailRepository(sql: Sql) {
  return {
    /** Claims due mails, oldest first, exclusively between processes, until a given time. */
    async claim(
      { now, until, most }: { readonly now: Date; readonly until: Date; readonly most: number },
      lease: string,
    ): Promise<readonly MailRow[]> {
      const due = and(waiting, lte(mails.dueAt, now));
      // Usually nothing is due: skip the write.
      if ((await sql.select({ id: mails.id }).from(mails).where(due).limit(1)).length === 0)
        return [];
      const chosen = sql
        .select({ id: mails.id })
        .from(mails)
        .where(due)
        .orderBy(asc(mails.dueAt))
        .limit(most)
        .for("update", { skipLocked: true });
      return sql
        .update(mails)
        .set({ lease, dueAt: until, attempts: raw`${mails.attempts} + 1` })
        .where(inArray(mails.id, chosen))
        .returning();
    },

    /** Valid for any claimant. Drops a deleted account's address. */
    async sent({ id, kind }: Pick<MailRow, "id" | "kind">, at: Date): Promise<void> {
      await sql
        .update(mails)
        .set({ ...done, sentAt: at, ...(kind === "account-deleted" ? { to: "" } : {}) })
        .where(and(eq(mails.id, id), isNull(mails.sentAt)));
    },

    /** No effect if claimed by another since. */
    async postpone(
      { id, lease }: Pick<MailRow, "id" | "lease">,
      dueAt: Date,
      failure: string,
    ): Promise<void> {
      await sql
        .update(mails)
        .set({ dueAt, failure, lease: null })
        .where(and(eq(mails.id, id), eq(mails.lease, lease ?? ""), waiting));
    },

    /** No effect if claimed by another since. */
    async giveUp(
      { id, lease }: Pick<MailRow, "id" | "lease">,
      at: Date,
      failure: string,
    ): Promise<void> {
      await sql
        .update(mails)
        .set({ ...done, failedAt: at, failure })
        .where(and(eq(mails.id, id), eq(mails.lease, lease ?? ""), waiting));
    },

    /** Ends all claims, for a database with one process. */
    async release(now: Date): Promise<void> {
      await sql
        .update(mails)
        .set({ lease: null, dueAt: now })
        .where(and(waiting, isNotNull(mails.lease)));
    },

    /** Newest first. */
    async list(most: number): Promise<readonly MailRow[]> {
      return sql
        .select()
        .from(mails)
        .where(ne(mails.to, ""))
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(most);
    },

    /** At most two ids. */
    async beginning(id: string): Promise<readonly MailRow[]> {
      return sql
        .select()
        .from(mails)
        .where(raw`starts_with(${mails.id}::text, ${id.toLowerCase()})`)
        .limit(2);
    },

    /**
     * Deletes old finished mails. Those with a key keep it, without the address, against resending.
     */
    async tidy(before: Date): Promise<void> {
      const old = or(lt(mails.sentAt, before), lt(mails.failedAt, before));
      await sql.delete(mails).where(and(old, isNull(mails.key)));
      await sql
        .update(mails)
        .set({ to: "" })
        .where(and(old, ne(mails.to, "")));
    },
  };
}
