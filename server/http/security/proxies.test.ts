import type { FastifyInstance } from "fastify";
import { afterAll, beforeEach, expect, it } from "vitest";
import { asha, openTestShop } from "../../testing/shop/test-shop.ts";

const shop = await openTestShop();
beforeEach(shop.reset);
afterAll(shop.close);

/** Registers an account and returns the status: one registration is allowed to each address. */
async function register(app: FastifyInstance, forwardedFor: string, from = "127.0.0.1") {
  const response = await app.inject({
    method: "POST",
    url: "/api/auth/registration",
    remoteAddress: from,
    headers: { "x-forwarded-for": forwardedFor },
    payload: { ...asha, email: `${crypto.randomUUID()}@example.com` },
  });
  return response.statusCode;
}

const run = (proxies: string) =>
  shop.run({ settings: { TRUST_PROXY: proxies, REGISTRATION_LIMIT: "1" } });

it.each(["1", "127.0.0.1", "127.0.0.0/8, ::1"])(
  "the address that the one proxy wrote counts, and none that a client wrote before it: %s",
  async (proxies) => {
    const app = await run(proxies);
    const statuses = [
      await register(app, "203.0.113.7"),
      await register(app, "192.0.2.1, 203.0.113.7"),
      await register(app, "192.0.2.2, 127.0.0.1, 192.0.2.3, 203.0.113.7"),
      await register(app, "203.0.113.8"),
    ];
    expect(statuses).toEqual([200, 429, 429, 200]);
  },
);

it.each(["2", "127.0.0.1, 10.0.0.0/8"])(
  "behind two proxies it is the second last: %s",
  async (proxies) => {
    const app = await run(proxies);
    const statuses = [
      await register(app, "203.0.113.7, 10.0.0.2"),
      await register(app, "192.0.2.1, 203.0.113.7, 10.0.0.3"),
      await register(app, "192.0.2.1, 203.0.113.8, 10.0.0.2"),
    ];
    expect(statuses).toEqual([200, 429, 200]);
  },
);

it("a user who connects past the proxies is believed nothing", async () => {
  const app = await run("127.0.0.1");
  const stranger = "198.51.100.9";
  const statuses = [
    await register(app, "192.0.2.1", stranger),
    await register(app, "192.0.2.2", stranger),
  ];
  expect(statuses).toEqual([200, 429]);
});
