/** Turns a constraint into a check: the fit of a product from 0 to 1. */

import { heldSize } from "../../domain/merchant-sizes.ts";
import type {
  AudienceConstraint,
  Constraint,
  PriceConstraint,
  WordConstraint,
} from "../../language/need/constraints.ts";
import { isForBabies } from "../../language/need/labels.ts";
import { comesWith } from "../../language/need/sets.ts";
import { readNumber } from "../../language/readers/numbers.ts";
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
import {
  belongsTo,
  decidesAlone,
  isForLegs,
  isNeverWornTo,
  isNightwear,
  isOutOfPlace,
  ruledOutBy,
  seasonSuitability,
  suitability,
  suitsWetDays,
} from "./index/occasions.ts";
import { leastUnsaidAge } from "./index/wearers.ts";

export type Degree = (place: number) => number;

/** Below this a word constraint is broken: another shade or kind of the family. */
export const keptFrom = 0.45;

/** The fit of a product sold only in a set. */
export const inSet = 0.4;

/** A filter's least fit: exact if insisted on, else a garment's family. */
export function neededFor(constraint: Constraint): number {
  if (constraint.field === "garment" || constraint.strength === "negated") return Number.MIN_VALUE;
  return "values" in constraint ? 0.7 : Number.MIN_VALUE;
}

/** Exclusions give 1 if absent, 0 if present. */
export function degreeOf(
  index: CatalogueIndex,
  constraint: Constraint,
  beside: readonly Constraint[] = noConstraints,
): Degree {
  const ofIndex = checks.get(index) ?? new WeakMap();
  checks.set(index, ofIndex);
  const known = ofIndex.get(constraint);
  if (known?.beside === beside) return known.degree;
  const degree = checkOf(index, constraint, beside);
  ofIndex.set(constraint, { beside, degree });
  return degree;
}

const noConstraints: readonly Constraint[] = [];

/** Cached: shown products are checked again. */
const checks = new WeakMap<
  CatalogueIndex,
  WeakMap<Constraint, { readonly beside: readonly Constraint[]; readonly degree: Degree }>
>();

function checkOf(
  index: CatalogueIndex,
  constraint: Constraint,
  beside: readonly Constraint[],
): Degree {
  switch (constraint.field) {
    case "price":
      return priceDegree(index, constraint);
    case "audience":
      return audienceDegree(index, constraint);
    case "size":
      return sizeDegree(index, constraint);
    case "garment":
      return garmentDegree(index, constraint, beside);
    case "occasion":
    case "season":
      return usedDegree(index, constraint, beside);
    case "detail":
      return constraint.values.includes("alone")
        ? aloneDegree(index, constraint)
        : lengthDegree(index, constraint);
    case "colour":
      return wordDegree(
        index,
        constraint,
        constraint.strength !== "negated" && !isOneOfSeveral(constraint, beside),
      );
    default:
      return wordDegree(index, constraint);
  }
}

/** "Full length": none of knee length, although its name says long. */
function lengthDegree(index: CatalogueIndex, constraint: WordConstraint): Degree {
  const degree = wordDegree(index, constraint);
  const isWhole =
    constraint.strength !== "negated" &&
    constraint.values.includes("long-length") &&
    /\b(?:full|floor|ankle|maxi)\b/i.test(constraint.words);
  if (!isWhole) return degree;
  const values = ["knee-length", "above-knee", "hip-length", "short-length", "midi-length"];
  const shorter = wordDegree(index, { ...constraint, values });
  // "Ankle length": none of full length.
  const other = /\bankle\b/i.test(constraint.words)
    ? /\b(?:full|floor)[- ]length\b/i
    : /\b(?:full|floor)[- ]length\b/i.test(constraint.words)
      ? /\bankle\b/i
      : null;
  const { products } = index;
  const isOther = (place: number): boolean => {
    const { name = "", description = "", subCategory } = products[place] ?? {};
    return other !== null && subCategory === "BottomWear" && other.test(`${name} ${description}`);
  };
  return (place) => (shorter(place) === 1 || isOther(place) ? 0 : degree(place));
}

