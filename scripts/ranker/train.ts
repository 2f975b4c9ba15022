/**
 * Multinomial logistic regression: stochastic gradient descent with AdaGrad. Early rounds drop
 * random features, so that no word dominates; some prune the least important weights; the last
 * train the others. Reproducible by a fixed seed.
 */
import { seeded } from "../../src/intents/testing/mutations.ts";

export interface Featured {
  readonly act: string;
  readonly features: ReadonlySet<number>;
  /** 1 by default. */
  readonly weight: number;
}

/** Weights by feature, by index in `acts`. */
type Weights = ReadonlyMap<number, readonly (readonly [act: number, weight: number])[]>;

const rounds = { all: 8, kept: 9 };
/** Pruning rounds, each removing the same share. */
const leaving = { rounds: 4, share: 1.5 };
const rate = 0.1;
/** Share of features dropped while all weights are trained. */
const leftOut = 0.3;
/** Each weight's decay per early round; frequent evidence outlasts it. */
const shrink = 0.002;
/** Features with fewer examples are ignored. */
const seldom = 2;

/** Keeps the `most` weights that matter; `seed` orders the examples. */
export function train(
  given: readonly Featured[],
  acts: readonly string[],
  most: number,
  seed = 7,
): Weights {
  const counts = new Map<number, number>();
  for (const { features } of given)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const used = [...counts].filter(([, count]) => count >= seldom).map(([feature]) => feature);
  const place = new Map(used.map((feature, at) => [feature, at]));
  const width = acts.length;
  const weights = new Float64Array(used.length * width);
  const squares = new Float64Array(used.length * width).fill(1e-6);
  const kept = new Uint8Array(used.length * width).fill(1);
  const actAt = new Map(acts.map((act, at) => [act, at]));
  const data = given.map(({ act, features, weight }) => ({
    act: actAt.get(act) ?? 0,
    weight,
    features: [...features].flatMap((feature) => place.get(feature) ?? []),
  }));
  const random = seeded(seed);
  const order = data.map((_, at) => at);
  const sums = new Float64Array(width);
  const once = (left: number) => {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const at of order) {
      const each = data[at];
      if (!each) continue;
      const features = left > 0 ? each.features.filter(() => random() >= left) : each.features;
      chances(features, weights, sums);
      for (let act = 0; act < width; act += 1) {
        const error = ((sums[act] ?? 0) - (act === each.act ? 1 : 0)) * each.weight;
        if (Math.abs(error) < 1e-4) continue;
        for (const feature of features) {
          const cell = feature * width + act;
          if (kept[cell] === 0) continue;
          const slope = error + 2e-4 * (weights[cell] ?? 0);
          squares[cell] = (squares[cell] ?? 0) + slope * slope;
          weights[cell] = (weights[cell] ?? 0) - (rate * slope) / Math.sqrt(squares[cell] ?? 1);
        }
      }
    }
  };
  for (let round = 0; round < rounds.all; round += 1) {
    for (let cell = 0; cell < weights.length; cell += 1) {
      const weight = weights[cell] ?? 0;
      weights[cell] = Math.sign(weight) * Math.max(0, Math.abs(weight) - shrink);
    }
    once(leftOut);
  }
  for (let round = 1; round <= rounds.kept; round += 1) {
    if (round <= leaving.rounds) keep(most * leaving.share ** (leaving.rounds - round));
    once(0);
  }
  const found = new Map<number, readonly (readonly [number, number])[]>();
  used.forEach((feature, at) => {
    const own = [...weights.subarray(at * width, (at + 1) * width)].flatMap((weight, act) =>
      weight === 0 ? [] : [[act, weight] as const],
    );
    if (own.length > 0) found.set(feature, own);
  });
  return found;

  /**
   * Prunes to so many weights. Importance is size times AdaGrad's accumulated gradient, about the
   * cost of removal. Each feature's weights are centred first, since a constant added to all acts
   * changes nothing.
   */
  function keep(many: number): void {
    const worth = new Float64Array(weights.length);
    for (let from = 0; from < weights.length; from += width) {
      const row = weights.subarray(from, from + width);
      const middle = row.toSorted()[Math.floor(width / 2)] ?? 0;
      row.forEach((weight, act) => {
        const cell = from + act;
        if (kept[cell] === 0) return;
        row[act] = weight - middle;
        worth[cell] = Math.abs(weight - middle) * Math.sqrt(squares[cell] ?? 0);
      });
    }
    const least = worth.toSorted()[Math.max(0, worth.length - Math.round(many))] ?? 0;
    worth.forEach((each, cell) => {
      if (each >= least && each > 0) return;
      kept[cell] = 0;
      weights[cell] = 0;
    });
  }
}

function chances(features: readonly number[], weights: Float64Array, sums: Float64Array): void {
  const width = sums.length;
  sums.fill(0);
  for (const feature of features)
    for (let act = 0; act < width; act += 1)
      sums[act] = (sums[act] ?? 0) + (weights[feature * width + act] ?? 0);
  const most = Math.max(...sums);
  let all = 0;
  for (let act = 0; act < width; act += 1) {
    sums[act] = Math.exp((sums[act] ?? 0) - most);
    all += sums[act] ?? 0;
  }
  for (let act = 0; act < width; act += 1) sums[act] = (sums[act] ?? 0) / all;
}
