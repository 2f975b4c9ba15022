import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loggerOptions } from "./logging.ts";
import { openTestShop, shopper } from "./testing/shop/test-shop.ts";
import { sendAsWritten } from "./testing/shoppers/send-as-written.ts";

let shop: Awaited<ReturnType<typeof openTestShop>>;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** A server, and what it logs; `logged` resolves when there are so many lines of requests. */
async function run(changes: Parameters<typeof shop.run>[0] = {}) {
  const lines: Record<string, unknown>[] = [];
  const waiting = new Set<() => void>();
  const write = (line: string): void => {
    const entry = JSON.parse(line);
    if (entry.reqId !== undefined) lines.push(entry);
    for (const look of waiting) look();
  };
  const app = await shop.run({
    ...changes,
    logger: { ...loggerOptions("info"), stream: { write } },
  });
  const logged = (count: number) =>
    new Promise<void>((resolve) => {
      const look = () => lines.length >= count && resolve();
      waiting.add(look);
      look();
    });
  return { app, lines, logged };
}

const entry = (method: string, path: string, statusCode: number) =>
  expect.objectContaining({
    level: 30,
    msg: "request",
    req: { method, path, address: "127.0.0.1" },
    res: { statusCode },
    responseTime: expect.any(Number),
  });

it("logs a request in one line, whatever became of it", async () => {
  const { app, lines, logged } = await run();
  await app.inject("/healthz?no=matter");
  await app.inject("/api/nothing-here");
  await app.inject("/%");
  await app.inject({ method: "POST", url: "/api/cart/get", headers: { host: "shop.test" } });
  await logged(4);
  expect(lines).toEqual([
    entry("GET", "/healthz", 200),
    entry("GET", "/api/nothing-here", 404),
    entry("GET", "/%", 400),
    entry("POST", "/api/cart/get", 401),
  ]);
});

it("logs every sign-in and every refusal, with when and whence, and in world time", async () => {
  const { app, lines, logged } = await run({ settings: { SIGN_IN_LIMIT: "1" } });
  const person = { name: "Asha", email: "events@example.com", password: "monsoon" };
  const asha = await shopper(app, person);
  const { email, password } = person;
  await asha.post("/api/auth/login", { email, password });
  await asha.post("/api/auth/login", { email, password: "guess" });
  await asha.post("/api/auth/login", { email, password: "guess" });
  await asha.post("/api/auth/googlelogin", { name: "Asha", email });
  await asha.post("/api/cart/get", {}, { origin: "https://evil.example" });
  await asha.post("/api/cart/add", { itemId: 1 });
  await asha.get("/api/auth/logout");
  await asha.post("/api/cart/get");
  await logged(9);
  expect(lines.map(({ req, res }) => [(req as { path: string }).path, res])).toEqual([
    ["/api/auth/registration", { statusCode: 200 }],
    ["/api/auth/login", { statusCode: 200 }],
    ["/api/auth/login", { statusCode: 401 }],
    ["/api/auth/login", { statusCode: 429 }],
    ["/api/auth/googlelogin", { statusCode: 404 }],
    ["/api/cart/get", { statusCode: 403 }],
    ["/api/cart/add", { statusCode: 400 }],
    ["/api/auth/logout", { statusCode: 200 }],
    ["/api/cart/get", { statusCode: 401 }],
  ]);
  // Milliseconds since 1970, UTC; a separate number for each request.
  for (const line of lines) expect(line).toMatchObject({ time: expect.any(Number), level: 30 });
  expect(new Set(lines.map(({ reqId }) => reqId)).size).toBe(9);
});

it("takes nothing that is sent for a separate line, or for a form to fill in", async () => {
  const { app, lines, logged } = await run();
  const target = '/%0d%0a{"level":60}%s%d%o%j\\u001b[2J';
  await sendAsWritten(app, { target, headers: { "x-forwarded-for": '1.2.3.4 {"level":60}' } });
  await logged(1);
  expect(lines).toEqual([
    expect.objectContaining({
      req: { method: "GET", path: target, address: "127.0.0.1" },
      level: 30,
    }),
  ]);
});

it("logs a failure in the same line as its request", async () => {
  const recommend = () => Promise.reject(new Error("The engine broke"));
  const { app, lines } = await run({ recommend });
  const asha = await shopper(app);
  lines.length = 0;
  const { headers } = await asha.post("/api/recommendations", { userNeeds: "a shirt" });
  expect(lines).toEqual([
    expect.objectContaining({
      level: 50,
      msg: "request failed",
      reqId: headers["x-request-id"],
      req: { method: "POST", path: "/api/recommendations", address: "127.0.0.1" },
      res: { statusCode: 500 },
      err: {
        type: "Error",
        message: "The engine broke",
        stack: expect.stringMatching(/^Error: The engine broke\n {4}at /),
      },
      database: "fine",
    }),
  ]);
});

it("logs a request whose connection is gone before the answer, and what failed after that", async () => {
  let fail = (_: Error): void => {};
  let asked = (): void => {};
  const reached = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const { app, lines, logged } = await run({
    recommend: () =>
      new Promise((_, reject) => {
        fail = reject;
        asked();
      }),
  });
  const asha = await shopper(app, { name: "Asha", email: "gone@example.com", password: "monsoon" });
  await app.listen({ port: 0, host: "127.0.0.1" });
  lines.length = 0;
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  const cookies = [...asha.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const body = JSON.stringify({ userNeeds: "a shirt" });
  socket.write(
    `POST /api/recommendations HTTP/1.1\r\nHost: shop.test\r\nOrigin: http://shop.test\r\nCookie: ${cookies}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await reached;
  socket.destroy();
  await logged(1);
  fail(new Error("The engine broke"));
  await logged(2);
  expect(lines).toEqual([
    expect.objectContaining({ msg: "request", level: 30 }),
    expect.objectContaining({
      msg: "request failed unanswered",
      level: 50,
      err: expect.objectContaining({ message: "The engine broke" }),
    }),
  ]);
});
