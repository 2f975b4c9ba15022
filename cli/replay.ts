/**
 * `npm run replay`: puts recorded utterances through the matcher that the shop uses, and tells
 * which mean something else than expected. Exit code 0: all pass; 1: a mismatch; 2: something
 * could not be read.
 */
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { checkFixtures } from "../src/intents/check-fixtures.ts";
import { type PlacedFixture, type Problem, replay } from "../src/intents/replay.ts";
import { readSources } from "./replay-files.ts";
import { jsonLine, problemLine, report } from "./replay-report.ts";

const usage = `Usage: npm run --silent replay -- [--json] [--audio ADAPTER] [FILE | FOLDER | - …]

Replays utterances, one JSON object a line: "said", "alternatives" or "audio", and if you like
"scene" or "on", "conversation", and "expect" with "row", "command", "slots", "effects", "go".
Without a file: every .jsonl file under fixtures/utterances, which are checked as a set as well.

  --json           one JSON object a line on standard output
  --audio ADAPTER  hear the sound files with this adapter
  --help           this text

Exit code 0: all pass; 1: a mismatch; 2: something could not be read.
`;

/** The adapters that can hear a sound file in a replay. */
const audioAdapters: readonly string[] = [];

const warmUp = 1000;

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // The reader of the pipe has seen enough.
  if (error.code === "EPIPE") process.exit();
  throw error;
});
process.exitCode = main(process.argv.slice(2));

function main(args: readonly string[]): number {
  let options: ReturnType<typeof read>;
  try {
    options = read(args);
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : "unreadable options"}\n\n${usage}`);
  }
  const { json, audio, help, files } = options;
  if (help) {
    process.stdout.write(usage);
    return 0;
  }
  if (audio !== undefined) return refuse(`${noSuchAdapter(audio)}\n`);

  const own = relative(".", join(import.meta.dirname, "../fixtures/utterances"));
  const found = readSources(files.length > 0 ? files : [own]);
  const problems: readonly Problem[] = [
    ...found.problems,
    ...found.fixtures.flatMap(unheard),
    ...(files.length > 0 ? [] : checkFixtures(found.fixtures)),
  ];
  const clock = { now: () => performance.now() };
  // The first pass only warms the code up, so that `micros` tells what a shopper's second word costs.
  replay(found.fixtures.slice(0, warmUp), clock);
  const results = replay(found.fixtures, clock);

  for (const problem of problems) process.stderr.write(`${problemLine(problem)}\n`);
  process.stdout.write(
    json
      ? results.map((result) => `${jsonLine(result)}\n`).join("")
      : report(results, problems.length),
  );
  if (problems.length > 0) return 2;
  return results.some(({ pass }) => pass === false) ? 1 : 0;
}

function read(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      json: { type: "boolean", default: false },
      audio: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
    allowPositionals: true,
  });
  return { ...values, audio: values.audio, files: [...new Set(positionals)] };
}

function unheard({ file, line, fixture }: PlacedFixture): readonly Problem[] {
  if (fixture.source.type !== "audio") return [];
  return [{ file, line, problem: `"audio" needs --audio ADAPTER. ${available()}` }];
}

function noSuchAdapter(name: string): string {
  return `--audio ${name}: there is no such adapter. ${available()}`;
}

function available(): string {
  return audioAdapters.length > 0
    ? `Adapters: ${audioAdapters.join(", ")}.`
    : 'No adapter hears sound files yet; lines with "said" or "alternatives" are available.';
}

function refuse(text: string): number {
  process.stderr.write(text);
  return 2;
}
