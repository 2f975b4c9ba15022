/**
 * Constraints alone filter the visible list: "under 1500", "just the linen ones". If nothing would
 * be left, or the list can't filter by one, they are a need.
 */
import { collected, type View } from "../../../../domain/collection.ts";
import type { Category, SubCategory } from "../../../../domain/values.ts";
import type { Limit } from "../../../../language/need/limits.ts";
import type { Who } from "../../../../language/readers/audience.ts";
import type { ViewChange } from "../../effects.ts";
import type { Wish } from "../../grammar/wish.ts";
import type { ShopScene } from "../../intent.ts";
import { changeOf } from "./fact-filters.ts";
import { sortIn } from "./filters.ts";

const categoryOf: Readonly<Partial<Record<Who, Category>>> = {
  men: "Men",
  women: "Women",
  kids: "Kids",
};
const shelfOf: Readonly<Record<string, SubCategory>> = {
  top: "TopWear",
  bottoms: "BottomWear",
  "winter-wear": "WinterWear",
};

export function filteredBy(
  { limits, turn, turns }: Wish,
  text: string,
  view: View,
  { catalogue }: ShopScene,
): ViewChange | undefined {
  if (turns || turn.again || turn.also || limits.length === 0) return undefined;
  const sort = sortIn(text);
  let change: ViewChange = sort ? { sort } : {};
  for (const limit of limits) {
    if (sort && limit.field === "price" && limit.lean !== undefined) continue;
    const part = limit.strength === "negated" ? without(limit, view) : filterOf(limit);
    if (part === undefined) return undefined;
    change = { ...part, ...change };
  }
  return collected(catalogue, { ...view, ...change }).length > 0 ? change : undefined;
}

function filterOf(limit: Limit): ViewChange | undefined {
  if (limit.field === "audience") {
    const all = limit.who.map((who) => categoryOf[who]);
    const categories = all.flatMap((each) => each ?? []);
    return limit.age === undefined && categories.length === all.length ? { categories } : undefined;
  }
  if (limit.field === "garment") {
    const all = limit.values.map((value) => shelfOf[value]);
    const subCategories = all.flatMap((each) => each ?? []);
    return subCategories.length === all.length ? { subCategories } : undefined;
  }
  return changeOf(limit);
}

/** "Not blue": the filter goes, where there is one. */
function without(limit: Limit, view: View): ViewChange | undefined {
  if (limit.field !== "colour" && limit.field !== "material") return undefined;
  const now = (limit.field === "colour" ? view.colours : view.cloths) ?? [];
  const rest = now.filter((value) => !limit.values.includes(value));
  if (rest.length === now.length) return undefined;
  return limit.field === "colour" ? { colours: rest } : { cloths: rest };
}
