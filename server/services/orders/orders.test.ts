import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { mostLines } from "../../../domain/values.ts";
import { createOrders, type OrderParts } from "./orders.ts";

/** A shopper's page of orders with so many lines each, and how it is read. */
function shopWith(lineCounts: readonly number[]) {
  const rows = lineCounts.map((lineCount, place) => ({ id: `order ${place}`, lineCount }));
  const reads: string[][] = [];
  const read = { now: 0, most: 0 };
  const orders = {
    page: async () =>
      rows.map((row) => ({ ...row, paymentMethod: "cod", paid: false, createdAt: new Date(0) })),
    linesOf: async (ids: string[]) => {
      read.now += 1;
      read.most = Math.max(read.most, read.now);
      await setImmediate();
      read.now -= 1;
      reads.push(ids);
      return new Map();
    },
  };
  // A list asks for no more than these.
  const views = { about: async () => ({}), view: ({ id }: { id: string }) => ({ _id: id }) };
  const parts = { orders, views, shop: {} };
  const { page } = createOrders(parts as unknown as OrderParts);
  const list = async (): Promise<string[]> => {
    const ids: string[] = [];
    for await (const part of page("asha", null)) ids.push(...part.map(({ _id }) => _id));
    return ids;
  };
  return { list, reads, read };
}

it("a list is read in parts of no more lines than one order may have, the oldest first", async () => {
  const { list, reads } = shopWith([1, mostLines, mostLines, 2, mostLines - 2, 1]);
  const oldestFirst = [5, 4, 3, 2, 1, 0].map((place) => `order ${place}`);
  expect(await list()).toEqual(oldestFirst);
  expect(reads).toEqual([
    ["order 5", "order 4"],
    ["order 3"],
    ["order 2"],
    ["order 1"],
    ["order 0"],
  ]);
});

it("lists that are asked for together take turns, and others have one between their parts", async () => {
  const { list, reads, read } = shopWith([mostLines, mostLines]);
  let others = 0;
  let going = true;
  const other = async (): Promise<void> => {
    while (going) {
      await setImmediate();
      others += 1;
    }
  };
  const alongside = other();
  await Promise.all(Array.from({ length: 16 }, list));
  going = false;
  await alongside;
  expect([reads.length, read.most]).toEqual([32, 1]);
  expect(others).toBeGreaterThanOrEqual(32);
});
