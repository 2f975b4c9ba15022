import type { Constraint, WordConstraint } from "../../language/need/constraints.ts";
import { garmentName } from "../../language/words/garments.ts";
import { type CatalogueIndex, valuesAt } from "./index/catalogue-index.ts";
import { search } from "./search.ts";

/** Kind, colour, cloth and occasions as wishes; `garment` is the kind's strength. */
export function likenessOf(
  index: CatalogueIndex,
  place: number,
  garment: "hard" | "soft",
): readonly Constraint[] {
  const words = `like ${index.products[place]?.name ?? ""}`;
  const wish = (field: "colour" | "material" | "occasion"): readonly WordConstraint[] => {
    const values = valuesAt(index, field, place).slice(0, 3);
    return values.length === 0 ? [] : [{ field, strength: "soft", words, values }];
  };
  const kinds = valuesAt(index, "garment", place)
    .slice(0, 1)
    .map(
      (kind): WordConstraint => ({
        field: "garment",
        strength: garment,
        words: garmentName(kind).one,
        values: [kind],
      }),
    );
  return [...kinds, ...wish("colour"), ...wish("material"), ...wish("occasion")];
}

/** A need's constraints that bind similar products: price, wearer, exclusions. */
export const stillBinds = (constraint: Constraint): boolean =>
  constraint.strength === "negated" ||
  ["price", "audience", "size", "season"].some((field) => field === constraint.field);

/** The `count` most similar, nearest first: what is worn in its place, then others for its wearer. */
export function nearestTo(
  index: CatalogueIndex,
  place: number,
  constraints: readonly Constraint[],
  count: number,
): readonly number[] {
  const own = index.products[place];
  const like = [...likenessOf(index, place, "soft"), ...constraints.filter(stillBinds)];
  const near: number[] = [];
  for (const fields of [["category", "subCategory"], ["category"]] as const) {
    const elsewhere = [...index.products.keys()].filter((at) =>
      fields.some((field) => index.products[at]?.[field] !== own?.[field]),
    );
    const without = new Set([place, ...near, ...elsewhere]);
    // Each search returns the best misses; then slightly worse ones.
    while (near.length < count) {
      const found = search({
        index,
        subQuery: { constraints: like },
        unmatched: [],
        without,
      }).candidates;
      if (found.length === 0) break;
      for (const { place: one } of found) {
        near.push(one);
        without.add(one);
      }
    }
  }
  return near.slice(0, count);
}
