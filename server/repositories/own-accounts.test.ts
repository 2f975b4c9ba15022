/** What becomes of an account in several ways at the same moment, on both engines. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { canonicalEmail } from "../../domain/email.ts";
import { afterStatuses, firstStatus } from "../../domain/values.ts";
import type { Database } from "../db/database.ts";
import { mails, orders, passwordResets, refunds, sessions, users } from "../db/schema.ts";
import type { Mail } from "../mail/kinds.ts";
import { type Engine, engines } from "../testing/processes/engines.ts";
import { deliveryAddress } from "../testing/shop/card-shop.ts";
import { type OrderRow, orderRepository } from "./orders.ts";
import { ownAccountRepository } from "./own-accounts.ts";
import { paymentRepository } from "./payments.ts";
import { sessionRepository } from "./sessions.ts";

const now = new Date(Date.UTC(2026, 0, 2, 12));
const later = new Date(now.getTime() + 60_000);
const rounds = Array.from({ length: 20 }, (_, round) => round);

describe.each(engines.filter(({ missing }) => !missing))("an account on $name", ({ start }) => {
  let engine: Engine;
  let database: Database;
  beforeAll(async () => {
    engine = await start();
    database = await engine.open();
    await database.migrate();
  });
  afterAll(async () => {
    await database.close();
    await engine.stop();
  });

  const asha = async () => {
    await database.sql.execute("truncate users, mails cascade");
    const email = "asha@example.com";
    const user = {
      ...{ id: randomUUID(), name: "Asha", email, canonicalEmail: canonicalEmail(email) },
      ...{ passwordHash: "old", googleSub: null, createdAt: now, deletedAt: null },
    };
    await database.sql.insert(users).values(user);
    return user;
  };
  const orderOf = (userId: string, status: string = firstStatus): OrderRow => ({
    ...{ id: randomUUID(), userId, address: deliveryAddress, amountPaise: 100 },
    ...{ deliveryFeePaise: 100, status, paid: false, paymentMethod: "cod" },
    ...{ idempotencyKey: null, requestHash: "", createdAt: now },
    ...{ deliveredAt: null, cancelledAt: null, note: null },
  });
  const farewell = {
    kind: "account-deleted",
    to: "a@b.test",
    data: { name: "" },
    at: now,
  } as const;

  it("orders nothing once it is deleted, not even by a request that was under way", async () => {
    const { sql } = database;
    for (const _ of rounds) {
      const user = await asha();
      const place = () => orderRepository(sql).place(orderOf(user.id), [], null);
      const [removed, ...placed] = await Promise.all([
        ownAccountRepository(sql).remove(user, now, farewell),
        place(),
        place(),
      ]);
      expect([removed, (await place()).type]).toEqual([true, "no-account"]);
      const kept = await sql.$count(orders);
      expect(placed.filter(({ type }) => type === "placed")).toHaveLength(kept);
    }
  });

  it("deleted while the shop owes it money keeps where that goes until it is paid", async () => {
    const { sql } = database;
    const user = await asha();
    const order = orderOf(user.id, afterStatuses.cancelled);
    await sql.insert(orders).values(order);
    const owed = { id: randomUUID(), orderId: order.id, amountPaise: 100, dueAt: now };
    await sql
      .insert(refunds)
      .values({ ...owed, key: "k", status: "failed", createdAt: now, finishedAt: now });
    const accounts = ownAccountRepository(sql);
    await accounts.remove(user, now, farewell);
    const street = async () => (await sql.select().from(orders))[0]?.address.street;
    expect(await street()).toBe(deliveryAddress.street);
    await sql.update(refunds).set({ status: "processed" });
    await accounts.forgetPeople(now);
    expect(await street()).toBe("");
  });

  it("deleted with a card payment open ends that order in a day, and a payment after that goes back", async () => {
    const { sql } = database;
    const user = await asha();
    const order = { ...orderOf(user.id), paymentMethod: "razorpay" };
    await sql.insert(orders).values(order);
    const accounts = ownAccountRepository(sql);
    await accounts.remove(user, now, farewell);
    const kept = async () => (await sql.select().from(orders))[0];
    await accounts.forgetPeople(now);
    expect((await kept())?.address.street).toBe(deliveryAddress.street);
    const nextDay = new Date(now.getTime() + 24 * 60 * 60_000 + 1);
    await accounts.forgetPeople(nextDay);
    expect(await kept()).toMatchObject({
      status: afterStatuses.cancelled,
      address: { street: "", firstName: "" },
    });
    const payment = {
      ...{ id: "pay_late", orderId: order.id, providerOrderId: "", status: "captured" },
      ...{ amountPaise: 100, currency: "INR", failure: null, createdAt: nextDay },
    };
    const captured = await paymentRepository(sql).capture(payment, null, () => "");
    expect([captured.type, await sql.select().from(refunds)]).toMatchObject([
      "cancelled",
      [{ paymentId: "pay_late", amountPaise: 100 }],
    ]);
  });

  it("set by links, by its shopper and deleted at once has one end, and no session of before", async () => {
    const { sql } = database;
    const accounts = ownAccountRepository(sql);
    for (const round of rounds) {
      const user = await asha();
      const { id, email } = user;
      const mail = { kind: "password-changed", to: email, data: { name: "" }, at: now } as const;
      const links = ["a", "b", "c"];
      for (const tokenHash of links) {
        const sent: Mail = {
          ...{ kind: "password-reset", to: email, data: { name: "", token: tokenHash }, at: now },
        };
        await accounts.offerReset(id, { tokenHash, expiresAt: later }, sent);
      }
      const session = (tokenHash: string) => ({
        ...{ tokenHash, userId: id, id: randomUUID(), device: "" },
        ...{ createdAt: now, expiresAt: later },
      });
      await sessionRepository(sql).insert(session("own"), { passwordHash: "old" });

      const deletes = round % 2 === 0;
      const done = await Promise.all([
        ...links.map((tokenHash) =>
          accounts.reset({ tokenHash, now, passwordHash: `of ${tokenHash}` }, () => mail),
        ),
        accounts.changePassword(
          id,
          { before: "old", after: "of its shopper" },
          { tokenHash: "own", mail },
        ),
        ...(deletes ? [accounts.remove(user, now, { ...mail, kind: "account-deleted" })] : []),
        sessionRepository(sql).insert(session("late"), { passwordHash: "old" }),
      ]);

      const [row] = await sql.select().from(users);
      const [resets, changed] = [done.slice(0, 3), done[3]];
      const removed = deletes ? done[4] : false;
      // A link may be used after the change has begun, never after it is done.
      expect(resets.filter(Boolean).length).toBeLessThanOrEqual(1);
      expect(done.slice(0, deletes ? 5 : 4)).toContain(true);
      if (removed === true) expect(row?.passwordHash).toBeNull();
      else if (resets.includes(true)) {
        expect(row?.passwordHash).toBe(`of ${links[resets.indexOf(true)]}`);
      } else expect(row?.passwordHash).toBe("of its shopper");
      const left = (await sql.select().from(sessions)).map(({ tokenHash }) => tokenHash);
      expect(left).toEqual(changed === true && !resets.includes(true) && !removed ? ["own"] : []);
      expect(await sql.$count(passwordResets)).toBe(0);
      const notified = (await sql.select().from(mails)).filter(
        ({ kind }) => kind !== "password-reset",
      );
      expect(notified).toHaveLength(done.slice(0, deletes ? 5 : 4).filter(Boolean).length);
    }
  });
});
