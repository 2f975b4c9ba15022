/**
 * Fetches the screen that words point to while they are still being said, so that it is here when
 * they are obeyed. It only guesses: whatever goes wrong is no fault of the turn.
 */
import { paths, productPath } from "../../../domain/routes.ts";
import type { Effect } from "../../intents/effects.ts";
import type { Intent, Scene, Utterance } from "../../intents/intent.ts";

export interface ForeseeParts {
  understand(utterance: Utterance, scene: Scene): Intent;
  scene(): Scene;
  /** Fetches the screen of a path; repeats cost nothing. */
  prefetch(path: string): void;
}

/** Takes the words so far, as often as they change. */
export function createForesee({ understand, scene, prefetch }: ForeseeParts) {
  return (words: string): void => {
    try {
      const { effects } = understand({ alternatives: [{ text: words }] }, scene());
      for (const effect of effects) {
        const path = screenOf(effect);
        if (path !== undefined) prefetch(path);
      }
    } catch {
      // The final words tell.
    }
  };
}

/** Where an effect leads; undefined for those that stay. */
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
