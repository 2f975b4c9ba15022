/**
 * What may be said next: two or three whole sentences, taken from the same data that the matcher
 * reads, so that each of them works when it is chosen.
 */

import { paths } from "../../domain/routes.ts";
import { sayingsOn } from "../intents/commands/sayings.ts";
import type { Question } from "../intents/effects.ts";
import type { RowId } from "../intents/intent.ts";
import { sayable } from "../intents/sayable.ts";

export interface Moment {
  /** Path of the screen. */
  readonly screen: string;
  readonly asked?: Question | undefined;
  /** The row of the last utterance, if there was one. */
  readonly after?: RowId | undefined;
  /** Whether the tour is being offered. */
  readonly offersTour?: boolean | undefined;
}

/** How many are offered. */
const enough = 3;

/** What a shopper is likely to want next, per screen; the first three that fit are offered. */
const likely: Readonly<Record<string, readonly RowId[]>> = {
  [paths.home]: ["recommend", "collection", "search-open"],
  [paths.collection]: ["search-open", "recommend", "cart"],
  [paths.product]: ["recommend", "collection", "cart"],
  [paths.cart]: ["collection", "recommend", "order"],
  [paths.orders]: ["collection", "recommend", "contact"],
  [paths.about]: ["collection", "recommend", "contact"],
  [paths.contact]: ["order", "collection", "home"],
  [paths.recommendations]: ["collection", "cart", "home"],
};
const elsewhere: readonly RowId[] = ["recommend", "cart", "collection"];

/** Answers that fit a question. */
function answers(question: Question): readonly string[] {
  switch (question.id) {
    case "need":
      return question.about === "" || question.text.startsWith("What")
        ? ["Something warm", "A gift for my daughter", "Never mind"]
        : ["Yes", "No"];
    case "confirm":
      return ["Yes", "No"];
    case "misheard":
      return ["No"];
    case "size":
      return ["Medium", "Large", "Never mind"];
    case "which":
      return ["The first one", "The second one", "Never mind"];
    case "field":
      return question.spelled ? ["Never mind"] : ["Let me spell it", "Never mind"];
    case "tour":
      return ["Next", "Skip"];
  }
}

export function suggestions({ screen, asked, after, offersTour }: Moment): readonly string[] {
  if (asked) return answers(asked);
  if (offersTour) {
    return ["Show me around", ...suggestions({ screen, after }).slice(0, enough - 1)];
  }
  const rows: readonly RowId[] = [
    ...(after === "search-open" ? (["search-close"] as const) : []),
    ...(likely[screen] ?? elsewhere),
  ];
  const ofTable = rows
    .filter((row) => row !== after)
    .flatMap((row) => sayable.find(({ id }) => id === row)?.say.at(1) ?? []);
  // What only this screen can do comes first, and one thing that leads on beside it.
  const ofScreen = sayingsOn(screen)
    .filter(({ on }) => on !== "everywhere")
    .flatMap(({ say }) => say[0] ?? [])
    .slice(0, enough - 1);
  const first = after === "search-open" ? [...ofTable.slice(0, 1), ...ofScreen] : ofScreen;
  return [...new Set([...first, ...ofTable])].slice(0, enough);
}
