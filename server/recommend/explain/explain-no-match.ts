/** Why nothing meets all hard constraints, and what a larger budget would bring. */
import { priceIn } from "../../../domain/money.ts";
import { garmentWord, limitLabel, list } from "../../../language/need/labels.ts";
import type { Limit, PriceLimit, SubQuery } from "../../../language/need/limits.ts";
import type { CatalogueIndex } from "../index/catalogue-index.ts";
import { type Degree, degreeOf, inSet, keptFrom, neededFor } from "../match.ts";
import { costOf, roleOf } from "../relaxation-order.ts";

interface NoMatch {
  /** The excluding constraints: one whose removal helps, else an impossible combination. */
  readonly by: readonly Limit[];
  /** Excluded by budget only, nearest first. */
  readonly nearest: readonly number[];
  readonly raiseBy: number | null;
}

interface Miss {
  readonly place: number;
  readonly rank: number;
}

export function explainNoMatch(index: CatalogueIndex, wanted: SubQuery): NoMatch {
  const checks = wanted.limits
    .filter((limit) => roleOf(limit) === "filters")
    .map((limit) => ({
      limit,
      degree: degreeOf(index, limit, wanted.limits),
      needed: neededFor(limit),
    }));
  const soft = wanted.limits
    .filter((limit) => roleOf(limit) === "may-give")
    .map((limit) => ({
      limit,
      degree: degreeOf(index, limit, wanted.limits),
      cost: costOf(limit, wanted.limits),
    }));
  const alone = new Map<Limit, Miss[]>();
  const everKept = new Set<Limit>();
  for (let place = 0; place < index.items.length; place += 1) {
    let broken: Limit | null = null;
    let count = 0;
    for (const { limit, degree, needed } of checks) {
      if (degree(place) >= needed) everKept.add(limit);
      else {
        broken = limit;
        count += 1;
      }
    }
    if (count !== 1 || broken === null) continue;
    const misses = alone.get(broken) ?? [];
    misses.push({ place, rank: missOf(index, broken, soft, place) });
    alone.set(broken, misses);
  }
  // A budget can be raised; a missing kind can't.
  const never = checks
    .map(({ limit }) => limit)
    .filter((limit) => limit.field !== "price" && !everKept.has(limit));
  if (never.length > 0) return { by: never, nearest: [], raiseBy: null };

  const price = [...alone.keys()].find((limit): limit is PriceLimit => limit.field === "price");
  if (price !== undefined) {
    const misses = ofNearestKind(index, wanted, alone.get(price) ?? []).sort(
      (a, b) => a.rank - b.rank || a.place - b.place,
    );
    const nearest = misses.slice(0, 3).map(({ place }) => place);
    const first = index.price[nearest[0] ?? 0] ?? 0;
    return {
      by: [price],
      nearest,
      raiseBy: price.max !== undefined && first > price.max ? first - price.max : null,
    };
  }
  const lone = [...alone.keys()].sort(
    (a, b) =>
      personal(a) - personal(b) || (alone.get(b)?.length ?? 0) - (alone.get(a)?.length ?? 0),
  );
  const [most] = lone.filter((limit) => limit.field !== "garment");
  if (most !== undefined) return { by: [most], nearest: [], raiseBy: null };
  return {
    by: lone.length > 0 ? lone : checks.map(({ limit }) => limit),
    nearest: [],
    raiseBy: null,
  };
}

/** The kind at any price, else sets with it, else similar kinds. */
function ofNearestKind(index: CatalogueIndex, wanted: SubQuery, misses: readonly Miss[]): Miss[] {
  const tiers = misses.map(({ place }) => kindAt(index, wanted, place));
  const best = Math.max(...tiers);
  return misses.filter((_, n) => tiers[n] === best);
}

/** 2: the kind; 1: a set with it; 0: a similar kind. */
function kindAt(index: CatalogueIndex, { limits }: SubQuery, place: number): number {
  const degrees = limits
    .filter((limit) => limit.field === "garment" && limit.strength === "hard")
    .map((limit) => degreeOf(index, limit, limits)(place));
  const degree = Math.min(1, ...degrees);
  return degree >= keptFrom ? 2 : degree >= inSet ? 1 : 0;
}

