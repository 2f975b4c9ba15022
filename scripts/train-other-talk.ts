/**
 * Trains the model of talk that is meant for other assistants: `npx tsx scripts/train-other-talk.ts`.
 * Such talk is src/intents/other-talk/examples/others/ and a file of the ranker's; talk to the shop is
 * examples/shop/, which mentions other matters, all else that the ranker learns from, the slot matrix,
 * and what was said in the judged conversations and sentences that were read.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readJudged } from "../fixtures/judged/judged.ts";
import { mostSteps, packedRising, packedSteps } from "../src/intents/grammar/ranker-table.ts";
import type { Sentence } from "../src/intents/grammar/sentence.ts";
import { otherTalkFeatures } from "../src/intents/other-talk/features.ts";
import { sentences as slotSentences } from "../src/intents/testing/slot-templates.ts";
import { examples, sentenceOf, strangers } from "./ranker/examples.ts";
import { type Featured, train } from "./ranker/train.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "src/intents/other-talk");

/** Of each run; 12 kB gzip together. */
const mostWeights = 4_000;
const step = 0.15;
/** Runs, each in another order, whose weights are averaged. */
const runs = 4;
/** Far fewer than of the shop's talk. */
const weightOfOthers = 2;
const weightOfTurns = 4;
/** Read by now; the others are only counted. */
const read = [
  ..."a b c d e g h i j k l n p s t u v aa ab ac ae"
    .split(" ")
    .map((name) => `conversations-${name}`),
  ..."a b c d e f".split(" ").map((name) => `sentences-${name}`),
];

function linesIn(part: "others" | "shop"): readonly string[] {
  const own = join(folder, "examples", part);
  return readdirSync(own)
    .flatMap((file) => readFileSync(join(own, file), "utf8").split("\n"))
    .filter((line) => line !== "");
}

/** Said to the shop in conversations; a turn that should change nothing was said to others. */
function turns(): readonly string[] {
  const judged = read.map((name) => join(root, `fixtures/judged/${name}.jsonl`));
  const visits = readdirSync(join(root, "src/intents/edits/examples"))
    .filter((file) => file.startsWith("visits"))
    .map((file) => join(root, "src/intents/edits/examples", file));
  return [...judged, ...visits]
    .flatMap(readJudged)
    .flatMap((line) =>
      "turns" in line
        ? line.turns.flatMap(({ said, want }) => (want?.nothing ? [] : said))
        : line.said,
    );
}

const featured =
  (act: "shop" | "other", weight: number) =>
  (sentence: Parameters<typeof otherTalkFeatures>[0]): Featured => ({
    act,
    features: new Set(otherTalkFeatures(sentence)),
    weight,
  });

const learned = examples();
const isOther = ({ source }: { readonly source: string }) => source === strangers;
const others: readonly Pick<Sentence, "shape" | "tokens" | "mentions" | "sizes">[] = [
  ...learned.filter(isOther).map(({ sentence }) => sentence),
  ...linesIn("others").map(sentenceOf),
];
const all = [
  ...learned.filter((each) => !isOther(each)).map(({ sentence }) => featured("shop", 1)(sentence)),
  ...slotSentences().map(({ said }) => featured("shop", 1)(sentenceOf(said))),
  ...[...turns(), ...linesIn("shop")].map(sentenceOf).map(featured("shop", weightOfTurns)),
  ...others.map(featured("other", weightOfOthers)),
];

const acts = ["shop", "other"];
const sums = new Map<number, number>();
for (let run = 0; run < runs; run += 1)
  for (const [feature, own] of train(all, acts, mostWeights, run + 7))
    for (const [act, weight] of own)
      sums.set(feature, (sums.get(feature) ?? 0) + (act === 0 ? -weight : weight) / runs);

const steps = new Map(
  [...sums].flatMap(([feature, weight]) => {
    const many = Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight / step)));
    return many === 0 ? [] : [[feature, many] as const];
  }),
);
const features = [...steps.keys()].sort((one, other) => one - other);
const model = {
  step,
  features: packedRising(features),
  steps: packedSteps(features.map((feature) => steps.get(feature) ?? 0)),
};
const text = JSON.stringify(model, undefined, 2);
writeFileSync(join(folder, "model.json"), `${text}\n`);
process.stdout.write(
  `${all.length} sentences, ${others.length} of them other talk, ${steps.size} weights, ${gzipSync(text).length} bytes gzip\n`,
);
