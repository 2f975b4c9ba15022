/**
 * Understanding with 100 to 10,000 products in view: every utterance of the fixtures, the judged
 * sentences and unknown words, and the slowest of some thousand mutations. Alone: `npx tsx
 * bench/understanding/understand.ts`.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { readSources } from "../../cli/replay-files.ts";
import { readJudged } from "../../fixtures/judged/judged.ts";
import type { Scene } from "../../src/intents/intent.ts";
import { exampleScenes } from "../../src/intents/replay/example-scenes.ts";
import { mutated, seeded } from "../../src/intents/testing/mutations.ts";
import { type Figure, percentile, print } from "../report.ts";
import { shipped } from "../shipped.ts";
import type { FirstUse } from "./first-use.ts";
import { inView } from "./grown.ts";

const sizes = [100, 1_000, 10_000] as const;
/** Goal for the 99th percentile, in milliseconds. */
const goals: Readonly<Record<number, number>> = { 100: 1, 1000: 1.5, 10000: 5 };
const rounds = 3;
/** Screens an utterance, others for each. */
const screensEach = 3;

const judged = ["sentences-a", "sentences-b"].map((file) =>
  join(import.meta.dirname, `../../fixtures/judged/${file}.jsonl`),
);
/** Sentences with words dropped, doubled, joined; goal for the slowest. */
const mostMutated = 5_000;
const longestMutated = 20;
/** Goal after load. */
const longestFirst = 60;

/** Not for the shop: they pass every command, and end in Try Again. */
const misses = [
  "purple elephant on the moon",
  "the quick brown fox jumps over it",
  "what a lovely day it is today",
  "sing me a song of sixpence",
  "gimme the flibbertigibbet",
  "is anybody out there at all",
];

const scenes: readonly Scene[] = Object.values(exampleScenes);

type Understanding = typeof import("../../src/intents/understand.ts");

/** Measures and prints; takes some minutes. */
export async function understandBench(): Promise<void> {
  const { understand } = await shipped<Understanding>("src/intents/understand.ts");
  const timed = (text: string, scene: Scene = { screen: "/" }): number => {
    const start = performance.now();
    understand({ alternatives: [{ text }] }, scene);
    return performance.now() - start;
  };
  await shipped("bench/understanding/first-use-parts.ts");
  const texts = [...new Set([...said(), ...misses])];
  for (const size of sizes) {
    const stage = inView(size, scenes);
    const cold = firstUse(size, "cold");
    const warm = firstUse(size, "warm");
    // Screen by screen: no reading may profit from the same words just before.
    const cases = stage.flatMap((scene, screen) =>
      texts.flatMap((text, at) =>
        (screen + at) % Math.ceil(stage.length / screensEach) === 0 ? [{ text, scene }] : [],
      ),
    );
    const readings = cases.map((): number[] => []);
    for (let round = -1; round < rounds; round += 1) {
      cases.forEach(({ text, scene }, at) => {
        const took = timed(text, scene);
        if (round >= 0) readings[at]?.push(took);
      });
    }
    // The median of each excludes load.
    const all = readings.map((each) => percentile(each, 0.5));
    const missed = all.filter((_, at) => misses.includes(cases[at]?.text ?? ""));
    const figures: readonly Figure[] = [
      { name: "p50", value: ms(percentile(all, 0.5)) },
      { name: "p99", value: ms(percentile(all, 0.99)), against: `goal ${goals[size]} ms` },
      { name: "p50 of misses", value: ms(percentile(missed, 0.5)) },
      {
        name: "p99 of misses",
        value: ms(percentile(missed, 0.99)),
        against: `goal ${goals[size]} ms`,
      },
      {
        name: "the longest of mutated sentences",
        value: ms(longestOf(stage, texts, timed)),
        against: `goal ${longestMutated} ms`,
      },
      {
        name: "the longest of the first five sentences, of a new process",
        value: ms(cold.sentence),
      },
      {
        name: "the same, after the steps of idle moments",
        value: ms(warm.sentence),
        against: `goal ${longestFirst} ms`,
      },
      { name: "the longest of those steps", value: ms(warm.longestStep) },
    ];
    print(
      `Understanding with ${size} products, ${texts.length} utterances, each on ${screensEach} of ${stage.length} screens`,
      figures,
    );
  }
}

/** What the shop does when someone begins to speak: loads, and tries some sentences when idle. */
function firstUse(size: number, state: "cold" | "warm"): FirstUse {
  const file = join(import.meta.dirname, "first-use.ts");
  const bundle = join("dist/bench", "first-use-parts.js");
  const args = ["--import", "tsx", file, String(size), state, bundle];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as FirstUse; // ours
}

type Timed = (text: string, scene?: Scene) => number;

function longestOf(stage: readonly Scene[], texts: readonly string[], timed: Timed): number {
  const all = [...mutated(texts, mostMutated, seeded(11))];
  const once = (at: number) => timed(all[at] ?? "", stage[at % stage.length]);
  const first = all.map((_, at) => ({ at, took: once(at) }));
  // The shorter of two excludes load.
  let most = 0;
  for (const { at, took } of first.sort((one, other) => other.took - one.took)) {
    if (took <= most) break;
    most = Math.max(most, Math.min(took, once(at)));
  }
  return most;
}

function ms(value: number): string {
  return `${value.toFixed(3)} ms`;
}

function said(): readonly string[] {
  const { fixtures } = readSources([join(import.meta.dirname, "../../fixtures/utterances")]);
  const blind = judged.flatMap(readJudged).flatMap((each) => ("said" in each ? each.said : []));
  const own = fixtures.flatMap(({ fixture: { source } }) =>
    source.type === "words" ? source.alternatives.map(({ text }) => text) : [],
  );
  return [...own, ...blind];
}

if (process.argv[1] === import.meta.filename) await understandBench();
