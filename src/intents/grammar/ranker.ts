/**
 * Ranks acts for a sentence: a linear model over its words, trained by scripts/train-ranker.ts from
 * the shop's own sentences. It is plain arithmetic over a table, so the same words in the same place
 * always rank the same. It only ranks: what an act does, and whether it can, its handler decides.
 */
import { featuresOf, type Vocabulary, wordsOf } from "./features.ts";
import model from "./ranker-model.json" with { type: "json" };
import { type PackedTable, sumsOf, unpacked, unpackedRising } from "./ranker-table.ts";
import type { Sentence } from "./sentence.ts";

/** An act with its probability, 0 to 1. */
export interface Ranked {
  readonly act: string;
  readonly chance: number;
}

interface Model {
  readonly acts: readonly string[];
  /** Weights are stored in steps of this. */
  readonly step: number;
  /** How much likelier than its weights say it is that a sentence asks for nothing; a logarithm. */
  readonly doubt: number;
  /** The words of a vocabulary, packed. */
  readonly own: string;
  readonly foreign: string;
  readonly table: PackedTable;
}

const { acts, step, doubt, own, foreign, table: packed }: Model = model;

const vocabulary: Vocabulary = {
  own: new Set(unpackedRising(own)),
  foreign: new Set(unpackedRising(foreign)),
};
const table = unpacked(packed);
const nothing = acts.indexOf("nothing");

/** Whether a word is one that the ranker learned, of talk in a shop or elsewhere. */
export function knowsWord(word: string): boolean {
  return wordsOf({ shape: [word] }).some(
    (hash) => vocabulary.own.has(hash) || vocabulary.foreign.has(hash),
  );
}

/** The acts, the likeliest first. */
export function rank(sentence: Sentence, place: string): readonly Ranked[] {
  const sums = sumsOf(table, featuresOf(sentence, place, vocabulary), acts.length);
  sums[nothing] = (sums[nothing] ?? 0) + doubt / step;
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp((sum - most) * step));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return acts
    .map((act, at) => ({ act, chance: (powers[at] ?? 0) / all }))
    .sort((one, other) => other.chance - one.chance);
}
