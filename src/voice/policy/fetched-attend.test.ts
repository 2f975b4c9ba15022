import { expect, it } from "vitest";
import type { BargeIn } from "../speech.ts";
import { flushPromises } from "../testing/timers.ts";
import { attendOnceFetched } from "./fetched-attend.ts";

function rig(...troubles: readonly Error[]) {
  const told: string[] = [];
  const failing = [...troubles];
  const attend: BargeIn["attend"] = (on) => {
    on.opened();
    return () => told.push("given back");
  };
  const beside = attendOnceFetched(async () => {
    told.push("fetched");
    const trouble = failing.shift();
    if (trouble) throw trouble;
    return attend;
  });
  const reply = () =>
    beside({
      opened: () => told.push("opened"),
      closed: () => told.push("closed"),
      interrupted: () => told.push("interrupted"),
    });
  return { told, reply };
}

it("is fetched with the first reply, and once", async () => {
  const { told, reply } = rig();
  expect(told).toEqual([]);
  const close = reply();
  await flushPromises();
  close();
  reply();
  await flushPromises();
  expect(told).toEqual(["fetched", "opened", "given back", "opened"]);
});

it("leaves a reply without it when it can't be fetched, and tries again with the next", async () => {
  const { told, reply } = rig(new TypeError("Failed to fetch"));
  reply();
  await flushPromises();
  reply();
  await flushPromises();
  expect(told).toEqual(["fetched", "closed", "fetched", "opened"]);
});

it("opens nothing for a reply that has ended meanwhile, and tells it nothing", async () => {
  const late = rig();
  late.reply()();
  const failed = rig(new TypeError("Failed to fetch"));
  failed.reply()();
  await flushPromises();
  expect([late.told, failed.told]).toEqual([["fetched"], ["fetched"]]);
});
