import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { mails } from "../db/schema.ts";
import { engines, openShopOn } from "../testing/processes/engines.ts";
import type { Mail } from "./kinds.ts";
import { queueMail } from "./queue.ts";

describe.each(engines.filter(({ missing }) => !missing))(
  "the queue of mails on $name",
  async ({ start }) => {
    const shop = await openShopOn(start);
    beforeEach(shop.reset);
    afterAll(shop.close);

    const changed = (more: Partial<Mail> = {}): Mail =>
      ({
        kind: "password-changed",
        to: "asha@example.com",
        data: { name: "Asha" },
        at: new Date(shop.now()),
        ...more,
      }) as Mail; // one kind throughout

    const kept = () => shop.database.sql.select().from(mails);

    it("keeps what is committed, due at once, and nothing of what is not", async () => {
      await shop.database.sql.transaction((transaction) => queueMail(transaction, changed()));
      const rolledBack = shop.database.sql.transaction(async (transaction) => {
        await queueMail(transaction, changed({ to: "nobody@example.com" }));
        throw new Error("The order failed");
      });
      await expect(rolledBack).rejects.toThrow("The order failed");
      const at = new Date(shop.now());
      expect(await kept()).toEqual([
        {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          kind: "password-changed",
          to: "asha@example.com",
          data: { name: "Asha" },
          key: null,
          createdAt: at,
          dueAt: at,
          expiresAt: null,
          attempts: 0,
          lease: null,
          sentAt: null,
          failedAt: null,
          failure: null,
        },
      ]);
    });

    it("takes a key once, however often and at once it is given", async () => {
      const key = "order-placed:1";
      await Promise.all(
        Array.from({ length: 5 }, () => queueMail(shop.database.sql, changed({ key }))),
      );
      await queueMail(shop.database.sql, changed());
      await queueMail(shop.database.sql, changed());
      expect((await kept()).map((row) => row.key).sort()).toEqual([null, null, key]);
    });
  },
);