function personal(limit: Limit): number {
  return limit.field === "audience" ? 1 : 0;
}

/** Smaller is nearer: missing money, then soft constraints. */
function missOf(
  index: CatalogueIndex,
  broken: Limit,
  soft: readonly { readonly degree: Degree; readonly cost: number }[],
  place: number,
): number {
  const cost = soft.reduce(
    (sum, { degree, cost: one }) => sum + (degree(place) < keptFrom ? one : 0),
    0,
  );
  if (broken.field !== "price") return cost;
  const amount = index.price[place] ?? 0;
  const gap =
    broken.max !== undefined && amount > broken.max
      ? amount - broken.max
      : (broken.min ?? 0) - amount;
  return gap + cost / 1e6;
}

/** "We don't carry sarees." "Nothing that fits costs up to ₹500; …" */
export function noMatchWords(
  index: CatalogueIndex,
  wanted: SubQuery,
  { by, nearest, raiseBy }: NoMatch,
  currency: string,
): string {
  const garment = wanted.limits.find(
    (limit) => limit.field === "garment" && limit.strength === "hard",
  );
  const what =
    garment?.field === "garment" ? list(garment.values.map(garmentWord), "or") : "things";
  const no = garment === undefined ? "We have nothing" : `We have no ${what}`;
  const [first] = by;
  if (first === undefined) return "I found nothing that fits.";
  if (by.some((limit) => limit === garment)) {
    const others = wanted.limits.filter(
      (limit) => limit !== garment && roleOf(limit) === "filters",
    );
    const anywhere = garment !== undefined && carried(index, garment);
    return anywhere && others.length > 0
      ? `We have no ${what} ${others.map((limit) => phrase(limit, currency)).join(", ")}.`
      : `We don't carry ${what}.`;
  }
  if (by.length > 1) {
    return `Nothing here is all of this at once: ${by.map((limit) => limitLabel(limit, currency)).join(", ")}.`;
  }
  const hard = wanted.limits.filter((limit) => roleOf(limit) === "filters" && limit !== garment);
  const rest = hard.length > 1 ? " that keep your other limits" : "";
  if (first.field === "price") {
    const place = nearest[0] ?? -1;
    const item = index.items[place];
    const nothing = `${no} ${priceWords(first, currency)}${rest}.`;
    if (item === undefined) return nothing;
    const kin = kindAt(index, wanted, place) === 0 ? "the closest piece, " : "";
    const offered = `${kin}${item.name}${kin === "" ? "" : ","} at ${priceIn(currency, item.price)}.`;
    return raiseBy === null
      ? `${nothing} The nearest is ${offered}`
      : `${nothing} ${priceIn(currency, raiseBy)} more would bring ${offered}`;
  }
  if (first.strength === "negated") {
    return `${no}${rest}: “${limitLabel(first, currency)}” leaves nothing that fits.`;
  }
  if (adjectives.has(first.field)) {
    return `We have no ${limitLabel(first, currency)} ${what}${rest}.`;
  }
  return `${no} ${phrase(first, currency)}${rest}.`;
}

/** Words before the noun: "no waterproof jackets". */
const adjectives: ReadonlySet<Limit["field"]> = new Set([
  "colour",
  "material",
  "pattern",
  "fit",
  "sleeve",
  "detail",
]);

function carried(index: CatalogueIndex, garment: Limit): boolean {
  const degree = degreeOf(index, garment);
  return index.items.some((_, place) => degree(place) > 0);
}

function priceWords(limit: PriceLimit, currency: string): string {
  const label = limitLabel(limit, currency);
  return label.startsWith(currency) ? `from ${label}` : label;
}

/** Words after the noun: "for boys", "in size XXL", "that are not black". */
function phrase(limit: Limit, currency: string): string {
  const label = limitLabel(limit, currency);
  if (limit.field === "price") return priceWords(limit, currency);
  if (limit.field === "audience") return label;
  if (limit.field === "size") return `in ${label}`;
  if (limit.strength === "negated") {
    return label.startsWith("no ") ? `with ${label}` : `that are ${label}`;
  }
  return label.startsWith("for ") ? label : `in ${label}`;
}
