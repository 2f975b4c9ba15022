/**
 * Several real server processes behind a real nginx, with the configuration that operators get, on one
 * real PostgreSQL: whichever process answers, it is one shop.
 */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { schemas } from "../contract/schemas.ts";
import { sign } from "./payments/signatures.ts";
import { webhookPath } from "./payments/webhook-event.ts";
import { startNginx } from "./testing/processes/nginx.ts";
import { roomyLimits } from "./testing/processes/server-process.ts";
import {
  type SeveralProcesses,
  startSeveral,
  whyNotSeveral,
} from "./testing/processes/several-processes.ts";
import { deliveryAddress } from "./testing/shop/card-shop.ts";
import { emptyTally, registerCrashShopper } from "./testing/shoppers/crash-shopper.ts";
import { randomFrom } from "./testing/shoppers/hostile.ts";
import { type RemoteShopper, remoteShopper } from "./testing/shoppers/remote-shopper.ts";

const kurta = { itemId: "kabir-linen-kurta", size: "M" };
const orderOf = (quantity: number) => ({
  address: deliveryAddress,
  items: [{ _id: kurta.itemId, size: kurta.size, quantity }],
  amount: 1899 * quantity + 40,
});

describe.skipIf(whyNotSeveral !== null)(
  `several processes behind nginx${whyNotSeveral === null ? "" : ` (${whyNotSeveral})`}`,
  () => {
    let shop: SeveralProcesses;
    let [here, there, front] = ["", "", ""];
    let database: pg.Client;
    beforeAll(async () => {
      shop = await startSeveral({ ...roomyLimits, SIGN_IN_LIMIT: "2" });
      [here, there, front] = [shop.first.origin, shop.second.origin, shop.origin];
      database = new pg.Client(shop.databaseUrl);
      await database.connect();
    });
    afterAll(async () => {
      await database?.end();
      await shop?.stop();
    });

    const registered = async (origin = front): Promise<RemoteShopper> => {
      const customer = remoteShopper();
      const person = { name: "Asha", email: `${randomUUID()}@example.com`, password: "monsoon" };
      const { status } = await customer.post(`${origin}/api/auth/registration`, person);
      expect(status).toBe(200);
      return customer;
    };
    const cartOf = async (customer: RemoteShopper, origin: string) =>
      (await customer.post(`${origin}/api/cart/get`)).body;
    const ordersOf = async (customer: RemoteShopper, origin: string) =>
      schemas.userOrders.reply.parse((await customer.post(`${origin}/api/order/userorder`)).body);

    it("a session opened at one holds at the other, and so do its cart, its orders and its end", async () => {
      const customer = await registered(here);
      expect((await customer.post(`${there}/api/cart/add`, kurta)).status).toBe(200);
      await customer.post(`${here}/api/cart/add`, kurta);
      expect(await cartOf(customer, there)).toEqual({ "kabir-linen-kurta": { M: 2 } });

      await customer.post(`${there}/api/order/placeorder`, orderOf(2));
      expect((await ordersOf(customer, here)).map(({ amount }) => amount)).toEqual([3838]);
      expect(await cartOf(customer, here)).toEqual({});

      await fetch(`${there}/api/auth/logout`, { headers: { cookie: customer.cookie() } });
      expect((await customer.post(`${here}/api/cart/get`)).status).toBe(401);
    });

    it("one idempotency key, sent to both at once, gives one order", async () => {
      const customer = await registered();
      for (const round of [1, 2, 3, 4, 5]) {
        const key = { "idempotency-key": randomUUID() };
        const answers = await Promise.all(
          [here, there, front, here, there].map((origin) =>
            customer.post(`${origin}/api/order/placeorder`, orderOf(1), key),
          ),
        );
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
        expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
        expect(await ordersOf(customer, here)).toHaveLength(round);
      }
    });

    it("attempts are counted together, by the address that nginx saw and no other", async () => {
      const attempts = await Promise.all(
        Array.from({ length: 14 }, (_unused, number) =>
          remoteShopper().post(
            `${front}/api/auth/login`,
            { email: `nobody-${number}@example.com`, password: "monsoon" },
            { "x-forwarded-for": `192.0.2.${number}`, forwarded: `for=192.0.2.${number}` },
          ),
        ),
      );
      const refused = attempts.filter(({ status }) => status === 429);
      expect([refused.length, attempts.length - refused.length]).toEqual([4, 10]);
    });

    it("a payment message that is delivered to both at once pays once", async () => {
      const customer = await registered();
      await customer.post(`${front}/api/cart/update`, { ...kurta, quantity: 5 });
      const begun = await customer.post(`${here}/api/order/razorpay`, orderOf(2));
      const order = schemas.razorpayOrder.reply.parse(begun.body);
      const keys = await database.query("select webhook_secret from test_gateway_keys");
      const secret = String(keys.rows[0]?.webhook_secret);
      const payment = { id: `pay_${randomUUID()}`, order_id: order.id, amount: 383_800 };
      const message = {
        event: "payment.captured",
        payload: { payment: { entity: { ...payment, currency: "INR" } } },
      };
      const headers = {
        "x-razorpay-signature": sign(JSON.stringify(message), secret),
        "x-razorpay-event-id": `evt_${randomUUID()}`,
      };
      const deliveries = await Promise.all(
        [here, there, here, there].map((origin) =>
          remoteShopper().post(`${origin}${webhookPath}`, message, headers),
        ),
      );
      expect(deliveries.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect((await ordersOf(customer, there)).map(({ payment }) => payment)).toEqual([true]);
      expect(await cartOf(customer, there)).toEqual({ "kabir-linen-kurta": { M: 3 } });
      const kept = await database.query(
        "select status from payments where provider_order_id = $1",
        [order.id],
      );
      expect(kept.rows).toEqual([{ status: "captured" }]);
    });

    it("nginx asks the next process for what can't be doubled, and for nothing else", async () => {
      const asked: string[] = [];
      // Takes every request, and dies before it answers.
      const dying = createServer((socket) => {
        socket.on("error", () => {});
        socket.once("data", (data) => {
          asked.push(String(data).split(" HTTP/")[0] ?? "");
          socket.destroy();
        });
      }).listen(0, "127.0.0.1");
      await once(dying, "listening");
      const ports = [(dying.address() as AddressInfo).port, Number(new URL(here).port)];
      const nginx = await startNginx(ports);
      try {
        const customer = await registered(here);
        const send = async (path: string, body: unknown, headers = {}) =>
          (await customer.post(`${nginx.origin}${path}`, body, headers)).status;

        const both = async (...request: Parameters<typeof send>) =>
          [await send(...request), await send(...request)].sort();
        expect(await both("/api/cart/add", kurta)).toEqual([200, 503]);
        expect(await cartOf(customer, here)).toEqual({ "kabir-linen-kurta": { M: 1 } });

        const again = { "idempotency-key": randomUUID() };
        expect(await both("/api/cart/add", kurta, again)).toEqual([200, 200]);
        expect(await cartOf(customer, here)).toEqual({ "kabir-linen-kurta": { M: 2 } });

        const key = { "idempotency-key": randomUUID() };
        expect(await both("/api/order/placeorder", orderOf(1), key)).toEqual([200, 200]);
        expect(new Set(asked)).toEqual(
          new Set(["POST /api/cart/add", "POST /api/order/placeorder"]),
        );
        expect(await ordersOf(customer, here)).toHaveLength(1);
      } finally {
        await nginx.stop();
        dying.close();
      }
    });

    it("says so in words when no answer comes", async () => {
      const gone = createServer().listen(0, "127.0.0.1");
      await once(gone, "listening");
      const nginx = await startNginx([(gone.address() as AddressInfo).port]);
      gone.close();
      await once(gone, "close");
      try {
        const call = await fetch(`${nginx.origin}/api/product/list`);
        expect([call.status, call.headers.get("retry-after"), await call.json()]).toEqual([
          503,
          "5",
          { message: "The shop does not answer right now. Please try again." },
        ]);
        const page = await fetch(nginx.origin, { headers: { accept: "text/html" } });
        expect([page.status, await page.text()]).toEqual([
          503,
          expect.stringContaining("<p>The shop does not answer right now. Please try again.</p>"),
        ]);
        const order = await remoteShopper().post(`${nginx.origin}/api/order/placeorder`, {});
        expect([order.status, order.body]).toEqual([
          503,
          { message: "The shop does not answer right now. Please try again." },
        ]);
      } finally {
        await nginx.stop();
      }
    });

    /** Shoppers who order through nginx, and their answers together. */
    const crowd = async (size: number) => {
      const list = await (await fetch(`${front}/api/product/list`)).json();
      const products = schemas.listProducts.reply.parse(list);
      const tally = emptyTally();
      const shoppers = await Promise.all(
        Array.from({ length: size }, (_unused, seed) =>
          registerCrashShopper({ origin: () => front, products, random: randomFrom(seed), tally }),
        ),
      );
      return {
        tally,
        shop: (goOn: () => boolean) => Promise.all(shoppers.map((shopper) => shopper.shop(goOn))),
        check: () => Promise.all(shoppers.map((shopper) => shopper.check())),
      };
    };

    it("restarted one after the other under load, they fail no user", async () => {
      const people = await crowd(2);
      let restarted = false;
      const shopping = people.shop(() => !restarted);
      await shop.restart();
      restarted = true;
      await shopping;
      await people.check();
      const { faults, brokenAnswers, unanswered } = people.tally;
      expect({ faults, brokenAnswers, unanswered }).toEqual({
        faults: [],
        brokenAnswers: 0,
        unanswered: 0,
      });
    });

    it("one that is killed in mid-load loses nothing acknowledged, and the other goes on", async () => {
      const size = 6;
      const people = await crowd(size);
      let answers = 0;
      let killed: Promise<void> | undefined;
      await people.shop(() => {
        answers += 1;
        if (answers === 60) killed = shop.second.kill();
        return answers < 180;
      });
      await killed;
      expect(answers).toBeGreaterThanOrEqual(180);
      // Only requests to the dead process may lack an answer.
      expect(people.tally.brokenAnswers).toBeLessThanOrEqual(size);
      await people.check();
      expect(people.tally.faults).toEqual([]);
    });
  },
);
