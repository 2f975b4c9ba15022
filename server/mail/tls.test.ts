/** Mails over TLS, sent by a process that trusts the mail server's certificate as an owner would have it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openDatabase } from "../db/open.ts";
import { mails } from "../db/schema.ts";
import { type SmtpTls, smtpCertificate, startSmtp } from "../testing/outside/smtp.ts";
import { command } from "../testing/processes/commands.ts";
import { root } from "../testing/processes/server-process.ts";
import { queueMail } from "./queue.ts";

it.each<SmtpTls>(["at once", "when asked"])(
  "a mail and its password go over TLS, begun %s",
  async (tls) => {
    const dataDir = await mkdtemp(join(tmpdir(), "shopai-mail-"));
    const smtp = await startSmtp({ tls, user: { name: "shop@mail.test", password: "p@ss:word" } });
    try {
      const database = await openDatabase({ databaseUrl: null, dataDir });
      await database.migrate();
      const data = { name: "Asha" };
      const at = new Date(0);
      await queueMail(database.sql, { kind: "password-changed", to: "a@shop.test", data, at });
      await database.close();

      const child = spawn(process.execPath, command("mail-child"), {
        cwd: root,
        stdio: "inherit",
        env: {
          ...process.env,
          DATA_DIR: dataDir,
          SMTP_URL: smtp.url.replace("//", "//shop%40mail.test:p%40ss%3Aword@"),
          TLS_ONLY: "yes",
          NODE_EXTRA_CA_CERTS: smtpCertificate,
        },
      });
      expect((await once(child, "exit"))[0]).toBe(0);

      expect(smtp.logins).toEqual([{ name: "shop@mail.test", isEncrypted: true }]);
      expect(smtp.taken.map(({ to }) => to)).toEqual([["a@shop.test"]]);
      const later = await openDatabase({ databaseUrl: null, dataDir });
      const rows = await later.sql.select().from(mails);
      await later.close();
      expect(rows.map(({ sentAt, failure }) => [sentAt !== null, failure])).toEqual([[true, null]]);
    } finally {
      await smtp.close();
      await rm(dataDir, { recursive: true });
    }
  },
);
