import { describe, expect, test } from "vitest";
import {
  checkSkips,
  checkStatements,
  ranByPlaywright,
  ranByVitest,
  readExpected,
  readStatements,
} from "./proofs.ts";

const table = `
Words before | a bar.

| Statement | Proof |
| --------- | ----- |
| The cart counts | \`src/shop/totals.test.ts › counts\` |
| Every guard | \`e2e/guards.spec.ts › a visitor › who opens * signs in\`, \`e2e/a.spec.ts › b\` |
| A drawing | not proven: judged by eye |
| Forgotten | |

| Other | Table |
| ----- | ----- |
| not | read |
`;

describe("the table of proofs", () => {
  test("is read row by row, with the reason of what is not proven", () => {
    expect(readStatements(table)).toEqual([
      {
        line: 6,
        text: "The cart counts",
        proofs: ["src/shop/totals.test.ts › counts"],
        reason: undefined,
      },
      {
        line: 7,
        text: "Every guard",
        proofs: ["e2e/guards.spec.ts › a visitor › who opens * signs in", "e2e/a.spec.ts › b"],
        reason: undefined,
      },
      { line: 8, text: "A drawing", proofs: [], reason: "judged by eye" },
      { line: 9, text: "Forgotten", proofs: [], reason: undefined },
    ]);
  });

  test("is right when every test ran and passed", () => {
    const statements = readStatements(table).slice(0, 3);
    const ran = [
      { name: "src/shop/totals.test.ts › counts", passed: true, skipped: false, retried: false },
      {
        name: "e2e/guards.spec.ts › a visitor › who opens /cart signs in",
        passed: true,
        skipped: false,
        retried: false,
      },
      { name: "e2e/a.spec.ts › b", passed: true, skipped: false, retried: false },
    ];
    expect(checkStatements(statements, ran)).toEqual([]);
  });

  test("is wrong about a test that failed, one that is not there, and a row without any", () => {
    const ran = [
      { name: "src/shop/totals.test.ts › counts", passed: false, skipped: false, retried: false },
      {
        name: "e2e/guards.spec.ts › a visitor › who opens /cart signs in",
        passed: true,
        skipped: false,
        retried: false,
      },
      {
        name: "e2e/guards.spec.ts › a visitor › who opens /order signs in",
        passed: false,
        skipped: false,
        retried: false,
      },
    ];
    expect(checkStatements(readStatements(table), ran).map(({ text }) => text)).toEqual([
      "The cart counts: failed: src/shop/totals.test.ts › counts",
      "Every guard: failed: e2e/guards.spec.ts › a visitor › who opens /order signs in",
      "Every guard: no such test ran: e2e/a.spec.ts › b",
      "Forgotten: names no test",
    ]);
  });

  test("wants a reason for what is not proven", () => {
    const [statement] = readStatements("| S | Proof |\n| - | - |\n| Late | not proven:  |");
    expect(checkStatements(statement ? [statement] : [], [])).toEqual([
      { line: 3, text: "Late: names no test" },
    ]);
  });
});

describe("what ran", () => {
  test("is read from Vitest's report", () => {
    const report = {
      testResults: [
        {
          name: "/shop/src/a.test.ts",
          assertionResults: [
            { ancestorTitles: ["group"], title: "does", status: "passed" },
            { ancestorTitles: [], title: "waits", status: "skipped" },
          ],
        },
      ],
    };
    expect(ranByVitest(report, "/shop")).toEqual([
      { name: "src/a.test.ts › group › does", passed: true, skipped: false, retried: false },
      { name: "src/a.test.ts › waits", passed: false, skipped: true, retried: false },
    ]);
  });

  test("is read from Playwright's report, groups within groups", () => {
    const spec = (title: string, status: string) => ({
      title,
      tests: [{ status }],
    });
    const report = {
      suites: [
        {
          title: "a.spec.ts",
          file: "a.spec.ts",
          specs: [spec("alone", "expected")],
          suites: [
            {
              title: "group",
              file: "a.spec.ts",
              specs: [spec("within", "unexpected"), spec("slow", "flaky")],
            },
            { title: "late", file: "a.spec.ts", specs: [spec("left out", "skipped")] },
          ],
        },
      ],
    };
    expect(ranByPlaywright(report)).toEqual([
      { name: "e2e/a.spec.ts › alone", passed: true, skipped: false, retried: false },
      { name: "e2e/a.spec.ts › group › within", passed: false, skipped: false, retried: false },
      { name: "e2e/a.spec.ts › group › slow", passed: true, skipped: false, retried: true },
      { name: "e2e/a.spec.ts › late › left out", passed: false, skipped: true, retried: false },
    ]);
  });
});

describe("the list of tests that may be left out", () => {
  const expected = readExpected(
    "Words | before.\n\n| Test | Left out where |\n| - | - |\n| `a.test.ts › on *` | it has none |\n| `b.test.ts › gone` | |\n",
  );
  const test1 = { name: "a.test.ts › on PostgreSQL", passed: false, skipped: true, retried: false };
  const test2 = { name: "c.test.ts › quietly", passed: false, skipped: true, retried: false };

  test("is read row by row", () => {
    expect(expected).toEqual([
      { line: 5, tests: "a.test.ts › on *", reason: "it has none" },
      { line: 6, tests: "b.test.ts › gone", reason: "" },
    ]);
  });

  test("lacks no test that was left out, and no reason, and names none that is gone", () => {
    expect(checkSkips(expected, [test1, test2])).toEqual([
      { line: 6, text: "b.test.ts › gone: no reason given" },
      { line: 6, text: "b.test.ts › gone: no such test" },
      { line: 0, text: "c.test.ts › quietly: left out, and not listed" },
    ]);
  });
});
