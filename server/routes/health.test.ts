import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestShop } from "../testing/shop/test-shop.ts";

let shop: Awaited<ReturnType<typeof openTestShop>>;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const readOnly = Object.assign(new Error("no"), { code: "25006" });

/** A server whose database is as the functions say, one after the other; the last one goes on. */
async function run(...states: (() => Promise<void>)[]) {
  let asked = 0;
  const check = () => {
    const state = states[Math.min(asked, states.length - 1)];
    asked += 1;
    return state?.() ?? Promise.reject(new Error("No state"));
  };
  const app = await shop.run({ database: { ...shop.database, check } });
  const ask = async () => {
    const { statusCode, json } = await app.inject("/healthz");
    return [statusCode, json().status ?? json().message];
  };
  return { ask, asked: () => asked };
}

const unreachable = "The shop can't reach its data right now. Please try again in a moment.";
const unwritable = "The shop can't save anything right now. Please try again later.";

const fine = () => Promise.resolve();
const away = () => Promise.reject(new Error("connection refused"));

it("is healthy while the database answers", async () => {
  const app = await shop.run();
  const { statusCode, headers, json } = await app.inject("/healthz");
  expect([statusCode, headers["cache-control"], json()]).toEqual([
    200,
    "no-store",
    { status: "ok" },
  ]);
});

it.each([
  ["does not answer", away, unreachable],
  ["takes nothing in", () => Promise.reject(readOnly), unwritable],
])("says that the database %s", async (_, state, message) => {
  expect(await (await run(state)).ask()).toEqual([503, message]);
});

it("asks the database once a second, however many ask", async () => {
  const { ask, asked } = await run(fine, away, fine);
  const all = await Promise.all(Array.from({ length: 20 }, ask));
  shop.pass(999);
  expect([await ask(), ...all]).toEqual(Array(21).fill([200, "ok"]));
  expect(asked()).toBe(1);
  shop.pass(1);
  expect(await ask()).toEqual([503, unreachable]);
  shop.pass(999);
  expect(await ask()).toEqual([503, unreachable]);
  shop.pass(1);
  expect(await ask()).toEqual([200, "ok"]);
  expect(asked()).toBe(3);
});

it("keeps no answer for as long as the clock was set back", async () => {
  const { ask, asked } = await run(fine);
  await ask();
  shop.pass(-3_600_000);
  await ask();
  expect(asked()).toBe(2);
});

it("asks once while the database thinks, however long that takes", async () => {
  let answer = (): void => {};
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { ask, asked } = await run(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
        arrive();
      }),
  );
  const first = ask();
  await arrived;
  shop.pass(10_000);
  const [second, third] = [ask(), ask()];
  answer();
  expect(await Promise.all([first, second, third])).toEqual(Array(3).fill([200, "ok"]));
  expect(asked()).toBe(1);
});
