import { expect, it } from "vitest";
import type { Stock } from "../../../domain/stock.ts";
import type { ProductRepository } from "../../repositories/products.ts";
import { testCatalogue } from "../../testing/shop/test-catalogue.ts";
import { createCatalogue } from "./catalogue.ts";
import { readCatalogue } from "./catalogue-import.ts";

const hour = 3_600_000;
const rows = readCatalogue(testCatalogue);

/** A catalogue whose counts and clock a test sets; what reads it waits for `gate`. */
function counted() {
  const at = { time: 0, changes: 0, stock: {} as Stock, gate: Promise.resolve() };
  const products = {
    version: async () => 1,
    all: async () => rows,
  } as unknown as ProductRepository;
  const stock = {
    version: async () => `${at.changes}`,
    all: async () => {
      const found = new Map([[rows[0]?.id ?? "", at.stock]]);
      await at.gate;
      return found;
    },
  };
  const count = (stock: Stock): void => {
    at.changes += 1;
    at.stock = stock;
  };
  return { at, count, catalogue: createCatalogue({ products, stock, now: () => at.time }) };
}

it("follows new counts a second later, though the clock was put forward while the list was read", async () => {
  const { at, count, catalogue } = counted();
  count({ M: 2 });
  const first = catalogue.list();
  at.time += hour;
  expect((await first).products[0]?.stock).toEqual({ M: 2 });
  count({ M: 1 });
  at.time += 1000;
  expect((await catalogue.list()).products[0]?.stock).toEqual({ M: 1 });
});

it("joins no read that began before it was asked to look again", async () => {
  const { at, count, catalogue } = counted();
  count({ M: 1 });
  let open = (): void => {};
  at.gate = new Promise((resolve) => {
    open = resolve;
  });
  const early = catalogue.list();
  await new Promise(setImmediate);
  count({ M: 0 });
  catalogue.lookAgain();
  const late = catalogue.list();
  open();
  expect((await early).products[0]?.stock).toEqual({ M: 1 });
  expect((await late).products[0]?.stock).toEqual({ M: 0 });
  expect((await catalogue.list()).products[0]?.stock).toEqual({ M: 0 });
});
