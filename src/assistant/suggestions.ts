/**
 * What may be said next: two or three whole sentences, taken from the same data that the matcher
 * reads, so that each of them works when it is chosen.
 */
import type { Question } from "../intents/effects.ts";
import type { RowId } from "../intents/intent.ts";
import { sayable } from "../intents/sayable.ts";

export interface Moment {
  /** Path of the screen. */
  readonly screen: string;
  readonly asked?: Question | undefined;
  /** The row of the last utterance, if there was one. */
  readonly after?: RowId | undefined;
}

/** How many are offered. */
const enough = 3;

/** What a shopper is likely to want next, per screen; the first three that fit are offered. */
const likely: Readonly<Record<string, readonly RowId[]>> = {
  "/": ["recommend", "collection", "search-open"],
  "/collection": ["search-open", "recommend", "cart"],
  "/product": ["recommend", "collection", "cart"],
  "/cart": ["collection", "recommend", "order"],
  "/order": ["collection", "recommend", "contact"],
  "/about": ["collection", "recommend", "contact"],
  "/contact": ["order", "collection", "home"],
  "/recommendations": ["collection", "cart", "home"],
};
const elsewhere: readonly RowId[] = ["recommend", "cart", "collection"];

/** Answers that fit a question. */
function answers(question: Question): readonly string[] {
  switch (question.id) {
    case "need":
      return question.about === "" || question.text.startsWith("What")
        ? ["Something warm", "A gift for my daughter", "Never mind"]
        : ["Yes", "No"];
  }
}

export function suggestions({ screen, asked, after }: Moment): readonly string[] {
  if (asked) return answers(asked);
  const rows: readonly RowId[] = [
    ...(after === "search-open" ? (["search-close"] as const) : []),
    ...(likely[screen] ?? elsewhere),
  ];
  return rows
    .filter((row) => row !== after)
    .flatMap((row) => sayable.find(({ id }) => id === row)?.say.at(1) ?? [])
    .slice(0, enough);
}
