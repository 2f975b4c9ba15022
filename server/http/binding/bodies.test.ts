import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { largestBody } from "../../../contract/calls.ts";
import { openTestShop, shopper, visitor } from "../../testing/shop/test-shop.ts";
import { largestStrangersBody } from "./bodies.ts";

const shop = await openTestShop();
beforeEach(shop.reset);
afterAll(shop.close);

const order = "/api/order/placeorder";
const json = "content-type: application/json";
const long = 8 * 1024 * 1024;

async function listening(): Promise<FastifyInstance> {
  const app = await shop.run();
  await app.listen({ port: 0, host: "127.0.0.1" });
  return app;
}

async function open(app: FastifyInstance): Promise<{ client: Socket; server: Socket }> {
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  const [client, [server]] = await Promise.all([
    new Promise<Socket>((resolve) => {
      const socket = connect(address.port, "127.0.0.1", () => resolve(socket));
    }),
    once(app.server, "connection"),
  ]);
  // A sender that goes on is cut off.
  client.on("error", () => {});
  return { client, server };
}

const gone = (socket: Socket) =>
  new Promise<void>((resolve) => {
    socket.once("close", () => resolve());
  });

const head = (path: string, lines: readonly string[]) =>
  `${[`POST ${path} HTTP/1.1`, "host: shop.test", ...lines].join("\r\n")}\r\n\r\n`;

/** Sends a head and then, for as long as it may, a long body in chunks; what came back, and how much was read. */
async function sendLong(app: FastifyInstance, path: string, lines: readonly string[]) {
  const { client, server } = await open(app);
  let answer = "";
  client.on("data", (data) => {
    answer += data;
  });
  const closed = Promise.all([server, client].map(gone));
  client.write(head(path, lines));
  const part = Buffer.from(`10000\r\n${" ".repeat(0x1_00_00)}\r\n`);
  const send = (left: number): void => {
    if (left > 0) client.write(part, (error) => (error ? undefined : send(left - part.length)));
  };
  send(long);
  await closed;
  return { answer, read: server.bytesRead };
}

const cookieOf = async (app: FastifyInstance) =>
  `cookie: shopai=${(await shopper(app)).cookies.get("shopai")}`;

describe("a long body is left unread", () => {
  const declared = `content-length: ${long}`;
  it.each([
    ["of a stranger", order, [json, declared], 401],
    ["of a stranger who doesn't say how long", order, [json, "transfer-encoding: chunked"], 401],
    ["with a made-up session", order, [json, declared, "cookie: shopai=made-up"], 401],
    ["for a call without session", "/api/auth/login", [json, declared], 413],
    ["from another site", order, [json, declared, "origin: https://evil.example"], 403],
    ["for nothing", "/api/nothing", [json, declared], 413],
    ["that is no JSON", "/api/auth/login", ["content-type: text/plain", declared], 415],
    ["at an address that is none", "/%", [json, declared], 400],
  ])("%s", async (_, path, lines, status) => {
    const { answer, read } = await sendLong(await listening(), path, lines);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.toLowerCase()).toContain("\r\nconnection: close\r\n");
    expect(read).toBeLessThan(long / 8);
  });

  it("of a shopper", async () => {
    const app = await listening();
    const { answer, read } = await sendLong(app, order, [json, declared, await cookieOf(app)]);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(read).toBeLessThan(long / 8);
  });
});

it("a short body that is refused costs no user the connection", async () => {
  const { client } = await open(await listening());
  let answers = "";
  client.on("data", (data) => {
    answers += data;
    if (answers.split("HTTP/1.1 ").length === 3) client.end();
  });
  const request = `${head(order, [json, "content-length: 10"])}{"a":"bcd"}`.slice(0, -1);
  client.write(request);
  await once(client, "data");
  client.write(request);
  await once(client, "close");
  expect(answers.match(/HTTP\/1.1 \d+|connection: .*$/gim)).toEqual([
    "HTTP/1.1 401",
    expect.stringContaining("keep-alive"),
    "HTTP/1.1 401",
    expect.stringContaining("keep-alive"),
  ]);
});

describe("a user who asks before sending the body", () => {
  const body = JSON.stringify({ itemId: "linen-shirt", size: "M" });
  const ask = async (lines: (app: FastifyInstance) => Promise<readonly string[]>) => {
    const app = await listening();
    const { client } = await open(app);
    let answer = "";
    client.on("data", (data) => {
      answer += data;
      if (answer === "HTTP/1.1 100 Continue\r\n\r\n") client.end(body);
    });
    client.write(head("/api/cart/add", [json, "expect: 100-continue", ...(await lines(app))]));
    await once(client, "close");
    return answer.match(/HTTP\/1.1 \d+/g);
  };
  const fitting = `content-length: ${body.length}`;

  it("is asked to go on, as a shopper", async () => {
    const answer = await ask(async (app) => [fitting, await cookieOf(app)]);
    expect(answer).toEqual(["HTTP/1.1 100", "HTTP/1.1 200"]);
  });

  it("is refused at once, as a stranger", async () => {
    expect(await ask(async () => [fitting])).toEqual(["HTTP/1.1 401"]);
  });

  it("is refused at once with too much", async () => {
    const answer = await ask(async (app) => [
      `content-length: ${largestBody + 1}`,
      await cookieOf(app),
    ]);
    expect(answer).toEqual(["HTTP/1.1 413"]);
  });
});

describe("a call that needs no session takes", () => {
  const logIn = async (length: number) => {
    const body = { email: "asha@example.com", password: "" };
    const password = "x".repeat(length - JSON.stringify(body).length);
    return visitor(await shop.run()).post("/api/auth/login", { ...body, password });
  };
  it("16 kB", async () => {
    expect((await logIn(largestStrangersBody)).json()).toEqual({
      message: "Password is too long (at most 200 characters)",
      field: "password",
    });
  });
  it("and not a byte more", async () => {
    const response = await logIn(largestStrangersBody + 1);
    expect([response.statusCode, response.json()]).toEqual([
      413,
      { message: "That is too much to send at once" },
    ]);
  });
});

it.each([
  ["lists", "[", "]"],
  ["objects", '{"a":', "}"],
  ["lists, with characters that can't be kept", '["\\u0000",', "]"],
])("a body of thousands of nested %s is refused", async (_, begin, end) => {
  const times = 1_000;
  const payload = `{"items":["]}\\"]}",${begin.repeat(times)}0${end.repeat(times)}]}`;
  const response = await (await shop.run()).inject({
    method: "POST",
    url: "/api/auth/login",
    headers: { "content-type": "application/json" },
    payload,
  });
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { message: "The request is nested too deeply" },
  ]);
});
