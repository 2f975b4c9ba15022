/**
 * Time an utterance, beside annyang with the same phrases. Alone: `npx tsx
 * bench/understanding/matcher.ts`.
 */
import { join } from "node:path";
import annyang from "annyang";
import { readSources } from "../../cli/replay-files.ts";
import { normalise } from "../../src/intents/normalise.ts";
import { matchRow } from "../../src/intents/table/match.ts";
import { type Phrase, table } from "../../src/intents/table/table.ts";
import { understand } from "../../src/intents/understand.ts";

interface Spread {
  readonly name: string;
  /** Microseconds an utterance. */
  readonly p50: number;
  readonly p99: number;
}

interface MatcherBench {
  readonly utterances: number;
  /** How many annyang maps to the same row. */
  readonly agreed: number;
  readonly matcher: Spread;
  readonly understand: Spread;
  readonly annyang: Spread;
  /** annyang's time over the matcher's. */
  readonly ratio: { readonly p50: number; readonly p99: number };
}

const warmUpRounds = 50;
const rounds = 60;
/** Calls a clock reading, so that its cost counts little. */
const callsAReading = 100;

/** Measures, prints and returns; takes some seconds. */
export async function matcherBench(): Promise<MatcherBench> {
  const texts = utterances();
  const theirs = setUpAnnyang();
  const ours = (text: string) => matchRow(normalise(text).lower)?.id ?? "none";
  const whole = (text: string) =>
    understand({ alternatives: [{ text }] }, { screen: "/" }).row as string;
  const agreed = texts.filter((text) => ours(text) === theirs(text)).length;

  const [matcher, full, rival] = measure(texts, [
    { name: "matcher", run: ours },
    { name: "understand, with effects", run: whole },
    { name: "annyang 3", run: theirs },
  ]);
  if (!matcher || !full || !rival) throw new Error("a measurement is missing");
  const ratio = { p50: rival.p50 / matcher.p50, p99: rival.p99 / matcher.p99 };
  const result = {
    utterances: texts.length,
    agreed,
    matcher,
    understand: full,
    annyang: rival,
    ratio,
  };
  print(result);
  return result;
}

/** Every text of every fixture, once. */
function utterances(): readonly string[] {
  const { fixtures } = readSources([join(import.meta.dirname, "../../fixtures/utterances")]);
  const texts = fixtures.flatMap(({ fixture: { source } }) =>
    source.type === "words" ? source.alternatives.map(({ text }) => text) : [],
  );
  return [...new Set(texts)];
}

/** One expression a row: annyang's fastest equivalent. */
function setUpAnnyang(): (text: string) => string {
  let found = "none";
  annyang.removeCommands();
  for (const row of table) {
    const regexp = new RegExp(row.phrases.map(pattern).join("|"), "i");
    annyang.addCommands({
      [row.id]: {
        regexp,
        callback: () => {
          found = row.id;
        },
      },
    });
  }
  return (text) => {
    found = "none";
    annyang.trigger(text);
    return found;
  };
}

function pattern(phrase: Phrase): string {
  if (typeof phrase === "string") return phrase;
  return `${phrase.word}.*${phrase.with}|${phrase.with}.*${phrase.word}`;
}

interface Contender {
  readonly name: string;
  readonly run: (text: string) => string;
}

/** Contenders alternate, so that load meets them all. */
function measure(texts: readonly string[], contenders: readonly Contender[]): readonly Spread[] {
  const readings = contenders.map(() => texts.map((): number[] => []));
  let seen = 0;
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    contenders.forEach(({ run }, who) => {
      texts.forEach((text, at) => {
        const start = performance.now();
        for (let call = 0; call < callsAReading; call += 1) seen += run(text).length;
        const micros = ((performance.now() - start) * 1000) / callsAReading;
        if (round >= 0) readings[who]?.[at]?.push(micros);
      });
    });
  }
  if (seen === 0) throw new Error("nothing was matched");
  return contenders.map(({ name }, who) => {
    const medians = (readings[who] ?? []).map((all) => percentile(all, 0.5));
    return { name, p50: percentile(medians, 0.5), p99: percentile(medians, 0.99) };
  });
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function print({ utterances, agreed, matcher, understand, annyang, ratio }: MatcherBench): void {
  console.log(`Matcher, ${utterances} utterances of the fixtures, microseconds each:`);
  for (const { name, p50, p99 } of [matcher, understand, annyang]) {
    console.log(`  ${name.padEnd(26)} p50 ${p50.toFixed(3)}   p99 ${p99.toFixed(3)}`);
  }
  const times = `p50 ${ratio.p50.toFixed(1)}×, p99 ${ratio.p99.toFixed(1)}×`;
  console.log(
    `  annyang takes ${times} the matcher's time; same row on ${agreed} of ${utterances}.`,
  );
}

if (process.argv[1] === import.meta.filename) await matcherBench();
