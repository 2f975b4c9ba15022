/** What can be said, for the help sheet: taken from what is matched, so it can't tell otherwise. */

import type { RowId } from "../intent.ts";
import { table } from "../table/table.ts";
import { type Saying, sayings } from "./sayings.ts";

export interface Sayable {
  readonly id: Exclude<RowId, "none">;
  /** Whole sentences that do it, the shortest first. */
  readonly say: readonly string[];
  /** What it does, in one sentence. */
  readonly does: string;
}

export const sayable: readonly Sayable[] = table.map(({ id, say, does }) => ({ id, say, does }));

/** The table's rows, and everything that the commands take beside them. */
export const everythingSayable: readonly (Sayable | Saying)[] = [...sayable, ...sayings];
