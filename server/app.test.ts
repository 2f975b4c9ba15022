import { connect } from "node:net";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openTestShop, shopper, visitor } from "./testing/shop/test-shop.ts";
import { sendAsWritten } from "./testing/shoppers/send-as-written.ts";

const shop = await openTestShop();
beforeEach(shop.reset);
afterAll(shop.close);

const page = "<!doctype html><title>Shop</title>\n";

describe("a request that can't be read", () => {
  it.each([
    ["{bad", "The request is not valid JSON"],
    ['{"email":', "The request is not valid JSON"],
    ['{"__proto__":{"admin":true}}', "The request is not valid JSON"],
    ['{"constructor":{"prototype":{"admin":true}}}', "The request is not valid JSON"],
  ])("is refused: %s", async (payload, message) => {
    const app = await shop.run();
    const response = await app.inject({
      method: "POST",
      url: "/api/auth/login",
      headers: { "content-type": "application/json" },
      payload,
    });
    expect([response.statusCode, response.json()]).toEqual([400, { message }]);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "is refused as %s, which any site's form could send",
    async (type) => {
      const response = await (await shop.run()).inject({
        method: "POST",
        url: "/api/auth/login",
        headers: { "content-type": type },
        payload: '{"email":"a@b.c","password":"monsoon"}',
      });
      expect([response.statusCode, response.json()]).toEqual([
        415,
        { message: "Send this as JSON (content-type: application/json)" },
      ]);
    },
  );

  it.each(["\\u0000", "\\ud800", "x\\udc00"])(
    "is refused for characters that no text can keep: %s",
    async (written) => {
      const app = await shop.run();
      const send = (payload: string) =>
        app.inject({
          method: "POST",
          url: "/api/auth/login",
          headers: { "content-type": "application/json" },
          payload,
        });
      const answer = [400, { message: "The request has characters in it that can't be kept" }];
      for (const payload of [
        `{"email":"${written}","password":"x"}`,
        `{"email":"a@b.c","password":"x","more":[{"${written}":1}]}`,
      ]) {
        const response = await send(payload);
        expect([response.statusCode, response.json()]).toEqual(answer);
      }
      const literal = await send(`{"email":"\\\\u0000 \\ud83d\\ude00","password":"x"}`);
      expect(literal.statusCode).toBe(401);
    },
  );

  it("is refused at a megabyte, and a signed-in shopper loses nothing", async () => {
    const customer = await shopper(await shop.run());
    await customer.post("/api/cart/add", { itemId: "linen-shirt", size: "M" });
    const response = await customer.post("/api/cart/update", { itemId: "x".repeat(1_000_000) });
    expect([response.statusCode, response.json()]).toEqual([
      413,
      { message: "That is too much to send at once" },
    ]);
    expect((await customer.post("/api/cart/get")).json()).toEqual({ "linen-shirt": { M: 1 } });
  });

  it("gets a clear answer over a real connection too", async () => {
    const app = await shop.run();
    await app.listen({ port: 0, host: "127.0.0.1" });
    const address = app.server.address();
    if (address === null || typeof address === "string") throw new Error("No port");
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(address.port, "127.0.0.1", () => socket.write("HELLO\r\n\r\n"));
      let text = "";
      socket.on("data", (data) => {
        text += data;
      });
      socket.on("close", () => resolve(text));
      socket.on("error", reject);
    });
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1.1 400 Bad Request/);
    // As every other answer has.
    expect(head).toMatch(/\r\ncontent-security-policy: default-src 'self';/i);
    expect(head).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
    expect(head).toMatch(/\r\ncache-control: no-store\r\n/i);
    expect(head).toMatch(/\r\ncontent-type: application\/json; charset=utf-8\r\n/i);
    expect(JSON.parse(body)).toEqual({ message: "The request can't be read" });
  });
});

