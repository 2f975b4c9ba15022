/**
 * Searches for a sub-query: hard constraints filter, soft ones filter until relaxed, the rest
 * ranks.
 */

import type { Limit, PriceLimit, SubQuery } from "../../language/need/limits.ts";
import { tokenise } from "../../language/text/tokens.ts";
import { isCommonWord } from "../../language/words/common-words.ts";
import { garmentLineage, garmentWearer } from "../../language/words/garments.ts";
import type { CatalogueIndex } from "./index/catalogue-index.ts";
import { type Degree, degreeOf, inSet, keptFrom, neededFor } from "./match.ts";
import { costOf, roleOf } from "./relaxation-order.ts";

export interface Candidate {
  readonly place: number;
  readonly score: number;
}

export interface Searched {
  /** Meet all hard and most soft constraints, best first. */
  readonly candidates: readonly Candidate[];
  /** Soft constraints that all of them break, at least partly. */
  readonly givenUp: readonly Limit[];
  /** Near misses that others than the likely wearer wear. */
  readonly passedOver: boolean;
}

interface SearchOptions {
  readonly index: CatalogueIndex;
  readonly wanted: SubQuery;
  readonly rest: readonly string[];
  readonly without: ReadonlySet<number>;
}

interface Check {
  readonly limit: Limit;
  readonly degree: Degree;
  readonly cost: number;
  readonly needed: number;
}

const worth: Readonly<Record<Limit["field"], number>> = {
  garment: 4,
  colour: 3,
  material: 3,
  occasion: 2.5,
  season: 2.5,
  pattern: 2,
  sleeve: 2,
  fit: 2,
  detail: 1.5,
  size: 1,
  audience: 1,
  price: 0,
};

/** Empty if nothing meets all hard constraints. */
export function search({ index, wanted, rest, without }: SearchOptions): Searched {
  const checks = wanted.limits.map(
    (limit): Check => ({
      limit,
      degree: degreeOf(index, limit, wanted.limits),
      cost: costOf(limit, wanted.limits),
      needed: neededFor(limit),
    }),
  );
  const filters = checks
    .filter(({ limit }) => roleOf(limit) === "filters")
    .sort((a, b) => quickness(a.limit) - quickness(b.limit));
  const giving = checks.filter(({ limit }) => mayBeMissed(limit));
  // With only unknown words, a product must have one.
  const onlyWords = wanted.limits.length === 0 && rest.length > 0;
  const named = namesYoung(wanted.limits);
  const ofGrownUps = meansGrownUps(wanted.limits);
  const otherShelf = ofGrownUps ? otherShelfThan(wanted.limits) : null;
  const restScores = rest.length > 0 ? index.text.search(rest) : null;
  const told = rest
    .filter((word) => !isCommonWord(word))
    .flatMap((word) => index.text.tells(word) ?? []);

  const unusual = unusualShelf(wanted.limits);
  const rare = rareShelf(wanted.limits);
  const places: number[] = [];
  const costs: number[] = [];
  let passedOver = false;
  let least = Number.POSITIVE_INFINITY;
  for (let place = 0; place < index.items.length; place += 1) {
    if (!keepsAll(filters, place) || without.has(place)) continue;
    // Unsuitable for the occasion: never shown.
    if (giving.some(({ degree }) => degree(place) < 0)) continue;
    if (onlyWords && (restScores?.[place] ?? 0) === 0) continue;
    // Without a wearer prefer adults' clothes.
    const shelf = index.items[place]?.category;
    const elsewhere = (ofGrownUps && shelf === "Kids") || shelf === otherShelf ? beyondNeed : 0;
    let missed = 0;
    for (const check of giving) missed += costAt(check, place);
    // Without a wearer a child's piece, or the other sex's, is no near miss.
    const others = (shelf === "Kids" && !named) || elsewhere > 0 || shelf === rare;
    if (missed > 0 && others && isFarOff(giving, place)) {
      passedOver = true;
      continue;
    }
    const unlikely = missed > 0 && (others || shelf === unusual);
    let cost = elsewhere + missed + (unlikely ? beyondNeed : 0);
    // "With dinosaurs": an unknown word in some names is the weakest wish.
    for (const places of told) if (!places.has(place)) cost += 1;
    if (cost > least) continue;
    least = cost;
    places.push(place);
    costs.push(cost);
  }
  const fitting = places.filter((_, n) => costs[n] === least);
  const sample = fitting[0];
  return {
    candidates: rank({ index, checks, fitting, restScores, limits: wanted.limits }),
    givenUp:
      sample === undefined
        ? []
        : giving.filter((check) => costAt(check, sample) > 0).map(({ limit }) => limit),
    passedOver,
  };
}

