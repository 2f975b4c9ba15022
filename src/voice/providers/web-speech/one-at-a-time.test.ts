import { expect, it } from "vitest";
import { createManualTimers } from "../../testing/timers.ts";
import { type Lease, oneAtATime } from "./one-at-a-time.ts";

function rig() {
  const timers = createManualTimers();
  const engines = oneAtATime(timers);
  const began: string[] = [];
  const leases = new Map<string, Lease>();
  const enter = (name: string) =>
    engines.enter((lease) => {
      began.push(name);
      leases.set(name, lease);
    });
  return { timers, began, enter, lease: (name: string) => leases.get(name) };
}

it("begins at once when nothing runs, else when the one before has left", () => {
  const { began, enter, lease } = rig();
  enter("first");
  enter("second");
  expect(began).toEqual(["first"]);
  lease("first")?.left();
  expect(began).toEqual(["first", "second"]);
});

it("waits no longer than promised for one that never leaves", async () => {
  const { timers, began, enter, lease } = rig();
  enter("first");
  enter("second");
  lease("first")?.leaving(1_000);
  await timers.advance(999);
  expect(began).toEqual(["first"]);
  await timers.advance(1);
  expect(began).toEqual(["first", "second"]);
});

it("ignores one that leaves late, so that the running one keeps its place", async () => {
  const { timers, began, enter, lease } = rig();
  enter("first");
  enter("second");
  lease("first")?.leaving(1_000);
  await timers.advance(1_000);
  enter("third");
  lease("first")?.left();
  expect(began).toEqual(["first", "second"]);
});

it("lets the newest of those that wait go next", () => {
  const { began, enter, lease } = rig();
  enter("first");
  enter("second");
  enter("third");
  lease("first")?.left();
  expect(began).toEqual(["first", "third"]);
});
