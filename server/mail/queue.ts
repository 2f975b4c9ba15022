/** Queues mails, so that nothing waits for a mail server. */
import { randomUUID } from "node:crypto";
import type { Sql } from "../db/database.ts";
import { mails } from "../db/schema.ts";
import type { Mail } from "./kinds.ts";

/** Queues a mail in its transaction; a repeated key is ignored. */
export async function queueMail(transaction: Sql, mail: Mail): Promise<void> {
  const { kind, to, data, at, key = null, expiresAt = null } = mail;
  await transaction
    .insert(mails)
    .values({ id: randomUUID(), kind, to, data, key, createdAt: at, dueAt: at, expiresAt })
    .onConflictDoNothing({ target: mails.key });
}

/**
 * Records a mail as sent, and so its key, too. Lets a transaction without a recipient do the same work as one
 * with.
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
