/**
 * `npm run check:proofs`, after the tests: every statement of docs/specification-proofs.md is
 * proven by passed tests, and only allowed tests were skipped. Exits 1 if not, 2 without a report.
 */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import {
  checkSkips,
  checkStatements,
  ranByPlaywright,
  ranByVitest,
  readExpected,
  readStatements,
} from "./proofs.ts";

const root = resolve(import.meta.dirname, "../..");
const table = "docs/specification-proofs.md";
const list = "docs/expected-failures.md";

const unread: string[] = [];

/** scripts/everything.ts and playwright.config.ts say where each is written. */
async function report<Report>(name: string, none: Report): Promise<Report> {
  try {
    return JSON.parse(await readFile(resolve(root, "dist/proofs", name), "utf8"));
  } catch (cause) {
    unread.push(`dist/proofs/${name} can't be read (${cause}). Run npm test first.`);
    return none;
  }
}

const ran = [
  ...ranByVitest(await report("unit.json", { testResults: [] }), root),
  ...ranByVitest(await report("sentences.json", { testResults: [] }), root),
  ...ranByVitest(await report("processes.json", { testResults: [] }), root),
  ...ranByPlaywright(await report("journeys.json", { suites: [] })),
];
const failed = ran.filter(({ passed, skipped }) => !passed && !skipped);
for (const { name } of failed) console.log(`failed: ${name}`);
if (unread.length > 0) {
  console.error(unread.join("\n"));
  process.exit(2);
}
const statements = readStatements(await readFile(resolve(root, table), "utf8"));
const unproven = checkStatements(statements, ran);
for (const { line, text } of unproven) console.error(`${table}:${line} ${text}`);
const unlisted = checkSkips(readExpected(await readFile(resolve(root, list), "utf8")), ran);
for (const { line, text } of unlisted) console.error(`${list}:${line} ${text}`);
const findings = [...unproven, ...unlisted];

for (const { name } of ran.filter(({ skipped }) => skipped)) console.log(`left out: ${name}`);
const retried = ran.filter((test) => test.retried);
for (const { name } of retried) console.log(`passed only on a retry: ${name}`);

const excused = statements.filter(({ reason }) => reason !== undefined);
console.log(
  `${statements.length} statements of the specification, ${ran.length} tests: ` +
    `${failed.length} failed; ${findings.length} findings, ${excused.length} not proven, with a reason; ` +
    `${retried.length} passed only on a retry.`,
);
process.exitCode = findings.length > 0 ? 1 : 0;
