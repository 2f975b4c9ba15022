/**
 * Ranks acts for a sentence: a linear model over its shape, trained by scripts/train-ranker.ts from
 * the shop's own sentences. It is plain arithmetic over a table, so the same words in the same place
 * always rank the same. It only ranks: what an act does, and whether it can, its handler decides.
 */
import { featuresOf } from "./features.ts";
import model from "./ranker-model.json" with { type: "json" };
import { sumsOf, unpacked } from "./ranker-table.ts";

/** An act with its probability, 0 to 1. */
export interface Ranked {
  readonly act: string;
  readonly chance: number;
}

interface Model {
  readonly acts: readonly string[];
  /** Weights are stored in steps of this. */
  readonly step: number;
  /** Words of talk in a shop, one space between them. */
  readonly words: string;
  /** The weights, as ranker-table.ts reads them. */
  readonly table: string;
}

const { acts, step, words, table: packed }: Model = model;

const vocabulary: ReadonlySet<string> = new Set(words.split(" "));
const table = unpacked(packed);

/** The acts, the likeliest first. */
export function rank(shape: readonly string[], place: string): readonly Ranked[] {
  const sums = sumsOf(table, featuresOf(shape, place, vocabulary), acts.length);
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp((sum - most) * step));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return acts
    .map((act, at) => ({ act, chance: (powers[at] ?? 0) / all }))
    .sort((one, other) => other.chance - one.chance);
}
