/** Refunds on their way to a provider that loses answers, says no, or is away. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cardOrders, orders, payments, refunds, users } from "../db/schema.ts";
import { createRazorpay } from "../payments/razorpay.ts";
import { refundRepository } from "../repositories/refunds.ts";
import { deliveryAddress } from "../testing/card-shop.ts";
import { engines, openShopOn } from "../testing/engines.ts";
import {
  type ProviderAnswer,
  type ProviderCall,
  startScriptedProvider,
} from "../testing/scripted-provider.ts";
import { createRefundSender } from "./refund-sender.ts";

const minute = 60_000;

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
      await sql.insert(users).values({ id: userId, name: "", email: "a@b.test", createdAt: at });
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
      const stands = async () =>
        (await sql.select().from(refunds)).map(({ status, failure }) => [status, failure]);
      return { service, rows, reports, sender, send, stands };
    }

    it("gives each back once, however many processes look after them", async () => {
      const { answer, made } = bank(() => undefined);
      const { service, send, sender, stands } = await owed(6, answer);
      await Promise.all([sender(), sender(), sender()].map(send));
      expect([made.size, service.calls.length]).toEqual([6, 6]);
      expect(await stands()).toEqual(Array(6).fill(["processed", null]));
      await service.close();
    });

    it("looks a refund up before it sends it again, where the answer was lost", async () => {
      const { answer, made } = bank(() => undefined);
      let lost = false;
      const { service, rows, reports, send, stands } = await owed(
        1,
        (call) => {
          const answered = answer(call);
          if (lost) return answered;
          lost = true;
          return "stall";
        },
        300,
      );
      await send();
      expect([(await stands())[0]?.[0], reports.length]).toEqual(["pending", 1]);
      await send(); // not due yet
      expect(service.calls).toHaveLength(1);
      shop.pass(minute);
      await send();
      expect([made.size, await stands()]).toEqual([1, [["processed", null]]]);
      expect(service.calls.map(({ method, idempotency }) => [method, idempotency])).toEqual([
        ["POST", rows[0]?.id],
        ["GET", undefined],
      ]);
      await service.close();
    });

    it("takes over what a process left that died while it sent", async () => {
      const { answer, made } = bank(() => undefined);
      const { service, send, stands } = await owed(1, answer);
      const at = new Date(shop.now());
      const until = new Date(shop.now() + 5 * minute);
      const lease = randomUUID();
      const dead = refundRepository(shop.database.sql);
      expect(await dead.claim({ mode: "test", lease, at, until })).not.toBeNull();
      await send();
      expect(service.calls).toEqual([]);
      shop.pass(5 * minute);
      await send();
      expect([made.size, await stands()]).toEqual([1, [["processed", null]]]);
      await service.close();
    });

    it("waits longer each time while the provider says no, and says so", async () => {
      const refusal = { status: 400, body: { error: { description: "No balance" } } };
      const { answer, made } = bank(() => refusal);
      const { service, reports, send, stands } = await owed(1, answer);
      for (const _ of [1, 2, 3]) {
        await send();
        shop.pass(minute);
      }
      expect([made.size, reports.length]).toEqual([0, 3]);
      expect(await stands()).toEqual([["pending", expect.stringContaining("No balance")]]);
      await service.close();
    });

    it("leaves to others what was paid in other books", async () => {
      const { service, send, sender, stands } = await owed(1, bank(() => undefined).answer);
      await send(sender("live"));
      expect([service.calls.length, await stands()]).toEqual([0, [["pending", null]]]);
      await service.close();
    });

    it("tells of one that failed for good, which stays owed", async () => {
      const { service, reports, rows, send, stands } = await owed(1, ({ path }) => ({
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
      expect([await stands(), reports]).toEqual([
        [["failed", "The provider could not give it back"]],
        ["a refund failed: give it back by hand"],
      ]);
      await service.close();
    });
  });
