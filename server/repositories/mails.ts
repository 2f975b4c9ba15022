/** Reads and writes the mails that wait, are sent or given up. server/mail/queue.ts writes new ones. */
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

/** Where nobody's address is needed any more. */
const done = { data: {}, lease: null } as const;

export function mailRepository(sql: Sql) {
  return {
    /**
     * Claims mails that are due, the longest waiting first, until another moment: when it passes, they
     * are due again, whatever became of who claimed them. No two processes claim the same.
     */
    async claim(
      { now, until, most }: { readonly now: Date; readonly until: Date; readonly most: number },
      lease: string,
    ): Promise<readonly MailRow[]> {
      const due = and(waiting, lte(mails.dueAt, now));
      // Mostly there is nothing, and nothing is written then.
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

    /** It went out, whoever has the claim by now. The address of a deleted account is forgotten. */
    async sent({ id, kind }: Pick<MailRow, "id" | "kind">, at: Date): Promise<void> {
      await sql
        .update(mails)
        .set({ ...done, sentAt: at, ...(kind === "account-deleted" ? { to: "" } : {}) })
        .where(and(eq(mails.id, id), isNull(mails.sentAt)));
    },

    /** To be tried again then, unless somebody else has claimed it since. */
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

    /** Never to be tried again, unless somebody else has claimed it since. */
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

    /** Ends the claims of processes that are gone: for a database that one process alone has. */
    async release(now: Date): Promise<void> {
      await sql
        .update(mails)
        .set({ lease: null, dueAt: now })
        .where(and(waiting, isNotNull(mails.lease)));
    },

    /** The newest first. */
    async list(most: number): Promise<readonly MailRow[]> {
      return sql
        .select()
        .from(mails)
        .where(ne(mails.to, ""))
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(most);
    },

    /** Those whose id begins so, two at most. */
    async beginning(id: string): Promise<readonly MailRow[]> {
      return sql
        .select()
        .from(mails)
        .where(raw`starts_with(${mails.id}::text, ${id.toLowerCase()})`)
        .limit(2);
    },

    /**
     * Forgets mails that were done with before that moment. Of one with a key the key stays, and the
     * address goes: it is still not to be sent again.
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
