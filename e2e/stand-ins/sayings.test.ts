import { expect, it } from "vitest";
import { matchRow } from "../../src/intents/table/match.ts";
import { table } from "../../src/intents/table/table.ts";
import { sayings } from "./sayings.ts";

it("has something to say for every row of the phrase table, and something for none", () => {
  const rows = new Set(sayings.map((saying) => matchRow(saying)?.id ?? "none"));
  expect([...rows].sort()).toEqual([...table.map(({ id }) => id), "none"].sort());
});

it("says nothing twice", () => {
  expect(sayings.length).toBe(new Set(sayings).size);
});
