/** Replays fixtures through `understand` and compares. Pure: files, clock and output are cli/replay.ts's. */

import type { Opinion } from "../../../contract/schemas.ts";
import { paths } from "../../../domain/routes.ts";
import { sceneAfter } from "../dialogue/dialogue.ts";
import { intentOf, type OpinionQuestion, opinionQuestion } from "../dialogue/second-opinion.ts";
import type { Alternative, Intent, PhraseTable, Scene } from "../intent.ts";
import { understand } from "../understand.ts";
import { type Catalogues, type Fixture, readFixture } from "./fixture.ts";
import { isSubset } from "./subset.ts";
import type { Timeline } from "./timeline.ts";

/** File, and line from 1. */
interface FilePlace {
  readonly file: string;
  readonly line: number;
}

export interface PlacedFixture extends FilePlace {
  readonly fixture: Fixture;
}

export interface Problem extends FilePlace {
  readonly problem: string;
}

export interface Replayed extends FilePlace {
  readonly intent: Intent;
  /** Null without expectations. */
  readonly pass: boolean | null;
  readonly differences: readonly Difference[];
  /** Microseconds. */
  readonly micros: number;
  readonly times?: Timeline;
}

interface Difference {
  readonly field: "row" | "command" | "slots" | "effects" | "go";
  readonly expected: unknown;
  readonly actual: unknown;
}

/** Tolerates a byte order mark, any line ends, empty lines. `catalogues` may be named by scenes. */
export function readFixtures(
  file: string,
  text: string,
  catalogues: Catalogues = {},
): { readonly fixtures: readonly PlacedFixture[]; readonly problems: readonly Problem[] } {
  const fixtures: PlacedFixture[] = [];
  const problems: Problem[] = [];
  text
    .replace(/^\ufeff/, "")
    .split(/\r\n|\n|\r/)
    .forEach((content, index) => {
      if (content.trim() === "") return;
      const line = index + 1;
      const reading = readFixture(content, catalogues);
      if (reading.ok) fixtures.push({ file, line, fixture: reading.fixture });
      else problems.push({ file, line, problem: reading.problem });
    });
  return { fixtures, problems };
}

interface Turns {
  /** Milliseconds. */
  readonly now: () => number;
  /** Absent if none is requested. */
  readonly opinionOn?: ((question: OpinionQuestion) => Opinion | null) | undefined;
  readonly phraseTable?: PhraseTable;
}

/** With words and its conversation's scene. */
export interface Staged extends PlacedFixture {
  readonly alternatives: readonly Alternative[];
  readonly scene: Scene;
}

/** Lines of one `conversation` share question, screen and contents; a line's own scene wins. */
export function stage<Result extends { readonly intent: Intent }>(
  fixtures: readonly PlacedFixture[],
  play: (staged: Staged) => Result,
): readonly Result[] {
  const conversations = new Map<string, Scene>();
  return fixtures.flatMap((placed) => {
    const { file, fixture } = placed;
    if (fixture.source.type === "audio") return [];
    const key = JSON.stringify([file, fixture.conversation]);
    const before = conversations.get(key) ?? { screen: paths.home };
    const scene: Scene = { ...before, ...fixture.scene };
    const result = play({ ...placed, alternatives: fixture.source.alternatives, scene });
    if (fixture.conversation !== undefined) {
      conversations.set(key, sceneAfter(scene, result.intent));
    }
    return [result];
  });
}

export function replay(
  fixtures: readonly PlacedFixture[],
  { now, phraseTable = "first", opinionOn }: Turns,
): readonly Replayed[] {
  return stage(fixtures, ({ file, line, fixture, alternatives, scene: staged }) => {
    const scene = { phraseTable, ...staged };
    const start = now();
    const local = understand({ alternatives }, scene);
    const micros = Math.round((now() - start) * 1e6) / 1e3;
    const question = opinionOn && opinionQuestion(local, scene);
    const opinion = question && opinionOn(question);
    const intent = (opinion && intentOf(opinion, question, scene)) || local;
    const differences = compare(fixture, intent);
    const pass = fixture.expect ? differences.length === 0 : null;
    const { times } = fixture;
    return { file, line, intent, pass, differences, micros, ...(times && { times }) };
  });
}

function lastGo({ effects }: Intent): string | null {
  return effects.reduce<string | null>(
    (last, effect) => (effect.type === "navigate" ? effect.to : last),
    null,
  );
}

function compare({ expect }: Fixture, intent: Intent): readonly Difference[] {
  if (!expect) return [];
  const actual = {
    row: intent.row,
    command: intent.command ?? null,
    slots: intent.slots,
    effects: intent.effects,
    go: lastGo(intent),
  };
  const fields = ["row", "command", "slots", "effects", "go"] as const;
  return fields
    .filter((field) => expect[field] !== undefined && !isSubset(expect[field], actual[field]))
    .map((field) => ({ field, expected: expect[field], actual: actual[field] }));
}
