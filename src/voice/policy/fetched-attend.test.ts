import { expect, it } from "vitest";
import type { BargeIn } from "../speech.ts";
import { flushPromises } from "../testing/timers.ts";
import { attendOnceFetched } from "./fetched-attend.ts";

function rig(...troubles: readonly Error[]) {
  const announced: string[] = [];
  const failing = [...troubles];
  const attend: BargeIn["attend"] = (on) => {
    on.opened();
    return () => announced.push("given back");
  };
  const beside = attendOnceFetched(async () => {
    announced.push("fetched");
    const trouble = failing.shift();
    if (trouble) throw trouble;
    return attend;
  });
  const reply = () =>
    beside({
      opened: () => announced.push("opened"),
      closed: () => announced.push("closed"),
      interrupted: () => announced.push("interrupted"),
    });
  return { announced, reply };
}

it("is fetched with the first reply, and once", async () => {
  const { announced, reply } = rig();
  expect(announced).toEqual([]);
  const close = reply();
  await flushPromises();
  close();
  reply();
  await flushPromises();
  expect(announced).toEqual(["fetched", "opened", "given back", "opened"]);
});

it("leaves a reply without it when it can't be fetched, and tries again with the next", async () => {
  const { announced, reply } = rig(new TypeError("Failed to fetch"));
  reply();
  await flushPromises();
  reply();
  await flushPromises();
  expect(announced).toEqual(["fetched", "closed", "fetched", "opened"]);
});

it("opens nothing for a reply that has ended meanwhile, and reports nothing to it", async () => {
  const late = rig();
  late.reply()();
  const failed = rig(new TypeError("Failed to fetch"));
  failed.reply()();
  await flushPromises();
  expect([late.announced, failed.announced]).toEqual([["fetched"], ["fetched"]]);
});
