import { expect, it } from "vitest";
import { createManualTimers, flushPromises } from "../../testing/timers.ts";
import { createAzureAccess, type PassReply } from "./azure-access.ts";

const pass = (token: string) => ({ token, region: "centralindia", host: null });
const reply = (token: string): PassReply => ({ type: "pass", pass: pass(token), seconds: 600 });

function rig(replies: (() => Promise<PassReply>)[]) {
  const timers = createManualTimers();
  let now = 0;
  let asked = 0;
  const access = createAzureAccess({
    timers,
    now: () => now,
    ask: () => {
      asked += 1;
      return replies.shift()?.() ?? Promise.resolve(reply(`token ${asked}`));
    },
  });
  const later = async (ms: number) => {
    now += ms;
    await timers.advance(ms);
  };
  return { access, later, asked: () => asked };
}

it("asks once for all who wait at the same time", async () => {
  const { access, asked } = rig([]);
  const both = await Promise.all([access.get(), access.get()]);
  expect(both).toEqual([
    { type: "pass", pass: pass("token 1") },
    { type: "pass", pass: pass("token 1") },
  ]);
  expect(asked()).toBe(1);
});

it("keeps a token for eight and a half minutes", async () => {
  const { access, later, asked } = rig([]);
  await access.get();
  await later(509_000);
  await access.get();
  expect(asked()).toBe(1);
  await later(2_000);
  expect(await access.get()).toEqual({ type: "pass", pass: pass("token 2") });
});

it("hands each new token to those who follow, until they stop", async () => {
  const { access, later } = rig([]);
  const seen: string[] = [];
  await access.get();
  const stop = access.follow(({ token }) => seen.push(token));
  await later(511_000);
  await flushPromises();
  expect(seen).toEqual(["token 2"]);
  stop();
  await later(600_000);
  expect(seen).toEqual(["token 2"]);
});

it("asks again after a failure and after a doubt", async () => {
  const { access } = rig([
    () => Promise.reject(new TypeError("Failed to fetch")),
    async () => ({ type: "failed", failure: "signed-out" }),
  ]);
  expect(await access.get()).toEqual({ type: "failed", failure: "network" });
  expect(await access.get()).toEqual({ type: "failed", failure: "signed-out" });
  expect(await access.get()).toEqual({ type: "pass", pass: pass("token 3") });
  access.doubt();
  expect(await access.get()).toEqual({ type: "pass", pass: pass("token 4") });
});
