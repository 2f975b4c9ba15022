/**
 * Assembles the server. Opens no port and reads no environment, so that tests can build their own.
 */
import fastifyCookie from "@fastify/cookie";
import Fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { buildAccountParts } from "./account-parts.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import { largestStrangersBody, limitBodies } from "./http/binding/bodies.ts";
import { answerBadAddress, answerBrokenRequest, handleErrors } from "./http/binding/errors.ts";
import { createRequestIds } from "./http/binding/request-ids.ts";
import { refuseOtherSpellings } from "./http/binding/url-spelling.ts";
import { refuseOtherMethods } from "./http/binding/wrong-method.ts";
import { routesForRobots } from "./http/pages/for-robots.ts";
import { type Folders, servePages } from "./http/pages/pages.ts";
import { sessionCookie } from "./http/security/cookies.ts";
import { guardOrigins } from "./http/security/origins.ts";
import { securityHeaders, sendSecurityHeaders } from "./http/security/security-headers.ts";
import { RequestLog } from "./logging.ts";
import { buildOrderParts } from "./order-parts.ts";
import type { CardProvider } from "./payments/provider.ts";
import { createRazorpay, razorpayCheckout, razorpayMode } from "./payments/razorpay.ts";
import { openTestGateway } from "./payments/test-gateway/gateway.ts";
import { placeOfPin } from "./places/pin-codes.ts";
import { cartRepository } from "./repositories/carts.ts";
import { productRepository } from "./repositories/products.ts";
import { rateLimitRepository } from "./repositories/rate-limits.ts";
import { stockRepository } from "./repositories/stock-counts.ts";
import { addressRoutes } from "./routes/addresses.ts";
import { afterOrderRoutes } from "./routes/after-order.ts";
import { authRoutes } from "./routes/auth.ts";
import { azureTokenRoute } from "./routes/azure-token.ts";
import { cartRoutes } from "./routes/carts.ts";
import { healthRoutes } from "./routes/health.ts";
import { orderRoutes } from "./routes/orders.ts";
import { ownAccountRoutes } from "./routes/own-account.ts";
import { productRoutes } from "./routes/products.ts";
import { razorpayWebhookRoute } from "./routes/razorpay-webhook.ts";
import { recommendationRoutes } from "./routes/recommendations.ts";
import type { RouteParts } from "./routes/route-parts.ts";
import { shopConfigRoutes } from "./routes/shop-config.ts";
import { speechRoutes } from "./routes/speech.ts";
import { understandRoute } from "./routes/understand.ts";
import type { PasswordCost } from "./services/accounts/passwords.ts";
import { createCatalogue } from "./services/catalogue/catalogue.ts";
import { createLimiter } from "./services/limiter.ts";
import { createCarts } from "./services/orders/carts.ts";
import { createDelivery } from "./services/orders/delivery.ts";
import type { RecommendationEngine } from "./services/recommendations/recommending.ts";
import type { ShopFacts } from "./shop-facts.ts";
import { createAzureTokens } from "./speech/azure-tokens.ts";
import { createOpenAiSpeech } from "./speech/openai.ts";
import { createSecondOpinion } from "./understand/second-opinion.ts";

