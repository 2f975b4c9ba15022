/**
 * Second opinions for the replay: JSON Lines of question and answered act, read from a file, or
 * recorded into one from the configured chat service.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { type Opinion, opinion, schemas } from "../contract/schemas.ts";
import { readConfig } from "../server/config.ts";
import { createSecondOpinion } from "../server/understand/second-opinion.ts";
import type { OpinionQuestion } from "../src/intents/dialogue/second-opinion.ts";

const line = z.strictObject({
  question: schemas.understand.body,
  opinion: opinion.nullable(),
  /** Milliseconds. */
  ms: z.number().optional(),
});

type Line = z.infer<typeof line>;

export interface Opinions {
  readonly on: (question: OpinionQuestion) => Opinion | null;
}

interface Options {
  readonly "second-opinion"?: string | undefined;
  readonly "record-second-opinion"?: string | undefined;
}

/**
 * Null for unrecorded questions. `play` runs the replay once. @throws what can't be read or asked.
 */
export async function openOpinions(
  { "second-opinion": from, "record-second-opinion": into }: Options,
  play: (on: Opinions["on"]) => unknown,
): Promise<Opinions | undefined> {
  if (from !== undefined) return opinionsOf(read(from));
  if (into === undefined) return undefined;
  const recorded = await record(play);
  writeFileSync(into, recorded.map((each) => `${JSON.stringify(each)}\n`).join(""));
  return opinionsOf(recorded);
}

function read(file: string): readonly Line[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((text) => (text.trim() === "" ? [] : [line.parse(JSON.parse(text))]));
}

/** Repeats until no question is new: an answer may lead to others. */
async function record(play: (on: Opinions["on"]) => unknown): Promise<readonly Line[]> {
  const { openai } = readConfig(process.env);
  if (openai === null) throw new Error("OPENAI_API_KEY or OPENAI_BASE_URL must be set");
  const service = createSecondOpinion({ settings: openai, now: Date.now });
  const lines: Line[] = [];
  for (;;) {
    const fresh = new Map<string, OpinionQuestion>();
    const known = opinionsOf(lines, (question) => fresh.set(keyOf(question), question));
    play(known.on);
    if (fresh.size === 0) return lines;
    for (const question of fresh.values()) {
      const start = performance.now();
      const answer = await service.ask(question);
      lines.push({ question, opinion: answer, ms: Math.round(performance.now() - start) });
    }
  }
}

const keyOf = (question: OpinionQuestion): string => JSON.stringify(question);

function opinionsOf(
  lines: readonly Line[],
  missing: (question: OpinionQuestion) => void = () => undefined,
): Opinions {
  const answers = new Map(lines.map((each) => [keyOf(each.question), each.opinion]));
  return {
    on(question) {
      const answer = answers.get(keyOf(question));
      if (answer === undefined) missing(question);
      return answer ?? null;
    },
  };
}
