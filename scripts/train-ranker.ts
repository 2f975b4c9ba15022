/**
 * Trains the ranker from the shop's own sentences and writes its model: `npx tsx
 * scripts/train-ranker.ts`. Multinomial logistic regression by stochastic gradient descent with
 * AdaGrad; the order of the examples comes from a fixed seed, so the same sentences always give the
 * same model. With `--held-out N` every Nth sentence is kept from training and judged by it.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readSources } from "../cli/replay-files.ts";
import { demoPieces } from "../fixtures/catalogue/pieces.ts";
import { nameWords } from "../src/intents/catalogue-index.ts";
import { kernelled } from "../src/intents/commands/spoken.ts";
import { examplePieces, exampleScenes } from "../src/intents/example-scenes.ts";
import type { Expectation } from "../src/intents/fixture.ts";
import { stemOf } from "../src/intents/grammar/cues.ts";
import { featuresOf, placeOf } from "../src/intents/grammar/features.ts";
import { hashOf, sumsOf, unpacked } from "../src/intents/grammar/ranker-table.ts";
import { readSentence } from "../src/intents/grammar/sentence.ts";
import { hear } from "../src/intents/heard.ts";
import type { Intent } from "../src/intents/intent.ts";
import { stage } from "../src/intents/replay.ts";
import { understand } from "../src/intents/understand.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "src/intents/grammar/examples");
const rounds = 30;
const rate = 0.25;
/** Weights below this are dropped: they make the model large and change little. */
const least = 0.47;
/** After each round every weight loses this much: only what is told again and again stays. */
const shrink = 0.01;
const step = 1 / 4;

interface Example {
  readonly act: string;
  readonly shape: readonly string[];
  readonly place: string;
  readonly said: string;
}

interface Featured extends Example {
  readonly features: readonly string[];
}

function examples(): readonly Example[] {
  const all: Example[] = [];
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(".tsv")) continue;
    for (const line of readFileSync(join(folder, file), "utf8").split("\n")) {
      const [act = "", scene = "", said = ""] = line.split("\t");
      if (said === "") continue;
      all.push(example(act, scene, said));
    }
  }
  return all;
}

/** Words of product names, so that names are entities in the examples as they are in the shop. */
const names = new Set(
  [...examplePieces, ...demoPieces].flatMap(({ name }) => nameWords(name).map(({ word }) => word)),
);

function example(act: string, scene: string, said: string): Example {
  const known: { readonly screen: string } | undefined =
    exampleScenes[scene as keyof typeof exampleScenes]; // another name is of none
  return exampleAt(act, placeOf(known?.screen ?? `/${scene}`), said);
}

function exampleAt(act: string, place: string, said: string): Example {
  const { shape } = readSentence(kernelled(hear(said).lower), (word) => names.has(word));
  return { act, said, shape, place };
}

/** The utterances of the fixtures that need no question before them, by the command they expect. */
function recorded(): readonly Example[] {
  const { fixtures } = readSources([join(root, "fixtures/utterances")]);
  return stage(fixtures, ({ alternatives, scene, fixture }) => {
    const { row = "none" } = fixture.expect ?? {};
    const said = alternatives[0]?.text ?? "";
    const act = scene.asked || !scene.shop ? undefined : actOf(fixture.expect ?? {});
    // The conversation goes on by what was to be done, not by what is done today.
    const intent = { ...understand({ alternatives }, scene), row: row as Intent["row"] }; // a fixture's row
    return { intent, made: act ? [exampleAt(act, placeOf(scene.screen), said)] : [] };
  }).flatMap(({ made }) => made);
}

/** The act that a fixture expects; undefined where it is of several, or where it can't be told. */
function actOf({ row, command, slots = {}, effects = [] }: Expectation): string | undefined {
  const does = (type: string) =>
    effects.some((effect) => (effect as { readonly type?: string }).type === type); // as in fixtures
  switch (command ?? undefined) {
    case undefined:
      return row === "none"
        ? "nothing"
        : row === "recommend" || row === "need"
          ? "find"
          : undefined;
    case "both":
    case "answer":
    case "answer-need":
    case "mishearing":
      return undefined;
    case "everywhere":
      return acts[String(slots.act)] ?? (slots.act === undefined ? undefined : String(slots.act));
    case "look":
      return slots.picture !== undefined || does("turnPicture") ? "turn-picture" : "choose-size";
    case "delivery":
      return does("fillDelivery") ? "fill" : does("ask") || does("say") ? "form" : undefined;
    case "pay":
      return row === "order" || does("ask") ? "place-order" : "pay";
    case "orders":
      return slots.about === undefined ? undefined : `order-${slots.about}`;
    default:
      return otherwise[command ?? ""] ?? command ?? undefined;
  }
}

const acts: Readonly<Record<string, string>> = {
  everything: "help",
  down: "scroll",
  up: "scroll",
  top: "scroll",
  bottom: "scroll",
};
const otherwise: Readonly<Record<string, string>> = {
  point: "open",
  "follow-up": "refine",
  "read-page": "where-am-i",
};

