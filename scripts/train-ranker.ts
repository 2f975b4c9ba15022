/**
 * Trains the ranker's model: `npx tsx scripts/train-ranker.ts`. `--held-out FILE` (an examples
 * file, without extension) judges by that file; `-v` lists errors.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { featuresOf, type Vocabulary, wordsOf } from "../src/intents/grammar/features.ts";
import {
  mostSteps,
  packed,
  packedRising,
  sumsOf,
  unpacked,
} from "../src/intents/grammar/ranker-table.ts";
import { seeded } from "../src/intents/testing/mutations.ts";
import { type Example, examples, withRemarks } from "./ranker/examples.ts";
import { type Featured, train } from "./ranker/train.ts";

const { values } = parseArgs({
  options: {
    "held-out": { type: "string", multiple: true },
    verbose: { type: "boolean", short: "v" },
  },
});

/** 85 kB gzip with their features. */
const mostWeights = 50_000;
const step = 0.3;
const remarked = 0.6;
const farOftener = 3;
/** Talk of other countries' stores. */
const inOtherManner = /^s\d$/;
/** Other talk exceeds any examples; fitted by how much of it is taken. */
const doubt = 1.2;

/** Words of shop talk, said at least twice, and words far more frequent elsewhere. */
function vocabularyOf(all: readonly Example[]): Vocabulary {
  const wishes = wordsIn(all.filter(({ act }) => act !== "nothing"));
  const others = wordsIn(all.filter(({ act }) => act === "nothing"));
  const often = (words: typeof wishes, least: number) =>
    [...words].flatMap(([word, { count }]) => (count >= least ? [word] : []));
  const foreign = often(others, 2).filter(
    (word) => (others.get(word)?.share ?? 0) > farOftener * (wishes.get(word)?.share ?? 0),
  );
  return { own: new Set(often(wishes, 2)), foreign: new Set(foreign) };
}

/** How many sentences have a word, and their share. */
function wordsIn(all: readonly Example[]) {
  const words = new Map<number, { count: number; share: number }>();
  for (const { sentence } of all)
    for (const word of new Set(wordsOf(sentence))) {
      const count = (words.get(word)?.count ?? 0) + 1;
      words.set(word, { count, share: count / all.length });
    }
  return words;
}

function packedWords(words: ReadonlySet<number>): string {
  return packedRising([...words].sort((one, other) => one - other));
}

/** Rarer words may be common typos, so don't count as known. */
const mostSeldom = 6;

function seldomOf(all: readonly Example[], { own }: Vocabulary): ReadonlySet<number> {
  const wishes = wordsIn(all.filter(({ act }) => act !== "nothing"));
  return new Set([...own].filter((word) => (wishes.get(word)?.count ?? 0) <= mostSeldom));
}

function modelOf(given: readonly Example[], acts: readonly string[]) {
  const vocabulary = vocabularyOf(given);
  const all = [...given, ...withRemarks(given, remarked, seeded(3))].map(
    ({ act, sentence, place, source }): Featured => ({
      act,
      features: featuresOf(sentence, place, vocabulary),
      weight: source === "fixtures" ? 2 : inOtherManner.test(source) ? 0.5 : 1,
    }),
  );
  const weights = [...train(all, acts, mostWeights)].flatMap(([feature, own]) => {
    const steps = own.flatMap(([act, weight]) => {
      const many = Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight / step)));
      return many === 0 ? [] : [[act, many] as const];
    });
    return steps.length === 0 ? [] : [[feature, steps] as const];
  });
  return {
    acts,
    step,
    doubt,
    own: packedWords(vocabulary.own),
    seldom: packedWords(seldomOf(given, vocabulary)),
    foreign: packedWords(vocabulary.foreign),
    table: packed(new Map(weights)),
  };
}

/** Errors, with the likeliest act. */
function mistakes(
  model: ReturnType<typeof modelOf>,
  vocabulary: Vocabulary,
  tried: readonly Example[],
) {
  const table = unpacked(model.table);
  return tried.flatMap((each) => {
    const sums = sumsOf(
      table,
      featuresOf(each.sentence, each.place, vocabulary),
      model.acts.length,
    );
    const best = model.acts[sums.indexOf(Math.max(...sums))];
    return best === each.act ? [] : [`${each.act} → ${best}: ${each.said}`];
  });
}

const all = examples();
const acts = [...new Set(all.map(({ act }) => act))].sort();
const kept = values["held-out"] ?? [];
const given = all.filter(({ source }) => !kept.includes(source));
const tried = kept.length === 0 ? all : all.filter(({ source }) => kept.includes(source));
const model = modelOf(given, acts);
const wrong = mistakes(model, vocabularyOf(given), tried);
const text = JSON.stringify(model);
if (kept.length === 0)
  writeFileSync(join(import.meta.dirname, "../src/intents/grammar/ranker-model.json"), `${text}\n`);
const print = (line: string) => process.stdout.write(`${line}\n`);
if (values.verbose) for (const line of wrong) print(line);
print(
  `${given.length} sentences, ${acts.length} acts, ${model.table.counts.length} features, ${model.table.steps.length} weights, ${gzipSync(text).length} bytes gzip`,
);
const share = (100 * (tried.length - wrong.length)) / tried.length;
print(`${kept.length === 0 ? "its own" : kept.join(", ")}: ${share.toFixed(1)} % right`);
