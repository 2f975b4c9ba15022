/** Turns a constraint into a check: the fit of a product from 0 to 1. */

import type { AudienceLimit, Limit, PriceLimit, WordLimit } from "../../language/need/limits.ts";
import { colourFamily, colourLineage } from "../../language/words/colours.ts";
import {
  detailLineage,
  fitLineage,
  patternLineage,
  sleeveLineage,
} from "../../language/words/details.ts";
import {
  everydayKind,
  garmentLineage,
  isOtherGoods,
  mayStandIn,
} from "../../language/words/garments.ts";
import { materialLineage } from "../../language/words/materials.ts";
import { nearOccasions } from "../../language/words/occasions.ts";
import { anyAge, type CatalogueIndex, sizeBits, wearerBits } from "./index/catalogue-index.ts";
import type { FactField } from "./index/facts.ts";
import { isNeverWornTo, seasonSuitability, suitability } from "./index/occasions.ts";

export type Degree = (place: number) => number;

/** Below this a word constraint is broken: another shade or kind of the family. */
export const keptFrom = 0.45;

/** The fit of a product sold only in a set. */
export const inSet = 0.4;

/** A filter's least fit: exact if insisted on, else a garment's family. */
export function neededFor(limit: Limit): number {
  if (limit.field === "garment" || limit.strength === "negated") return Number.MIN_VALUE;
  return "values" in limit ? 0.7 : Number.MIN_VALUE;
}

/** Exclusions give 1 if absent, 0 if present. */
export function degreeOf(
  index: CatalogueIndex,
  limit: Limit,
  beside: readonly Limit[] = noLimits,
): Degree {
  const ofIndex = checks.get(index) ?? new WeakMap();
  checks.set(index, ofIndex);
  const known = ofIndex.get(limit);
  if (known?.beside === beside) return known.degree;
  const degree = checkOf(index, limit, beside);
  ofIndex.set(limit, { beside, degree });
  return degree;
}

const noLimits: readonly Limit[] = [];

/** Cached: shown products are checked again. */
const checks = new WeakMap<
  CatalogueIndex,
  WeakMap<Limit, { readonly beside: readonly Limit[]; readonly degree: Degree }>
>();

function checkOf(index: CatalogueIndex, limit: Limit, beside: readonly Limit[]): Degree {
  switch (limit.field) {
    case "price":
      return priceDegree(index, limit);
    case "audience":
      return audienceDegree(index, limit);
    case "size":
      return sizeDegree(index, limit);
    case "garment":
      return garmentDegree(index, limit, beside);
    case "occasion":
    case "season":
      return usedDegree(index, limit, beside);
    case "detail":
      return limit.values.includes("alone") ? aloneDegree(index, limit) : wordDegree(index, limit);
    default:
      return wordDegree(index, limit);
  }
}

/** "A single piece": no set. */
function aloneDegree({ sets }: CatalogueIndex, { strength }: WordLimit): Degree {
  const wanted = strength === "negated" ? 1 : 0;
  return (place) => (sets[place] === wanted ? 1 : 0);
}

/** For a single product a set is a near miss, unless requested. */
function garmentDegree(index: CatalogueIndex, limit: WordLimit, beside: readonly Limit[]): Degree {
  const whole = wordDegree(index, limit);
  const single = beside.some(
    ({ field, ...one }) => field === "detail" && "values" in one && one.values.includes("alone"),
  );
  if (limit.strength === "negated") return withoutPart(index, limit, beside, whole);
  const part = partDegree(index, limit, single);
  const degree: Degree = (place) => Math.max(whole(place), part(place));
  const kurtis = limit.values.includes("kurta") && !limit.values.includes("kurti");
  const named = kurtis ? nearOnly(index, degree, "kurti") : degree;
  const asksForSet = beside.some(
    (one) => one.field === "detail" && one.strength !== "negated" && one.values.some(isSetWord),
  );
  const alone = limit.values.filter(isAlone);
  if (asksForSet || alone.length === 0) return named;
  // "A top or a gown": a gown with its dupatta is a gown, a set with a top no top.
  const others = limit.values.filter((one) => !isAlone(one));
  const inSets = others.length > 0 ? wordDegree(index, { ...limit, values: others }) : null;
  const { sets } = index;
  return (place) =>
    sets[place] === 1
      ? Math.max(inSets?.(place) ?? 0, Math.min(named(place), inSet))
      : named(place);
}

