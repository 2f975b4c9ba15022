import { expect, test } from "vitest";
import { createToastRack } from "./toast-rack.ts";

const hello = { kind: "success", text: "Product Added", forMs: 3000 } as const;

test("a toast is shown until it is closed", () => {
  const rack = createToastRack();
  let changes = 0;
  rack.subscribe(() => {
    changes += 1;
  });
  rack.show(hello);
  expect(rack.shown()).toEqual([{ ...hello, id: 1 }]);
  rack.close(1);
  expect([rack.shown(), changes]).toEqual([[], 2]);
});

test("four that can be undone are shown at once, the latest", () => {
  const rack = createToastRack();
  const action = { label: "Undo", run: () => undefined };
  for (const text of ["a", "b", "c", "d", "e"]) rack.show({ ...hello, text, action });
  expect(rack.shown().map(({ text }) => text)).toEqual(["b", "c", "d", "e"]);
});

test("a new one takes the place of one that only reports", () => {
  const rack = createToastRack();
  const action = { label: "Undo", run: () => undefined };
  for (const toast of [{ ...hello, text: "a", action }, hello, hello]) rack.show(toast);
  expect(rack.shown().map(({ id }) => id)).toEqual([1, 3]);
});

test("what the assistant says itself is shown and not read out, and only that", async () => {
  const rack = createToastRack();
  await rack.quietly(async () => rack.show(hello));
  expect(rack.shown()).toEqual([{ ...hello, id: 1, quiet: true }]);
  await rack.quietly(async () => Promise.reject(new Error("broke"))).catch(() => undefined);
  rack.show(hello);
  expect(rack.shown()).toEqual([{ ...hello, id: 2 }]);
});
