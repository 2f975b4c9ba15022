/**
 * The routes' own tests once more, with PostgreSQL behind the shop: one server for all of them, a database
 * for each file. Beside them, server/db/engines.test.ts has what only several connections can show.
 */
import { afterAll, describe } from "vitest";
import { startPostgresEngine } from "./testing/processes/engines.ts";
import { postgresIsInstalled } from "./testing/processes/postgres.ts";
import { openTestShopsWith } from "./testing/shop/test-shop.ts";

const engine = postgresIsInstalled ? await startPostgresEngine() : null;
if (engine !== null) openTestShopsWith(engine.open);
afterAll(() => engine?.stop());

describe.skipIf(engine === null)("on PostgreSQL", () => {
  describe("accounts", async () => void (await import("./routes/auth.test.ts")));
  describe("Google accounts", async () => void (await import("./routes/google-login.test.ts")));
  describe("carts", async () => void (await import("./routes/carts.test.ts")));
  describe("cash orders", async () => void (await import("./routes/orders.test.ts")));
  describe("card orders", async () => void (await import("./routes/card-orders.test.ts")));
  describe("the gateway's messages", async () =>
    void (await import("./routes/razorpay-webhook.test.ts")));
});
