/** The operator's `mail list` and `mail show`, as real commands. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { mails } from "../../../server/db/schema.ts";
import { outboxPost } from "../../../server/mail/post.ts";
import { queueMail } from "../../../server/mail/queue.ts";
import { shopFolders } from "../testing/shop-folders.ts";

const { data, shop, opened, copyShop } = shopFolders({ keepsOpen: true });

it("mails are listed with how far they are, and shown where they are kept", async () => {
  await copyShop();
  const database = await opened();
  await database.migrate();
  const at = new Date(Date.UTC(2026, 0, 2, 12));
  const to = "asha@example.com";
  await queueMail(database.sql, { kind: "account-deleted", to, data: { name: "Asha" }, at });
  const [row] = await database.sql.select().from(mails);
  await database.close();
  const id = row?.id ?? "";

  const line = `${id}  2026-01-02 12:00  account-deleted  asha@example.com  waits to be sent\n`;
  expect((await shop("mail", "list")).out).toBe(line);
  expect((await shop("mail", "show", id)).out).toBe(line);

  await mkdir(join(data(), "outbox"), { mode: 0o700 });
  const post = outboxPost(join(data(), "outbox"), { name: "ShopAi", address: "hi@shop.test" });
  await post({
    id,
    to,
    date: at,
    subject: "₹500 for you",
    text: "Hello Asha,\n\n₹500.\n",
    html: "<p>₹500.</p>",
  });
  const { code, out } = await shop("mail", "show", id.slice(0, 8));
  expect([code, out]).toEqual([
    0,
    "From: ShopAi <hi@shop.test>\nTo: asha@example.com\nSubject: ₹500 for you\n" +
      "Date: Fri, 02 Jan 2026 12:00:00 +0000\n\nHello Asha,\n\n₹500.\n",
  ]);
  const none = await shop("mail", "show", "00000000-");
  expect([none.code, none.err]).toEqual([1, "There is no mail 00000000-.\n"]);
});
