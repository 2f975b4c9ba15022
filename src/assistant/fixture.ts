/**
 * Turns what was said to the assistant into a fixture file: JSON Lines as `npm run replay` reads
 * them. What the assistant did becomes what is expected, so that a developer edits wishes, not form.
 */
import type { Effect } from "../intents/effects.ts";
import { recordedScene } from "../intents/recorded-scene.ts";
import type { TurnRecord } from "./record.ts";

/** A fixture file; empty when nothing was understood yet. Lines that repeat another are left out. */
export function fixtureFile(records: readonly TurnRecord[]): string {
  const lines = new Set(records.flatMap((record) => fixtureLine(record) ?? []));
  return [...lines].map((line) => `${line}\n`).join("");
}

/** The line of one turn, or undefined when it had no words. */
export function fixtureLine({ alternatives, scene, intent }: TurnRecord): string | undefined {
  const [first] = alternatives;
  if (!first || !intent) return undefined;
  const go = lastNavigation(intent.effects);
  return JSON.stringify({
    ...(alternatives.length > 1 ? { alternatives } : { said: first.text }),
    ...(scene &&
      (scene.asked || (scene.shop && intent.command !== undefined)
        ? { scene: recordedScene(scene, intent) }
        : { on: scene.screen })),
    expect: {
      row: intent.row,
      ...(intent.command !== undefined && { command: intent.command }),
      ...(Object.keys(intent.slots).length > 0 && { slots: intent.slots }),
      ...(go !== undefined && { go }),
    },
  });
}

function lastNavigation(effects: readonly Effect[]): string | undefined {
  return effects.findLast((effect) => effect.type === "navigate")?.to;
}
