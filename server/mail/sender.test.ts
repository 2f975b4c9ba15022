import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { textOf } from "../../cli/shop/orders/mail-text.ts";
import { mails } from "../db/schema.ts";
import { mailRepository } from "../repositories/mails.ts";
import { type Moment, type SmtpOptions, type SmtpTls, startSmtp } from "../testing/outside/smtp.ts";
import { engines, openShopOn } from "../testing/processes/engines.ts";
import type { Mail } from "./kinds.ts";
import { outboxPost, type Post, smtpPost } from "./post.ts";
import { queueMail } from "./queue.ts";
import { createMailSender, waitAfter } from "./sender.ts";

const from = { name: "ShopAi", address: "hello@shop.test" };
const minute = 60_000;

const servers: { close: () => Promise<void> }[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));
async function smtp(options?: SmtpOptions) {
  const server = await startSmtp(options);
  servers.push(server);
  return server;
}

const refusal = (message: string, responseCode: number) =>
  Object.assign(new Error(message), { responseCode });

describe.each(engines.filter(({ missing }) => !missing))(
  "sending mails on $name",
  async ({ start }) => {
    const shop = await openShopOn(start);
    beforeEach(shop.reset);
    afterAll(shop.close);
    const { sql } = shop.database;

    const queue = (more: Partial<Mail> = {}) =>
      queueMail(sql, {
        kind: "password-changed",
        to: "asha@example.com",
        data: { name: "Asha" },
        at: new Date(shop.now()),
        ...more,
      } as Mail); // one kind throughout
    const kept = () => sql.select().from(mails);
    const sender = (post: Post) =>
      createMailSender({
        mails: mailRepository(sql),
        post,
        facts: { name: "ShopAi", currency: "₹", timeZone: "Asia/Kolkata" },
        writer: { name: "ShopAi", email: "hello@shop.test", origin: "https://shop.test" },
        now: shop.now,
        report: () => {},
      });

    it("takes a mail to its server, whole and once, and forgets its words", async () => {
      const { url, taken } = await smtp({ user: { name: "a b", password: "p@ss" } });
      const post = smtpPost({ url: url.replace("//", "//a%20b:p%40ss@"), allowPlain: true }, from);
      await queue({ data: { name: "Åsha ₹" } });
      expect([await sender(post).sendDue(), await sender(post).sendDue()]).toEqual([1, 0]);
      const [row] = await kept();
      expect(row).toMatchObject({ data: {}, attempts: 1, lease: null, failure: null });
      expect(row?.sentAt).toEqual(new Date(shop.now()));
      expect(taken.map(({ to, id }) => [to, id])).toEqual([
        [["asha@example.com"], `${row?.id}@shop.test`],
      ]);
      const raw = taken[0]?.raw ?? "";
      expect(textOf(raw)).toMatch(
        /^From: ShopAi <hello@shop\.test>\nTo: asha@example\.com\nSubject: Your password for ShopAi is changed\nDate: Fri, 02 Jan 2026 12:00:00 \+0000\n\nHello Åsha ₹,\n/,
      );
      expect(raw).toContain("Content-Type: text/html; charset=utf-8");
    });

    it("is each done by one of several processes", async () => {
      const { url, taken } = await smtp();
      await Promise.all(Array.from({ length: 23 }, () => queue()));
      const post = smtpPost({ url, allowPlain: true }, from);
      const tried = await Promise.all([1, 2, 3].map(() => sender(post).sendDue()));
      expect(tried.reduce((sum, one) => sum + one)).toBe(23);
      expect(new Set(taken.map(({ id }) => id)).size).toBe(23);
      expect(taken).toHaveLength(23);
    });

    it("waits twice as long after each failure, and gives up in the end", async () => {
      expect([1, 2, 3, 11, 16].map(waitAfter)).toEqual([
        minute / 2,
        minute,
        2 * minute,
        360 * minute,
        360 * minute,
      ]);
      const post = smtpPost({ url: "smtp://127.0.0.1:1", allowPlain: true }, from);
      await queue();
      for (let attempts = 1; attempts < 16; attempts += 1) {
        await sender(post).sendDue();
        expect(await sender(post).sendDue()).toBe(0);
        shop.pass(waitAfter(attempts));
      }
      const [before] = await kept();
      expect([before?.attempts, before?.failedAt, before?.data]).toEqual([
        15,
        null,
        { name: "Asha" },
      ]);
      await sender(post).sendDue();
      const [row] = await kept();
      expect([row?.failedAt, row?.data]).toEqual([new Date(shop.now()), {}]);
      expect(row?.failure).toMatch(/ECONNREFUSED/);
    });

    it.each([
      [550, "No such mailbox", true],
      [451, "Later, please", false],
    ])("refused with %i gives up: %s, %s", async (responseCode, message, isFinal) => {
      const { url } = await smtp({
        at: (moment) => {
          if (moment === "before") throw refusal(message, responseCode);
        },
      });
      await queue();
      await sender(smtpPost({ url, allowPlain: true }, from)).sendDue();
      const [row] = await kept();
      expect([row?.failedAt !== null, row?.failure]).toEqual([
        isFinal,
        expect.stringContaining(message),
      ]);
    });

    it.each<[SmtpTls, string]>([
      ["none", "STARTTLS"],
      ["when asked", "self-signed certificate"],
      ["at once", "self-signed certificate"],
    ])("sends nothing to a server that can't prove who it is: TLS %s", async (tls, why) => {
      const { url, taken, logins } = await smtp({ tls, user: { name: "shop", password: "hush" } });
      await queue();
      const post = smtpPost({ url: url.replace("//", "//shop:hush@"), allowPlain: false }, from);
      await sender(post).sendDue();
      const [row] = await kept();
      expect([taken, logins, row?.failedAt, row?.failure]).toEqual([
        [],
        [],
        null,
        expect.stringContaining(why),
      ]);
      expect(row?.failure).not.toContain("hush");
    });

    it("waits where its password is refused, and says so without it", async () => {
      const { url, taken } = await smtp({ user: { name: "shop", password: "hush" } });
      await queue();
      const wrong = url.replace("//", "//shop:secret-guess@");
      await sender(smtpPost({ url: wrong, allowPlain: true }, from)).sendDue();
      const [row] = await kept();
      expect([taken, row?.failedAt, row?.failure]).toEqual([
        [],
        null,
        expect.stringContaining("Who are you?"),
      ]);
      expect(row?.failure).not.toContain("secret-guess");
      shop.pass(minute);
      await sender(
        smtpPost({ url: url.replace("//", "//shop:hush@"), allowPlain: true }, from),
      ).sendDue();
      expect(taken).toHaveLength(1);
    });

    it.each<Moment>(["before", "between"])(
      "is sent once to a server that hung up %s its words",
      async (moment) => {
        let isUp = false;
        const server = await smtp({
          at: (now) => {
            if (isUp || now !== moment) return;
            server.hangUp();
            throw new Error("Gone");
          },
        });
        const post = smtpPost({ url: server.url, allowPlain: true }, from);
        await queue();
        await sender(post).sendDue();
        const [row] = await kept();
        expect([server.taken, row?.sentAt, row?.failedAt]).toEqual([[], null, null]);
        expect(row?.failure).toMatch(/closed|reset/i);
        isUp = true;
        shop.pass(minute);
        await sender(post).sendDue();
        expect(server.taken.map(({ id }) => id)).toEqual([`${row?.id}@shop.test`]);
      },
    );

    it("sends nothing that came too late to be of use", async () => {
      await queue({ expiresAt: new Date(shop.now() + minute) });
      shop.pass(minute);
      const post = () => Promise.reject(new Error("It must not be sent"));
      await sender(post).sendDue();
      expect((await kept())[0]).toMatchObject({
        data: {},
        failure: "It could not be sent while it was of use",
      });
    });

    it("of a process that is gone is done by another when its claim runs out, under the same id", async () => {
      const ids: string[] = [];
      const never = sender(({ id }) => {
        ids.push(id);
        return new Promise(() => {});
      });
      const post: Post = async ({ id }) => void ids.push(id);
      await queue();
      void never.sendDue();
      while (ids.length === 0) await kept();
      expect(await sender(post).sendDue()).toBe(0);
      shop.pass(5 * minute);
      expect(await sender(post).sendDue()).toBe(1);
      expect(ids[0]).toBe(ids[1]);
      expect((await kept())[0]?.attempts).toBe(2);
    });

    it("keeps mails as files of the shop's own user while there is no server, each once", async () => {
      const folder = join(await mkdtemp(join(tmpdir(), "shopai-outbox-")), "outbox");
      const post = outboxPost(folder, from);
      await queue({ to: "a,b@example.com" });
      await sender(post).sendDue();
      await sql.update(mails).set({ sentAt: null, data: { name: "Asha" } });
      shop.pass(5 * minute);
      await sender(post).sendDue();
      const files = await readdir(folder);
      expect(files).toEqual([`${(await kept())[0]?.id}.eml`]);
      const path = join(folder, files[0] ?? "");
      const rights = [(await stat(folder)).mode & 0o777, (await stat(path)).mode & 0o777];
      expect(rights).toEqual([0o700, 0o600]);
      expect(textOf(await readFile(path, "utf8"))).toContain("Hello Asha,\n\nYour password was");
      await rm(folder, { recursive: true });
    });

    it("forgets mails after a while, and never the key by which one is sent once", async () => {
      const { url } = await smtp();
      await queue();
      await queue({ key: "once" });
      await sender(smtpPost({ url, allowPlain: true }, from)).sendDue();
      await mailRepository(sql).tidy(new Date(shop.now() + 1));
      expect((await kept()).map(({ key, to }) => [key, to])).toEqual([["once", ""]]);
    });
  },
);
