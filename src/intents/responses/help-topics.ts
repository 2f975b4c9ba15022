/** The help sheet's contents, from the matcher's data. */

import type { RowId } from "../intent.ts";
import { table } from "../table/table.ts";
import { type HelpTopic, sayings } from "./sayings.ts";

interface TableTopic {
  readonly id: Exclude<RowId, "none">;
  readonly say: readonly string[];
  readonly does: string;
}

export const tableTopics: readonly TableTopic[] = table.map(({ id, say, does }) => ({
  id,
  say,
  does,
}));

/** The table's rows and the commands' examples. */
export const helpTopics: readonly (TableTopic | HelpTopic)[] = [...tableTopics, ...sayings];