describe("an unknown address", () => {
  it.each(["/%", "/api/cart/get%zz", "/pictures/%c0%ae%c0%ae/x"])(
    "that is no address at all gets the same words and headers as any: %s",
    async (url) => {
      const response = await (await shop.run()).inject(url);
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { message: "The request can't be read" },
      ]);
      expect(response.headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "content-security-policy": expect.stringContaining("default-src 'self'"),
        "x-request-id": expect.any(String),
      });
    },
  );

  it.each(["/api/nothing", "/api"])("under /api is 404: GET %s", async (url) => {
    const response = await (await shop.run()).inject({ url, headers: { accept: "text/html" } });
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { message: "There is nothing at this address" },
    ]);
  });

  it.each([
    "/no/such/place",
    "///",
    "//[",
    "//a:b@c:99999/",
    "//cart",
    "/cart/",
    "/%63art",
    "/Cart",
    "/./cart",
    "/productdetail/linen%2Dshirt",
    "/productdetail/linen-shirt/",
    "/productdetail/linen%2fshirt",
    "/cart#order",
    "/cart;a=b",
    "http://shop.test/cart",
  ])("shows the app, which says that there is nothing, and is not stored: %s", async (target) => {
    const app = await shop.run();
    const html = await sendAsWritten(app, { target, headers: { accept: "text/html,*/*" } });
    expect([html.status, html.headers["cache-control"], html.headers.vary, html.body]).toEqual([
      404,
      "no-store",
      "Accept, Accept-Encoding, Cookie",
      page,
    ]);
    const plain = await sendAsWritten(app, { target, headers: { accept: "*/*" } });
    expect([plain.status, plain.headers["cache-control"], plain.headers.vary]).toEqual([
      404,
      "no-store",
      "Accept",
    ]);
  });

  it.each(["/assets/gone-123.js", "/favicon.ico", "/assets/", "/pictures/"])(
    "is no page for a file: %s",
    async (url) => {
      const response = await (await shop.run()).inject({ url, headers: { accept: "*/*" } });
      expect(response.statusCode).toBe(404);
    },
  );

  it.each([
    "/../package.json",
    "/%2e%2e/package.json",
    "/pictures/..%2f..%2fapp.ts",
    "/.env",
    "/.git/HEAD",
    "/assets/.git/HEAD",
  ])("is no way out of the folders: %s", async (url) => {
    const response = await (await shop.run()).inject({ url, headers: { accept: "*/*" } });
    expect([response.statusCode, Object.keys(response.json())]).toEqual([404, ["message"]]);
  });

  it("says so when the client is not built", async () => {
    const app = await shop.run({ folders: { client: "/nowhere", pictures: ["/nowhere"] } });
    const response = await app.inject({ url: "/", headers: { accept: "text/html" } });
    expect([response.statusCode, response.json()]).toEqual([
      503,
      {
        message:
          "The shop's pages are not built yet. Run `npm run build`, then load this page again.",
        requestId: response.headers["x-request-id"],
      },
    ]);
    expect((await app.inject("/healthz")).statusCode).toBe(200);
  });
});

describe("a screen's path", () => {
  it.each([
    ["a browser", { accept: "text/html,application/xhtml+xml,*/*;q=0.8" }],
    ["curl", { accept: "*/*" }],
    ["a link preview", { accept: "text/*" }],
    ["whoever says nothing", {}],
  ])("is its page for %s, for HEAD too", async (_, headers) => {
    const app = await shop.run();
    for (const url of ["/", "/cart", "/login", "/productdetail/linen-shirt?from=home"]) {
      const got = await app.inject({ url, headers });
      expect([got.statusCode, got.body]).toEqual([200, expect.stringMatching(/^<!doctype html>/)]);
      expect(got.headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-cache",
        vary: "Accept, Accept-Encoding, Cookie",
        etag: expect.any(String),
      });
      const head = await app.inject({ method: "HEAD", url, headers });
      expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([
        200,
        "",
        String(got.rawPayload.length),
      ]);
      const again = { ...headers, "if-none-match": String(got.headers.etag) };
      expect((await app.inject({ url, headers: again })).statusCode).toBe(304);
    }
  });

  it.each(["application/json", "image/avif,image/webp"])(
    "is nothing for a user who asks for something else: %s",
    async (accept) => {
      const response = await (await shop.run()).inject({ url: "/cart", headers: { accept } });
      expect([response.statusCode, response.json()]).toEqual([
        406,
        { message: "This address is a page: it comes as text/html alone" },
      ]);
      expect(response.headers).toMatchObject({ vary: "Accept", "cache-control": "no-store" });
    },
  );
});

describe("a wrong method", () => {
  it.each([
    ["GET", "/api/cart/add", "POST"],
    ["PUT", "/api/cart/add", "POST"],
    ["POST", "/api/product/list", "GET, HEAD"],
    ["DELETE", "/api/user/getcurrentuser", "GET, HEAD"],
    ["OPTIONS", "/api/product/list", "GET, HEAD"],
    ["POST", "/cart", "GET, HEAD"],
    ["POST", "/productdetail/linen-shirt", "GET, HEAD"],
    ["POST", "/healthz", "GET, HEAD"],
    ["PATCH", "/pictures/linen-shirt/front-800.webp", "GET, HEAD"],
    ["DELETE", "/", "GET, HEAD"],
  ] as const)(
    "is informed which ones there are, and its body is not read: %s %s",
    async (method, url, allow) => {
      const response = await (await shop.run()).inject({
        method,
        url,
        headers: { "content-type": "application/json" },
        ...(method !== "GET" && { payload: "{bad" }),
      });
      expect([
        response.statusCode,
        response.headers.allow,
        response.headers["cache-control"],
      ]).toEqual([405, allow, "no-store"]);
      expect(response.json()).toEqual({ message: `This address takes ${allow} alone` });
    },
  );

  it.each(["/", "/cart", "/api/cart/get"])(
    "is TRACE everywhere, and sends nothing back: %s",
    async (target) => {
      const headers = { "x-secret": "of a proxy" };
      const { status, body } = await sendAsWritten(await shop.run(), {
        method: "TRACE",
        target,
        headers,
      });
      expect([status, body.includes("of a proxy")]).toEqual([405, false]);
    },
  );

  it.each(["/api/cart/add/", "/%61pi/cart/add", "/no/such/place"])(
    "at no address is 404: %s",
    async (target) => {
      const { status, headers } = await sendAsWritten(await shop.run(), { method: "PUT", target });
      expect([status, headers.allow]).toEqual([404, undefined]);
    },
  );
});

