/**
 * What of a conversation lasts from one utterance to the next: the question that waits for an
 * answer, and the screen. The assistant and the replay both go by it.
 */
import type { Intent, Scene } from "./intent.ts";

/**
 * The scene after an utterance. A question is kept until it is answered or overtaken; words that
 * nobody understood leave it standing.
 */
export function sceneAfter(scene: Scene, intent: Intent): Scene {
  let { screen, asked } = scene;
  if (intent.row !== "none" || intent.command !== undefined) asked = undefined;
  for (const effect of intent.effects) {
    if (effect.type === "navigate") screen = effect.to;
    if (effect.type === "ask") asked = effect.question;
  }
  return asked ? { ...scene, screen, asked } : withoutQuestion({ ...scene, screen });
}

function withoutQuestion({ asked: _answered, ...scene }: Scene): Scene {
  return scene;
}
