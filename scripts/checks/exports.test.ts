import { expect, it } from "vitest";
import { exportFaults } from "./exports.ts";
import { sourceOf } from "./source.ts";

const faults = (files: Readonly<Record<string, string>>) =>
  exportFaults(Object.entries(files).map(([file, text]) => sourceOf(file, text)));

it("finds what no other file imports, and what nothing but tests uses", () => {
  expect(
    faults({
      "src/a.ts": "export const one = 1; export const two = one; export const three = 3;",
      "src/a.test.ts": 'import { one, three } from "./a.ts";',
    }),
  ).toEqual([
    "src/a.ts: no other file imports two: don't export it",
    "src/a.ts: nothing but tests uses three: delete it",
  ]);
});

it("follows every way to import", () => {
  expect(
    faults({
      "src/a.ts": "export const one = 1; export interface Two {}",
      "src/b.ts": 'import * as a from "./a.ts"; a.one; type Mine = a.Two;',
      "src/c.ts": "export const three = 3;",
      "src/d.ts": 'const c = await import("./c.ts");',
      "src/e.ts": "export function four() {}",
      "src/f.ts": 'import { four as five } from "./e.ts";',
      "src/testing/g.ts": "export const six = 6;",
      "src/g.test.ts": 'import { six } from "./testing/g.ts";',
    }),
  ).toEqual([]);
});
