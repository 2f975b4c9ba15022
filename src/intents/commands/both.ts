/** Two commands in one sentence: "open the second one and add it in large". */
import { sceneAfter } from "../dialogue.ts";
import type { Effect } from "../effects.ts";
import { hear } from "../heard.ts";
import type { Intent, RowId, Scene } from "../intent.ts";
import type { Command, Reading, Understood } from "./command.ts";
import { asked, kernel } from "./spoken.ts";

const join =
  /,? (?:and then|and|then) (?=(?:add|put|open|go|sort|show|take|remove|choose|pick|read|scroll|search|clear|place|pay|check|make|size|tell|how|what)\b)/i;

/** The command for pairs of these commands; `ids` may stand first and second. */
export function bothOf(commands: readonly Command[]): Command {
  const read = (reading: Reading, scene: Scene): (Understood & { id: string }) | undefined => {
    for (const command of commands) {
      const understood = command.read(reading, scene);
      if (understood) return { ...understood, id: command.id };
    }
    return undefined;
  };
  return {
    id: "both",
    read(reading, scene) {
      if (asked(reading, scene.shop, reading.row) === undefined) return undefined;
      const [first, second, ...more] = kernel(reading.plain).split(join);
      if (first === undefined || second === undefined || more.length > 0) return undefined;
      const one = read({ ...hear(first), row: "none" }, scene);
      // A question has to be answered before anything can follow it.
      if (!one || one.effects.some(({ type }) => type === "ask")) return undefined;
      const between = sceneAfter(scene, asIntent(first, one));
      const two = read({ ...hear(second), row: reading.row }, between);
      const follows = two?.row ?? "follows";
      // "… and go to my cart": the matched row does the second part by itself.
      if (!two && reading.row === "none") return undefined;
      return {
        slots: { first: one.id, second: two?.id ?? reading.row, ...one.slots, ...two?.slots },
        effects: [...one.effects, ...(two?.effects ?? [])] satisfies readonly Effect[],
        row: follows,
      };
    },
  };
}

function asIntent(said: string, { id, slots, effects }: Understood & { id: string }): Intent {
  return { said, row: "none" satisfies RowId, command: id, slots, effects };
}
