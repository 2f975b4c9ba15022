import type { Limit, WordLimit } from "../../language/need/limits.ts";
import { garmentName } from "../../language/words/garments.ts";
import { type CatalogueIndex, valuesAt } from "./index/catalogue-index.ts";
import { search } from "./search.ts";

/** Kind, colour, cloth and occasions as wishes; `garment` is the kind's strength. */
export function likenessOf(
  index: CatalogueIndex,
  place: number,
  garment: "hard" | "soft",
): readonly Limit[] {
  const words = `like ${index.items[place]?.name ?? ""}`;
  const wish = (field: "colour" | "material" | "occasion"): readonly WordLimit[] => {
    const values = valuesAt(index, field, place).slice(0, 3);
    return values.length === 0 ? [] : [{ field, strength: "soft", words, values }];
  };
  const kinds = valuesAt(index, "garment", place)
    .slice(0, 1)
    .map(
      (kind): WordLimit => ({
        field: "garment",
        strength: garment,
        words: garmentName(kind).one,
        values: [kind],
      }),
    );
  return [...kinds, ...wish("colour"), ...wish("material"), ...wish("occasion")];
}

/** A need's constraints that bind similar products: price, wearer, exclusions. */
export const stillBinds = (limit: Limit): boolean =>
  limit.strength === "negated" ||
  ["price", "audience", "size", "season"].some((field) => field === limit.field);

/** The `count` most similar, nearest first: what is worn in its place, then others for its wearer. */
export function nearestTo(
  index: CatalogueIndex,
  place: number,
  limits: readonly Limit[],
  count: number,
): readonly number[] {
  const own = index.items[place];
  const like = [...likenessOf(index, place, "soft"), ...limits.filter(stillBinds)];
  const near: number[] = [];
  for (const fields of [["category", "subCategory"], ["category"]] as const) {
    const elsewhere = [...index.items.keys()].filter((at) =>
      fields.some((field) => index.items[at]?.[field] !== own?.[field]),
    );
    const without = new Set([place, ...near, ...elsewhere]);
    // Each search returns the best misses; then slightly worse ones.
    while (near.length < count) {
      const found = search({ index, wanted: { limits: like }, rest: [], without }).candidates;
      if (found.length === 0) break;
      for (const { place: one } of found) {
        near.push(one);
        without.add(one);
      }
    }
  }
  return near.slice(0, count);
}
