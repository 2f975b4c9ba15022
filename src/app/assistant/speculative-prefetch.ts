/** Speculative prefetch of the screen that partial words point to. Ignores failures. */
import { paths, productPath } from "../../../domain/routes.ts";
import type { Effect } from "../../intents/effects.ts";
import type { Intent, Scene, Utterance } from "../../intents/intent.ts";

interface SpeculativePrefetchParts {
  understand(utterance: Utterance, scene: Scene): Intent;
  scene(): Scene;
  prefetch(path: string): void;
}

/** Takes the partial words on every change. */
export function createSpeculativePrefetch({
  understand,
  scene,
  prefetch,
}: SpeculativePrefetchParts) {
  return (words: string): void => {
    try {
      const { effects } = understand({ alternatives: [{ text: words }] }, scene());
      for (const effect of effects) {
        const path = screenOf(effect);
        if (path !== undefined) prefetch(path);
      }
    } catch {
      // The final words decide.
    }
  };
}

/** Undefined if the effect goes nowhere. */
function screenOf(effect: Effect): string | undefined {
  switch (effect.type) {
    case "navigate":
      return effect.to;
    case "recommend":
      return paths.recommendations;
    case "narrow":
      return paths.collection;
    case "openProduct":
      return productPath(effect.id);
    default:
      return undefined;
  }
}
