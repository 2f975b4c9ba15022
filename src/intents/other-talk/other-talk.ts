/**
 * How likely a sentence is meant for another assistant than a shop's: "how much did i spend on
 * petrol". A linear model, trained by scripts/train-other-talk.ts.
 */
import { unpackedRising, unpackedSteps } from "../grammar/ranker-table.ts";
import type { Sentence } from "../grammar/sentence.ts";
import { otherTalkFeatures } from "./features.ts";
import model from "./model.json" with { type: "json" };

let weights: ReadonlyMap<number, number> | undefined;

function unpacked(): ReadonlyMap<number, number> {
  const steps = unpackedSteps(model.steps);
  return new Map(unpackedRising(model.features).map((feature, at) => [feature, steps[at] ?? 0]));
}

/** As a logarithm of the odds: above zero it is likelier than not. */
export function oddsOfOtherTalk(sentence: Sentence): number {
  weights ??= unpacked();
  let sum = 0;
  for (const feature of otherTalkFeatures(sentence)) sum += weights.get(feature) ?? 0;
  return sum * model.step;
}