/** "A single piece": no set. */
function aloneDegree({ sets }: CatalogueIndex, { strength }: WordConstraint): Degree {
  const asked = strength === "negated" ? 1 : 0;
  return (place) => (sets[place] === asked ? 1 : 0);
}

/** For a single product a set is a near miss, unless requested. */
function garmentDegree(
  index: CatalogueIndex,
  constraint: WordConstraint,
  beside: readonly Constraint[],
): Degree {
  const whole = wordDegree(index, constraint);
  const single = beside.some(
    ({ field, ...one }) => field === "detail" && "values" in one && one.values.includes("alone"),
  );
  if (constraint.strength === "negated") return withoutPart(index, constraint, beside, whole);
  const part = partDegree(index, constraint, single);
  const called = calledSo(index, constraint);
  const degree: Degree = (place) => {
    const fit = Math.max(whole(place), part(place));
    return fit < inSet && called.has(place) ? calledOnly : fit;
  };
  const near = nearKinds.filter(
    ([asked, kind]) => constraint.values.includes(asked) && !constraint.values.includes(kind),
  );
  const named = near.reduce((whole, [, kind, most]) => nearOnly(index, whole, kind, most), degree);
  const asksForSet = beside.some(
    (one) => one.field === "detail" && one.strength !== "negated" && one.values.some(isSetWord),
  );
  const alone = constraint.values.filter(isAlone);
  if (asksForSet || alone.length === 0) return named;
  // "A top or a gown": a gown with its dupatta is a gown, a set with a top no top.
  const others = constraint.values.filter((one) => !isAlone(one));
  const inSets = others.length > 0 ? wordDegree(index, { ...constraint, values: others }) : null;
  const { sets } = index;
  return (place) =>
    sets[place] === 1
      ? Math.max(inSets?.(place) ?? 0, Math.min(named(place), inSet))
      : named(place);
}

/** "An anarkali without dupatta": none that comes with one. */
function withoutPart(
  index: CatalogueIndex,
  { values, words }: WordConstraint,
  beside: readonly Constraint[],
  whole: Degree,
): Degree {
  const requested = beside.find(
    (one): one is WordConstraint => one.field === "garment" && one.strength === "hard",
  );
  if (requested === undefined) return whole;
  const field = "detail";
  const pieces = values.map((one) => `with-${one === "choli" ? "blouse" : one}`);
  const part = wordDegree(index, { field, strength: "negated", words, values: pieces });
  const isNear = requested.values.some((one) =>
    values.some(
      (other) =>
        garmentLineage(one).includes(other) ||
        (!garmentLineage(other).includes(one) && mayStandIn(one, other)),
    ),
  );
  if (!isNear) return (place) => Math.min(whole(place), part(place));
  // "Joggers, no track pants": near what is refused, and requested.
  const asked = wordDegree(index, requested);
  const refused = named(index, (kind) => {
    const kin = garmentLineage(kind);
    return (
      kin.some((one) => values.includes(one)) && !kin.some((one) => requested.values.includes(one))
    );
  });
  return (place) => Math.min(asked(place) === 1 && !refused(place) ? 1 : whole(place), part(place));
}

const calledOnly = 0.42;
const mostCalled = 400;

/** A merchant's own name for it: the very words are in the product's. */
function calledSo(
  { text, products, pieces, pieceOf, sets }: CatalogueIndex,
  { words, values }: WordConstraint,
): ReadonlySet<number> {
  const said = words.toLowerCase().replace(/s$/, "");
  if (!/^[a-z][a-z -]{2,}$/.test(said) || vague.has(said) || values.some(isOtherGoods))
    return new Set();
  const places = text.withAll(said);
  if (places.size > mostCalled) return new Set();
  // "A short kurti for jeans".
  const named = new RegExp(
    `(?<!\\b(?:t[ -]|for |with |on |over |under ))\\b${said}s?\\b(?! (?:tops?|kurtis?|wal[aie])\\b)`,
    "i",
  );
  const isPart = (place: number): boolean =>
    (pieces[pieceOf[place] ?? 0]?.garments ?? []).some((one) =>
      values.some((asked) => comesWith(asked, one)),
    );
  return new Set(
    [...places].filter(
      (place) => named.test(products[place]?.name ?? "") && (sets[place] === 1 || !isPart(place)),
    ),
  );
}

