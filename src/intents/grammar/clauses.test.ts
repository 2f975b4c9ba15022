import { expect, it } from "vitest";
import { splits } from "./clauses.ts";

const clauses = (many: number): string =>
  Array.from({ length: many }, (_, at) => `wish number ${at}`).join(", ");

it("splits two clauses once", () => {
  expect(splits("add the shirt and go to the cart", 3)).toEqual([
    ["add the shirt", "go to the cart"],
  ]);
});

it.each([2, 4, 6, 8, 9, 10, 40])("gives few different parts to read, of %i clauses", (many) => {
  const parts = new Set(splits(clauses(many), 3).flat());
  expect(parts.size).toBeLessThanOrEqual(20);
});
