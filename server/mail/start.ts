/** Sends mails in a server's process. */
import { join } from "node:path";
import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import { mailRepository } from "../repositories/mails.ts";
import type { ShopFacts } from "../shop-facts.ts";
import { outboxPost, smtpPost } from "./post.ts";
import { createMailSender, keepSending } from "./sender.ts";

type MailParts = {
  readonly config: Pick<Config, "smtp" | "mailFrom" | "databaseUrl">;
  readonly shop: Pick<ShopFacts, "name" | "email" | "currency" | "delivery">;
  readonly database: Pick<Database, "sql">;
  readonly dataDir: string;
  /** Base of links in mails; never from a request. */
  readonly origin: string;
  readonly now: () => number;
  readonly report: (message: string, details: object) => void;
};

/** Milliseconds between polls. */
const everyMs = 2_000;

export const outboxOf = (dataDir: string): string => join(dataDir, "outbox");

/** The result stops it. */
export async function startMail(parts: MailParts): Promise<() => Promise<void>> {
  const { config, shop, database, dataDir, origin, now, report } = parts;
  const mails = mailRepository(database.sql);
  // The embedded database has one process: earlier claimants are gone.
  if (config.databaseUrl === null) await mails.release(new Date(now()));
  const from = { name: shop.name, address: config.mailFrom ?? shop.email };
  const sender = createMailSender({
    mails,
    post: config.smtp === null ? outboxPost(outboxOf(dataDir), from) : smtpPost(config.smtp, from),
    facts: {
      name: shop.name,
      currency: shop.currency,
      timeZone: shop.delivery?.timeZone ?? "Asia/Kolkata",
    },
    writer: { name: shop.name, email: shop.email, origin },
    now,
    report,
  });
  return keepSending(sender, {
    everyMs,
    onError: (err) => report("the mails that are due were not found", { err }),
  });
}