/** "An anarkali without dupatta": none that comes with one. */
function withoutPart(
  index: CatalogueIndex,
  { values, words }: WordLimit,
  beside: readonly Limit[],
  whole: Degree,
): Degree {
  const other = beside.some(({ field, strength }) => field === "garment" && strength === "hard");
  if (!other) return whole;
  const field = "detail";
  const pieces = values.map((one) => `with-${one}`);
  const part = wordDegree(index, { field, strength: "negated", words, values: pieces });
  return (place) => Math.min(whole(place), part(place));
}

function nearOnly({ columns }: CatalogueIndex, degree: Degree, kind: string): Degree {
  const { offsets, ids, vocabulary } = columns.garment;
  const id = vocabulary.indexOf(kind);
  return (place) => {
    for (let at = offsets[place] ?? 0; at < (offsets[place + 1] ?? 0); at += 1) {
      if (ids[at] === id) return Math.min(degree(place), 0.3);
    }
    return degree(place);
  };
}

/** A product sold only in sets is a near miss, except shararas; a jacket with a cap is no hat. */
function partDegree(index: CatalogueIndex, limit: WordLimit, single: boolean): Degree {
  const { words } = limit;
  const values = limit.values.filter((one) => !isOtherGoods(one));
  if (values.length === 0) return () => 0;
  const detail = {
    field: "detail",
    strength: "soft",
    words,
    values: values.map((one) => `with-${one}`),
  } as const;
  const part = wordDegree(index, detail);
  const usual = !single && values.every((one) => one === "sharara");
  return (place) => (part(place) > 0 ? (usual ? 0.7 : 0.3) : 0);
}

/** Stated or implied by kind. Below 0 for unsuitable products, if no garment was requested. */
function usedDegree(index: CatalogueIndex, limit: WordLimit, beside: readonly Limit[]): Degree {
  const said = wordDegree(index, limit);
  if (limit.strength === "negated") return said;
  const read = limit.field === "occasion" ? suitability : seasonSuitability;
  const garment = beside.some(({ field, strength }) => field === "garment" && strength === "hard");
  const { pieceOf } = index;
  const { offsets } = index.columns[factFieldOf(limit)];
  const suits = Float32Array.from(index.pieces, (piece) =>
    limit.values.reduce((best, value) => Math.max(best, read(value, piece) ?? 0), -1),
  );
  const never = Uint8Array.from(index.pieces, (piece) =>
    limit.field === "occasion" && limit.values.every((value) => isNeverWornTo(value, piece))
      ? 1
      : 0,
  );
  return (place) => {
    if (!garment && never[pieceOf[place] ?? 0] === 1) return -1;
    const own = said(place);
    if (own >= keptFrom) return own;
    const suiting = suits[pieceOf[place] ?? 0] ?? 0;
    if (suiting < 0) return garment ? own : suiting;
    // Stating other occasions makes a near miss.
    const tells = (offsets[place] ?? 0) < (offsets[place + 1] ?? 0);
    return Math.max(own, tells ? Math.min(suiting, inSet) : suiting);
  };
}

function isSetWord(value: string): boolean {
  return value === "set" || value.startsWith("with-");
}

const isAlone = (garment: string): boolean => piecesAlone.has(everydayKind(garment));

/** Garments bought alone, unlike sets with them. */
const piecesAlone = new Set(
  "kurta kurti short-kurta top tunic crop-top shirt t-shirt polo hoodie sweatshirt blouse skirt shorts trousers palazzo jacket blazer waistcoat nehru-jacket pyjama dhoti mundu lungi dupatta".split(
    " ",
  ),
);

function priceDegree({ price }: CatalogueIndex, limit: PriceLimit): Degree {
  const min = limit.min ?? 0;
  const max = limit.max ?? Number.POSITIVE_INFINITY;
  return (place) => {
    const amount = price[place] ?? 0;
    return amount >= min && amount <= max ? 1 : 0;
  };
}

function audienceDegree(index: CatalogueIndex, limit: AudienceLimit): Degree {
  const { wearers, ageFrom, ageTo } = index;
  const bits = limit.who.reduce((all, who) => all | wearerBits[who], 0);
  if (limit.strength === "negated") {
    return (place) => (((wearers[place] ?? 0) & 15 & ~bits) === 0 ? 0 : 1);
  }
  const months = limit.age === undefined ? null : Math.round(limit.age * 12);
  return (place) => {
    if (((wearers[place] ?? 0) & bits) === 0) return 0;
    return months === null ||
      ((ageFrom[place] ?? 0) <= months && months <= (ageTo[place] ?? anyAge))
      ? 1
      : 0;
  };
}

