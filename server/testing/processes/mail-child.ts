/** Sends due mails of a data folder and exits. Tests kill it. */

import { openDatabase } from "../../db/open.ts";
import { smtpPost } from "../../mail/post.ts";
import { createMailSender } from "../../mail/sender.ts";
import { mailRepository } from "../../repositories/mails.ts";

const { DATA_DIR = "", SMTP_URL = "", TLS_ONLY } = process.env;
const database = await openDatabase({ databaseUrl: null, dataDir: DATA_DIR });
const mails = mailRepository(database.sql);
await mails.release(new Date());
const sender = createMailSender({
  mails,
  post: smtpPost(
    { url: SMTP_URL, allowPlain: TLS_ONLY === undefined },
    { name: "Shop", address: "hi@shop.test" },
  ),
  facts: { name: "Shop", currency: "₹", timeZone: "Asia/Kolkata" },
  writer: { name: "Shop", email: "hi@shop.test", origin: "http://shop.test" },
  now: Date.now,
  report: () => {},
});
await sender.sendDue();
await database.close();
// The embedded engine would keep the process alive.
process.exit(0);
