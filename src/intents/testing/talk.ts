/** Sentences said one after the other, each in the scene that the last one left. */
import { sceneAfter } from "../dialogue/dialogue.ts";
import type { Intent, Scene, ShopScene } from "../intent.ts";
import { understand } from "../understand.ts";

/** The scene after these sentences, and what the last one meant. */
export function conversation(
  scene: Scene,
  ...said: readonly string[]
): { readonly scene: Scene; readonly intent?: Intent } {
  return said.reduce<ReturnType<typeof conversation>>(
    ({ scene: now }, text) => {
      const intent = understand({ alternatives: [{ text }] }, now);
      return { scene: sceneAfter(now, intent), intent };
    },
    { scene },
  );
}

/** The cart's lines after these sentences. */
export function linesAfter(scene: Scene, ...said: readonly string[]): ShopScene["cart"] {
  return conversation(scene, ...said).scene.shop?.cart ?? [];
}
