/**
 * Ranks acts by a linear model over words, trained by scripts/train-ranker.ts. Deterministic;
 * handlers decide what an act does.
 */
import { featuresOf, type Vocabulary, wordsOf } from "./features.ts";
import model from "./ranker-model.json" with { type: "json" };
import { type PackedTable, sumsOf, unpacked, unpackedRising } from "./ranker-table.ts";
import type { Sentence } from "./sentence.ts";

export interface Ranked {
  readonly act: string;
  readonly chance: number;
}

interface Model {
  readonly acts: readonly string[];
  /** The unit of weights. */
  readonly step: number;
  /** Added to "nothing", as a logarithm. */
  readonly doubt: number;
  /** Packed vocabulary. */
  readonly own: string;
  /** Own words that may be typos. */
  readonly seldom: string;
  readonly foreign: string;
  readonly table: PackedTable;
}

const { acts, step, doubt, own, seldom, foreign, table: packed }: Model = model;

const vocabulary: Vocabulary = {
  own: new Set(unpackedRising(own)),
  foreign: new Set(unpackedRising(foreign)),
};
const table = unpacked(packed);
const slips: ReadonlySet<number> = new Set(unpackedRising(seldom));
const nothing = acts.indexOf("nothing");

/** Known from training. */
export function knowsWord(word: string): boolean {
  return wordsOf({ shape: [word] }).some(
    (hash) => (vocabulary.own.has(hash) && !slips.has(hash)) || vocabulary.foreign.has(hash),
  );
}

export function rank(sentence: Sentence, place: string): readonly Ranked[] {
  const sums = sumsOf(table, featuresOf(sentence, place, vocabulary), acts.length);
  sums[nothing] = (sums[nothing] ?? 0) + doubt / step;
  const most = sums.reduce((one, other) => Math.max(one, other));
  const powers = sums.map((sum) => Math.exp((sum - most) * step));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return acts
    .map((act, at) => ({ act, chance: (powers[at] ?? 0) / all }))
    .sort((one, other) => other.chance - one.chance);
}
