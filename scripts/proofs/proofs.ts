/**
 * Checks docs/specification-proofs.md against test reports: every statement names tests that ran
 * and passed, or gives a reason.
 */

/** Playwright's outcomes of a passed test, at once or on a retry. */
const passing: ReadonlySet<string> = new Set(["expected", "flaky"]);

interface Statement {
  readonly line: number;
  readonly text: string;
  /** "file › group › title"; `*` is any text. Empty if unproven. */
  readonly proofs: readonly string[];
  /** Why there is no proof. */
  readonly reason: string | undefined;
}

/** A test of the last run. */
interface Ran {
  /** "file › group › title", prefixed with the shop if not the usual one. */
  readonly name: string;
  readonly passed: boolean;
  /** Neither passed nor failed. */
  readonly skipped: boolean;
  /** Passed on a retry. */
  readonly retried: boolean;
}

interface Finding {
  readonly line: number;
  readonly text: string;
}

const unproven = "not proven: ";

/** Rows of tables whose last column is "Proof". */
export function readStatements(markdown: string): readonly Statement[] {
  const statements: Statement[] = [];
  let inTable = false;
  for (const [index, line] of markdown.split("\n").entries()) {
    const cells = cellsOf(line);
    if (cells.length < 2) {
      inTable = false;
    } else if (cells.at(-1) === "Proof") {
      inTable = true;
    } else if (inTable && !cells.every((cell) => /^:?-+:?$/.test(cell))) {
      const proof = cells.at(-1) ?? "";
      statements.push({
        line: index + 1,
        text: cells.slice(0, -1).join(" | "),
        proofs: proof.startsWith(unproven)
          ? []
          : [...proof.matchAll(/`([^`]+)`/g)].map((found) => found[1] ?? ""),
        reason: proof.startsWith(unproven) ? proof.slice(unproven.length).trim() : undefined,
      });
    }
  }
  return statements;
}

/** Empty if all are proven or excused. */
export function checkStatements(
  statements: readonly Statement[],
  ran: readonly Ran[],
): readonly Finding[] {
  return statements.flatMap(({ line, text, proofs, reason }) => {
    const say = (what: string): Finding => ({ line, text: `${text}: ${what}` });
    if (reason !== undefined) return reason === "" ? [say("not proven, and no reason given")] : [];
    if (proofs.length === 0) return [say("names no test")];
    return proofs.flatMap((proof) => {
      const found = named(proof, ran);
      if (found.length === 0) return [say(`no such test ran: ${proof}`)];
      return found.filter(({ passed }) => !passed).map(({ name }) => say(`failed: ${name}`));
    });
  });
}

/** Tests that may be skipped, from the tables of docs/expected-failures.md. */
export function readExpected(markdown: string): readonly ExpectedSkip[] {
  let inTable = false;
  return markdown.split("\n").flatMap((text, index) => {
    const [test = "", reason = "", ...more] = cellsOf(text);
    if (reason === "Left out where") inTable = true;
    else if (more.length > 0 || test === "") inTable = false;
    else if (inTable && !/^:?-+:?$/.test(test)) {
      return [{ line: index + 1, tests: test.replaceAll("`", ""), reason }];
    }
    return [];
  });
}

interface ExpectedSkip {
  readonly line: number;
  /** As in a statement's proof. */
  readonly tests: string;
  readonly reason: string;
}

/** Rows without a test or reason, and unlisted skipped tests (line 0). */
export function checkSkips(
  expected: readonly ExpectedSkip[],
  ran: readonly Ran[],
): readonly Finding[] {
  const listed = new Set(expected.flatMap(({ tests }) => named(tests, ran)));
  return [
    ...expected.flatMap(({ line, tests, reason }) => [
      ...(reason === "" ? [{ line, text: `${tests}: no reason given` }] : []),
      ...(named(tests, ran).length === 0 ? [{ line, text: `${tests}: no such test` }] : []),
    ]),
    ...ran
      .filter((test) => test.skipped && !listed.has(test))
      .map(({ name }) => ({ line: 0, text: `${name}: left out, and not listed` })),
  ];
}

function named(pattern: string, ran: readonly Ran[]): readonly Ran[] {
  const whole = new RegExp(`^${pattern.split("*").map(literally).join(".*")}$`);
  return ran.filter(({ name }) => whole.test(name));
}

/** `root` is cut off the files' paths. */
export function ranByVitest(report: VitestReport, root: string): readonly Ran[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      name: [within(name, root), ...ancestorTitles, title].join(" › "),
      passed: status === "passed",
      skipped: status !== "passed" && status !== "failed",
      retried: false,
    })),
  );
}

export function ranByPlaywright(report: PlaywrightReport): readonly Ran[] {
  const inSuite = (suite: PlaywrightSuite, before: readonly string[]): readonly Ran[] => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({
        name: [...before, title].join(" › "),
        passed: passing.has(status),
        skipped: status === "skipped",
        retried: status === "flaky",
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...before, inner.title])),
  ];
  return report.suites.flatMap((file) => inSuite(file, [`e2e/${file.file}`]));
}

/** The used part of https://vitest.dev/guide/reporters#json-reporter. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

/** The used part of https://playwright.dev/docs/api/class-reporter. */
interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** A bar inside a cell is written `\|`. */
function cellsOf(line: string): readonly string[] {
  if (!line.trim().startsWith("|")) return [];
  return line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll("\\|", "|").trim());
}

const within = (file: string, root: string): string =>
  file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file;

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
