/**
 * Commands, registered in all.ts. A command can't change the matched row, only whether its effects
 * follow or wait.
 */
import type { Effect } from "../effects.ts";
import type { RowId, Scene, Slots } from "../intent.ts";
import type { NormalisedText } from "../normalise.ts";

/** One alternative, as seen by commands. */
export interface Reading extends NormalisedText {
  readonly row: RowId;
}

export interface Understood {
  /** The one act that several parts come to. */
  readonly as?: string;
  readonly slots: Slots;
  readonly effects: readonly Effect[];
  /** The row's effects follow, or are dropped because the command asked or answered instead. */
  readonly row: "follows" | "waits";
}

export interface Command {
  readonly id: string;
  /** Undefined: try the next command, then the table. */
  read(reading: Reading, scene: Scene): Understood | undefined;
}

export interface Taken extends Understood {
  readonly id: string;
}

/** The first that takes it. */
export function firstReading(
  commands: readonly Command[],
  reading: Reading,
  scene: Scene,
): Taken | undefined {
  for (const command of commands) {
    const understood = command.read(reading, scene);
    if (understood) return { ...understood, id: understood.as ?? command.id };
  }
  return undefined;
}
