/** Effects that navigate, to the addresses of links, checkboxes and the search. */
import { paths } from "../../../domain/routes.ts";
import type { Outcome } from "../../assistant/machine/outcome.ts";
import type { Effect } from "../../intents/effects.ts";
import { describeEffects } from "../../intents/responses/describe-effects.ts";
import { outcomeWords } from "../../intents/responses/words.ts";
import {
  closeSearch,
  readView,
  type SearchPlace,
  viewUrl,
} from "../../shop/catalogue/search-url.ts";
import type { PerformParts } from "./effects-parts.ts";
import { addressOf, done, type Run } from "./effects-run.ts";

/** Navigates in one undoable step. */
export function went(to: string, effect: Effect, parts: PerformParts, run: Run): Outcome {
  if (to !== addressOf(parts.place())) run.undoable("step");
  parts.goTo(to);
  return done(describeEffects([effect]));
}

/** The address of a changed view. */
export function narrowed(
  { view: { sort, ...filters } }: Effect & { type: "narrow" },
  { path, query }: SearchPlace,
): string {
  const now = readView(path === paths.collection ? query : "");
  return viewUrl({
    ...now,
    sort: sort ?? now.sort,
    filters: { ...now.filters, ...filters },
  });
}

export function endSearch(effect: Effect, parts: PerformParts, run: Run): Outcome {
  const here = parts.place();
  const open = closeSearch(here) !== addressOf(here) && readView(here.query).search !== undefined;
  if (!open) return done(outcomeWords.searchWasClosed);
  return went(closeSearch(here), effect, parts, run);
}
