/** Refunds on their way to a provider that loses answers, says no, or is away. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { canonicalEmail as asCanonical } from "../../../domain/email.ts";
import { cardOrders, mails, orders, payments, refunds, users } from "../../db/schema.ts";
import { createRazorpay } from "../../payments/razorpay.ts";
import { refundRepository } from "../../repositories/refunds.ts";
import { shopRefundsRepository } from "../../repositories/shop-refunds.ts";
import {
  type ProviderAnswer,
  type ProviderCall,
  startScriptedProvider,
} from "../../testing/outside/scripted-provider.ts";
import { engines, openShopOn } from "../../testing/processes/engines.ts";
import { deliveryAddress } from "../../testing/shop/card-shop.ts";
import { createRefundSender } from "./refund-sender.ts";

const minute = 60_000;
const noBalance = { status: 400, body: { error: { description: "No balance" } } };

/** The provider's books, and how often money really went. */
function bank(answerTo: (call: ProviderCall, made: number) => ProviderAnswer | undefined) {
  const made = new Map<string, object>();
  return {
    made,
    answer: (call: ProviderCall): ProviderAnswer => {
      if (call.method === "GET") return { status: 200, body: { items: [...made.values()] } };
      const { receipt, amount } = call.body as { receipt: string; amount: number };
      const payment_id = call.path.split("/")[3];
      const status = "processed";
      const refund = { id: `rfnd_${made.size}`, payment_id, receipt, amount, status };
      const answer = answerTo(call, made.size);
      if (answer !== undefined) return answer;
      if (made.has(receipt)) return { status: 400, body: { error: { description: "Used" } } };
      made.set(receipt, refund);
      return { status: 200, body: refund };
    },
  };
}

