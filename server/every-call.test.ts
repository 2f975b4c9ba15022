/** Rules for every call and every kind of answer, for any caller. */
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { calls } from "../contract/calls.ts";
import { schemas } from "../contract/schemas.ts";
import { ownAddress } from "./http/security/own-address.ts";
import { openTestShop, shopper, visitor } from "./testing/shop/test-shop.ts";

const shop = await openTestShop();
beforeEach(shop.reset);
afterAll(shop.close);

describe("an answer says what it is, and in which letters:", () => {
  it.each([
    ["/", "text/html; charset=utf-8"],
    ["/no/such/place", "text/html; charset=utf-8"],
    ["/api/config", "application/json; charset=utf-8"],
    ["/api/nothing", "application/json; charset=utf-8"],
    ["/%", "application/json; charset=utf-8"],
    ["/api/product/list", "application/json; charset=utf-8"],
    ["/healthz", "application/json; charset=utf-8"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/sitemap.xml", "application/xml; charset=utf-8"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8"],
    ["/assets/index-abc123.js", "application/javascript; charset=utf-8"],
    ["/pictures/linen-shirt/front-800.webp", "image/webp"],
  ])("%s is %s", async (url, type) => {
    const response = await (await shop.run()).inject({ url, headers: { accept: "text/html" } });
    expect(response.headers["content-type"]).toBe(type);
  });
});

it("a call never sends anybody on, nor takes a script's name to wrap its answer in", async () => {
  const app = await shop.run();
  for (const { method, path } of Object.values(calls)) {
    const url = `${path}?callback=steal&next=https://evil.example`;
    const { statusCode, headers, body } = await app.inject({ method, url });
    expect([path, Math.floor(statusCode / 100) === 3, headers.location]).toEqual([
      path,
      false,
      undefined,
    ]);
    expect(body).not.toContain("steal");
  }
});

it("what a call is sent rides in its body: a GET takes nothing, and no query stands in for a body", async () => {
  for (const [name, { method }] of Object.entries(calls)) {
    const { body } = schemas[name as keyof typeof schemas]; // they have the same names
    expect([name, method === "GET" && body !== undefined]).toEqual([name, false]);
  }
  const customer = await shopper(await shop.run());
  const query = "itemId=linen-shirt&size=M&quantity=2";
  const added = await customer.post(`/api/cart/add?${query}`);
  const updated = await customer.post(`/api/cart/update?${query}`, { itemId: "linen-shirt" });
  const cart = await customer.post("/api/cart/get");
  expect([added.statusCode, updated.statusCode, cart.json()]).toEqual([400, 400, {}]);
});

it("a field that comes twice counts once, as it came last, and a list is no text", async () => {
  const app = await shop.run();
  const customer = await shopper(app);
  const cookie = `shopai=${customer.cookies.get("shopai")}`;
  const headers = { "content-type": "application/json", host: "shop.test", cookie };
  const add = (payload: string) =>
    app.inject({ method: "POST", url: "/api/cart/add", headers, payload });
  const twice = await add('{"itemId":"linen-shirt","size":"S","size":"M"}');
  expect(twice.json()).toEqual({ "linen-shirt": { M: 1 } });
  const listed = await add('{"itemId":["linen-shirt"],"size":"M"}');
  const object = await add('{"itemId":{"toString":"linen-shirt"},"size":"M"}');
  expect([listed.statusCode, object.statusCode]).toEqual([400, 400]);
});

it("names that objects have by themselves are no product and no size", async () => {
  const customer = await shopper(await shop.run());
  for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
    const added = await customer.post("/api/cart/add", { itemId: name, size: "M" });
    expect([name, added.statusCode]).toEqual([name, 404]);
    const size = await customer.post("/api/cart/add", { itemId: "linen-shirt", size: name });
    expect([name, size.statusCode]).toEqual([name, 400]);
  }
  expect((await customer.post("/api/cart/get")).json()).toEqual({});
});

it("numbers beyond what they may be are refused rather than cut", async () => {
  const customer = await shopper(await shop.run());
  const body = { itemId: "linen-shirt", size: "M" };
  for (const quantity of [-1, 100, 1.5, 2 ** 31, 2 ** 53, 1e300, "1", null]) {
    const { statusCode } = await customer.post("/api/cart/update", { ...body, quantity });
    expect([quantity, statusCode]).toEqual([quantity, 400]);
  }
});

it("each answer has the contract's fields alone: of a user the name and the address", async () => {
  const customer = await shopper(await shop.run());
  const { body } = await customer.get("/api/user/getcurrentuser");
  expect(JSON.parse(body)).toEqual({ name: "Asha", email: "asha@example.com" });
});

it("a new shop has no account, of no name", async () => {
  const app = await shop.run();
  expect(await shop.database.sql.query.users.findMany()).toEqual([]);
  for (const email of ["admin", "root", "admin@shop.test", "hello@shop.test"]) {
    const { statusCode } = await visitor(app).post("/api/auth/login", { email, password: "admin" });
    expect([email, statusCode]).toEqual([email, 401]);
  }
});

describe("where a message ends can't be read in two ways:", () => {
  it.each([
    ["a length beside chunks", "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"],
    ["two lengths", "Content-Length: 0\r\nContent-Length: 4\r\n\r\nGET "],
    ["a length that is no number", "Content-Length: +4\r\n\r\nGET "],
    ["chunks under another name", "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n"],
    ["a space before the colon", "Content-Length : 4\r\n\r\nGET "],
    ["a header that goes on in the next line", "X: a\r\n Content-Length: 4\r\n\r\nGET "],
  ])("%s is refused, and the connection closed", async (_, rest) => {
    const app = await shop.run();
    await app.listen({ port: 0, host: "127.0.0.1" });
    const { hostname, port } = new URL(ownAddress(app) ?? "");
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\n${rest}GET /healthz HTTP/1.1\r\nHost: shop.test\r\n\r\n`,
    );
    const answers = await text(socket);
    expect(answers.match(/^HTTP\/1\.1 \d+/gm)).toEqual(["HTTP/1.1 400"]);
  });
});
