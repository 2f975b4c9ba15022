/** Ordering, paying, changing, refunding. */
import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import type { CardProvider } from "./payments/provider.ts";
import { changedOrderRepository } from "./repositories/changed-orders.ts";
import { orderRepository } from "./repositories/orders.ts";
import { paymentRepository } from "./repositories/payments.ts";
import type { ProductRepository } from "./repositories/products.ts";
import { refundRepository } from "./repositories/refunds.ts";
import { returnRepository } from "./repositories/returns.ts";
import type { StockRepository } from "./repositories/stock-counts.ts";
import type { RouteParts } from "./routes/route-parts.ts";
import type { Limiter } from "./services/limiter.ts";
import { createAfterOrders } from "./services/orders/after-orders.ts";
import type { Delivery } from "./services/orders/delivery.ts";
import { createOrderViews } from "./services/orders/order-views.ts";
import { createOrders } from "./services/orders/orders.ts";
import { createPayments, type Report } from "./services/orders/payments.ts";
import { createRefundSender } from "./services/orders/refund-sender.ts";
import type { ShopFacts } from "./shop-facts.ts";

type Ground = {
  readonly config: Config;
  readonly database: Database;
  readonly shop: ShopFacts;
  readonly now: () => number;
};

type Shared = {
  readonly cardProvider: CardProvider | null;
  readonly products: ProductRepository;
  readonly stock: StockRepository;
  readonly limiter: Limiter;
  readonly delivery: Delivery;
};

/** Refunds are sent while the server listens. */
export function buildOrderParts(
  app: FastifyInstance,
  { config, database: { sql }, shop, now }: Ground,
  { cardProvider: provider, products, stock, limiter, delivery }: Shared,
): Pick<RouteParts, "orders" | "afterOrders" | "payments"> {
  const orders = orderRepository(sql);
  const payments = paymentRepository(sql);
  const refunds = refundRepository(sql);
  const returns = returnRepository(sql);
  const report: Report = (message, details) => app.log.error(details, message);
  const paymentMode = provider?.mode ?? null;
  const views = createOrderViews({ orders, payments, stock, returns, refunds, paymentMode, now });
  const limit = config.limits.orders;

  const sender = provider && createRefundSender({ refunds, provider, now, report });
  if (sender !== null) {
    app.addHook("onListen", async () => {
      // The embedded database has one process: earlier lessees are gone.
      if (config.databaseUrl === null) await refunds.release(new Date(now()));
      sender.start();
    });
    app.addHook("preClose", () => sender.close());
  }
  const owed = () => sender?.wake();

  return {
    orders: createOrders({ orders, products, views, stock, shop, delivery, limiter, limit, now }),
    afterOrders: createAfterOrders({
      orders,
      changed: changedOrderRepository(sql),
      returns,
      views,
      delivery,
      limiter,
      limit,
      now,
      owed,
    }),
    payments:
      provider &&
      createPayments({
        payments,
        refunds,
        provider,
        currency: shop.currency,
        currencyCode: shop.currencyCode,
        now,
        report,
        owed,
      }),
  };
}