const grownUps = new Set(["office", "date", "suit", "blazer", "jumpsuit"]);
const childrens = new Set([
  "school",
  "play",
  "frock",
  "onesie",
  "playsuit",
  "jhabla",
  "pinafore",
  "dungaree",
]);

/** "A kurta with palazzo", "mom jeans", "with feeding zips": looks of women's clothes. */
const isHers = (value: string): boolean =>
  hers.has(value) || (value.startsWith("with-") && garmentWearer(value.slice(5)) === "women");
const hers = new Set("mom boyfriend maternity feeding backless sweetheart-neck".split(" "));

/** Above all wishes together. */
const beyondNeed = 1_000_000;

/** The other sex's shelf, for gendered garments without a wearer. */
function otherShelfThan(limits: readonly Limit[]): "Men" | "Women" | null {
  const told = limits.flatMap((limit) =>
    "values" in limit && limit.strength !== "negated" ? limit.values : [],
  );
  if (told.some(isHers)) return "Men";
  const worn = limits.flatMap((limit) =>
    limit.field === "garment" && limit.strength === "hard" ? limit.values.map(garmentWearer) : [],
  );
  if (worn.length === 0 || worn.some((one) => one !== worn[0])) return null;
  return worn[0] === "women" ? "Men" : worn[0] === "men" ? "Women" : null;
}

/** The less likely shelf for a shirt or kurta without a wearer. */
function unusualShelf(limits: readonly Limit[]): "Men" | "Women" | null {
  if (limits.some(({ field }) => field === "audience")) return null;
  const kinds = kindsWanted(limits);
  if (kinds.some((kind) => mostlyMens.has(kind))) return "Women";
  return kinds.some((kind) => mostlyWomens.has(kind)) ? "Men" : rareShelf(limits);
}

/** A tweed jacket is hardly a woman's. */
function rareShelf(limits: readonly Limit[]): "Men" | "Women" | null {
  if (limits.some(({ field }) => field === "audience")) return null;
  const kinds = kindsWanted(limits);
  const told = limits.flatMap((limit) =>
    "values" in limit && limit.strength !== "negated" ? limit.values : [],
  );
  if (told.some((value) => his.has(value)) || kinds.some((kind) => nearlyAllMens.has(kind)))
    return "Women";
  return kinds.some((kind) => nearlyAllWomens.has(kind)) ? "Men" : null;
}

const kindsWanted = (limits: readonly Limit[]): readonly string[] =>
  limits.flatMap((limit) =>
    limit.field === "garment" && limit.strength === "hard"
      ? limit.values.flatMap(garmentLineage)
      : [],
  );

const his = new Set("tweed elbow-patches".split(" "));
const nearlyAllMens = new Set("sports-jacket bandhgala sports-kit".split(" "));
const nearlyAllWomens = new Set(
  "top capris tights leggings yoga-pants yoga-leggings harem-pants tunic night-suit".split(" "),
);
const mostlyMens = new Set("shirt suit polo tuxedo waistcoat undershirt boxers".split(" "));
const mostlyWomens = new Set("kurta-set jumpsuit co-ord shrug cape poncho".split(" "));

function namesYoung(limits: readonly Limit[]): boolean {
  return (
    limits.some(({ field, strength }) => field === "audience" && strength !== "negated") ||
    limits.some((limit) => "values" in limit && limit.values.some((one) => childrens.has(one)))
  );
}

/** No wearer, but an adult garment or occasion. */
function meansGrownUps(limits: readonly Limit[]): boolean {
  const named = limits.some(
    ({ field, strength }) => field === "audience" && strength !== "negated",
  );
  const values = limits.flatMap((limit) => ("values" in limit ? limit.values : []));
  if (named || values.some((one) => childrens.has(one))) return false;
  return values.some((one) => garmentWearer(one) !== null || grownUps.has(one) || isHers(one));
}

/** Wishes not fully kept. */
export function missesOf(index: CatalogueIndex, wanted: SubQuery, place: number): readonly Limit[] {
  return wanted.limits.filter(
    (limit) => mayBeMissed(limit) && degreeOf(index, limit, wanted.limits)(place) < keptFrom,
  );
}

const packing = new Set("combo combos pack packs stitch stitched readymade".split(" "));

