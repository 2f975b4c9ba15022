/** Holds docs/security.md to the tests it names: one that was renamed or removed is told here. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** A file's name, and the titles in curly quotes that follow it. */
const named = /`([\w./-]+\.test\.tsx?)`: (“[^”]+”(?:, “[^”]+”)*)/g;

it("every test that docs/security.md names is there", async () => {
  const text = await readFile(join(root, "docs/security.md"), "utf8");
  const cases = [...text.matchAll(named)].flatMap(([, file = "", titles = ""]) =>
    [...titles.matchAll(/“([^”]+)”/g)].map(([, title = ""]) => ({ file, title })),
  );
  const missing: typeof cases = [];
  for (const one of cases) {
    const tests = await readFile(join(root, one.file), "utf8").catch(() => "");
    if (!tests.includes(one.title)) missing.push(one);
  }
  expect(missing).toEqual([]);
  // Each row of a table ends with the tests that try it.
  const rows = text.split("\n").filter((line) => /^\| [\d.]/.test(line));
  expect(rows.filter((row) => !/\.test\.tsx?`: “/.test(row))).toEqual([]);
  expect(cases.length).toBeGreaterThan(rows.length);
});
