/** Which limits may be given up, and in which order. The one place that declares it. */
import type { Limit, LimitField } from "../../language/need/limits.ts";

/**
 * Soft limits from the first to be given up to the last. An answer gives up as few as it can; of
 * equally few, those named earlier here. A garment is given up only for its own family (no bombers:
 * other jackets), a shade first for its family (no navy: other blues).
 */
export const givenUpInOrder: readonly LimitField[] = [
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

/** What breaking a soft limit costs; sums compare by how many are broken, then by the order. */
export function costOf(limit: Limit): number {
  const place = givenUpInOrder.indexOf(limit.field);
  return 1024 + 2 ** Math.max(0, place);
}

/** Wishes that only order the answer: every piece is "comfortable" to somebody, few say so. */
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

/** How a limit is treated: it filters, it filters until given up, or it orders only. */
export function roleOf(limit: Limit): "filters" | "may-give" | "orders" {
  if (limit.field === "price") return limit.lean === undefined ? "filters" : "orders";
  if (limit.strength !== "soft") return "filters";
  if (limit.field === "detail" && limit.values.every((value) => orderingOnly.has(value)))
    return "orders";
  return "may-give";
}