describe("files", () => {
  it("with a digest in their names are kept for good, and come compressed", async () => {
    const response = await (await shop.run()).inject({
      url: "/assets/index-abc123.js",
      headers: { "accept-encoding": "gzip, br" },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
      "content-type": "application/javascript; charset=utf-8",
    });
  });

  it("of products are kept for a week and asked for by tag", async () => {
    const app = await shop.run();
    const url = "/pictures/linen-shirt/front-800.webp";
    const first = await app.inject(url);
    expect([
      first.statusCode,
      first.headers["cache-control"],
      first.headers["content-type"],
    ]).toEqual([200, "public, max-age=604800", "image/webp"]);
    const again = await app.inject({
      url,
      headers: { "if-none-match": String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it("of products that are not there are a plain 404", async () => {
    const response = await (await shop.run()).inject({
      url: "/pictures/linen-shirt/none.webp",
      headers: { accept: "text/html" },
    });
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { message: "There is nothing at this address" },
    ]);
  });
});

describe("every reply", () => {
  it.each([
    "/",
    "/healthz",
    "/api/product/list",
    "/api/user/getcurrentuser",
    "/api/nothing",
    "/pictures/linen-shirt/front-800.webp",
  ])("carries the security headers: %s", async (url) => {
    const { headers } = await (await shop.run()).inject({ url, headers: { accept: "text/html" } });
    expect(headers).toMatchObject({
      "content-security-policy": expect.stringContaining("script-src 'self';"),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("microphone=(self)"),
      "x-request-id": expect.stringMatching(/^[\w-]{16}$/),
    });
    expect(headers).not.toHaveProperty("strict-transport-security");
  });

  it("of the calls is kept nowhere", async () => {
    const { headers } = await (await shop.run()).inject("/api/config");
    expect(headers["cache-control"]).toBe("no-store");
  });
});

describe("the operator is warned at start", () => {
  it.each([
    [
      "that the test gateway is open to others",
      { HOST: "0.0.0.0", TEST_GATEWAY: "true" },
      [true, false],
    ],
    ["that card payment is not set up for others", { HOST: "0.0.0.0" }, [false, true]],
    ["of neither on this machine alone", {}, [false, false]],
  ])("%s", async (_, settings, expected) => {
    const log = await warnings(settings);
    expect([log.includes("TEST_GATEWAY is true"), log.includes("Card payment is not")]).toEqual(
      expected,
    );
  });

  const warnings = async (settings: Readonly<Record<string, string>>): Promise<string> => {
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) };
    await shop.run({ settings, logger: { level: "warn", stream } });
    return lines.join("");
  };

  const keys = { RAZORPAY_KEY_ID: "rzp_test_1", RAZORPAY_KEY_SECRET: "secret" };
  it.each([
    ["that orders may stay unpaid, without the secret of the webhook", keys, 1],
    ["of nothing, with it", { ...keys, RAZORPAY_WEBHOOK_SECRET: "other" }, 0],
    ["of nothing, without card payment", {}, 0],
  ])("%s", async (_, settings, count) => {
    const log = await warnings(settings);
    expect(log.match(/RAZORPAY_WEBHOOK_SECRET is not set/g) ?? []).toHaveLength(count);
  });
});

describe("when something breaks inside", () => {
  it("the shopper gets a number to quote, and the log what happened", async () => {
    const lines: string[] = [];
    const app = await shop.run({
      recommend: () => Promise.reject(new Error("secret detail")),
      logger: { level: "info", stream: { write: (line: string) => lines.push(line) } },
    });
    const customer = await shopper(app);
    const response = await customer.post("/api/recommendations", { userNeeds: "a shirt" });
    const requestId = response.headers["x-request-id"];
    expect([response.statusCode, response.json()]).toEqual([
      500,
      { message: "Something went wrong on our side. Please try again.", requestId },
    ]);
    const failure = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 50);
    expect([failure.reqId, failure.err.message]).toEqual([requestId, "secret detail"]);
  });
});

it("logs no password, cookie, body or query", async () => {
  const lines: string[] = [];
  const { loggerOptions } = await import("./logging.ts");
  const app = await shop.run({
    logger: { ...loggerOptions("debug"), stream: { write: (line: string) => lines.push(line) } },
  });
  const customer = await shopper(app);
  await customer.get("/api/user/getcurrentuser?secret=query");
  await visitor(app).post("/api/auth/login", { email: "asha@example.com", password: "guess-1" });
  const log = lines.join("");
  expect(log).toContain("/api/user/getcurrentuser");
  for (const secret of [
    "monsoon",
    "guess-1",
    "asha@example.com",
    "query",
    customer.cookies.get("shopai") ?? "",
  ]) {
    expect(log).not.toContain(secret);
  }
});
