/**
 * The type of commands, registered in all.ts. A command can't change the matched row: it only says whether
 * the row's effects follow or wait.
 */
import type { Effect } from "../effects.ts";
import type { RowId, Scene, Slots } from "../intent.ts";
import type { Heard } from "../normalise.ts";

/** One alternative, as commands see it. */
export interface Reading extends Heard {
  /** Or `none`. */
  readonly row: RowId;
}

export interface Understood {
  readonly slots: Slots;
  readonly effects: readonly Effect[];
  /**
   * The row's effects follow, or are left out because the command asked, or answered what the row would ask.
   * Without a row nothing follows.
   */
  readonly row: "follows" | "waits";
}

export interface Command {
  readonly id: string;
  /** Undefined leaves it to the next command and the table. */
  read(reading: Reading, scene: Scene): Understood | undefined;
}

export interface Taken extends Understood {
  readonly id: string;
}

/** By the first command that takes it. */
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
