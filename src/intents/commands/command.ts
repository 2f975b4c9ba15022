/**
 * The shape of a conversational command: one file each in this folder, registered in all.ts.
 * The table stays law by construction: a command says what it does and whether the matched row's
 * own effects come after it or wait; it has no way to change the row.
 */
import type { Effect } from "../effects.ts";
import type { RowId, Scene, Slots } from "../intent.ts";
import type { Heard } from "../normalise.ts";

/** One alternative, as a command gets to see it. */
export interface Reading extends Heard {
  /** The row that it matches, or `none`. */
  readonly row: RowId;
}

export interface Understood {
  readonly slots: Slots;
  readonly effects: readonly Effect[];
  /**
   * What becomes of the matched row's own effects: they follow the command's (it did its work), or
   * they are left out (it asked for something first, or it answered the question that the row
   * would ask). Without a row nothing follows.
   */
  readonly row: "follows" | "waits";
}

export interface Command {
  readonly id: string;
  /** Takes the utterance, or leaves it (undefined) to the commands after it and to the table. */
  read(reading: Reading, scene: Scene): Understood | undefined;
}

/** What a command made of an utterance, and which one it was. */
export interface Taken extends Understood {
  readonly id: string;
}

/** What the first of these commands that takes the utterance makes of it. */
export function firstReading(
  commands: readonly Command[],
  reading: Reading,
  scene: Scene,
): Taken | undefined {
  for (const command of commands) {
    const understood = command.read(reading, scene);
    if (understood) return { ...understood, id: command.id };
  }
  return undefined;
}
