/** What a matched row would do, kept for after the answer to a question, or for the shopper's no. */
import type { Effect } from "../effects.ts";
import type { RowId } from "../intent.ts";
import { table } from "../table/table.ts";

/** Where the row leads; nothing for rows that lead nowhere. */
export function waitingFor(row: RowId | undefined): readonly Effect[] {
  const effects = table.find(({ id }) => id === row)?.effects ?? [];
  return effects.flatMap((effect) => (effect.type === "navigate" ? effect : []));
}
