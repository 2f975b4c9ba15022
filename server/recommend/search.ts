/**
 * Searches for a sub-query: hard constraints filter, soft ones filter until relaxed, the rest
 * ranks.
 */

import {
  type Constraint,
  namesWearer,
  type PriceConstraint,
  type SubQuery,
} from "../../language/need/constraints.ts";
import { tokenise } from "../../language/text/tokens.ts";
import { isCommonWord } from "../../language/words/common-words.ts";
import { garmentLineage, garmentWearer, isOtherGoods } from "../../language/words/garments.ts";
import type { CatalogueIndex } from "./index/catalogue-index.ts";
import { isForLegs } from "./index/occasions.ts";
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
  readonly givenUp: readonly Constraint[];
  /** Near misses that others than the likely wearer wear. */
  readonly passedOver: boolean;
}

interface SearchOptions {
  readonly index: CatalogueIndex;
  readonly subQuery: SubQuery;
  readonly unmatched: readonly string[];
  readonly without: ReadonlySet<number>;
}

interface Check {
  readonly constraint: Constraint;
  readonly degree: Degree;
  readonly cost: number;
  readonly needed: number;
}

const worth: Readonly<Record<Constraint["field"], number>> = {
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
export function search({ index, subQuery, unmatched, without }: SearchOptions): Searched {
  const checks = subQuery.constraints.map(
    (constraint): Check => ({
      constraint,
      degree: degreeOf(index, constraint, subQuery.constraints),
      cost: costOf(constraint, subQuery.constraints),
      needed: neededFor(constraint),
    }),
  );
  const filters = checks
    .filter(({ constraint }) => roleOf(constraint) === "filters")
    .sort((a, b) => quickness(a.constraint) - quickness(b.constraint));
  const giving = checks.filter(({ constraint }) => mayBeMissed(constraint));
  // With only unknown words, a product must have one.
  const onlyWords = subQuery.constraints.length === 0 && unmatched.length > 0;
  const named = namesYoung(subQuery.constraints);
  const ofGrownUps = meansGrownUps(subQuery.constraints);
  const otherShelf = ofGrownUps ? otherShelfThan(subQuery.constraints) : null;
  const unmatchedScores = unmatched.length > 0 ? index.text.search(unmatched) : null;
  const stated = unmatched
    .filter((word) => !isCommonWord(word))
    .flatMap((word) => index.text.placesNamed(word) ?? []);

  const isHis = subQuery.constraints.some(isPyjama);
  const strictly =
    isHis ||
    subQuery.constraints.some(({ words }) => brides.test(words)) ||
    !kindsAsked(subQuery.constraints).some((kind) => alsoGirls.has(kind));
  const unusual = unusualShelf(subQuery.constraints);
  const rare = rareShelf(subQuery.constraints);
  const anyDress = subQuery.constraints.some(
    ({ field, words }) => field === "garment" && isDress(words),
  );
  const anyKind = !subQuery.constraints.some(({ field }) => field === "garment");
  const goods = index.pieces.map(
    ({ garments }) => anyKind && garments.length > 0 && garments.every(isOtherGoods),
  );
  const isOfTops = anyKind && subQuery.constraints.some(isOfTop);
  const legs = index.pieces.map((piece) => isOfTops && isForLegs(piece));
  const places: number[] = [];
  const costs: number[] = [];
  let passedOver = false;
  let least = Number.POSITIVE_INFINITY;
  for (let place = 0; place < index.products.length; place += 1) {
    if (!keepsAll(filters, place) || without.has(place)) continue;
    // Unsuitable for the occasion: never shown.
    if (giving.some(({ degree }) => degree(place) < 0)) continue;
    if (legs[index.pieceOf[place] ?? 0] === true && index.sets[place] !== 1) continue;
    if (onlyWords && (unmatchedScores?.[place] ?? 0) === 0) continue;
    // Without a wearer prefer adults' clothes.
    const shelf = index.products[place]?.category;
    const elsewhere = (ofGrownUps && shelf === "Kids") || shelf === otherShelf ? beyondNeed : 0;
    if (elsewhere > 0 && strictly && (shelf === "Kids" || isHis)) {
      passedOver = true;
      continue;
    }
    let missed = 0;
    for (const check of giving) missed += costAt(check, place);
    // Without a wearer a child's piece, or the other sex's, is no near miss.
    const others = (shelf === "Kids" && !named) || elsewhere > 0 || shelf === rare;
    const isOtherKind =
      (shelf === otherShelf || (shelf === "Women" && shelf === unusual)) &&
      giving.some((one) => isKindMissed(one, place));
    const isChilds = shelf === "Kids" && elsewhere > 0 && !anyDress;
    if (missed > 0 && ((others && isFarOff(giving, place)) || isOtherKind || isChilds)) {
      passedOver = true;
      continue;
    }
    const unlikely = missed > 0 && (others || shelf === unusual);
    // Where no kind is named, clothes come before socks.
    const beside = goods[index.pieceOf[place] ?? 0] === true ? beyondNeed : 0;
    let cost = elsewhere + beside + missed + (unlikely ? beyondNeed : 0);
    // "With dinosaurs": an unknown word in some names is the weakest wish.
    for (const places of stated) if (!places.has(place)) cost += 1;
    if (cost > least) continue;
    least = cost;
    places.push(place);
    costs.push(cost);
  }
  const fitting = places.filter((_, n) => costs[n] === least);
  const sample = fitting[0];
  return {
    candidates: rank({
      index,
      checks,
      fitting,
      unmatchedScores,
      constraints: subQuery.constraints,
    }),
    givenUp:
      sample === undefined
        ? []
        : giving.filter((check) => costAt(check, sample) > 0).map(({ constraint }) => constraint),
    passedOver,
  };
}

const brides = /\b(?:brid(?:e|al)|groom|dulh(?:a|an|e))\b/i;

/** A girl's, too. */
const alsoGirls = new Set("lehenga jumpsuit leggings gown skirt salwar kurta-set dress".split(" "));

const grownUps = new Set(["office", "date", "suit", "tuxedo", "blazer", "jumpsuit"]);
const childrens = new Set([
  "school",
  "play",
  "frock",
  "onesie",
  "jhabla",
  "pinafore",
  "dungaree",
  "house-t-shirt",
  "pt-uniform",
]);

/** "A kurta with palazzo", "mom jeans", "with feeding zips": looks of women's clothes. */
const isHers = (value: string): boolean =>
  hers.has(value) || (value.startsWith("with-") && garmentWearer(value.slice(5)) === "women");
const hers = new Set("mom boyfriend maternity feeding backless sweetheart-neck".split(" "));

const isHisSet = (values: readonly string[]): boolean =>
  values.includes("with-pyjama") && values.includes("kurta-set");

const isPyjama = (one: Constraint): boolean =>
  "values" in one && one.values.includes("with-pyjama");

const isDress = (words: string): boolean => /^dress(?:es)?$/i.test(words);

/** A koti is a man's Nehru jacket, or goes over a kurti. */
const isAnyones = (words: string): boolean => /\bkoti\b/i.test(words);

/** "High neck, mustard": no trousers. */
const isOfTop = (one: Constraint): boolean =>
  "values" in one &&
  one.strength !== "negated" &&
  (one.field === "sleeve" ||
    (one.field === "detail" && one.values.some((value) => /-(?:neck|collar)$/.test(value))));

/** Above all wishes together. */
const beyondNeed = 1_000_000;

/** "A top that goes with jeans": a woman's, no gym vest. */
const asksTop = (constraints: readonly Constraint[]): boolean =>
  constraints.some(({ field, words }) => field === "garment" && /^tops?$/i.test(words));

/** The other sex's shelf, for gendered garments without a wearer. */
function otherShelfThan(constraints: readonly Constraint[]): "Men" | "Women" | null {
  const stated = constraints.flatMap((constraint) =>
    "values" in constraint && constraint.strength !== "negated" ? constraint.values : [],
  );
  // "A garba dress", of no wearer: a woman's.
  const dress = constraints.some(({ field, words }) => field === "garment" && isDress(words));
  if (dress || asksTop(constraints) || stated.some(isHers)) return "Men";
  if (isHisSet(stated)) return "Women";
  const worn = constraints.flatMap((constraint) =>
    constraint.field === "garment" && constraint.strength === "hard" && !isAnyones(constraint.words)
      ? constraint.values.map(garmentWearer)
      : [],
  );
  if (worn.length === 0 || worn.some((one) => one !== worn[0])) return null;
  return worn[0] === "women" ? "Men" : worn[0] === "men" ? "Women" : null;
}

/** The less likely shelf for a shirt or kurta without a wearer. */
function unusualShelf(constraints: readonly Constraint[]): "Men" | "Women" | null {
  if (constraints.some(namesWearer)) return null;
  const kinds = kindsAsked(constraints);
  if (kinds.some((kind) => mostlyMens.has(kind))) return "Women";
  return kinds.some((kind) => mostlyWomens.has(kind)) ? "Men" : rareShelf(constraints);
}

/** A tweed jacket is hardly a woman's. */
function rareShelf(constraints: readonly Constraint[]): "Men" | "Women" | null {
  if (constraints.some(namesWearer)) return null;
  const kinds = kindsAsked(constraints);
  const stated = constraints.flatMap((constraint) =>
    "values" in constraint && constraint.strength !== "negated" ? constraint.values : [],
  );
  if (stated.some((value) => his.has(value)) || kinds.some((kind) => nearlyAllMens.has(kind)))
    return "Women";
  return kinds.some((kind) => nearlyAllWomens.has(kind)) ? "Men" : null;
}

const kindsAsked = (constraints: readonly Constraint[]): readonly string[] =>
  constraints.flatMap((constraint) =>
    constraint.field === "garment" && constraint.strength === "hard"
      ? constraint.values.flatMap(garmentLineage)
      : [],
  );

const his = new Set("tweed elbow-patches with-coat with-tie with-waistcoat".split(" "));
const nearlyAllMens = new Set("sports-jacket bandhgala sports-kit".split(" "));
const nearlyAllWomens = new Set(
  "top capris tights leggings yoga-pants yoga-leggings harem-pants tunic night-suit".split(" "),
);
const mostlyMens = new Set(
  "shirt suit polo tuxedo waistcoat undershirt boxers chinos cargos".split(" "),
);
const mostlyWomens = new Set("kurta-set jumpsuit co-ord shrug cape poncho angrakha".split(" "));

function namesYoung(constraints: readonly Constraint[]): boolean {
  return (
    constraints.some((one) => namesWearer(one) && one.strength !== "negated") ||
    constraints.some(
      (constraint) => "values" in constraint && constraint.values.some((one) => childrens.has(one)),
    )
  );
}

/** No wearer, but an adult garment or occasion. */
function meansGrownUps(constraints: readonly Constraint[]): boolean {
  const named = constraints.some((one) => namesWearer(one) && one.strength !== "negated");
  const values = constraints.flatMap((constraint) =>
    "values" in constraint ? constraint.values : [],
  );
  if (named || values.some((one) => childrens.has(one))) return false;
  const numbered = constraints.some(
    ({ field, words }) =>
      field === "size" &&
      /\b(?:[2-5]\d|[89]\d|1[0-3]\d)\b|waist|chest|\b(?:x+l|xl|large)\b/i.test(words),
  );
  const dress = constraints.some(({ field, words }) => field === "garment" && isDress(words));
  return (
    numbered ||
    dress ||
    isHisSet(values) ||
    asksTop(constraints) ||
    constraints.some(({ words }) => brides.test(words)) ||
    values.some((one) => garmentWearer(one) !== null || grownUps.has(one) || isHers(one))
  );
}

/** Wishes not fully kept. */
export function missesOf(
  index: CatalogueIndex,
  subQuery: SubQuery,
  place: number,
): readonly Constraint[] {
  return subQuery.constraints.filter(
    (constraint) =>
      mayBeMissed(constraint) &&
      degreeOf(index, constraint, subQuery.constraints)(place) < keptFrom,
  );
}

const packing = new Set("combo combos pack packs stitch stitched readymade".split(" "));

/** Merchants' words of other pieces. */
export function untoldOf(
  index: CatalogueIndex,
  unmatched: readonly string[],
  place: number,
): readonly Constraint[] {
  return unmatched.flatMap((word): readonly Constraint[] =>
    isCommonWord(word) || packing.has(word) || (index.text.placesNamed(word)?.has(place) ?? true)
      ? []
      : [{ field: "detail", strength: "soft", words: word, values: [`other:${word}`] }],
  );
}

/** Soft wishes, and a garment for its kin. */
function mayBeMissed(constraint: Constraint): boolean {
  return (
    roleOf(constraint) === "may-give" ||
    (constraint.field === "garment" && constraint.strength === "hard")
  );
}

function keepsAll(filters: readonly Check[], place: number): boolean {
  for (const { degree, needed } of filters) if (degree(place) < needed) return false;
  return true;
}

/** Two wishes missed. */
function isFarOff(giving: readonly Check[], place: number): boolean {
  return giving.filter((check) => costAt(check, place) > 0).length > 1;
}

const isKindMissed = (check: Check, place: number): boolean =>
  check.constraint.field === "garment" && costAt(check, place) > 0;

/** Numbers first: cheaper to compare. */
function quickness(constraint: Constraint): number {
  return constraint.field === "price" ||
    constraint.field === "audience" ||
    constraint.field === "size"
    ? 0
    : 1;
}

/** 0 if kept, half for a neighbour, all if broken. */
function costAt({ constraint, degree, cost }: Check, place: number): number {
  const fit = degree(place);
  if (fit >= keptFrom) return 0;
  // Another kind costs more than another colour.
  if (constraint.field === "garment" && fit < inSet) return fit > 0 ? cost * 0.9 : cost;
  return fit > 0 ? cost / 2 : cost;
}

interface RankParts {
  readonly index: CatalogueIndex;
  readonly checks: readonly Check[];
  readonly fitting: readonly number[];
  readonly unmatchedScores: Float32Array | null;
  readonly constraints: readonly Constraint[];
}

function rank({
  index,
  checks,
  fitting,
  unmatchedScores,
  constraints,
}: RankParts): readonly Candidate[] {
  const soft = checks.filter(
    ({ constraint }) =>
      constraint.strength !== "negated" &&
      constraint.field !== "price" &&
      worth[constraint.field] > 0,
  );
  const price = constraints.find(
    (constraint): constraint is PriceConstraint =>
      constraint.field === "price" && constraint.lean !== undefined,
  );
  const around = constraints.find(
    (constraint): constraint is PriceConstraint =>
      constraint.field === "price" && constraint.around !== undefined,
  )?.around;
  const said = constraints.flatMap((constraint) =>
    ["season", "occasion", "pattern", "detail"].includes(constraint.field) &&
    constraint.strength !== "negated"
      ? tokenise(constraint.words).map(({ text }) => text)
      : [],
  );
  const saidScores = said.length > 0 ? index.text.search(said) : null;
  const dearest = fitting.reduce((most, place) => Math.max(most, index.price[place] ?? 0), 1);
  const last = Math.max(1, index.products.length);
  const named = constraints.some(({ field }) => field === "audience");

  const best = keepBest(mostRanked);
  for (const place of fitting) {
    const amount = index.price[place] ?? 0;
    let score = 0;
    for (const { constraint, degree } of soft) score += degree(place) * worth[constraint.field];
    score += Math.min(4, (unmatchedScores?.[place] ?? 0) * 0.8);
    score += Math.min(1, (saidScores?.[place] ?? 0) * 0.15);
    if (around !== undefined) score -= (2 * Math.abs(amount - around)) / Math.max(1, around);
    if (index.products[place]?.bestseller === true) score += 0.3;
    // Without a wearer prefer adults.
    if (!named && index.products[place]?.category === "Kids") score -= 0.7;
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
