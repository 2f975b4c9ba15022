/** How likely each candidate is what was meant: a linear model, trained by scripts/train-edits.ts. */
import { unpackedRising, unpackedSteps } from "../grammar/ranker-table.ts";
import type { Candidate } from "./candidates.ts";
import { bits, crossed, type Features, featuresOf, kindOf, wordsOf } from "./features.ts";
import model from "./model.json" with { type: "json" };

export interface Weighable {
  readonly words: readonly number[];
  readonly all: readonly Features[];
}

/** `byRules` is the place of what the rules understand; unknown while training on what they were tuned to. */
export function weighable(candidates: readonly Candidate[], byRules?: number): Weighable {
  const [first] = candidates;
  if (!first) return { words: [], all: [] };
  const own = byRules === undefined ? undefined : candidates[byRules];
  const kind = own && kindOf(own.edit, own.material);
  return {
    words: wordsOf(first.material, kind),
    all: candidates.map(({ edit, material }, at) =>
      featuresOf(edit, material, byRules === undefined ? undefined : at === byRules),
    ),
  };
}

export function sumsBy(weight: (feature: number) => number, { words, all }: Weighable): number[] {
  const together = new Map<number, number>();
  return all.map(({ own, keys }) => {
    let sum = 0;
    for (const feature of own) sum += weight(feature);
    for (const key of keys) {
      let known = together.get(key);
      if (known === undefined) {
        known = words.reduce((all, word) => all + weight(crossed(key, word)), 0);
        together.set(key, known);
      }
      sum += known;
    }
    return sum;
  });
}

/** 0 to 1, in sum 1. */
export function chancesOf(sums: readonly number[]): readonly number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

interface Model {
  readonly step: number;
  /** Packed. */
  readonly features: string;
  readonly steps: string;
}

/** Unpacked with its first use. */
export function modelled({ step, features, steps }: Model): (given: Weighable) => number[] {
  let table: Int8Array | undefined;
  const unpacked = () => {
    const weights = new Int8Array(1 << bits);
    const all = unpackedSteps(steps);
    unpackedRising(features).forEach((feature, at) => {
      weights[feature] = all[at] ?? 0;
    });
    return weights;
  };
  return (given) => {
    table ??= unpacked();
    const weights = table;
    return sumsBy((feature) => (weights[feature] ?? 0) * step, given);
  };
}

const sums = modelled(model);

export function weighed(given: Weighable): readonly number[] {
  return chancesOf(sums(given));
}
