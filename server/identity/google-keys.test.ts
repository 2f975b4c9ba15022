import { afterAll, beforeEach, expect, it } from "vitest";
import { openGoogle } from "../testing/outside/google.ts";
import { createGoogleKeys } from "./google-keys.ts";

const google = await openGoogle();
afterAll(google.close);

const { first, next } = google.keys;
const minute = 60_000;
let time = 0;

beforeEach(() => {
  time = Date.UTC(2026, 0, 2);
  Object.assign(google.state, {
    keys: [first.jwk],
    cacheControl: "public, max-age=3600",
    age: null,
    status: 200,
    body: null,
    asked: 0,
  });
});

function keys() {
  const find = createGoogleKeys({ url: google.url, fetch, now: () => time });
  const token = { payload: "", signature: "" };
  return (kid: string) => find({ alg: "RS256", kid }, token);
}

it("are fetched once, and kept as long as the answer says", async () => {
  const find = keys();
  await Promise.all([find("first"), find("first"), find("first")]);
  time += 60 * minute - 1;
  await find("first");
  expect(google.state.asked).toBe(1);
  time += 1;
  await find("first");
  expect(google.state.asked).toBe(2);
});

it.each([
  ["what a cache on the way has used up", "public, max-age=3600", "3000", 10 * minute],
  ["an answer that says nothing", null, null, 5 * minute],
  ["an answer that says a year", "max-age=31536000", null, 24 * 60 * minute],
])("are not kept too long: %s", async (_, cacheControl, age, kept) => {
  Object.assign(google.state, { cacheControl, age });
  const find = keys();
  await find("first");
  time += kept - 1;
  await find("first");
  expect(google.state.asked).toBe(1);
  time += 1;
  await find("first");
  expect(google.state.asked).toBe(2);
});

it("are fetched again for a new one, and not again and again for one that is unknown", async () => {
  const find = keys();
  await find("first");
  google.state.keys = [first.jwk, next.jwk];
  await expect(find("next")).rejects.toThrow("no applicable key");
  time += minute;
  await find("next");
  expect(google.state.asked).toBe(2);
  for (const made of ["a", "b", "c"]) {
    await expect(find(made)).rejects.toThrow("no applicable key");
  }
  expect(google.state.asked).toBe(2);
});

it("that Google has taken back are believed no longer than that", async () => {
  const find = keys();
  await find("first");
  google.state.keys = [next.jwk];
  time += 60 * minute;
  await expect(find("first")).rejects.toThrow("no applicable key");
});

it.each([
  ["an error", { status: 500 }],
  ["something else than JSON", { body: "<html>" }],
  ["something else than keys", { body: '{"keys":7}' }],
])(
  "are unavailable when the answer is %s, and looked for again the next time",
  async (_, wrong) => {
    const find = keys();
    Object.assign(google.state, wrong);
    await expect(find("first")).rejects.toThrow(
      expect.objectContaining({ name: "KeysUnavailableError" }),
    );
    Object.assign(google.state, { status: 200, body: null });
    await find("first");
  },
);

it("are unavailable when nothing answers", async () => {
  const find = createGoogleKeys({
    url: google.url,
    fetch: () => Promise.reject(new TypeError("fetch failed")),
    now: () => time,
  });
  await expect(
    find({ alg: "RS256", kid: "first" }, { payload: "", signature: "" }),
  ).rejects.toThrow("Google's keys can't be fetched");
});
