/** The shop's process is killed around a refund, for real: the money goes back once, and it is said. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import type { Order } from "../contract/schemas.ts";
import { readCatalogue } from "../fixtures/catalogue/catalogue.ts";
import { someOf } from "../fixtures/some-of.ts";
import shopFacts from "../shop.json" with { type: "json" };
import { openDatabase } from "./db/open.ts";
import { mails, refunds } from "./db/schema.ts";
import { type RefundMoment, startGatewayElsewhere } from "./testing/outside/gateway-elsewhere.ts";
import { freePort } from "./testing/processes/free-port.ts";
import { longTest } from "./testing/processes/long-test.ts";
import { roomyLimits, startServer } from "./testing/processes/server-process.ts";
import { deliveryAddress } from "./testing/shop/card-shop.ts";
import { crashEngines } from "./testing/shoppers/crash.ts";
import { NoAnswer, remoteShopper } from "./testing/shoppers/remote-shopper.ts";

const all: readonly RefundMoment[] = ["refused", "under way", "made", "answered"];

for (const [turn, engine] of crashEngines.entries())
  describe.skipIf(engine.missing)(`the sender of refunds, killed on ${engine.name}`, () => {
    // On the second database every other moment.
    const moments = someOf(all, turn + 1);
    it("gives each back once, and the order ends refunded", longTest, async () => {
      const { settings, stop } = await engine.start();
      const dataDir = await mkdtemp(join(tmpdir(), "shopai-refunds-"));
      const port = await freePort();
      let killAt: RefundMoment | null = null;
      let killed = (): void => {};
      const gateway = await startGatewayElsewhere({
        shop: `http://localhost:${port}`,
        at: async (moment) => {
          if (moment !== killAt) return;
          killAt = null;
          await server.kill();
          killed();
          if (moment === "refused") throw new Error("Nobody is there any more");
        },
      });
      const start = () =>
        startServer({
          port,
          settings: { ...roomyLimits, ...settings, ...gateway.settings, DATA_DIR: dataDir },
        });
      let server = await start();
      const books = async <Value>(
        work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Value>,
      ): Promise<Value> => {
        const databaseUrl = "DATABASE_URL" in settings ? (settings.DATABASE_URL ?? null) : null;
        const database = await openDatabase({ databaseUrl, dataDir });
        try {
          return await work(database);
        } finally {
          await database.close();
        }
      };
      try {
        const { origin } = server;
        const shopper = remoteShopper();
        const post = async (path: string, body?: unknown) =>
          (await shopper.post(`${origin}/api${path}`, body)).body as never;
        const details = { name: "Asha", email: "asha@example.com", password: "monsoon" };
        await post("/auth/registration", details);
        const [product] = readCatalogue();
        const items = [{ _id: product?._id, size: product?.sizes[0], quantity: 1 }];
        const amount = (product?.price ?? 0) + shopFacts.deliveryFee;

        for (const moment of moments) {
          const order: { readonly id: string; readonly receipt: string } = await post(
            "/order/razorpay",
            { address: deliveryAddress, items, amount },
          );
          const proof = await gateway.pay(order.id);
          expect(await post("/order/verifyrazorpay", proof)).toEqual({ success: true });

          const gone = new Promise<void>((resolve) => {
            killed = resolve;
          });
          killAt = moment;
          await post("/order/cancel", { orderId: order.receipt }).catch((error: unknown) => {
            if (!(error instanceof NoAnswer)) throw error;
          });
          await gone;
          // Elsewhere the lease would have to run out, which takes five minutes.
          if ("DATABASE_URL" in settings) {
            await books(({ sql }) => sql.update(refunds).set({ dueAt: new Date(0) }));
          }
          server = await start();
          await vi.waitFor(async () => {
            const list: readonly Order[] = await post("/order/userorder");
            const found = list.find(({ _id }) => _id === order.receipt);
            expect([found?.status, found?.paymentState]).toEqual(["Cancelled", "Refunded"]);
          }, longTest.timeout);
          const given = await gateway.refundsOf(proof.razorpay_payment_id);
          expect(
            given.map(({ amountPaise, status }) => [amountPaise, status]),
            moment,
          ).toEqual([[amount * 100, "processed"]]);
        }
        await server.end();
        const kept = await books(async ({ sql }) => ({
          refunds: (await sql.select().from(refunds)).map(({ status }) => status),
          mails: (await sql.select().from(mails)).filter(({ kind }) => kind === "refunded"),
        }));
        expect(kept.refunds).toEqual(moments.map(() => "processed"));
        expect(kept.mails).toHaveLength(moments.length);
      } finally {
        await server.kill();
        await gateway.close();
        await stop();
        await rm(dataDir, { recursive: true });
      }
    });
  });
