/**
 * A card gateway for trials; no money moves. It speaks Razorpay's protocol under /test-gateway/, so
 * that everything around it is real: Razorpay's package calls it, its window signs, it sends
 * webhooks.
 */
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import type { Database } from "../../db/database.ts";
import { ownAddress } from "../../http/security/own-address.ts";
import type { CardProvider } from "../provider.ts";
import { createRazorpay, ServiceAway } from "../razorpay.ts";
import { type GatewayKeys, gatewayBooks } from "./books.ts";
import { checkoutApi } from "./checkout-api.ts";
import { refundEventBody } from "./entities.ts";
import { testGatewayKey } from "./key.ts";
import { createMessenger } from "./messenger.ts";
import { ordersApi } from "./orders-api.ts";
import { refundBooks } from "./refund-books.ts";
import { refundFails, refundsApi } from "./refunds-api.ts";

type TestGatewayOptions = {
  readonly config: Pick<Config, "testGateway" | "paymentTimeoutMs">;
  readonly database: Pick<Database, "sql">;
  readonly now: () => number;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly fetch: typeof fetch;
};

const prefix = "/test-gateway";

/**
 * Registers the routes; returns their provider. @throws in production, where goods would be free.
 */
export function openTestGateway(app: FastifyInstance, options: TestGatewayOptions): CardProvider {
  const { config, database, now, randomBytes, fetch } = options;
  if (!config.testGateway) throw new Error("The test gateway does not open in production");

  const books = gatewayBooks(database.sql);
  let known: GatewayKeys | undefined;
  const keys = async (): Promise<GatewayKeys> => {
    const secret = () => Buffer.from(randomBytes(24)).toString("base64url");
    known ??= await books.keys({ keySecret: secret(), webhookSecret: secret() });
    return known;
  };
  const keySecret = async () => (await keys()).keySecret;
  const newId = (kind: string) => `${kind}_${letters(randomBytes(14))}`;

  const refunds = refundBooks(database.sql);
  const messenger = createMessenger({
    books,
    prepare: () =>
      refunds.finishRefunds(
        (refund) => (refundFails(refund) ? "failed" : "processed"),
        (refund, about) => ({
          id: newId("evt"),
          body: refundEventBody(refund, about),
          createdAt: new Date(now()),
        }),
      ),
    webhookSecret: async () => (await keys()).webhookSecret,
    shop: () => ownAddress(app),
    fetch,
    failed: (err) => app.log.warn({ err }, "the test gateway's messages wait"),
  });
  app.addHook("onListen", async () => messenger.send());
  app.addHook("preClose", () => messenger.close());

  const parts = { books, key: testGatewayKey, keySecret, newId, now };
  const serveApi = async (scope: FastifyInstance) => {
    ordersApi(scope, { ...parts, refundedOf: refunds.refundedOf });
    refundsApi(scope, { refunds, newId, now, refunded: messenger.send });
  };
  app.register(serveApi, { prefix: `${prefix}/v1` });
  app.register(async (scope) => checkoutApi(scope, { ...parts, attempted: messenger.send }), {
    prefix,
  });

  return createRazorpay({
    key: testGatewayKey,
    mode: "local",
    checkout: `${prefix}/checkout.js`,
    credentials: async () => {
      const address = ownAddress(app);
      if (address === null) throw new ServiceAway("The server doesn't listen yet");
      return { ...(await keys()), apiBase: `${address}${prefix}` };
    },
    longest: config.paymentTimeoutMs,
  });
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

function letters(bytes: Uint8Array): string {
  return [...bytes].map((byte) => alphabet[byte % alphabet.length]).join("");
}
