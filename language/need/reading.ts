import { type Token, wordsOf } from "../text/tokens.ts";
import type { Conflict } from "./constraints.ts";
import type { Entity } from "./entity.ts";
import type { NegationScope } from "./negation.ts";
import { correctionsIn } from "./several/sub-queries.ts";

export interface Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly scope: NegationScope;
}

export function words({ text, tokens }: Reading, entities: readonly Entity[]): string {
  const pieces = entities.map(({ from, to }) => wordsOf(text, tokens, from, to));
  return [...new Set(pieces)].join(", ");
}

/** After the last correction: "blue, no wait, green" → green. */
export function corrected<M extends Entity>(
  entities: readonly M[],
  { tokens }: Reading,
): readonly M[] {
  for (const at of [...correctionsIn(tokens)].reverse()) {
    const later = entities.filter((entity) => entity.from >= at);
    if (later.length > 0 && later.length < entities.length) return later;
  }
  return entities;
}

export function conflict(
  field: Conflict["field"],
  reading: Reading,
  a: Entity,
  b: Entity,
): Conflict {
  const [earlier, later] = a.from < b.from ? [a, b] : [b, a];
  return { field, believed: words(reading, [later]), dropped: words(reading, [earlier]) };
}
