import { type Token, wordsOf } from "../text/tokens.ts";
import type { Mark } from "./entity.ts";
import type { Conflict } from "./limits.ts";
import type { Reach } from "./negation.ts";
import { correctionsIn } from "./sub-queries.ts";

export interface Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly reach: Reach;
}

export function words({ text, tokens }: Reading, marks: readonly Mark[]): string {
  const pieces = marks.map(({ from, to }) => wordsOf(text, tokens, from, to));
  return [...new Set(pieces)].join(", ");
}

/** After the last correction: "blue, no wait, green" → green. */
export function corrected<M extends Mark>(marks: readonly M[], { tokens }: Reading): readonly M[] {
  for (const at of [...correctionsIn(tokens)].reverse()) {
    const later = marks.filter((mark) => mark.from >= at);
    if (later.length > 0 && later.length < marks.length) return later;
  }
  return marks;
}

export function conflict(field: Conflict["field"], reading: Reading, a: Mark, b: Mark): Conflict {
  const [earlier, later] = a.from < b.from ? [a, b] : [b, a];
  return { field, believed: words(reading, [later]), dropped: words(reading, [earlier]) };
}