function sizeDegree({ sizes }: CatalogueIndex, limit: WordLimit): Degree {
  const bits = limit.values.reduce((all, size) => all | (sizeBits[size] ?? 0), 0);
  if (limit.strength === "negated") return (place) => (((sizes[place] ?? 0) & ~bits) === 0 ? 0 : 1);
  return (place) => (((sizes[place] ?? 0) & bits) === 0 ? 0 : 1);
}

function wordDegree(index: CatalogueIndex, limit: WordLimit): Degree {
  const negated = limit.strength === "negated";
  const field = factFieldOf(limit);
  const { offsets, ids, vocabulary } = index.columns[field];
  const degrees = Float32Array.from(vocabulary, (value) =>
    limit.values.reduce((best, wanted) => Math.max(best, likeness(limit, wanted, value)), 0),
  );
  const others = limit.values.flatMap((value) =>
    value.startsWith("other:") ? value.slice(6) : [],
  );
  const text = others.map((words) => index.text.withAll(words));
  // Without a pattern a piece is probably plain.
  const untold = field === "pattern" && limit.values.includes("plain") ? 0.5 : 0;
  // The first colour counts: a red and navy check is red.
  const firstCounts = field === "colour";
  return (place) => {
    const from = offsets[place] ?? 0;
    const to = offsets[place + 1] ?? 0;
    let best = from === to ? untold : 0;
    if (text.some((places) => places.has(place))) best = 1;
    for (let at = from; at < to; at += 1) {
      const degree = degrees[ids[at] ?? 0] ?? 0;
      best = Math.max(best, at > from && firstCounts ? degree * 0.55 : degree);
    }
    if (negated) return best >= 0.7 ? 0 : 1;
    return best;
  };
}

function factFieldOf(limit: WordLimit): FactField {
  if (limit.field === "colour") return limit.strength === "negated" ? "anyColour" : "colour";
  return limit.field === "size" ? "detail" : limit.field;
}

/** How well a value answers a wanted one. */
function likeness(limit: WordLimit, wanted: string, value: string): number {
  if (wanted === value) return 1;
  const negated = limit.strength === "negated";
  switch (limit.field) {
    case "garment":
      if (garmentLineage(value).includes(wanted)) return 1;
      return !negated && mayStandIn(wanted, value) ? 0.3 : 0;
    case "colour":
      if (colourLineage(value).includes(wanted)) return 0.9;
      return !negated && sameColourFamily(wanted, value) ? 0.3 : 0;
    case "material":
      return materialLineage(value).includes(wanted) ? 0.9 : 0;
    case "fit":
      return fitLineage(value).includes(wanted) ? 0.9 : 0;
    case "pattern":
      if (patternLineage(value).includes(wanted)) return 0.9;
      return !negated && isNear(patternLineage, wanted, value) ? 0.3 : 0;
    case "sleeve":
      return sleeveLineage(value).includes(wanted) ? 0.9 : 0;
    case "season":
      return value === "all-season" && !negated && mild.has(wanted) ? 0.7 : 0;
    case "detail":
      return wanted.startsWith("with-") && value.startsWith("with-")
        ? garmentLineage(value.slice(5)).includes(wanted.slice(5))
          ? 1
          : 0
        : detailLineage(value).includes(wanted)
          ? 0.9
          : 0;
    case "occasion":
      return !negated && nearOccasions(wanted).includes(value) ? 0.4 : 0;
    default:
      return 0;
  }
}

/** A narrower kind, or another of the same narrow family: gingham for tartan. */
function isNear(
  lineageOf: (value: string) => readonly string[],
  wanted: string,
  value: string,
): boolean {
  const [, family] = lineageOf(wanted);
  return family !== undefined && family !== "printed" && lineageOf(value).includes(family);
}

/** All-season clothes suffice; real cold and rain need their own. */
const mild = new Set(["summer", "spring", "autumn"]);

function sameColourFamily(wanted: string, value: string): boolean {
  const family = colourFamily(wanted);
  return family !== wanted && colourLineage(value).includes(family);
}