for (const { name, start, missing } of engines)
  describe.skipIf(missing)(`the sender of refunds on ${name}`, () => {
    let shop: Awaited<ReturnType<typeof openShopOn>>;
    beforeAll(async () => {
      shop = await openShopOn(start);
    });
    beforeEach(() => shop.reset());
    afterAll(() => shop.close());

    /** So many refunds of one payment, and senders that may give them back. */
    async function owed(
      count: number,
      answer: (call: ProviderCall) => ProviderAnswer,
      longest = 10_000,
    ) {
      const service = await startScriptedProvider(answer);
      const { sql } = shop.database;
      const [userId, orderId] = [randomUUID(), randomUUID()];
      const at = new Date(shop.now());
      const email = "a@b.test";
      const canonicalEmail = asCanonical(email);
      await sql
        .insert(users)
        .values({ id: userId, name: "", email, canonicalEmail, createdAt: at });
      await sql.insert(orders).values({
        id: orderId,
        userId,
        address: deliveryAddress,
        amountPaise: 100_000,
        deliveryFeePaise: 0,
        status: "Cancelled",
        paid: true,
        paymentMethod: "razorpay",
        requestHash: "",
        createdAt: at,
      });
      const charged = { orderId, amountPaise: 100_000, currency: "INR", createdAt: at };
      const providerOrderId = `order_${orderId}`;
      const receipt = orderId;
      await sql.insert(cardOrders).values({ ...charged, mode: "test", providerOrderId, receipt });
      const paymentId = `pay_${orderId}`;
      await sql
        .insert(payments)
        .values({ ...charged, id: paymentId, providerOrderId, status: "captured" });
      const rows = Array.from({ length: count }, (_, place) => ({
        id: randomUUID(),
        orderId,
        key: `cancelled:${orderId}:${place}`,
        paymentId,
        amountPaise: 1_000 + place,
        createdAt: at,
        dueAt: at,
      }));
      await sql.insert(refunds).values(rows);
      const reports: string[] = [];
      const sender = (mode: "test" | "live" = "test") =>
        createRefundSender({
          refunds: refundRepository(sql),
          provider: createRazorpay({
            key: "rzp_test_1",
            mode,
            checkout: "",
            credentials: async () => ({
              keySecret: "k",
              webhookSecret: null,
              apiBase: service.base,
            }),
            longest,
          }),
          now: shop.now,
          report: (message) => reports.push(message),
        });
      const send = async (by = sender()) => {
        by.wake();
        await by.idle();
      };
      const state = async () =>
        (await sql.select().from(refunds)).map(({ status, failure }) => [status, failure]);
      return { service, rows, reports, sender, send, state };
    }

    it("gives each back once, however many processes look after them", async () => {
      const { answer, made } = bank(() => undefined);
      const { service, send, sender, state } = await owed(6, answer);
      await Promise.all([sender(), sender(), sender()].map(send));
      expect([made.size, service.calls.length]).toEqual([6, 6]);
      expect(await state()).toEqual(Array(6).fill(["processed", null]));
      await service.close();
    });

    it("looks a refund up before it sends it again, where the answer was lost", async () => {
      const { answer, made } = bank(() => undefined);
      let lost = false;
      const { service, rows, reports, send, state } = await owed(
        1,
        (call) => {
          const answered = answer(call);
          if (lost) return answered;
          lost = true;
          return "stall";
        },
        2_000,
      );
      await send();
      expect([(await state())[0]?.[0], reports.length]).toEqual(["pending", 1]);
      await send(); // not due yet
      expect(service.calls).toHaveLength(1);
      shop.pass(minute);
      await send();
      expect([made.size, await state()]).toEqual([1, [["processed", null]]]);
      expect(service.calls.map(({ method, idempotency }) => [method, idempotency])).toEqual([
        ["POST", rows[0]?.id],
        ["GET", undefined],
      ]);
      await service.close();
    });

    it("takes over what a process left that died while it sent", async () => {
      const { answer, made } = bank(() => undefined);
      const { service, send, state } = await owed(1, answer);
      const at = new Date(shop.now());
      const until = new Date(shop.now() + 5 * minute);
      const lease = randomUUID();
      const dead = refundRepository(shop.database.sql);
      expect(await dead.claim({ mode: "test", lease, at, until })).not.toBeNull();
      await send();
      expect(service.calls).toEqual([]);
      shop.pass(5 * minute);
      await send();
      expect([made.size, await state()]).toEqual([1, [["processed", null]]]);
      await service.close();
    });

    it("waits longer each time while the provider says no, and says so", async () => {
      const { answer, made } = bank(() => noBalance);
      const { service, reports, send, state } = await owed(1, answer);
      for (const _ of [1, 2, 3]) {
        await send();
        shop.pass(minute);
      }
      expect([made.size, reports.length]).toEqual([0, 3]);
      expect(await state()).toEqual([["pending", expect.stringContaining("No balance")]]);
      await service.close();
    });

    it("goes on for three days while the provider refuses, and then it is the owner's to give", async () => {
      const { answer, made } = bank(() => noBalance);
      const { service, reports, rows, send, state } = await owed(1, answer);
      const begun = shop.now();
      let tries = 0;
      while ((await state())[0]?.[0] === "pending" && tries < 200) {
        const [row] = await shop.database.sql.select().from(refunds);
        shop.pass((row?.dueAt.getTime() ?? 0) - shop.now());
        await send();
        tries += 1;
      }
      const days = (shop.now() - begun) / (24 * 60 * minute);
      expect([made.size, days >= 3, days < 3.1]).toEqual([0, true, true]);
      expect(await state()).toEqual([["failed", expect.stringContaining("No balance")]]);
      expect(reports.at(-1)).toBe("a refund was given up: give it back by hand");
      const sent = service.calls.length;
      shop.pass(24 * 60 * minute);
      await send();
      expect(service.calls).toHaveLength(sent);

      const id = rows[0]?.id ?? "";
      const given = { id, insteadOfCard: false, at: new Date(shop.now()) };
      const byShop = shopRefundsRepository(shop.database.sql);
      expect(await byShop.markDone(given)).toEqual({ type: "done", amountPaise: 1_000 });
      expect(await byShop.markDone(given)).toEqual({ type: "done-before" });
      const notified = await shop.database.sql.select().from(mails);
      expect(notified.map(({ kind, data }) => [kind, data])).toEqual([
        ["refunded", expect.objectContaining({ amountPaise: 1_000, paymentMethod: "cod" })],
      ]);
      await service.close();
    });

    it.each<[string, (call: ProviderCall) => ProviderAnswer]>([
      ["doesn't answer", () => ({ status: 503, body: "" })],
      [
        "knows the shop no more",
        ({ method }) =>
          method === "GET" ? { status: 401, body: { error: { description: "Who?" } } } : noBalance,
      ],
    ])("goes on for as long as the provider %s, for it may have the refund", async (_, answer) => {
      const { service, rows, send, state } = await owed(1, answer);
      for (let hour = 0; hour < 24 * 8; hour += 1) {
        await send();
        shop.pass(60 * minute);
      }
      expect(await state()).toEqual([["pending", expect.stringContaining("Status ")]]);
      const sent = service.calls.length;
      const byShop = shopRefundsRepository(shop.database.sql);
      const given = { id: rows[0]?.id ?? "", insteadOfCard: true, at: new Date(shop.now()) };
      expect(await byShop.markDone({ ...given, insteadOfCard: false })).toEqual({
        type: "by-card",
      });
      expect(await byShop.markDone(given)).toEqual({ type: "done", amountPaise: 1_000 });
      await send();
      expect(service.calls).toHaveLength(sent);
      await service.close();
    });

    it("is not given back by hand while it is being sent, nor once the provider has it", async () => {
      const byShop = shopRefundsRepository(shop.database.sql);
      const answers: unknown[] = [];
      const { service, rows, send } = await owed(1, ({ method, path }) => ({
        status: 200,
        body:
          method === "GET"
            ? { items: [] }
            : {
                id: "rfnd_1",
                payment_id: path.split("/")[3],
                receipt: rows[0]?.id,
                amount: 1_000,
                status: "pending",
              },
      }));
      const given = { id: rows[0]?.id ?? "", insteadOfCard: true, at: new Date(shop.now()) };
      const leased = refundRepository(shop.database.sql);
      const at = new Date(shop.now());
      const until = new Date(shop.now() + 5 * minute);
      const lease = randomUUID();
      await leased.claim({ mode: "test", lease, at, until });
      answers.push(await byShop.markDone(given));
      await leased.release(at);
      await send();
      answers.push(await byShop.markDone(given));
      expect(answers).toEqual([{ type: "being-sent" }, { type: "with-provider" }]);
      await service.close();
    });

    it("says so where the provider gave back what was given back by hand", async () => {
      const { service, rows, state } = await owed(1, () => noBalance);
      const [row] = await shop.database.sql.select().from(refunds);
      const id = rows[0]?.id ?? "";
      const at = new Date(shop.now());
      await shopRefundsRepository(shop.database.sql).markDone({ id, insteadOfCard: true, at });
      const receive = (event: string) =>
        refundRepository(shop.database.sql).handleReport(
          { receipt: id, paymentId: row?.paymentId ?? "", amount: 1_000 },
          { status: "processed", providerRefundId: "rfnd_1", failure: null, at },
          { id: event, kind: "refund.processed", receivedAt: at },
        );
      expect([await receive("evt_1"), await receive("evt_1")]).toEqual([false, true]);
      expect(await state()).toEqual([["processed", null]]);
      await service.close();
    });

    it("leaves to others what was paid in other books", async () => {
      const { service, send, sender, state } = await owed(1, bank(() => undefined).answer);
      await send(sender("live"));
      expect([service.calls.length, await state()]).toEqual([0, [["pending", null]]]);
      await service.close();
    });

    it("reports one that failed for good, which stays owed", async () => {
      const { service, reports, rows, send, state } = await owed(1, ({ path }) => ({
        status: 200,
        body: {
          id: "rfnd_1",
          payment_id: path.split("/")[3],
          receipt: rows[0]?.id,
          amount: 1_000,
          status: "failed",
        },
      }));
      await send();
      expect([await state(), reports]).toEqual([
        [["failed", "The provider could not give it back"]],
        ["a refund failed: give it back by hand"],
      ]);
      await service.close();
    });
  });
