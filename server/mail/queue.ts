/** Queues mails, so that no request waits for a mail server. */
import { randomUUID } from "node:crypto";
import type { Sql } from "../db/database.ts";
import { mails } from "../db/schema.ts";
import type { Mail } from "./kinds.ts";

/** In its transaction; a repeated key is ignored. */
export async function queueMail(transaction: Sql, mail: Mail): Promise<void> {
  const { kind, to, data, at, key = null, expiresAt = null } = mail;
  await transaction
    .insert(mails)
    .values({ id: randomUUID(), kind, to, data, key, createdAt: at, dueAt: at, expiresAt })
    .onConflictDoNothing({ target: mails.key });
}

/** Records a mail as sent, with its key. Makes work without a recipient equal to work with one. */
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
