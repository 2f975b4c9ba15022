/** Which constraints may be relaxed, in which order: declared here only. */
import type { Limit, LimitField } from "../../language/need/limits.ts";

/**
 * First relaxed first. Answers relax as few as possible, then the earliest. A garment is relaxed to
 * its family (no bombers: other jackets), a shade first (no navy: other blues).
 */
const relaxationOrder: readonly LimitField[] = [
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

export function costOf(limit: Limit, beside: readonly Limit[]): number {
  const place = relaxationOrder.indexOf(limit.field);
  if (isUse(limit) && beside.some(isNamedKind)) return lessThanALook + 2 ** place;
  if (isPart(limit)) return 1024 + 2 ** relaxationOrder.indexOf("material");
  return 1024 + 2 ** Math.max(0, place);
}

/** Of a named kind, what it is for says less than how it looks. */
const lessThanALook = 400;
const isUse = ({ field }: Limit): boolean => field === "occasion" || field === "season";
const isNamedKind = ({ field, strength }: Limit): boolean =>
  field === "garment" && strength === "hard";

/** "With palazzo" belongs to the kind. */
const isPart = (limit: Limit): boolean =>
  limit.field === "detail" && limit.values.some((value) => value.startsWith("with-"));

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
export function roleOf(limit: Limit): "filters" | "may-give" | "orders" {
  if (limit.field === "price") return limit.lean === undefined ? "filters" : "orders";
  if (limit.strength !== "soft") return "filters";
  if (limit.field === "detail" && limit.values.every((value) => orderingOnly.has(value)))
    return "orders";
  return "may-give";
}
