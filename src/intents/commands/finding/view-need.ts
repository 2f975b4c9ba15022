/** The list's filters as a need, and back: what is said changes both by the same rules. */
import { type View, wholeCollection } from "../../../../domain/collection.ts";
import type { Category, SubCategory } from "../../../../domain/values.ts";
import type { Constraint, ConstraintField, Need } from "../../../../language/need/constraints.ts";
import { readFollowUp, readTurn, refine } from "../../../../language/need/follow-up.ts";
import type { Who } from "../../../../language/readers/audience.ts";
import type { ViewChange } from "../../effects.ts";
import { changeOf } from "./fact-filters.ts";

const whoOf: Readonly<Record<Category, Who>> = { Men: "men", Women: "women", Kids: "kids" };
const shelfOf: Readonly<Record<SubCategory, readonly [value: string, words: string]>> = {
  TopWear: ["top", "tops"],
  BottomWear: ["bottoms", "bottoms"],
  WinterWear: ["winter-wear", "winter wear"],
};
const categoryOf = new Map(Object.entries(whoOf).map(([key, who]) => [who, key as Category])); // its keys
const shelves = new Map(
  Object.entries(shelfOf).map(([key, [value]]) => [value, key as SubCategory]), // its keys
);

function limitsOf(view: View): readonly Constraint[] {
  const { categories, subCategories, colours = [], cloths = [], sizes = [], price } = view;
  const said = (field: "colour" | "material" | "size", values: readonly string[], words: string) =>
    values.length > 0
      ? [{ field, strength: field === "size" ? "hard" : "soft", words, values } as const]
      : [];
  const whom = categories.map((each) => each.toLowerCase()).join(" and ");
  const things = subCategories.map((each) => shelfOf[each][1]).join(" or ");
  return [
    ...said("colour", colours, colours.join(" or ")),
    ...said("material", cloths, cloths.join(" or ")),
    ...(subCategories.length > 0
      ? [
          {
            field: "garment",
            strength: "hard",
            words: things,
            values: subCategories.map((each) => shelfOf[each][0]),
          } as const,
        ]
      : []),
    ...(categories.length > 0
      ? [
          {
            field: "audience",
            strength: "hard",
            words: `for ${whom}`,
            who: categories.map((each) => whoOf[each]),
          } as const,
        ]
      : []),
    ...said("size", sizes, `in size ${sizes.join(" or ")}`),
    ...(price?.from !== undefined || price?.to !== undefined ? [spanned(price)] : []),
  ];
}

function spanned({ from, to }: NonNullable<View["price"]>): Constraint {
  const words = [
    ...(from === undefined ? [] : [`above ${from}`]),
    ...(to === undefined ? [] : [`under ${to}`]),
  ].join(" and ");
  return {
    field: "price",
    strength: "hard",
    words,
    ...(from !== undefined && { min: from }),
    ...(to !== undefined && { max: to }),
  };
}

const needOf = (view: View): Need => ({
  subQueries: [{ constraints: limitsOf(view) }],
  unmatched: [],
  conflicts: [],
});

interface Refined {
  /** Filters that are to change; undefined where the list can't filter so. */
  readonly change: ViewChange | undefined;
  /** What stays of the search and the filters, in words. */
  readonly kept: string;
}

/** Null: nothing of a need. */
export function refinedView(text: string, view: View): Refined | null {
  const before = needOf(view);
  const follow = readFollowUp(text, before, { answers: true });
  if (follow === null) return null;
  const { subQueries: wanted } = refine(before, follow);
  const earlier = before.subQueries.flatMap(({ constraints }) => constraints);
  const after = wanted.flatMap(({ constraints }) => constraints);
  const others = readTurn(text).other;
  // "What else do you have": the shelf has been seen.
  const stays = earlier.filter(
    (constraint) => after.includes(constraint) && !(others && constraint.field === "garment"),
  );
  const named = stays.some(({ field }) => field === "garment");
  const shelved = [...stays].sort((one, other) => order(one.field) - order(other.field));
  return {
    change: wanted.length === 1 ? changeTo(after, earlier, view) : undefined,
    kept: [
      ...(named || view.search?.trim() ? [view.search?.trim() ?? ""] : ["something"]),
      ...shelved.map(({ words }) => words),
    ]
      .filter((words) => words !== "")
      .join(" "),
  };
}

const places: readonly ConstraintField[] = [
  "colour",
  "material",
  "garment",
  "audience",
  "size",
  "price",
];
const order = (field: ConstraintField): number => places.indexOf(field);

function changeTo(
  after: readonly Constraint[],
  earlier: readonly Constraint[],
  view: View,
): ViewChange | undefined {
  let filters: ViewChange = {};
  for (const constraint of after) {
    if (constraint.strength === "negated" && earlier.some((one) => isOf(one, constraint))) continue;
    if (constraint.field === "price" && constraint.lean !== undefined) continue;
    const part = filterOf(constraint);
    if (part === undefined) return undefined;
    filters = { ...filters, ...part };
  }
  const full = {
    categories: [],
    subCategories: [],
    ...(view.colours && { colours: [] }),
    ...(view.cloths && { cloths: [] }),
    ...(view.sizes && { sizes: [] }),
    ...(view.price && { price: {} }),
    ...filters,
  };
  const now: ViewChange = { ...wholeCollection, ...view };
  const change = Object.fromEntries(
    Object.entries(full).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(now[key as keyof ViewChange]), // its keys
    ),
  );
  return Object.keys(change).length > 0 ? change : filters;
}

function isOf(one: Constraint, other: Constraint): boolean {
  return (
    one.field === other.field &&
    "values" in one &&
    "values" in other &&
    one.values.some((value) => other.values.includes(value))
  );
}

function filterOf(constraint: Constraint): ViewChange | undefined {
  if (constraint.strength === "negated") return undefined;
  if (constraint.field === "audience") {
    const all = constraint.who.map((who) => categoryOf.get(who));
    const categories = all.flatMap((each) => each ?? []);
    return constraint.age === undefined && categories.length === all.length
      ? { categories }
      : undefined;
  }
  if (constraint.field === "garment") {
    const all = constraint.values.map((value) => shelves.get(value));
    const subCategories = all.flatMap((each) => each ?? []);
    return subCategories.length === all.length ? { subCategories } : undefined;
  }
  return changeOf(constraint);
}
