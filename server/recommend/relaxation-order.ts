/** Which constraints may be relaxed, in which order: declared here only. */
import type { Constraint, ConstraintField } from "../../language/need/constraints.ts";

/**
 * First relaxed first. Answers relax as few as possible, then the earliest. A garment is relaxed to
 * its family (no bombers: other jackets), a shade first (no navy: other blues).
 */
const relaxationOrder: readonly ConstraintField[] = [
  "audience",
  "detail",
  "fit",
  "sleeve",
  "pattern",
  "occasion",
  "season",
  "material",
  "colour",
  "garment",
];

export function costOf(constraint: Constraint, beside: readonly Constraint[]): number {
  const place = relaxationOrder.indexOf(constraint.field);
  if (isUse(constraint) && beside.some(isNamedKind)) return lessThanALook + 2 ** place;
  // "A wedding in December": dressed for the wedding first.
  if (constraint.field === "season" && beside.some(isFeast))
    return 1024 + 2 ** relaxationOrder.indexOf("pattern");
  if (isPart(constraint)) return 1024 + 2 ** relaxationOrder.indexOf("material");
  return 1024 + 2 ** Math.max(0, place);
}

/** Of a named kind, what it is for says less than how it looks. */
const lessThanALook = 400;
const isUse = ({ field }: Constraint): boolean => field === "occasion" || field === "season";
const isNamedKind = ({ field, strength }: Constraint): boolean =>
  field === "garment" && strength === "hard";

const isFeast = (one: Constraint): boolean =>
  one.field === "occasion" && one.values.some((value) => feasts.has(value));
const feasts = new Set("wedding festive party black-tie date office mourning".split(" "));

/** "With palazzo" belongs to the kind. */
const isPart = (constraint: Constraint): boolean =>
  constraint.field === "detail" && constraint.values.some((value) => value.startsWith("with-"));

/** Ranks only: few descriptions say "comfortable". */
const orderingOnly = new Set([
  "soft",
  "breathable",
  "lightweight",
  "modest",
  "thick",
  "thin",
  "heavy",
  "bestseller",
]);

/** Filters, filters until relaxed, or ranks. */
export function roleOf(constraint: Constraint): "filters" | "may-give" | "orders" {
  if (constraint.field === "price") return constraint.lean === undefined ? "filters" : "orders";
  if (constraint.strength !== "soft") return "filters";
  if (constraint.field === "detail" && constraint.values.every((value) => orderingOnly.has(value)))
    return "orders";
  return "may-give";
}
