/** Turns what happened into a line of a fixture file, so that a session can be replayed. */
import type { Intent, Scene, Utterance } from "./intent.ts";

export interface Recorded {
  readonly utterance: Utterance;
  /** As it was when the words were heard. */
  readonly scene: Scene;
  readonly intent: Intent;
}

/** One line of JSON, without its line end; replaying it passes as long as it means the same. */
export function fixtureLine({ utterance, scene, intent }: Recorded): string {
  const [first, ...others] = utterance.alternatives;
  const heard =
    others.length === 0 ? { said: first?.text ?? "" } : { alternatives: utterance.alternatives };
  const { row, command, slots, effects } = intent;
  const expect = { row, command: command ?? null, slots, effects };
  return JSON.stringify({ ...heard, scene, expect });
}
