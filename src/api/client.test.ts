import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { createApi, recommendationTimeout } from "./client.ts";

const base = "http://shop.test";

/** A server that keeps what it was asked and answers the same to all. */
function answering(answer: () => Response | Promise<Response>) {
  const asked: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push(new Request(input, init));
    return answer();
  };
  return { asked, fetch };
}

const caught = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );

const facts = (thrown: unknown) =>
  thrown instanceof ApiError
    ? {
        kind: thrown.kind,
        status: thrown.status,
        message: thrown.message,
        field: thrown.field,
        retryAfter: thrown.retryAfter,
      }
    : thrown;

test("a call goes out as the contract has it, with the session's cookie", async () => {
  const { asked, fetch } = answering(() => Response.json({ name: "Asha", email: "a@b.in" }));
  const reply = await createApi({ fetch, base }).call("logIn", {
    body: { email: "a@b.in", password: "secret1" },
    headers: { "x-extra": "1" },
  });
  const [request] = asked;
  expect(reply).toEqual({ name: "Asha", email: "a@b.in" });
  expect({
    method: request?.method,
    url: request?.url,
    credentials: request?.credentials,
    type: request?.headers.get("content-type"),
    extra: request?.headers.get("x-extra"),
    body: await request?.json(),
  }).toEqual({
    method: "POST",
    url: "http://shop.test/api/auth/login",
    credentials: "include",
    type: "application/json",
    extra: "1",
    body: { email: "a@b.in", password: "secret1" },
  });
});

test("a part of a path is filled in, and a DELETE says in its body what to take away", async () => {
  const { asked, fetch } = answering(() => Response.json({}));
  const api = createApi({ fetch, base });
  await api.call("deliveryTo", { params: { pin: "560 001/.." } });
  await api.call("removeAddress", { body: { _id: "a" } });
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "GET http://shop.test/api/delivery/560%20001%2F..",
    "DELETE http://shop.test/api/user/addresses",
  ]);
  expect(await asked[1]?.json()).toEqual({ _id: "a" });
});

test("a call that only asks sends no body", async () => {
  const { asked, fetch } = answering(() => Response.json([]));
  await createApi({ fetch, base }).call("listProducts");
  expect([asked[0]?.method, asked[0]?.body]).toEqual(["GET", null]);
});

test("the recommendations call has a separate host and time limit", async () => {
  const { asked, fetch } = answering(() => Response.json({ success: true, recommendations: [] }));
  const limits: number[] = [];
  const timeout = (milliseconds: number) => {
    limits.push(milliseconds);
    return new AbortController().signal;
  };
  const api = createApi({ fetch, base, recommendationsBase: "http://other.test", timeout });
  await api.call("listProducts");
  await api.call("recommend", { body: { userNeeds: "a warm shawl" } });
  expect(asked.map(({ url }) => url)).toEqual([
    "http://shop.test/api/product/list",
    "http://other.test/api/recommendations",
  ]);
  expect(limits).toEqual([recommendationTimeout]);
  expect(recommendationTimeout).toBe(8000);
});

test("a recommendation that takes too long counts as no response", async () => {
  const given = new AbortController();
  const fetch: typeof globalThis.fetch = (input) => {
    const { signal } = new Request(input);
    return new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      given.abort();
    });
  };
  const api = createApi({ fetch, recommendationsBase: base, timeout: () => given.signal });
  const thrown = await caught(api.call("recommend", { body: { userNeeds: "anything" } }));
  expect(thrown).toMatchObject({ kind: "no-response", status: 0 });
});

test("a refusal carries the server's words, the field and the time to wait", async () => {
  const { fetch } = answering(() =>
    Response.json(
      { message: "Too many tries", field: "email" },
      { status: 429, headers: { "retry-after": "30" } },
    ),
  );
  const thrown = await caught(createApi({ fetch, base }).call("logIn"));
  expect(facts(thrown)).toEqual({
    kind: "http",
    status: 429,
    message: "Too many tries",
    field: "email",
    retryAfter: 30,
  });
});

test.each([
  ["a page instead of JSON", () => new Response("<html>", { status: 502 }), 502],
  ["a good status that isn't JSON", () => new Response("<html>", { status: 200 }), 200],
  ["an error that is no object", () => Response.json("no", { status: 500 }), 500],
  ["an error that is null", () => Response.json(null, { status: 500 }), 500],
])("%s is an HTTP failure without words", async (_, answer, status) => {
  const { fetch } = answering(answer);
  const thrown = await caught(createApi({ fetch, base }).call("listProducts"));
  expect(facts(thrown)).toEqual({
    kind: "http",
    status,
    message: "",
    field: undefined,
    retryAfter: undefined,
  });
});

test("a network that fails is no response, with its cause", async () => {
  const cause = new TypeError("fetch failed");
  const thrown = await caught(
    createApi({ fetch: () => Promise.reject(cause), base }).call("listProducts"),
  );
  expect(thrown).toMatchObject({ kind: "no-response", status: 0, cause });
});

test("a request that can't be built is a setup error, and nothing is sent", async () => {
  const { asked, fetch } = answering(() => Response.json([]));
  const thrown = await caught(createApi({ fetch, base: "not a host" }).call("listProducts"));
  expect(thrown).toMatchObject({ kind: "setup", status: 0 });
  expect(asked).toEqual([]);
});
