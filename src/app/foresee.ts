/**
 * Fetches the screen that words point to while they are still being said, so that it is here when
 * they are obeyed. It only guesses: whatever goes wrong is no fault of the turn.
 */
import type { Intent, Scene, Utterance } from "../intents/intent.ts";

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
        if (effect.type === "navigate") prefetch(effect.to);
        else if (effect.type === "recommend") prefetch("/recommendations");
      }
    } catch {
      // The final words tell.
    }
  };
}
