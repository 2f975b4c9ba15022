/**
 * Conditional logistic regression over candidates: stochastic gradient descent with AdaGrad. All but
 * the last rounds leave out random features, so that no word dominates; the least important weights go
 * before those, whose weights are averaged. Reproducible by a fixed seed.
 */
import { gzipSync } from "node:zlib";
import { bits, crossed } from "../../src/intents/edits/features.ts";
import { chancesOf, sumsBy, type Weighable } from "../../src/intents/edits/weigh.ts";
import { mostSteps, packedRising, packedSteps } from "../../src/intents/grammar/ranker-table.ts";
import { seeded } from "../../src/intents/testing/mutations.ts";

interface Lesson {
  readonly given: Weighable;
  readonly meant: number;
}

const rounds = { all: 6, kept: 2 };
const rate = 0.08;
const leftOut = 0.2;
const shrink = 0.0001;
const seldom = 2;
const negligible = 1e-4;

/** By feature. */
export function train(lessons: readonly Lesson[], most: number): Float64Array {
  const size = 1 << bits;
  const weights = new Float64Array(size);
  const squares = new Float64Array(size);
  const counts = countsOf(lessons, size);
  const kept = Uint8Array.from(counts, (count) => (count >= seldom ? 1 : 0));
  const random = seeded(7);
  const learn = (share: number) => {
    for (const { given, meant } of shuffled(lessons, random)) {
      const salt = Math.floor(random() * 2 ** 31);
      const counting = (feature: number) =>
        kept[feature] === 1 && (share === 0 || drawn(feature ^ salt) >= share);
      const chances = chancesOf(
        sumsBy((feature) => (counting(feature) ? (weights[feature] ?? 0) : 0), given),
      );
      for (const [feature, slope] of slopes(given, meant, chances)) {
        if (!counting(feature)) continue;
        const step = slope - shrink * (weights[feature] ?? 0);
        squares[feature] = (squares[feature] ?? 0) + step * step;
        weights[feature] =
          (weights[feature] ?? 0) + (rate * step) / Math.sqrt((squares[feature] ?? 0) + 1e-6);
      }
    }
  };
  for (let round = 0; round < rounds.all; round += 1) learn(leftOut);
  const importance = (feature: number) =>
    Math.abs(weights[feature] ?? 0) * Math.sqrt(counts[feature] ?? 0);
  const known = [...kept.keys()].filter((feature) => kept[feature] === 1);
  for (const feature of known
    .sort((one, other) => importance(other) - importance(one))
    .slice(most)) {
    kept[feature] = 0;
    weights[feature] = 0;
  }
  const sum = new Float64Array(size);
  for (let round = 0; round < rounds.kept; round += 1) {
    learn(0);
    for (const feature of known) sum[feature] = (sum[feature] ?? 0) + (weights[feature] ?? 0);
  }
  return sum.map((weight) => weight / rounds.kept);
}

function drawn(hash: number): number {
  return ((Math.imul(hash, 0x85ebca6b) >>> 8) & 1023) / 1024;
}

function featuresIn({ words, all }: Weighable): ReadonlySet<number> {
  const found = new Set(all.flatMap(({ own }) => own));
  for (const key of new Set(all.flatMap(({ keys }) => keys)))
    for (const word of words) found.add(crossed(key, word));
  return found;
}

function countsOf(lessons: readonly Lesson[], size: number): Uint16Array {
  const counts = new Uint16Array(size);
  for (const { given } of lessons)
    for (const feature of featuresIn(given)) counts[feature] = (counts[feature] ?? 0) + 1;
  return counts;
}

function slopes(
  { words, all }: Weighable,
  meant: number,
  chances: readonly number[],
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const byKey = new Map<number, number>();
  const add = (to: Map<number, number>, at: number, slope: number) =>
    to.set(at, (to.get(at) ?? 0) + slope);
  for (const [at, { own, keys }] of all.entries()) {
    const slope = (at === meant ? 1 : 0) - (chances[at] ?? 0);
    if (Math.abs(slope) < negligible) continue;
    for (const feature of own) add(found, feature, slope);
    for (const key of keys) add(byKey, key, slope);
  }
  for (const [key, slope] of byKey)
    if (Math.abs(slope) >= negligible)
      for (const word of words) add(found, crossed(key, word), slope);
  return found;
}

function shuffled<Each>(all: readonly Each[], random: () => number): readonly Each[] {
  const order = [...all];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as Each, order[at] as Each]; // both are within
  }
  return order;
}

/** As the shop keeps it, in whole steps. */
export function packedModel(weights: Float64Array, step: number) {
  const steps = [...weights].map((weight) =>
    Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight / step))),
  );
  const features = [...steps.keys()].filter((feature) => steps[feature] !== 0);
  const model = {
    step,
    features: packedRising(features),
    steps: packedSteps(features.map((feature) => steps[feature] ?? 0)),
  };
  const text = `${JSON.stringify(model, undefined, 2)}\n`;
  const size = `${features.length} weights, ${gzipSync(text).length} bytes gzip`;
  return { text, size, weight: (feature: number) => (steps[feature] ?? 0) * step };
}
