/**
 * Trains the model of cart edits: `npx tsx scripts/train-edits.ts`. `--folds N` leaves out each Nth
 * conversation of the untuned files in turn and counts those; `-v` lists what is wrong.
 */
import { readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { onlyCounted } from "../fixtures/judged/only-counted.ts";
import { exampleRecommendations } from "../fixtures/judged/recommends.ts";
import { chancesOf, sumsBy } from "../src/intents/edits/weigh.ts";
import { packedModel, train } from "./edits/train.ts";
import { keptTurns, phraseTurns, type Turn, turnsOf } from "./edits/turns.ts";

const { values } = parseArgs({
  options: { folds: { type: "string" }, verbose: { type: "boolean", short: "v" } },
});
const print = (line: string) => process.stdout.write(`${line}\n`);

const root = join(import.meta.dirname, "..");
const filesIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith(".jsonl") && !onlyCounted.has(file))
    .sort()
    .map((file) => join(root, folder, file));

const mostWeights = 60_000;
const step = 0.05;

const recommends = await exampleRecommendations();
/** The rules were developed with few of them, or none. */
const general = new Set(
  ["aa", "ab", "ac", "ae", "q", "v", "x"].map((each) => `conversations-${each}.jsonl`),
);
const judged = filesIn("fixtures/judged");
const sentences = judged.filter((file) => basename(file).startsWith("sentences"));
const tuned = [
  ...judged
    .filter((file) => !general.has(basename(file)) && !sentences.includes(file))
    .flatMap((file) => turnsOf(file, recommends, true)),
  ...keptTurns(sentences, [join(root, "fixtures/utterances")]),
];
const untuned = [
  ...filesIn("src/intents/edits/examples"),
  ...judged.filter((file) => general.has(basename(file))),
].flatMap((file) => turnsOf(file, recommends, false));
const castsEach = 3;
const phrases = filesIn("src/intents/edits/phrases").flatMap((file) =>
  phraseTurns(file, recommends, castsEach),
);
const known = ({ meant }: Turn) => meant >= 0;

function bestOf(weights: Float64Array, { given }: Turn): { best: number; chance: number } {
  const chances = chancesOf(sumsBy((feature) => weights[feature] ?? 0, given));
  const chance = Math.max(...chances);
  return { best: chances.indexOf(chance), chance };
}

function count(name: string, turns: readonly Turn[], weights: Float64Array): void {
  const tried = turns.map((turn) => ({ turn, ...bestOf(weights, turn) }));
  const right = tried.filter(({ turn, best }) => best === turn.meant).length;
  const rules = turns.filter((turn) => turn.rules >= 0 && turn.rules === turn.meant).length;
  print(`${name}: ${right} of ${turns.length}, the rules ${rules}`);
  if (values.verbose)
    for (const { turn, best, chance } of tried)
      if (best !== turn.meant) {
        const does = (at: number) =>
          turn.candidates[at]?.edit
            .map(({ piece, size, before, after }) => `${piece.id} ${size} ${before}→${after}`)
            .join(", ") ?? "not a candidate";
        print(
          `${turn.said}\n   meant ${does(turn.meant)}\n   took ${does(best)} (${chance.toFixed(2)})`,
        );
      }
}

if (values.folds === undefined) {
  const weights = train([...tuned, ...tuned, ...untuned, ...phrases].filter(known), mostWeights);
  const { text, size } = packedModel(weights, step);
  writeFileSync(join(root, "src/intents/edits/model.json"), text);
  print(size);
  count("its own", untuned, weights);
  count("phrases", phrases, weights);
  count("what must stay", tuned, weights);
} else {
  const folds = Number(values.folds);
  const conversations = [...new Set(untuned.map(({ conversation }) => conversation))];
  for (let fold = 0; fold < folds; fold += 1) {
    const out = new Set(conversations.filter((_, at) => at % folds === fold));
    const kept = untuned.filter(({ conversation }) => !out.has(conversation));
    const weights = train([...tuned, ...kept, ...phrases].filter(known), mostWeights);
    count(
      `fold ${fold + 1}`,
      untuned.filter(({ conversation }) => out.has(conversation)),
      weights,
    );
  }
}
