/**
 * Replays recorded utterances through the same `understand` that the shop uses, and compares what
 * they meant with what they were to mean. Pure: files, clock and printing are cli/replay.ts's.
 */

import type { Opinion } from "../../../contract/schemas.ts";
import { paths } from "../../../domain/routes.ts";
import { sceneAfter } from "../dialogue/dialogue.ts";
import { intentOf, type OpinionQuestion, opinionQuestion } from "../dialogue/second-opinion.ts";
import type { Alternative, Intent, PhraseTable, Scene } from "../intent.ts";
import { understand } from "../understand.ts";
import { type Catalogues, type Fixture, readFixture } from "./fixture.ts";
import { isSubset } from "./subset.ts";
import type { Timeline } from "./timeline.ts";

/** Where a line stands: the file as it was named, and the line's number from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

export interface PlacedFixture extends Place {
  readonly fixture: Fixture;
}

export interface Problem extends Place {
  readonly problem: string;
}

export interface Replayed extends Place {
  readonly intent: Intent;
  /** Null where the line expects nothing. */
  readonly pass: boolean | null;
  /** Each field that differs, with what was expected and what came. */
  readonly differences: readonly Difference[];
  /** How long understanding took, in microseconds. */
  readonly micros: number;
  /** When what came about where the line was recorded. */
  readonly times?: Timeline;
}

export interface Difference {
  readonly field: "row" | "command" | "slots" | "effects" | "go";
  readonly expected: unknown;
  readonly actual: unknown;
}

/**
 * Reads the text of a file. A byte order mark, either kind of line end and empty lines are fine.
 * `catalogues` are those that scenes may name.
 */
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

export interface Turns {
  /** The time in milliseconds, from any beginning. */
  readonly now: () => number;
  /** The second opinion on what isn't understood, as it was recorded; absent where none is asked for. */
  readonly opinionOn?: ((question: OpinionQuestion) => Opinion | null) | undefined;
  /** How the phrase table counts; what a line's scene says comes before it. */
  readonly phraseTable?: PhraseTable;
}

/** A fixture with words, in the scene that its conversation has come to. */
export interface Staged extends PlacedFixture {
  readonly alternatives: readonly Alternative[];
  readonly scene: Scene;
}

/**
 * Goes through fixtures with words in their order. Lines of one file with the same `conversation`
 * share the dialogue: the question asked, the screen, and what is on it. A line's own scene comes
 * before what the conversation brings.
 */
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

/** Replays fixtures with words, and compares. */
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

/** The last place that an intent navigates to; null where it stays. */
export function lastGo({ effects }: Intent): string | null {
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
