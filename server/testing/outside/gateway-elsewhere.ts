/** The test gateway as provider of a shop in another process. Tests can interrupt refunds. */
import { randomBytes } from "node:crypto";
import Fastify from "fastify";
import { openInMemory } from "../../db/open.ts";
import { gatewayBooks } from "../../payments/test-gateway/books.ts";
import { openTestGateway } from "../../payments/test-gateway/gateway.ts";
import { testGatewayKey } from "../../payments/test-gateway/key.ts";
import { refundBooks } from "../../payments/test-gateway/refund-books.ts";

/** Received; in progress; recorded but unanswered; answered. */
export type RefundMoment = "refused" | "under way" | "made" | "answered";

export async function startGatewayElsewhere(options: {
  /** Where messages go. */
  readonly shop: string;
  /** Awaited at each moment but the last. */
  readonly at: (moment: RefundMoment) => Promise<void>;
}) {
  const database = await openInMemory();
  await database.migrate();
  const books = gatewayBooks(database.sql);
  const secrets = { keySecret: "gateway's", webhookSecret: "messenger's" };
  await books.keys(secrets);
  const app = Fastify();
  const isRefund = ({ method, url }: { readonly method: string; readonly url: string }) =>
    method === "POST" && url.endsWith("/refund");
  app.addHook("preHandler", async (request, reply) => {
    if (!isRefund(request)) return;
    try {
      await options.at("refused");
    } catch {
      return reply.code(503).send();
    }
    await options.at("under way");
  });
  app.addHook("onSend", async (request, reply) => {
    if (isRefund(request) && reply.statusCode === 200) await options.at("made");
  });
  app.addHook("onResponse", async (request, reply) => {
    if (isRefund(request) && reply.statusCode === 200) await options.at("answered");
  });
  openTestGateway(app, {
    config: { testGateway: true, paymentTimeoutMs: 8_000 },
    database,
    now: Date.now,
    randomBytes,
    fetch: (url, init) => fetch(new URL(new URL(String(url)).pathname, options.shop), init),
  });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const refunds = refundBooks(database.sql);
  return {
    /** Make the shop take it for Razorpay. */
    settings: {
      RAZORPAY_KEY_ID: testGatewayKey,
      RAZORPAY_KEY_SECRET: secrets.keySecret,
      RAZORPAY_WEBHOOK_SECRET: secrets.webhookSecret,
      RAZORPAY_API_BASE: `${address}/test-gateway`,
    },
    /** Returns the window's result. */
    async pay(providerOrderId: string): Promise<{ readonly razorpay_payment_id: string }> {
      const response = await app.inject({
        method: "POST",
        url: "/test-gateway/v1/payments/create/ajax",
        payload: { key_id: testGatewayKey, order_id: providerOrderId, outcome: "success" },
      });
      return response.json();
    },
    refundsOf: refunds.refundsOf,
    async close(): Promise<void> {
      await app.close();
      await database.close();
    },
  };
}
