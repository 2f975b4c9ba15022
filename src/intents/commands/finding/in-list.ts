/**
 * Constraints alone filter the visible list: "under 1500", "just the linen ones". If nothing would
 * be left, or the list can't filter by one, they are a need.
 */
import { collected, type View } from "../../../../domain/collection.ts";
import type { ViewChange } from "../../effects.ts";
import type { Wish } from "../../grammar/wish.ts";
import type { ShopScene } from "../../intent.ts";
import { sortingTalk } from "../../phrases/finding/filters.ts";
import { sortIn } from "./filters.ts";
import { refinedView } from "./view-need.ts";

export function filteredBy(
  { constraints, turn: { other, like, price, dropped, again } }: Wish,
  text: string,
  view: View,
  { catalogue }: ShopScene,
): ViewChange | undefined {
  if (other || like !== null || price !== null) return undefined;
  if (constraints.length + dropped.length === 0 || (again && dropped.length === 0))
    return undefined;
  const sort = sortIn(text);
  const found = refinedView(sort ? text.replace(sortingTalk, " ") : text, view)?.change;
  if (found === undefined) return undefined;
  const change: ViewChange = sort ? { ...found, sort } : found;
  if (Object.keys(change).length === 0) return undefined;
  return collected(catalogue, { ...view, ...change }).length > 0 ? change : undefined;
}
