/** Mails whose process is killed on the way, for real. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openDatabase } from "../db/open.ts";
import { mails } from "../db/schema.ts";
import { type Moment, startSmtp } from "../testing/outside/smtp.ts";
import { command } from "../testing/processes/commands.ts";
import { longTest } from "../testing/processes/long-test.ts";
import { root } from "../testing/processes/server-process.ts";
import { queueMail } from "./queue.ts";

it(
  "a mail is never lost, and comes twice only where its process was killed as it was taken",
  longTest,
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "shopai-mail-"));
    let child: ChildProcess | undefined;
    const kills: Moment[] = ["before", "between", "after"];
    const killedAfter: string[] = [];
    const smtp = await startSmtp({
      at: async (moment, mail) => {
        if (moment !== kills[0] || child === undefined) return;
        kills.shift();
        const gone = once(child, "exit");
        child.kill("SIGKILL");
        await gone;
        if (moment === "after" && mail !== null) killedAfter.push(mail.id);
        if (moment !== "after") throw new Error("Nobody is there any more");
      },
    });
    try {
      const database = await openDatabase({ databaseUrl: null, dataDir });
      await database.migrate();
      const at = new Date(0);
      const data = { name: "Asha" };
      await queueMail(database.sql, { kind: "password-changed", to: "a@shop.test", data, at });
      await database.close();

      const codes: (number | null)[] = [];
      for (let run = 0; run < 4; run += 1) {
        child = spawn(process.execPath, command("mail-child"), {
          cwd: root,
          stdio: "inherit",
          env: { ...process.env, DATA_DIR: dataDir, SMTP_URL: smtp.url },
        });
        const [code] = await once(child, "exit");
        codes.push(code);
      }
      expect(codes).toEqual([null, null, null, 0]);
      const [first, second, ...more] = smtp.taken.map(({ id }) => id);
      expect([first, second, more]).toEqual([killedAfter[0], killedAfter[0], []]);

      const later = await openDatabase({ databaseUrl: null, dataDir });
      const rows = await later.sql.select().from(mails);
      await later.close();
      expect(rows.map(({ attempts, sentAt }) => [attempts, sentAt !== null])).toEqual([[4, true]]);
    } finally {
      child?.kill("SIGKILL");
      await smtp.close();
      await rm(dataDir, { recursive: true });
    }
  },
);