/** Numbers from 0 to 1 in an order that is always the same. https://en.wikipedia.org/wiki/Linear_congruential_generator */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function train(given: readonly Featured[], acts: readonly string[]) {
  const counts = new Map<string, number>();
  for (const { features } of given)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const used = [...counts]
    .filter(([feature, count]) => count >= (feature.split(" ").length > 2 ? 4 : 3))
    .map(([feature]) => feature);
  const place = new Map(used.map((feature, at) => [feature, at]));
  const width = acts.length;
  const weights = new Float64Array(used.length * width);
  const squares = new Float64Array(used.length * width).fill(1e-6);
  const actAt = new Map(acts.map((act, at) => [act, at]));
  const data = given.map(({ act, features }) => ({
    act: actAt.get(act) ?? 0,
    features: features.flatMap((feature) => place.get(feature) ?? []),
  }));
  const random = seeded(7);
  const order = data.map((_, at) => at);
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (let cell = 0; cell < weights.length; cell += 1) {
      const weight = weights[cell] ?? 0;
      weights[cell] = Math.sign(weight) * Math.max(0, Math.abs(weight) - shrink);
    }
    for (const at of order) {
      const each = data[at];
      if (!each) continue;
      const sums = new Float64Array(width);
      for (const feature of each.features)
        for (let act = 0; act < width; act += 1)
          sums[act] = (sums[act] ?? 0) + (weights[feature * width + act] ?? 0);
      const most = Math.max(...sums);
      let all = 0;
      for (let act = 0; act < width; act += 1) {
        sums[act] = Math.exp((sums[act] ?? 0) - most);
        all += sums[act] ?? 0;
      }
      for (let act = 0; act < width; act += 1) {
        const error = (sums[act] ?? 0) / all - (act === each.act ? 1 : 0);
        if (Math.abs(error) < 1e-4) continue;
        for (const feature of each.features) {
          const cell = feature * width + act;
          const slope = error + 2e-4 * (weights[cell] ?? 0);
          squares[cell] = (squares[cell] ?? 0) + slope * slope;
          weights[cell] = (weights[cell] ?? 0) - (rate * slope) / Math.sqrt(squares[cell] ?? 1);
        }
      }
    }
  }
  // What tells little is dropped; the rest is trained once more without it.
  const table = new Map<string, readonly (readonly [act: number, steps: number])[]>();
  used.forEach((feature, at) => {
    // What is added to all acts alike changes nothing: most of them are brought to zero.
    const row = weights.subarray(at * width, (at + 1) * width);
    const middle = row.toSorted()[Math.floor(width / 2)] ?? 0;
    const own = [...row].flatMap((weight, act) => {
      const steps = Math.max(-127, Math.min(127, Math.round((weight - middle) / step)));
      return Math.abs(weight - middle) >= least && steps !== 0 ? [[act, steps] as const] : [];
    });
    if (own.length > 0) table.set(feature, own);
  });
  return { acts, step, words: [...vocabulary].join(" "), table: packed(table) };
}

/**
 * The weights in bytes, the features by their hashes in order: four bytes of the hash, one with how
 * many weights there are, and two for each, the act and its steps.
 */
function packed(table: ReadonlyMap<string, readonly (readonly [number, number])[]>): string {
  const rows = [...table]
    .map(([feature, own]) => ({ hash: hashOf(feature), own }))
    .sort((one, other) => one.hash - other.hash);
  const hashes: number[] = [];
  const counts: number[] = [];
  const acts: number[] = [];
  const steps: number[] = [];
  for (const { hash, own } of rows) {
    hashes.push(hash);
    counts.push(own.length);
    for (const [act, weight] of own) {
      acts.push(act);
      steps.push(weight & 255);
    }
  }
  const head = Buffer.alloc(4 + 3 * hashes.length);
  head.writeUInt32LE(hashes.length);
  hashes.forEach((hash, at) => {
    head.writeUIntLE(hash, 4 + 3 * at, 3);
  });
  return Buffer.concat([head, Buffer.from([...counts, ...acts, ...steps])]).toString("base64");
}

function bestOf(model: ReturnType<typeof train>, features: readonly string[]): string {
  const sums = sumsOf(unpacked(model.table), features, model.acts.length);
  return model.acts[sums.indexOf(Math.max(...sums))] ?? "";
}

/** Words that were said twice or more of what a shop does. */
function vocabularyOf(examples: readonly Example[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { act, shape } of examples)
    if (act !== "nothing")
      for (const word of new Set(shape.map(stemOf))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set(
    [...counts]
      .filter(([, count]) => count >= 2)
      .map(([word]) => word)
      .sort(),
  );
}

const given = [...recorded(), ...examples()];
const vocabulary = vocabularyOf(given);
const all: readonly Featured[] = given.map((each) => ({
  ...each,
  features: featuresOf(each.shape, each.place, vocabulary),
}));
const every = [...new Set(all.map(({ act }) => act))].sort();
const heldOut = process.argv.indexOf("--held-out");
if (heldOut > 0) {
  const nth = Number(process.argv[heldOut + 1] ?? 5);
  const model = train(
    all.filter((_, at) => at % nth !== 0),
    every,
  );
  const tried = all.filter((_, at) => at % nth === 0);
  const wrong = tried.filter(({ act, features }) => bestOf(model, features) !== act);
  for (const { act, said, features } of wrong)
    console.log(`${act} → ${bestOf(model, features)}: ${said}`);
  console.log(`held out: ${tried.length - wrong.length} of ${tried.length} right`);
} else {
  const model = train(all, every);
  const text = JSON.stringify(model);
  writeFileSync(join(root, "src/intents/grammar/ranker-model.json"), `${text}\n`);
  const wrong = all.filter(({ act, features }) => bestOf(model, features) !== act);
  console.log(
    `${all.length} sentences, ${every.length} acts, ${unpacked(model.table).size} features, ${gzipSync(text).length} bytes gzip; ${wrong.length} of its own sentences are ranked wrong`,
  );
  if (process.argv.includes("-v"))
    for (const { act, said, features } of wrong)
      console.log(`${act} → ${bestOf(model, features)}: ${said}`);
}
