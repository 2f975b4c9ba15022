/** Writes down what is to be sent. Whoever sends it comes later: nothing waits for a mail server. */
import { randomUUID } from "node:crypto";
import type { Sql } from "../db/database.ts";
import { mails } from "../db/schema.ts";
import type { Mail } from "./kinds.ts";

/**
 * Queues a mail in the transaction that it tells of: it is sent if that is committed, and else never
 * was. One whose key was queued before is left at that.
 */
export async function queueMail(transaction: Sql, mail: Mail): Promise<void> {
  const { kind, to, data, at, key = null, expiresAt = null } = mail;
  await transaction
    .insert(mails)
    .values({ id: randomUUID(), kind, to, data, key, createdAt: at, dueAt: at, expiresAt })
    .onConflictDoNothing({ target: mails.key });
}

/**
 * Writes a mail down as if it had been sent: it never is, and neither is one that is queued with its key
 * later. A transaction that has nobody to write to does the same work by it as one that has.
 */
export async function noteAsSent(
  transaction: Sql,
  { kind, to, at, key }: Pick<Mail, "kind" | "to" | "at" | "key">,
): Promise<void> {
  await transaction
    .insert(mails)
    .values({
      id: randomUUID(),
      kind,
      to,
      data: {},
      key: key ?? null,
      createdAt: at,
      dueAt: at,
      sentAt: at,
    })
    .onConflictDoNothing({ target: mails.key });
}
