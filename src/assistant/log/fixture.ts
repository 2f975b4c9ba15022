/**
 * Writes turns as fixtures (JSON Lines for `npm run replay`). The act becomes the expectation,
 * except after a second opinion.
 */
import type { Effect } from "../../intents/effects.ts";
import { recordedScene } from "../../intents/replay/recorded-scene.ts";
import type { Timeline } from "../../intents/replay/timeline.ts";
import type { TurnRecord } from "./record.ts";

/** Empty if nothing was understood. Repetitions are left out. */
export function fixtureFile(records: readonly TurnRecord[]): string {
  const lines = new Map<string, string>();
  for (const record of records) {
    const timeless = fixtureLine({ ...record, times: {} });
    const line = fixtureLine(record);
    if (timeless !== undefined && line !== undefined && !lines.has(timeless))
      lines.set(timeless, line);
  }
  return [...lines.values()].map((line) => `${line}\n`).join("");
}

/** Undefined for a turn without words. */
export function fixtureLine(record: TurnRecord): string | undefined {
  const { alternatives, scene, intent, guessed, times } = record;
  const [first] = alternatives;
  if (!first || !intent) return undefined;
  const go = lastNavigation(intent.effects);
  return JSON.stringify({
    ...(alternatives.length > 1 ? { alternatives } : { said: first.text }),
    ...(scene &&
      (scene.asked || (scene.shop && intent.command !== undefined)
        ? { scene: recordedScene(scene, intent) }
        : { on: scene.screen })),
    ...(!guessed && {
      expect: {
        row: intent.row,
        ...(intent.command !== undefined && { command: intent.command }),
        ...(Object.keys(intent.slots).length > 0 && { slots: intent.slots }),
        ...(go !== undefined && { go }),
      },
    }),
    ...(Object.keys(times).length > 0 && { times: rounded(times) }),
  });
}

/** To a tenth of a millisecond. */
function rounded(times: Timeline): Timeline {
  return Object.fromEntries(
    Object.entries(times).map(([at, ms]) => [at, Math.round(ms * 10) / 10]),
  );
}

function lastNavigation(effects: readonly Effect[]): string | undefined {
  return effects.findLast((effect) => effect.type === "navigate")?.to;
}