/** Merchants' words of other pieces. */
export function untoldOf(
  index: CatalogueIndex,
  rest: readonly string[],
  place: number,
): readonly Limit[] {
  return rest.flatMap((word): readonly Limit[] =>
    isCommonWord(word) || packing.has(word) || (index.text.tells(word)?.has(place) ?? true)
      ? []
      : [{ field: "detail", strength: "soft", words: word, values: [`other:${word}`] }],
  );
}

/** Soft wishes, and a garment for its kin. */
function mayBeMissed(limit: Limit): boolean {
  return roleOf(limit) === "may-give" || (limit.field === "garment" && limit.strength === "hard");
}

function keepsAll(filters: readonly Check[], place: number): boolean {
  for (const { degree, needed } of filters) if (degree(place) < needed) return false;
  return true;
}

/** Two wishes missed. */
function isFarOff(giving: readonly Check[], place: number): boolean {
  return giving.filter((check) => costAt(check, place) > 0).length > 1;
}

/** Numbers first: cheaper to compare. */
function quickness(limit: Limit): number {
  return limit.field === "price" || limit.field === "audience" || limit.field === "size" ? 0 : 1;
}

/** 0 if kept, half for a neighbour, all if broken. */
function costAt({ limit, degree, cost }: Check, place: number): number {
  const fit = degree(place);
  if (fit >= keptFrom) return 0;
  // Another kind costs more than another colour.
  if (limit.field === "garment" && fit < inSet) return fit > 0 ? cost * 0.9 : cost;
  return fit > 0 ? cost / 2 : cost;
}

interface RankParts {
  readonly index: CatalogueIndex;
  readonly checks: readonly Check[];
  readonly fitting: readonly number[];
  readonly restScores: Float32Array | null;
  readonly limits: readonly Limit[];
}

function rank({ index, checks, fitting, restScores, limits }: RankParts): readonly Candidate[] {
  const soft = checks.filter(
    ({ limit }) =>
      limit.strength !== "negated" && limit.field !== "price" && worth[limit.field] > 0,
  );
  const price = limits.find(
    (limit): limit is PriceLimit => limit.field === "price" && limit.lean !== undefined,
  );
  const around = limits.find(
    (limit): limit is PriceLimit => limit.field === "price" && limit.around !== undefined,
  )?.around;
  const said = limits.flatMap((limit) =>
    ["season", "occasion", "pattern", "detail"].includes(limit.field) &&
    limit.strength !== "negated"
      ? tokenise(limit.words).map(({ text }) => text)
      : [],
  );
  const saidScores = said.length > 0 ? index.text.search(said) : null;
  const dearest = fitting.reduce((most, place) => Math.max(most, index.price[place] ?? 0), 1);
  const last = Math.max(1, index.items.length);
  const named = limits.some(({ field }) => field === "audience");

  const best = keepBest(mostRanked);
  for (const place of fitting) {
    const amount = index.price[place] ?? 0;
    let score = 0;
    for (const { limit, degree } of soft) score += degree(place) * worth[limit.field];
    score += Math.min(4, (restScores?.[place] ?? 0) * 0.8);
    score += Math.min(1, (saidScores?.[place] ?? 0) * 0.15);
    if (around !== undefined) score -= (2 * Math.abs(amount - around)) / Math.max(1, around);
    if (index.items[place]?.bestseller === true) score += 0.3;
    // Without a wearer prefer adults.
    if (!named && index.items[place]?.category === "Kids") score -= 0.7;
    score -= (0.1 * place) / last;
    switch (price?.lean) {
      case "low":
        score -= (3 * amount) / dearest;
        break;
      case "high":
        score += (3 * amount) / dearest;
        break;
      case "lowest":
        score = -amount;
        break;
      case "highest":
        score = amount;
        break;
      case undefined:
        break;
    }
    best.add({ place, score });
  }
  return best.list();
}

/** Enough for variety. */
const mostRanked = 600;

function keepBest(count: number) {
  const byScore = (a: Candidate, b: Candidate): number => b.score - a.score || a.place - b.place;
  let kept: Candidate[] = [];
  let floor = Number.NEGATIVE_INFINITY;
  const trim = (): void => {
    kept = kept.sort(byScore).slice(0, count);
    if (kept.length === count) floor = kept.at(-1)?.score ?? floor;
  };
  return {
    add(candidate: Candidate): void {
      if (candidate.score <= floor) return;
      kept.push(candidate);
      if (kept.length >= count * 2) trim();
    },
    list(): readonly Candidate[] {
      trim();
      return kept;
    },
  };
}
