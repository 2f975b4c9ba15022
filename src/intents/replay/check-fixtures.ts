/**
 * Checks the fixtures as a set: no repetition, full coverage, no row or command taking another's
 * utterance.
 */
import { commands } from "../commands/all.ts";
import { normalise } from "../normalise.ts";
import { matchingRows } from "../table/match.ts";
import { table } from "../table/table.ts";
import { understand } from "../understand.ts";
import type { Fixture } from "./fixture.ts";
import { type PlacedFixture, type Problem, type Staged, stage } from "./replay.ts";

export function checkFixtures(fixtures: readonly PlacedFixture[]): readonly Problem[] {
  return [
    ...fixtures.flatMap(checkExpectation),
    ...fixtures.flatMap(checkOverMatch),
    ...stage(fixtures, checkTakers).flatMap(({ problems }) => problems),
    ...repeated(fixtures),
    ...unspokenRows(fixtures),
    ...unspokenCommands(fixtures),
  ];
}

function checkExpectation({ file, line, fixture }: PlacedFixture): readonly Problem[] {
  const row = fixture.expect?.row;
  if (row === undefined) return [{ file, line, problem: "no row is expected" }];
  if (row === "none" || table.some(({ id }) => id === row)) return [];
  return [{ file, line, problem: `there is no row "${row}"` }];
}

/** The expected row must be the table's first for the first matching alternative. */
function checkOverMatch({ file, line, fixture }: PlacedFixture): readonly Problem[] {
  const expected = fixture.expect?.row;
  if (expected === undefined || fixture.source.type === "audio") return [];
  const heard = fixture.source.alternatives.map(({ text }) => normalise(text).lower);
  for (const lower of heard) {
    const rows = matchingRows(lower).map(({ id }) => id);
    if (rows[0] === undefined) continue;
    if (rows[0] === expected) return [];
    return [
      {
        file,
        line,
        problem: `"${expected}" is expected, but ${rows.join(", then ")} matches first`,
      },
    ];
  }
  if (expected === "none") return [];
  return [{ file, line, problem: `"${expected}" is expected, but no row matches` }];
}

/** Tried before or after the rest, so they may overlap. */
const inTurn: ReadonlySet<string> = new Set(["answer-need", "answer", "both", "mishearing"]);

function checkTakers({ file, line, fixture, alternatives, scene }: Staged) {
  const intent = understand({ alternatives }, scene);
  const heard = normalise(intent.said);
  const takers = commands
    .filter(({ id }) => !inTurn.has(id))
    .filter((command) => command.read({ ...heard, row: intent.row }, scene) !== undefined)
    .map(({ id }) => id);
  const expected = fixture.expect?.command ?? undefined;
  const wrong =
    takers.length > 1 ||
    (takers.length === 1 && expected !== takers[0] && !inTurn.has(intent.command ?? ""));
  const problem = `${expected ?? "no command"} is expected, and ${takers.join(" and ")} takes it`;
  return { intent, problems: wrong ? [{ file, line, problem }] : [] };
}

/** Repetitions in a scene. Conversations are compared whole: lines depend on earlier ones. */
function repeated(fixtures: readonly PlacedFixture[]): readonly Problem[] {
  const conversations = new Map<string, PlacedFixture[]>();
  for (const placed of fixtures) {
    const { conversation } = placed.fixture;
    const alone = [placed.file, placed.line];
    const key = JSON.stringify(conversation === undefined ? alone : [placed.file, [conversation]]);
    conversations.set(key, [...(conversations.get(key) ?? []), placed]);
  }
  const seen = new Map<string, PlacedFixture>();
  const problems: Problem[] = [];
  for (const lines of conversations.values()) {
    const [first] = lines;
    if (!first) continue;
    const key = JSON.stringify(lines.map(({ fixture }) => situation(fixture)));
    const before = seen.get(key);
    seen.set(key, before ?? first);
    if (!before) continue;
    const { file, line } = first;
    problems.push({ file, line, problem: `the same is said in ${before.file}:${before.line}` });
  }
  return problems;
}

function situation({ source, scene }: Fixture): unknown {
  const said = source.type === "audio" ? source.path : source.alternatives.map(({ text }) => text);
  return [said, scene];
}

function unspokenRows(fixtures: readonly PlacedFixture[]): readonly Problem[] {
  const spoken = new Set(fixtures.map(({ fixture }) => fixture.expect?.row));
  const file = fixtures.at(-1)?.file ?? "";
  const line = fixtures.at(-1)?.line ?? 0;
  return [...table.map(({ id }) => id), "none"]
    .filter((id) => !spoken.has(id))
    .map((id) => ({ file, line, problem: `no fixture in any file is of the row "${id}"` }));
}

function unspokenCommands(fixtures: readonly PlacedFixture[]): readonly Problem[] {
  const spoken = new Set(fixtures.map(({ fixture }) => fixture.expect?.command));
  const { file = "", line = 0 } = fixtures.at(-1) ?? {};
  return commands
    .filter(({ id }) => !spoken.has(id))
    .map(({ id }) => ({ file, line, problem: `no fixture in any file is of the command "${id}"` }));
}
