/**
 * Ranks acts for a sentence: a linear model over its shape, trained by scripts/train-ranker.ts from
 * the shop's own sentences. It is plain arithmetic over a table, so the same words in the same place
 * always rank the same. It only ranks: what an act does, and whether it can, its handler decides.
 */
import { featuresOf } from "./features.ts";
import model from "./ranker-model.json" with { type: "json" };

/** An act with its probability, 0 to 1. */
export interface Ranked {
  readonly act: string;
  readonly chance: number;
}

interface Model {
  readonly acts: readonly string[];
  /** Weights are stored in steps of this. */
  readonly step: number;
  /** A feature, and after it its weights: act and steps in turn, two characters each. */
  /** Words of talk in a shop, one space between them. */
  readonly words: string;
  readonly weights: Readonly<Record<string, readonly number[]>>;
}

const { acts, step, words, weights } = model as unknown as Model; // written by the training script

const table: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(weights));

const vocabulary: ReadonlySet<string> = new Set(words.split(" "));

/** The acts, the likeliest first. */
export function rank(shape: readonly string[], place: string): readonly Ranked[] {
  const sums = acts.map(() => 0);
  for (const feature of featuresOf(shape, place, vocabulary)) {
    const own = table.get(feature);
    if (!own) continue;
    for (let at = 0; at < own.length; at += 2) {
      const act = own[at] ?? 0;
      sums[act] = (sums[act] ?? 0) + (own[at + 1] ?? 0);
    }
  }
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp((sum - most) * step));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return acts
    .map((act, at) => ({ act, chance: (powers[at] ?? 0) / all }))
    .sort((one, other) => other.chance - one.chance);
}
