/** A row's effects, kept until its question is answered. */
import type { Effect } from "../effects.ts";
import type { RowId } from "../intent.ts";
import { table } from "../table/table.ts";

export function waitingFor(row: RowId | undefined): readonly Effect[] {
  const effects = table.find(({ id }) => id === row)?.effects ?? [];
  return effects.flatMap((effect) => (effect.type === "navigate" ? effect : []));
}
