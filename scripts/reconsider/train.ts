/**
 * Trains the model that reconsiders what was decided: `npx tsx scripts/reconsider/train.ts`.
 * `--folds N` leaves out each Nth file in turn and counts what the others' model makes of it.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readSources } from "../../cli/replay-files.ts";
import { onlyCounted } from "../../fixtures/judged/only-counted.ts";
import { exampleRecommendations } from "../../fixtures/judged/recommends.ts";
import { decided } from "../../src/intents/edits/decide.ts";
import { chancesOf, sumsBy } from "../../src/intents/edits/weigh.ts";
import { leastFor } from "../../src/intents/reconsider/reconsider.ts";
import { exampleScenes } from "../../src/intents/replay/example-scenes.ts";
import { stage } from "../../src/intents/replay/replay.ts";
import { understand } from "../../src/intents/understand.ts";
import { packedModel, train } from "../edits/train.ts";
import { keptTurns, type Turn, turnsOf } from "./turns.ts";

const { values } = parseArgs({
  options: { folds: { type: "string" } },
});
const print = (line: string) => process.stdout.write(`${line}\n`);

const root = join(import.meta.dirname, "../..");
const files = ["fixtures/judged", "src/intents/edits/examples"].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((file) => /^(?:conversations|sentences|cart|visits|own)\b.*\.jsonl$/.test(file))
    .sort()
    .map((file) => ({ file, path: join(root, folder, file) })),
);
const mostWeights = 12_000;
const step = 0.05;

const recommends = await exampleRecommendations();
const linesOf = (path: string) =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((text) => text !== "");
const talked = "src/intents/other-talk/examples";
const scenes = Object.values(exampleScenes);
/** Talk that isn't meant for the shop, now on one screen, now on another. */
const talk = ["others", "shop"].flatMap((folder) =>
  readdirSync(join(root, talked, folder)).flatMap((file) =>
    linesOf(join(root, talked, folder, file)).flatMap((said, at) =>
      keptTurns("talk", said, scenes[at % scenes.length] ?? exampleScenes.home),
    ),
  ),
);
const replayed = stage(
  readSources([join(root, "fixtures/utterances")]).fixtures,
  ({ alternatives, scene }) => {
    const [first] = alternatives;
    const turns = first ? keptTurns("utterances", first.text, scene) : [];
    return { turns, intent: understand({ alternatives }, scene, decided) };
  },
);
const judged = files.filter(({ file }) => !onlyCounted.has(file));
const sentences = judged.filter(({ file }) => file.startsWith("sentences"));
const turns = judged
  .filter((each) => !sentences.includes(each))
  .flatMap(({ path }) => turnsOf(path, recommends));
/** Understood as they should be, nearly all: too often to be learned from unless they are lost. */
const kept = [
  ...sentences.flatMap(({ path }) => turnsOf(path, recommends)),
  ...talk,
  ...replayed.flatMap(({ turns }) => turns),
];

/** Decisions are right oftener here than on strangers, so they count less. Of several right ones the first is learned. */
function lessonsOf(turn: Turn) {
  const meant = turn.choices.findIndex(({ right }) => right);
  const kept = turn.choices.flatMap(({ right }, at) => (!right || at === meant ? [at] : []));
  const all = kept.flatMap((at) => turn.given.all[at] ?? []);
  if (meant < 0 || kept.length < 2) return [];
  const lesson = { given: { ...turn.given, all }, meant: kept.indexOf(meant) };
  return meant === 0 ? [lesson] : [lesson, lesson];
}

type Weight = (feature: number) => number;

/** `near`: what nearly takes its place, too. */
function replacement({ choices, given }: Turn, weight: Weight, near = 0) {
  const chances = chancesOf(sumsBy(weight, given));
  const most = Math.max(...chances);
  const best = choices[chances.indexOf(most)];
  return best && best !== choices[0] && most >= leastFor(best.writes) - near ? best : undefined;
}

const rounds = 3;
const nearly = 0.1;
const lostCounts = 3;

/** Losses are learned in the next round. */
function trained(from: readonly Turn[]): Float64Array {
  const lessons = from.flatMap(lessonsOf);
  const lost = new Set<Turn>();
  for (let round = 1; ; round += 1) {
    const firm = [...lost].flatMap(lessonsOf);
    const weights = train([...lessons, ...Array(lostCounts).fill(firm).flat()], mostWeights);
    if (round === rounds) return weights;
    for (const turn of kept) {
      const best = replacement(turn, (feature) => weights[feature] ?? 0, nearly);
      if (best && !best.right && turn.choices[0]?.right) lost.add(turn);
    }
  }
}

function count(name: string, tried: readonly Turn[], weight: Weight): void {
  let [better, worse, harms, spares] = [0, 0, 0, 0];
  for (const turn of tried) {
    const [own] = turn.choices;
    const best = replacement(turn, weight);
    if (!own || !best) continue;
    better += best.right && !own.right ? 1 : 0;
    worse += own.right && !best.right ? 1 : 0;
    harms += best.harm && !own.harm ? 1 : 0;
    spares += own.harm && !best.harm ? 1 : 0;
  }
  print(
    `${name}: of ${tried.length} ${better} better, ${worse} worse; ${harms} do harm, ${spares} no more`,
  );
}

if (values.folds === undefined) {
  const { text, size, weight } = packedModel(trained(turns), step);
  writeFileSync(join(root, "src/intents/reconsider/model.json"), text);
  print(size);
  count("its own", turns, weight);
  count("what must stay", kept, weight);
} else {
  const folds = Number(values.folds);
  const names = [...new Set(turns.map(({ file }) => file))];
  for (let fold = 0; fold < folds; fold += 1) {
    const out = new Set(names.filter((_, at) => at % folds === fold));
    const weights = trained(turns.filter(({ file }) => !out.has(file)));
    count(
      `fold ${fold + 1}`,
      turns.filter(({ file }) => out.has(file)),
      (feature) => weights[feature] ?? 0,
    );
  }
}