export type AppOptions = {
  readonly config: Config;
  /** Migrated; its opener closes it. */
  readonly database: Database;
  readonly shop: ShopFacts;
  readonly folders: Folders;
  readonly now: () => number;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly fetch: typeof fetch;
  readonly recommend: RecommendationEngine;
  readonly logger: FastifyServerOptions["logger"];
  /** Lower in tests of other things. */
  readonly passwordCost?: PasswordCost | undefined;
};

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config } = options;
  const app = Fastify({
    logger: options.logger ?? false,
    logController: new RequestLog(),
    genReqId: createRequestIds(options.randomBytes),
    trustProxy: typeof config.trustProxy === "object" ? [...config.trustProxy] : config.trustProxy,
    bodyLimit: largestStrangersBody,
    // Milliseconds for a whole request, against slow senders.
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    // While closing, open connections are served once more: a proxy would pass a refusal on.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest(securityHeaders(config)),
    frameworkErrors: answerBadAddress(securityHeaders(config)),
  });
  app.server.maxConnections = 2_000;

  sendSecurityHeaders(app, config);
  const refuseMethods = refuseOtherMethods(app);
  handleErrors(app);
  limitBodies(app);
  await app.register(fastifyCookie);
  refuseOtherSpellings(app);
  guardOrigins(app, config);

  const cardProvider = buildCardProvider(app, options);
  const parts = buildParts(app, options, cardProvider);
  healthRoutes(app, parts);
  shopConfigRoutes(app, parts);
  authRoutes(app, parts);
  productRoutes(app, parts);
  cartRoutes(app, parts);
  orderRoutes(app, parts);
  afterOrderRoutes(app, parts);
  addressRoutes(app, parts);
  ownAccountRoutes(app, parts);
  razorpayWebhookRoute(app, parts);
  recommendationRoutes(app, parts);
  const { openai, azureSpeech } = config;
  const { fetch, now } = options;
  speechRoutes(app, parts, openai && createOpenAiSpeech({ settings: openai, fetch }));
  understandRoute(app, parts, openai && createSecondOpinion({ settings: openai, now }));
  azureTokenRoute(app, parts, azureSpeech && createAzureTokens({ settings: azureSpeech, fetch }));
  servePages(app, options.folders, { ...parts, shop: options.shop });
  routesForRobots(app, options);
  refuseMethods();

  if (config.firebase?.emulatorHost) {
    app.log.warn("Google sign-in believes the emulator's unsigned tokens: for trying out only");
  }
  if (config.testGateway && config.exposed) {
    app.log.warn(
      "TEST_GATEWAY is true and others may reach this shop: whoever does can have orders called paid",
    );
  }
  if (config.razorpay === null && !config.testGateway) {
    app.log.warn(
      "Card payment is not set up: it takes RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET, or TEST_GATEWAY=true to try it",
    );
  }
  if (config.razorpay !== null && config.razorpay.webhookSecret === null) {
    app.log.warn(
      "RAZORPAY_WEBHOOK_SECRET is not set: an order stays unpaid here when its shopper pays and doesn't come back",
    );
  }
  await app.ready();
  return app;
}

/** Razorpay if its keys are set; else the test gateway, never in production. */
function buildCardProvider(app: FastifyInstance, options: AppOptions): CardProvider | null {
  const { razorpay, testGateway, paymentTimeoutMs: longest } = options.config;
  if (razorpay === null) return testGateway ? openTestGateway(app, options) : null;
  return createRazorpay({
    key: razorpay.keyId,
    mode: razorpayMode(razorpay.keyId),
    checkout: razorpayCheckout,
    credentials: async () => razorpay,
    longest,
  });
}

function buildParts(
  app: FastifyInstance,
  options: AppOptions,
  cardProvider: CardProvider | null,
): RouteParts {
  const { config, shop, now, fetch, recommend } = options;
  const { sql } = options.database;
  const products = productRepository(sql);
  const stock = stockRepository(sql);
  const limiter = createLimiter(rateLimitRepository(sql), now);
  const delivery = createDelivery({ rules: shop.delivery, placeOf: placeOfPin, now });
  const carts = createCarts({ carts: cartRepository(sql), products, now });
  const { orders, ...orderParts } = buildOrderParts(app, options, {
    cardProvider,
    products,
    stock,
    limiter,
    delivery,
  });
  return {
    config,
    cookie: sessionCookie(config),
    ...buildAccountParts(options, { limiter, delivery, carts, orders }),
    carts,
    orders,
    delivery,
    catalogue: createCatalogue({ products, stock, now }),
    ...orderParts,
    cardProvider,
    limiter,
    recommend,
    fetch,
    now,
    checkDatabase: options.database.check,
  };
}
