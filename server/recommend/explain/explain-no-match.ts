/** Why nothing meets all hard constraints, and what a larger budget would bring. */
import { priceIn } from "../../../domain/money.ts";
import type { Constraint, PriceConstraint, SubQuery } from "../../../language/need/constraints.ts";
import { constraintLabel, garmentWord, list } from "../../../language/need/labels.ts";
import { grownUpAt, type Who } from "../../../language/readers/audience.ts";
import { garmentLineage, garmentWearer } from "../../../language/words/garments.ts";
import { type CatalogueIndex, wearerBits } from "../index/catalogue-index.ts";
import { type Degree, degreeOf, inSet, keptFrom, neededFor } from "../match.ts";
import { costOf, roleOf } from "../relaxation-order.ts";
import { search } from "../search.ts";

export interface NoMatch {
  /** The excluding constraints: one whose removal helps, else an impossible combination. */
  readonly by: readonly Constraint[];
  /** Excluded by budget only, or of the family of a kind that isn't carried; nearest first. */
  readonly nearest: readonly number[];
  readonly raiseBy: number | null;
}

interface Miss {
  readonly place: number;
  readonly rank: number;
}

export function explainNoMatch(index: CatalogueIndex, subQuery: SubQuery): NoMatch {
  const checks = subQuery.constraints
    .filter((constraint) => roleOf(constraint) === "filters")
    .map((constraint) => ({
      constraint,
      degree: degreeOf(index, constraint, subQuery.constraints),
      needed: neededFor(constraint),
    }));
  const soft = subQuery.constraints
    .filter((constraint) => roleOf(constraint) === "may-give")
    .map((constraint) => ({
      constraint,
      degree: degreeOf(index, constraint, subQuery.constraints),
      cost: costOf(constraint, subQuery.constraints),
    }));
  const alone = new Map<Constraint, Miss[]>();
  const everKept = new Set<Constraint>();
  for (let place = 0; place < index.products.length; place += 1) {
    let broken: Constraint | null = null;
    let count = 0;
    for (const { constraint, degree, needed } of checks) {
      if (degree(place) >= needed) everKept.add(constraint);
      else {
        broken = constraint;
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
    .map(({ constraint }) => constraint)
    .filter((constraint) => constraint.field !== "price" && !everKept.has(constraint));
  if (never.length > 0)
    return { by: never, nearest: ofTheFamily(index, subQuery, never), raiseBy: null };

  const price = [...alone.keys()].find(
    (constraint): constraint is PriceConstraint => constraint.field === "price",
  );
  if (price !== undefined) {
    const misses = ofNearestKind(index, subQuery, alone.get(price) ?? []).sort(
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
  const [most] = lone.filter((constraint) => constraint.field !== "garment");
  if (most !== undefined)
    return {
      by: [most],
      nearest: besideWearer(index, subQuery, most, alone.get(most) ?? []),
      raiseBy: null,
    };
  return {
    by: lone.length > 0 ? lone : checks.map(({ constraint }) => constraint),
    nearest: [],
    raiseBy: null,
  };
}

/** Of several, the first. */
const wide = ["winter-wear", "bottoms", "sleepwear", "upper-wear"];
const mostNear = 3;

/** Jeans, where no trousers are carried. */
function ofTheFamily(
  index: CatalogueIndex,
  { constraints }: SubQuery,
  [lacking, another]: readonly Constraint[],
): readonly number[] {
  if (lacking?.field !== "garment" || lacking.strength !== "hard" || another) return [];
  const own = lacking.values.flatMap(garmentLineage);
  const family = wide.find((kin) => own.includes(kin));
  if (family === undefined) return [];
  const kin = constraints.map((each) =>
    each === lacking ? { ...lacking, values: [family] } : each,
  );
  const found = search({
    index,
    subQuery: { constraints: kin },
    unmatched: [],
    without: new Set(),
  }).candidates.map(({ place }) => place);
  const named = constraints.some(({ field }) => field === "audience");
  const custom = lacking.values.map(garmentWearer);
  const isWorn = (place: number): boolean =>
    custom.every((who) => who === null || ((index.wearers[place] ?? 0) & wearerBits[who]) !== 0);
  return found
    .filter((place) => named || (isWorn(place) && index.products[place]?.category !== "Kids"))
    .slice(0, mostNear);
}

/** What else there is for them, or the kind for another. */
function besideWearer(
  index: CatalogueIndex,
  subQuery: SubQuery,
  lacking: Constraint,
  misses: readonly Miss[],
): readonly number[] {
  if (lacking.field === "size") return misses.map(({ place }) => place).slice(0, mostNear);
  const garment = subQuery.constraints.find(
    ({ field, strength }) => field === "garment" && strength === "hard",
  );
  if (lacking.field !== "audience" || garment === undefined) return [];
  const young = lacking.age !== undefined && lacking.age < grownUpAt;
  const alike = misses
    .map(({ place }) => place)
    .filter((place) => !young && mayWear(lacking.who, index.products[place]?.category));
  const kin = ofTheFamily(index, subQuery, [garment]);
  return [...new Set([...kin, ...alike])].slice(0, mostNear);
}

const mayWear = (who: readonly Who[], category: string | undefined): boolean =>
  category !== "Kids" &&
  !(category === "Men" && who.includes("girls")) &&
  !(category === "Women" && who.includes("boys"));

/** The kind at any price, else sets with it, else similar kinds. */
function ofNearestKind(index: CatalogueIndex, subQuery: SubQuery, misses: readonly Miss[]): Miss[] {
  const tiers = misses.map(({ place }) => kindAt(index, subQuery, place));
  const best = Math.max(...tiers);
  return misses.filter((_, n) => tiers[n] === best);
}

/** 2: the kind; 1: a set with it; 0: a similar kind. */
function kindAt(index: CatalogueIndex, { constraints }: SubQuery, place: number): number {
  const degrees = constraints
    .filter((constraint) => constraint.field === "garment" && constraint.strength === "hard")
    .map((constraint) => degreeOf(index, constraint, constraints)(place));
  const degree = Math.min(1, ...degrees);
  return degree >= keptFrom ? 2 : degree >= inSet ? 1 : 0;
}

function personal(constraint: Constraint): number {
  return constraint.field === "audience" ? 1 : 0;
}

/** Smaller is nearer: missing money, then soft constraints. */
function missOf(
  index: CatalogueIndex,
  broken: Constraint,
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
  subQuery: SubQuery,
  { by, nearest, raiseBy }: NoMatch,
  currency: string,
): string {
  const garment = subQuery.constraints.find(
    (constraint) => constraint.field === "garment" && constraint.strength === "hard",
  );
  const what =
    garment?.field === "garment" ? list(garment.values.map(garmentWord), "or") : "things";
  const no = garment === undefined ? "We have nothing" : `We have no ${what}`;
  const names = nearest.flatMap((place) => index.products[place]?.name ?? []);
  const instead = names.length > 0 ? ` The nearest that we have: ${list(names, "and")}.` : "";
  const [first] = by;
  if (first === undefined) return "I found nothing that fits.";
  if (by.some((constraint) => constraint === garment)) {
    const others = subQuery.constraints.filter(
      (constraint) => constraint !== garment && roleOf(constraint) === "filters",
    );
    const anywhere = garment !== undefined && carried(index, garment);
    if (anywhere && others.length > 0)
      return `We have no ${what} ${others.map((constraint) => phrase(constraint, currency)).join(", ")}.`;
    return `We don't carry ${what}.${instead}`;
  }
  if (by.length > 1) {
    return `Nothing here is all of this at once: ${by.map((constraint) => constraintLabel(constraint, currency)).join(", ")}.`;
  }
  const hard = subQuery.constraints.filter(
    (constraint) => roleOf(constraint) === "filters" && constraint !== garment,
  );
  const others = hard.length > 1 ? " that keep your other limits" : "";
  if (first.field === "price") {
    const place = nearest[0] ?? -1;
    const product = index.products[place];
    const nothing = `${no} ${priceWords(first, currency)}${others}.`;
    if (product === undefined) return nothing;
    const kin = kindAt(index, subQuery, place) === 0 ? "the closest piece, " : "";
    const offered = `${kin}${product.name}${kin === "" ? "" : ","} at ${priceIn(currency, product.price)}.`;
    return raiseBy === null
      ? `${nothing} The nearest is ${offered}`
      : `${nothing} ${priceIn(currency, raiseBy)} more would bring ${offered}`;
  }
  if (first.strength === "negated") {
    return `${no}${others}: “${constraintLabel(first, currency)}” leaves nothing that fits.`;
  }
  if (adjectives.has(first.field)) {
    return `We have no ${constraintLabel(first, currency)} ${what}${others}.`;
  }
  return `${no} ${phrase(first, currency)}${others}.${instead}`;
}

/** Words before the noun: "no waterproof jackets". */
const adjectives: ReadonlySet<Constraint["field"]> = new Set([
  "colour",
  "material",
  "pattern",
  "fit",
  "sleeve",
  "detail",
]);

function carried(index: CatalogueIndex, garment: Constraint): boolean {
  const degree = degreeOf(index, garment);
  return index.products.some((_, place) => degree(place) > 0);
}

function priceWords(constraint: PriceConstraint, currency: string): string {
  const label = constraintLabel(constraint, currency);
  return label.startsWith(currency) ? `from ${label}` : label;
}

/** Words after the noun: "for boys", "in size XXL", "that are not black". */
function phrase(constraint: Constraint, currency: string): string {
  const label = constraintLabel(constraint, currency);
  if (constraint.field === "price") return priceWords(constraint, currency);
  if (constraint.field === "audience") return label;
  if (constraint.field === "size") return `in ${label}`;
  if (constraint.strength === "negated") {
    return label.startsWith("no ") ? `with ${label}` : `that are ${label}`;
  }
  return label.startsWith("for ") ? label : `in ${label}`;
}