/** Of many kinds: "night suit", "shirt dress". */
const vague = new Set("suit dress set wear".split(" "));

/** By its own kind, and none of its kin. */
function named(
  { columns }: CatalogueIndex,
  isOne: (kind: string) => boolean,
): (place: number) => boolean {
  const { offsets, ids, vocabulary } = columns.garment;
  const of = new Set(vocabulary.flatMap((kind, id) => (isOne(kind) ? [id] : [])));
  return (place) => {
    for (let at = offsets[place] ?? 0; at < (offsets[place + 1] ?? 0); at += 1)
      if (of.has(ids[at] ?? -1)) return true;
    return false;
  };
}

/** Near misses, whatever else they are called. */
const nearKinds: readonly (readonly [asked: string, kind: string, most: number])[] = [
  ["kurta", "kurti", 0.3],
  ["kurta", "pathani-suit", 0.3],
  ["joggers", "cargos", inSet],
  ["socks", "booties", 0.3],
  ["leggings", "thermal-leggings", 0.3],
];

function nearOnly(index: CatalogueIndex, degree: Degree, near: string, most: number): Degree {
  const isKind = named(index, (kind) => kind === near);
  return (place) => {
    const fit = degree(place);
    return fit > most && isKind(place) ? most : fit;
  };
}

