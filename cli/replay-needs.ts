/** `npm run replay:needs`: replays fixtures/needs, prints figures, exits 1 if a goal is missed. */
import { NeedsError, replayNeeds } from "../fixtures/needs/replay.ts";

const goals = { violations: 0, readExactly: 0.95 } as const;

async function run(): Promise<number> {
  const verbose = process.argv.includes("--verbose");
  const report = await replayNeeds(undefined, { bare: process.argv.includes("--bare") });
  for (const { need, misread, violations, honest, precision, shown } of report.results) {
    const faults = [
      ...(misread === null
        ? []
        : [`read ${JSON.stringify(misread.read)}, expected ${JSON.stringify(misread.expected)}`]),
      ...violations.map((name) => `violates: ${name}`),
      ...(honest
        ? []
        : [
            shown.length === 0
              ? "answered with nothing"
              : "answered where nothing fits, or left a thing out",
          ]),
      ...(verbose && precision !== null && precision < 1
        ? [`precision ${precision.toFixed(2)}: ${shown.join(", ")}`]
        : []),
    ];
    if (faults.length === 0) continue;
    process.stdout.write(`${need.file}:${need.line} “${need.said}”\n`);
    for (const fault of faults) process.stdout.write(`    ${fault}\n`);
  }
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  process.stdout.write(
    [
      `${report.results.length} needs`,
      `constraint violations among the first five: ${report.violations} (goal: ${goals.violations})`,
      `limits read exactly: ${percent(report.readExactly)} (goal: at least ${percent(goals.readExactly)})`,
      `precision at 5: ${report.precision.toFixed(3)}`,
      `nDCG at 5: ${report.ndcg.toFixed(3)}`,
      `honest-empty accuracy: ${percent(report.honestEmpty)} of the empty answers and of the needs that nothing fits`,
      `answered where something fits: ${percent(report.answered)}`,
      "",
    ].join("\n"),
  );
  return report.violations > goals.violations || report.readExactly < goals.readExactly ? 1 : 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof NeedsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
