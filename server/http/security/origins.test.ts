import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openTestShop, shopper } from "../../testing/shop/test-shop.ts";
import { sendAsWritten } from "../../testing/shoppers/send-as-written.ts";

const shop = await openTestShop();
beforeEach(shop.reset);
afterAll(shop.close);

const partner = "https://partner.example";

describe("a call that changes something", () => {
  it.each([
    ["https://evil.example", undefined],
    ["null", undefined],
    ["http://shop.test:8080", undefined],
    ["http://shop.test.evil.example", undefined],
    [undefined, "cross-site"],
    [undefined, "same-site"],
  ])("is refused from a page of %s (Sec-Fetch-Site: %s)", async (origin, site) => {
    const app = await shop.run();
    const customer = await shopper(app);
    const response = await app.inject({
      method: "POST",
      url: "/api/cart/add",
      cookies: Object.fromEntries(customer.cookies),
      headers: {
        host: "shop.test",
        ...(origin === undefined ? {} : { origin }),
        ...(site === undefined ? {} : { "sec-fetch-site": site }),
      },
      payload: { itemId: "linen-shirt", size: "M" },
    });
    expect([response.statusCode, response.json()]).toEqual([
      403,
      { message: "This call may not be made from another site" },
    ]);
    expect(response.headers).not.toHaveProperty("access-control-allow-origin");
    expect((await customer.post("/api/cart/get")).json()).toEqual({});
  });

  it.each([
    "/%61pi/cart/add",
    "/api/%63art/add",
    "/api/cart%2fadd",
    "/api/cart/add/",
    "/api//cart/add",
    "//api/cart/add",
    "/api/cart/./add",
    "/api/cart/add#here",
    "/api/cart/add;x",
    "http://shop.test/api/cart/add",
    "http://shop.test/%61pi/cart/add",
  ])("is not there under another spelling: %s", async (target) => {
    const app = await shop.run();
    const customer = await shopper(app);
    const response = await sendAsWritten(app, {
      method: "POST",
      target,
      headers: {
        origin: "https://evil.example",
        cookie: `shopai=${customer.cookies.get("shopai")}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ itemId: "linen-shirt", size: "M" }),
    });
    expect([response.status, response.headers["cache-control"]]).toEqual([404, "no-store"]);
    expect((await customer.post("/api/cart/get")).json()).toEqual({});
  });

  it.each([
    ["http://shop.test", undefined],
    ["https://shop.test", undefined],
    [undefined, "same-origin"],
    [undefined, undefined],
  ])("is taken from our own page, or from none: %s, %s", async (origin, site) => {
    const response = await (await shop.run()).inject({
      method: "POST",
      url: "/api/cart/get",
      headers: {
        host: "shop.test",
        ...(origin === undefined ? {} : { origin }),
        ...(site === undefined ? {} : { "sec-fetch-site": site }),
      },
    });
    expect(response.statusCode).toBe(401);
  });

  it("is taken from the public address alone when one is set", async () => {
    const app = await shop.run({ settings: { PUBLIC_ORIGIN: "https://shop.example" } });
    const from = async (origin: string) =>
      (await app.inject({ method: "POST", url: "/api/cart/get", headers: { origin } })).statusCode;
    expect([await from("https://shop.example"), await from("http://localhost:80")]).toEqual([
      401, 403,
    ]);
  });
});

describe("a page of an allowed origin", () => {
  const settings = { ALLOWED_ORIGINS: `${partner}, https://other.example/` };

  it("may call with the shopper's cookie and read the answer", async () => {
    const app = await shop.run({ settings });
    const response = await app.inject({
      method: "POST",
      url: "/api/cart/get",
      headers: { origin: partner, "sec-fetch-site": "cross-site" },
    });
    expect(response.statusCode).toBe(401);
    expect(response.headers).toMatchObject({
      "access-control-allow-origin": partner,
      "access-control-allow-credentials": "true",
      vary: "Origin",
    });
  });

  it("is informed beforehand what it may send", async () => {
    const app = await shop.run({ settings });
    const ask = (origin: string) =>
      app.inject({
        method: "OPTIONS",
        url: "/api/cart/add",
        headers: { origin, "access-control-request-method": "POST" },
      });
    const allowed = await ask("https://other.example");
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers).toMatchObject({
      "access-control-allow-origin": "https://other.example",
      "access-control-allow-methods": "GET, POST, DELETE",
      "access-control-allow-headers": "Authorization, Content-Type, Idempotency-Key",
    });
    const refused = await ask("https://evil.example");
    expect(refused.statusCode).toBe(403);
    expect(refused.headers).not.toHaveProperty("access-control-allow-origin");
  });

  it("gets a list that caches keep apart from others", async () => {
    const response = await (await shop.run({ settings })).inject({
      url: "/api/product/list",
      headers: { origin: partner },
    });
    expect(response.headers).toMatchObject({
      vary: "Origin, Accept-Encoding",
      "access-control-allow-origin": partner,
    });
  });

  it("may sign the shopper out", async () => {
    const app = await shop.run({ settings });
    const customer = await shopper(app);
    const response = await customer.get("/api/auth/logout", {
      origin: partner,
      "sec-fetch-site": "cross-site",
    });
    expect(response.statusCode).toBe(200);
  });
});