/** A product sold only in sets is a near miss, except shararas; a jacket with a cap is no hat. */
function partDegree(index: CatalogueIndex, constraint: WordConstraint, single: boolean): Degree {
  const { words } = constraint;
  const values = constraint.values.filter((one) => !isOtherGoods(one));
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

/** Stated, also by name, or implied by kind. Below 0 for unsuitable products, if no garment was requested. */
function usedDegree(
  index: CatalogueIndex,
  constraint: WordConstraint,
  beside: readonly Constraint[],
): Degree {
  const said = wordDegree(index, constraint);
  if (constraint.strength === "negated") return said;
  const read = constraint.field === "occasion" ? suitability : seasonSuitability;
  const garment = beside.some(({ field, strength }) => field === "garment" && strength === "hard");
  const { pieceOf, products } = index;
  const { offsets } = index.columns[factFieldOf(constraint)];
  const named =
    constraint.field === "occasion"
      ? index.text.withAll(constraint.words.toLowerCase())
      : new Set<number>();
  const alone = constraint.values.some(decidesAlone);
  // "To the office in the rain".
  const weather = beside.flatMap((one) =>
    one.field === "season" && one.strength !== "negated" && constraint.field === "occasion"
      ? one.values.filter((value) => value === "monsoon")
      : [],
  );
  const suits = Float32Array.from(index.pieces, (piece) =>
    weather.some((season) => (seasonSuitability(season, piece) ?? 0) > 0)
      ? 0.6
      : constraint.values.reduce((best, value) => Math.max(best, read(value, piece) ?? 0), -1),
  );
  const asked = beside.flatMap((one) => (one.field === "garment" ? one.values : []));
  const isRuledOut = ruledOutBy(constraint.words, asked);
  const never = Uint8Array.from(index.pieces, (piece) =>
    constraint.field === "occasion" &&
    (constraint.values.every((value) => isNeverWornTo(value, piece)) || isRuledOut(piece))
      ? 1
      : 0,
  );
  const misplaced = Uint8Array.from(index.pieces, (piece) =>
    constraint.field === "occasion" &&
    constraint.values.every((value) => isOutOfPlace(value, piece))
      ? 1
      : 0,
  );
  const customary = Float32Array.from(index.pieces, (piece) =>
    constraint.field === "occasion" && belongsTo(constraint.words, piece) ? 0.2 : 0,
  );
  const rains = constraint.values.join() === "monsoon";
  const isOfRain = rains && !garment && !beside.some(isFeast);
  const waterproof = rains ? wordDegree(index, dry) : null;
  const hasRainwear = suits.some((fitting) => fitting > 0);
  // "Something warm": no night suit, unless nothing else is.
  const isOpen = !garment && constraint.field === "season";
  const home = beside.some((one) => one.field === "occasion" && one.values.includes("home"));
  const asleep = Uint8Array.from(index.pieces, (piece) =>
    isOpen &&
    ((!home && isNightwear(piece)) || (constraint.values.includes("winter") && isForLegs(piece)))
      ? 1
      : 0,
  );
  return (place) => {
    if (!garment && never[pieceOf[place] ?? 0] === 1) return -1;
    if (misplaced[pieceOf[place] ?? 0] === 1) return -1;
    const isBedtime = asleep[pieceOf[place] ?? 0] === 1;
    const own = named.has(place) ? 1 : said(place);
    // "Formal trousers": no palazzos.
    if (garment && own === 0 && never[pieceOf[place] ?? 0] === 1) return 0;
    if (own >= keptFrom) return isBedtime ? inSet : own;
    const fitting = suits[pieceOf[place] ?? 0] ?? 0;
    const suiting = fitting > 0 ? fitting + (customary[pieceOf[place] ?? 0] ?? 0) : fitting;
    if (suiting >= 0 && (waterproof?.(place) ?? 0) > 0) return 0.6;
    if (isOfRain && suiting === 0) {
      if (hasRainwear) return -1;
      const piece = index.pieces[pieceOf[place] ?? 0];
      return piece !== undefined && suitsWetDays(piece) ? keptFrom : 0;
    }
    if (suiting < 0) return garment ? own : suiting;
    // Stating other occasions makes a near miss.
    const isCustom = (customary[pieceOf[place] ?? 0] ?? 0) > 0;
    // At sixteen.
    const isGrown = constraint.values.includes("school") && products[place]?.category !== "Kids";
    const placesNamed =
      !alone && !isCustom && !isGrown && (offsets[place] ?? 0) < (offsets[place + 1] ?? 0);
    return Math.max(own, placesNamed || isBedtime ? Math.min(suiting, inSet) : suiting);
  };
}

const dry: WordConstraint = {
  field: "detail",
  strength: "soft",
  words: "",
  values: ["waterproof"],
};

const feasts = new Set("wedding festive party date black-tie sport home".split(" "));
const isFeast = (one: Constraint): boolean =>
  one.field === "occasion" && one.values.some((value) => feasts.has(value));

function isSetWord(value: string): boolean {
  return value === "set" || value.startsWith("with-");
}

const isAlone = (garment: string): boolean =>
  garment !== "pathani" && piecesAlone.has(everydayKind(garment));

/** Garments bought alone, unlike sets with them. */
const piecesAlone = new Set(
  "kurta kurti short-kurta top tunic crop-top shirt t-shirt polo hoodie sweatshirt blouse skirt shorts trousers palazzo jacket blazer waistcoat nehru-jacket pyjama dhoti mundu lungi dupatta".split(
    " ",
  ),
);

function priceDegree({ price }: CatalogueIndex, constraint: PriceConstraint): Degree {
  const min = constraint.min ?? 0;
  const max = constraint.max ?? Number.POSITIVE_INFINITY;
  return (place) => {
    const amount = price[place] ?? 0;
    return amount >= min && amount <= max ? 1 : 0;
  };
}

function audienceDegree(index: CatalogueIndex, constraint: AudienceConstraint): Degree {
  const { wearers, ageFrom, ageTo } = index;
  const bits = constraint.who.reduce((all, who) => all | wearerBits[who], 0);
  if (constraint.strength === "negated") {
    return (place) => (((wearers[place] ?? 0) & 15 & ~bits) === 0 ? 0 : 1);
  }
  const isAnyChilds =
    isForBabies(constraint) &&
    !ageFrom.some((from, place) => from < leastUnsaidAge && ((wearers[place] ?? 0) & bits) !== 0);
  const { age } = constraint;
  // Of no age: newborn's as well.
  const isBabys = isForBabies(constraint) && !isAnyChilds;
  const months = age === undefined || isAnyChilds ? null : Math.round(age * 12);
  return (place) => {
    if (((wearers[place] ?? 0) & bits) === 0) return 0;
    if (isBabys) return (ageFrom[place] ?? 0) < leastUnsaidAge ? 1 : 0;
    return months === null ||
      ((ageFrom[place] ?? 0) <= months && months <= (ageTo[place] ?? anyAge))
      ? 1
      : 0;
  };
}

function sizeDegree({ sizes, products }: CatalogueIndex, constraint: WordConstraint): Degree {
  const bitsOf = (values: readonly string[]): number =>
    values.reduce((all, size) => all | (sizeBits[size] ?? 0), 0);
  const bits = bitsOf(constraint.values);
  if (constraint.strength === "negated")
    return (place) => (((sizes[place] ?? 0) & ~bits) === 0 ? 0 : 1);
  // "Size 40" is another size on another shelf.
  if (constraint.values.includes("free")) {
    const all = bitsOf(Object.keys(sizeBits));
    return (place) => ((sizes[place] ?? 0) === all ? 1 : 0);
  }
  const isCup = constraint.values.some((value) => /^\d+[A-Z]/.test(value));
  const number = isCup ? undefined : numberIn(constraint.words);
  if (number === undefined) return (place) => (((sizes[place] ?? 0) & bits) === 0 ? 0 : 1);
  const shelves = new Map<string, number>();
  const ofBottoms = /waist|kamar/i.test(constraint.words);
  return (place) => {
    const { category = "Kids", subCategory = "TopWear" } = products[place] ?? {};
    const shelf = `${category} ${subCategory}`;
    let own = category === "Kids" ? bits : shelves.get(shelf);
    if (own === undefined) {
      const part = ofBottoms ? "BottomWear" : subCategory;
      own = bitsOf(heldSize(number, { category, subCategory: part }));
      shelves.set(shelf, own);
    }
    return ((sizes[place] ?? 0) & own) === 0 ? 0 : 1;
  };
}

/** "Size 40", "size forty", but no UK size. */
function numberIn(said: string): string | undefined {
  const [digits] = /(?<!\b(?:uk|us|eu|european)(?: size)? )\b\d{2,3}\b(?! ?xl)/i.exec(said) ?? [];
  if (digits !== undefined || /\d|\bxl\b|\b(?:uk|us|eu|european)\b/i.test(said)) return digits;
  const spelt = readNumber(said) ?? 0;
  return spelt >= 20 && spelt <= 130 ? String(spelt) : undefined;
}

/** "Maroon and white, both of them": each may come second. */
const isOneOfSeveral = (constraint: WordConstraint, beside: readonly Constraint[]): boolean =>
  constraint.strength === "hard" &&
  beside.some((one) => one !== constraint && one.field === "colour" && one.strength === "hard");

function wordDegree(
  index: CatalogueIndex,
  constraint: WordConstraint,
  // A red and navy check is red.
  firstCounts = false,
): Degree {
  const negated = constraint.strength === "negated";
  const field = factFieldOf(constraint);
  const { offsets, ids, vocabulary } = index.columns[field];
  const degrees = Float32Array.from(vocabulary, (value) =>
    constraint.values.reduce(
      (best, asked) => Math.max(best, likeness(constraint, asked, value)),
      0,
    ),
  );
  const others = constraint.values.flatMap((value) =>
    value.startsWith("other:") ? value.slice(6) : [],
  );
  const text = others.map((words) => index.text.withAll(words));
  // "Polycotton Baluchari Saree": silk by its weave alone.
  const isSilk = field === "material" && !negated && constraint.values.includes("silk");
  const apart = isSilk ? vocabulary.map((value) => notSilk.has(value)) : null;
  const woven = isSilk ? vocabulary.map((value) => weaves.has(value)) : null;
  const byDefault = untoldLooks.get(field);
  const untold = byDefault !== undefined && constraint.values.includes(byDefault) ? 0.5 : 0;
  return (place) => {
    const from = offsets[place] ?? 0;
    const to = offsets[place + 1] ?? 0;
    let best = from === to ? untold : 0;
    if (apart && ids.subarray(from, to).some((id) => apart[id])) {
      const stated = ids.subarray(from, to).filter((id) => !woven?.[id]);
      return stated.reduce((most, id) => Math.max(most, degrees[id] ?? 0), 0);
    }
    if (text.some((places) => places.has(place))) best = 1;
    for (let at = from; at < to; at += 1) {
      const degree = degrees[ids[at] ?? 0] ?? 0;
      const isFirst = at === from || !firstCounts || index.packs[place] === 1;
      best = Math.max(best, isFirst ? degree : degree * 0.55);
    }
    if (negated) return best >= 0.7 ? 0 : 1;
    return best;
  };
}

const weaves: ReadonlySet<string> = new Set(
  "banarasi kanjeevaram baluchari paithani patola bandhej kadhua jamdani".split(" "),
);
const notSilk: ReadonlySet<string> = new Set(
  "polyester rayon acrylic nylon georgette chiffon crepe net cotton linen".split(" "),
);

const untoldLooks: ReadonlyMap<string, string> = new Map([
  ["pattern", "plain"],
  ["fit", "regular"],
]);

function factFieldOf(constraint: WordConstraint): FactField {
  if (constraint.field === "colour")
    return constraint.strength === "negated" ? "anyColour" : "colour";
  return constraint.field === "size" ? "detail" : constraint.field;
}

/** How well a value answers a wanted one. */
function likeness(constraint: WordConstraint, asked: string, value: string): number {
  if (asked === value) return 1;
  const negated = constraint.strength === "negated";
  switch (constraint.field) {
    case "garment":
      if (garmentLineage(value).includes(asked)) return 1;
      return !negated && mayStandIn(asked, value) ? 0.3 : 0;
    case "colour":
      if (colourLineage(value).includes(asked)) return 0.9;
      return !negated && sameColourFamily(asked, value) ? 0.3 : 0;
    case "material":
      return materialLineage(value).includes(asked) ? 0.9 : 0;
    case "fit":
      return fitLineage(value).includes(asked) ? 0.9 : 0;
    case "pattern":
      if (patternLineage(value).includes(asked)) return 0.9;
      // "Mildly distressed": hardly ripped.
      if (asked === "ripped" && value === "distressed")
        return negated || /distress/i.test(constraint.words) ? 1 : 0.3;
      return !negated && isNear(patternLineage, asked, value) ? 0.3 : 0;
    case "sleeve":
      return sleeveLineage(value).includes(asked) ? 0.9 : 0;
    case "season":
      return value === "all-season" && !negated && mild.has(asked) ? 0.7 : 0;
    case "detail":
      return asked.startsWith("with-") && value.startsWith("with-")
        ? garmentLineage(value.slice(5)).includes(asked.slice(5)) ||
          (asked === "with-jacket" && value === "with-nehru-jacket")
          ? 1
          : 0
        : detailLineage(value).includes(asked)
          ? 0.9
          : 0;
    case "occasion":
      return !negated && nearOccasions(asked).includes(value) ? 0.4 : 0;
    default:
      return 0;
  }
}

/** A narrower kind, or another of the same narrow family: gingham for tartan. */
function isNear(
  lineageOf: (value: string) => readonly string[],
  asked: string,
  value: string,
): boolean {
  const [, family] = lineageOf(asked);
  return family !== undefined && family !== "printed" && lineageOf(value).includes(family);
}

/** All-season clothes suffice; real cold and rain need their own. */
const mild = new Set(["summer", "spring", "autumn"]);

function sameColourFamily(asked: string, value: string): boolean {
  const family = colourFamily(asked);
  return family !== asked && colourLineage(value).includes(family);
}
