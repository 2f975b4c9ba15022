/**
 * Cancels, returns, parcels and payments at the same moment, at two processes over one database. On
 * PostgreSQL, where it is installed, their transactions really run side by side.
 */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { orderLines, orders, refunds, returns } from "../db/schema.ts";
import { changedOrderRepository } from "../repositories/changed-orders.ts";
import { returnRepository } from "../repositories/returns.ts";
import { shopRefundsRepository } from "../repositories/shop-refunds.ts";
import { engines, openShopOn } from "../testing/processes/engines.ts";
import {
  countShirts,
  giveBack,
  mailsOf,
  payByCard,
  placeInCash,
  setStatus,
  shirtsLeft,
  theOrder,
} from "../testing/shop/after-order.ts";
import { begin, deliver, pay, runCardShop } from "../testing/shop/card-shop.ts";
import { shopper } from "../testing/shop/test-shop.ts";

const rounds = [1, 2, 3];
const shirt = { itemId: "linen-shirt", size: "M" };

for (const { name, start, missing } of engines)
  describe.skipIf(missing)(`on ${name}`, () => {
    let shop: Awaited<ReturnType<typeof openShopOn>>;
    beforeAll(async () => {
      shop = await openShopOn(start);
    });
    beforeEach(async () => {
      await shop.reset();
      await countShirts(shop, { M: 50, L: 1 });
    });
    afterAll(() => shop.close());

    async function twoProcesses() {
      const here = await runCardShop(shop, { ORDER_LIMIT: "1000" });
      const there = await runCardShop(shop, { ORDER_LIMIT: "1000" });
      const customer = await shopper(here.app);
      const cookies = Object.fromEntries(customer.cookies);
      /** The same request four times at once, at both. */
      const four = (url: string, payload: object, headers = {}) =>
        [here, there, here, there].map(({ app }) =>
          app.inject({ method: "POST", url, cookies, headers, payload }),
        );
      return { ...here, customer, four };
    }

    const owed = () => shop.database.sql.select().from(refunds);

    it("a cancelled order is never shipped, a shipped one never cancelled", async () => {
      const { app, customer, four } = await twoProcesses();
      for (const _ of rounds) {
        await shop.database.sql.delete(refunds);
        const orderId = await payByCard(app, customer);
        const before = (await shirtsLeft(shop)).M ?? 0;
        const [shipped, ...cancelled] = await Promise.all([
          setStatus(shop, orderId, "Shipped"),
          ...four("/api/order/cancel", { orderId }),
        ]);
        const isShipped = shipped !== null && "before" in shipped;
        expect(cancelled.map(({ statusCode }) => statusCode)).toEqual(
          Array(4).fill(isShipped ? 409 : 200),
        );
        const { status } = await theOrder(customer, orderId);
        expect([status, (await owed()).map(({ amountPaise }) => amountPaise)]).toEqual(
          isShipped ? ["Shipped", []] : ["Cancelled", [323_700]],
        );
        expect((await shirtsLeft(shop)).M).toBe(isShipped ? before : before + 2);
        expect(await mailsOf(shop, orderId)).toEqual(
          isShipped ? ["order-placed", "order-shipped"] : ["order-cancelled", "order-placed"],
        );
      }
    });

    it("lines and the whole are given back once, and no more than was paid", async () => {
      const { app, customer, four } = await twoProcesses();
      for (const _ of rounds) {
        await shop.database.sql.delete(refunds);
        const orderId = await payByCard(app, customer);
        const answers = await Promise.all([
          ...four("/api/order/cancel", { orderId, ...shirt }),
          ...four("/api/order/cancel", { orderId }),
          ...four("/api/order/cancel", { orderId, itemId: "play-trousers" }),
        ]);
        expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
        const sum = (await owed()).reduce((all, { amountPaise }) => all + amountPaise, 0);
        expect([sum, (await theOrder(customer, orderId)).status]).toEqual([323_700, "Cancelled"]);
        expect(await shirtsLeft(shop)).toEqual({ M: 50, L: 1 });
      }
    });

    it("a payment that arrives while its order is cancelled goes back once", async () => {
      const { app, customer, four } = await twoProcesses();
      for (const _ of rounds) {
        await shop.database.sql.delete(refunds);
        const provider = (await begin(customer)).json();
        const orderId = provider.receipt;
        const proof = await pay(app, provider);
        await Promise.all([
          ...four("/api/order/verifyrazorpay", proof),
          ...four("/api/order/cancel", { orderId }),
        ]);
        const order = await theOrder(customer, orderId);
        expect([order.status, order.payment]).toEqual(["Cancelled", true]);
        expect((await owed()).map(({ amountPaise }) => amountPaise)).toEqual([323_700]);
        expect(await shirtsLeft(shop)).toEqual({ M: 50, L: 1 });
      }
    });

    it("never more comes back than was bought, and the last piece is exchanged once", async () => {
      const { customer, four } = await twoProcesses();
      const orderId = await placeInCash(customer);
      await setStatus(shop, orderId, "Delivered");
      const wish = { orderId, ...shirt, quantity: 1, reason: "Too small" };
      const answers = await Promise.all([
        ...four("/api/order/return", wish),
        ...four("/api/order/return", wish, { "idempotency-key": "one" }),
        ...four("/api/order/return", { ...wish, exchangeFor: "L" }),
      ]);
      expect(answers.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true);
      const asked = await shop.database.sql.select().from(returns);
      const pieces = asked.reduce((sum, { quantity }) => sum + quantity, 0);
      const exchanged = asked.filter(({ exchangeFor }) => exchangeFor !== null).length;
      expect([pieces, exchanged + ((await shirtsLeft(shop)).L ?? 0)]).toEqual([2, 1]);
    });

    it("what was paid by card comes back once, cancelled line by line by shopper and shop, or given back", async () => {
      const { app, customer, four } = await twoProcesses();
      for (const _ of rounds) {
        await shop.database.sql.delete(refunds);
        const orderId = await payByCard(app, customer);
        const wish = { orderId, ...shirt, quantity: 1, reason: "Too small" };
        const byShop = changedOrderRepository(shop.database.sql);
        const answers = await Promise.all([
          ...four("/api/order/cancel", { orderId, ...shirt }),
          setStatus(shop, orderId, "Delivered"),
          ...four("/api/order/return", wish),
          ...four("/api/order/return", { ...wish, quantity: 2 }),
          byShop.cancel({
            ...{ orderId, userId: null, line: null, note: "Torn", at: new Date(shop.now()) },
          }),
          ...four("/api/order/cancel", { orderId, itemId: "play-trousers" }),
        ]);
        const broken = answers.filter(
          (answer) => answer !== null && "statusCode" in answer && answer.statusCode >= 500,
        );
        expect(broken).toEqual([]);
        const asked = await shop.database.sql
          .select()
          .from(returns)
          .where(eq(returns.orderId, orderId));
        const decide = returnRepository(shop.database.sql).decide;
        const decided = await Promise.all(
          asked.flatMap(({ id }) =>
            [null, null, "Worn", null].map((refusal) =>
              decide({ id, refusal, at: new Date(shop.now()) }),
            ),
          ),
        );
        expect(decided.filter(({ type }) => type === "decided")).toHaveLength(asked.length);

        const order = await theOrder(customer, orderId);
        const [line] = order.items;
        const given = (line?.returns ?? []).filter(({ status }) => status === "Returned");
        const lines = await shop.database.sql
          .select()
          .from(orderLines)
          .where(eq(orderLines.orderId, orderId));
        const isWhole = order.status === "Cancelled";
        const due =
          lines.reduce((sum, { cancelled, pricePaise }) => sum + cancelled * pricePaise, 0) +
          given.reduce((sum, { quantity }) => sum + quantity, 0) * 129_900 +
          (isWhole ? 4_000 : 0);
        const sum = (await owed()).reduce((all, { amountPaise }) => all + amountPaise, 0);
        expect(sum).toBe(due);
        expect(sum).toBeLessThanOrEqual(323_700);
        expect(["Cancelled", "Delivered"]).toContain(order.status);
        const out = lines.reduce((all, { taken }) => all + taken, 0);
        expect((await shirtsLeft(shop)).M).toBe(50 - out);
        await countShirts(shop, { M: 50, L: 1 });
      }
    });

    it("a payment that its messages bring while its order is cancelled goes back once", async () => {
      const { app, post, customer, four } = await twoProcesses();
      for (const _ of rounds) {
        await shop.database.sql.delete(refunds);
        post.length = 0;
        const provider = (await begin(customer)).json();
        const orderId = provider.receipt;
        const proof = await pay(app, provider);
        await vi.waitFor(() => expect(post).toHaveLength(2), 60_000);
        await Promise.all([
          ...post.flatMap((message) => [deliver(app, message), deliver(app, message)]),
          ...four("/api/order/cancel", { orderId }),
          ...four("/api/order/verifyrazorpay", proof),
          setStatus(shop, orderId, "Shipped"),
        ]);
        const { status } = await theOrder(customer, orderId);
        const isShipped = status === "Shipped";
        expect((await owed()).map(({ amountPaise }) => amountPaise)).toEqual(
          isShipped ? [] : [323_700],
        );
        expect([status, (await shirtsLeft(shop)).M]).toEqual(
          isShipped ? ["Shipped", 48] : ["Cancelled", 50],
        );
        await countShirts(shop, { M: 50, L: 1 });
      }
    });

    it("money that is given back by hand is given back once", async () => {
      const { customer } = await twoProcesses();
      const orderId = await placeInCash(customer);
      await setStatus(shop, orderId, "Delivered");
      const wish = { orderId, ...shirt, quantity: 2, reason: "Too small" };
      await giveBack(customer, wish);
      const [asked] = await shop.database.sql.select().from(returns);
      const at = new Date(shop.now());
      await returnRepository(shop.database.sql).decide({ id: asked?.id ?? "", refusal: null, at });
      const [row] = await owed();
      const byShop = shopRefundsRepository(shop.database.sql);
      const done = await Promise.all(
        [1, 2, 3, 4].map(() => byShop.markDone({ id: row?.id ?? "", insteadOfCard: true, at })),
      );
      expect(done.map(({ type }) => type).sort()).toEqual([
        "done",
        ...Array(3).fill("done-before"),
      ]);
      const notified = await mailsOf(shop, orderId);
      expect(notified.filter((kind) => kind === "refunded")).toHaveLength(1);
    });

    it("an order can't be delivered and cancelled, whatever came first", async () => {
      const { customer, four } = await twoProcesses();
      const orderId = await placeInCash(customer);
      await Promise.all([
        setStatus(shop, orderId, "Delivered"),
        ...four("/api/order/cancel", { orderId }),
      ]);
      const [row] = await shop.database.sql.select().from(orders).where(eq(orders.id, orderId));
      expect([row?.deliveredAt === null, row?.cancelledAt === null]).toContain(true);
      expect(row?.deliveredAt === null).not.toBe(row?.cancelledAt === null);
    });
  });
