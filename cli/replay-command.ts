/** Runs recorded utterances through the shop's matcher; cli/replay.ts is the process around it. */
import { parseArgs } from "node:util";
import { checkFixtures } from "../src/intents/replay/check-fixtures.ts";
import { type PlacedFixture, type Problem, replay } from "../src/intents/replay/replay.ts";
import { tableTopics } from "../src/intents/responses/help-topics.ts";
import {
  type AudioAdapter,
  audioAdapters,
  recogniseLines,
  recognitionReport,
  sumOf,
} from "./replay-audio.ts";
import { ownFixtures, readSources } from "./replay-files.ts";
import { type Opinions, openOpinions } from "./replay-opinions.ts";
import { jsonLine, problemLine, report } from "./replay-report.ts";

const usage = `Usage: npm run --silent replay -- [--json] [--audio ADAPTER] [--phrase-table first|best]
       [FILE | FOLDER | - …]

Replays utterances, one JSON object a line: "said", "alternatives" or "audio", and if you like
"scene" or "on", "conversation", and "expect" with "row", "command", "slots", "effects", "go".
"times", as a recording has them, are shown.
Without a file: every .jsonl file under fixtures/utterances, which are checked as a set as well.
With --audio: fixtures/audio. A line's sound file, or what espeak-ng says of its words, is heard
first, and what was heard is replayed. The adapter's settings come from the environment.

  --json           one JSON object a line on standard output
  --audio ADAPTER  hear the lines with this adapter first: openai or azure
  --phrase-table first|best
                   the table before all else, as documented (the default), or the best match
  --second-opinion FILE         what isn't understood means what FILE says of it
  --record-second-opinion FILE  asks the chat service of the environment, and writes FILE
  --help           this text

Exit code 0: all pass; 1: a mismatch; 2: something could not be read.
`;

const phraseTables = ["first", "best"] as const;
const warmUp = 1000;

/** Resolves with the exit code. */
export async function replayCommand(args: readonly string[]): Promise<number> {
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
  const adapter = audioAdapters.find((name) => name === audio);
  if (audio !== undefined && !adapter) return refuse(`${noSuchAdapter(audio)}\n`);

  const phraseTable = phraseTables.find((name) => name === options["phrase-table"]);
  if (!phraseTable) return refuse(`--phrase-table must be ${phraseTables.join(" or ")}\n`);

  const found = readSources(files.length > 0 ? files : [ownFixtures(adapter && "audio")]);
  let recognised: Awaited<ReturnType<typeof recogniseLines>> | undefined;
  try {
    if (adapter) recognised = await recogniseAll(adapter, found.fixtures);
  } catch (error) {
    return refuse(`--audio ${adapter}: ${error instanceof Error ? error.message : "unusable"}\n`);
  }
  const fixtures = recognised?.lines ?? found.fixtures;
  const problems: readonly Problem[] = [
    ...found.problems,
    ...(recognised?.problems ?? found.fixtures.flatMap(unrecognised)),
    ...(files.length > 0 || adapter ? [] : checkFixtures(found.fixtures)),
  ];
  const plain = { now: () => performance.now(), phraseTable };
  let opinions: Opinions | undefined;
  try {
    opinions = await openOpinions(options, (opinionOn) =>
      replay(fixtures, { ...plain, opinionOn }),
    );
  } catch (error) {
    return refuse(`The second opinion: ${error instanceof Error ? error.message : "unusable"}\n`);
  }
  const turns = { ...plain, opinionOn: opinions?.on };
  // Warms up, so that `micros` measures a later utterance.
  replay(fixtures.slice(0, warmUp), turns);
  const results = replay(fixtures, turns);

  for (const problem of problems) process.stderr.write(`${problemLine(problem)}\n`);
  process.stdout.write(
    json
      ? results.map((result) => `${jsonLine(result)}\n`).join("")
      : report(results, problems.length),
  );
  if (adapter && recognised) {
    const sum = sumOf(recognised.lines, results);
    process.stdout.write(
      json
        ? `${JSON.stringify({ adapter, ...sum })}\n`
        : recognitionReport(adapter, recognised.lines, sum),
    );
  }
  if (problems.length > 0) return 2;
  return results.some(({ pass }) => pass === false) ? 1 : 0;
}

/** Loads the services' packages only for sound. */
async function recogniseAll(adapter: AudioAdapter, fixtures: readonly PlacedFixture[]) {
  const { openRecogniser } = await import("./recogniser.ts");
  return recogniseLines(fixtures, {
    recogniser: openRecogniser(adapter, process.env),
    hints: tableTopics.flatMap(({ say }) => say),
    now: () => performance.now(),
  });
}

function read(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      json: { type: "boolean", default: false },
      audio: { type: "string" },
      "second-opinion": { type: "string" },
      "record-second-opinion": { type: "string" },
      "phrase-table": { type: "string", default: "first" },
      help: { type: "boolean", short: "h", default: false },
    },
    allowPositionals: true,
  });
  return { ...values, audio: values.audio, files: [...new Set(positionals)] };
}

function unrecognised({ file, line, fixture }: PlacedFixture): readonly Problem[] {
  if (fixture.source.type !== "audio") return [];
  return [{ file, line, problem: `"audio" needs --audio ADAPTER. ${available()}` }];
}

function noSuchAdapter(name: string): string {
  return `--audio ${name}: there is no such adapter. ${available()}`;
}

function available(): string {
  return `Adapters: ${audioAdapters.join(", ")}.`;
}

function refuse(text: string): number {
  process.stderr.write(text);
  return 2;
}
