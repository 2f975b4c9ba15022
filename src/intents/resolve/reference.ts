/**
 * Resolves a product: "the second one", "the red one", "it", a loose or misheard name. The view
 * first, then the catalogue by name.
 */

import { countForm } from "../../../language/readers/counts.ts";
import { findOrdinal } from "../../../language/readers/ordinals.ts";
import { guarded } from "../../../language/text/guarded.ts";
import { remembered, rememberedFor } from "../../../language/text/remembered.ts";
import { readSpots } from "../grammar/spots.ts";
import type { Piece, ShopScene } from "../intent.ts";
import {
  candidates,
  indexOf,
  isDescribed,
  likeness,
  type NameWord,
  nameWords,
  stemOf,
  wordsOf,
} from "../vocabulary/catalogue-index.ts";
import { byLooks, isOneOfColour, onlyOfColour } from "./by-looks.ts";
import { type Description, describe, type Test } from "./description.ts";
import { likeliest } from "./likeliest.ts";
import { closestTo } from "./loosely.ts";
import { piecesAt } from "./spots.ts";

export type Reference =
  | { readonly type: "one"; readonly piece: Piece }
  | { readonly type: "several"; readonly pieces: readonly Piece[] }
  | {
      readonly type: "none";
      readonly near?: Near;
    };

/** None is `wanted`; these are of its kind. */
export interface Near {
  readonly wanted: readonly string[];
  readonly pieces: readonly Piece[];
}

/** Most products considered. */
const mostInView = 200;
const noReference: Reference = { type: "none" };
const deictic = guarded(/^(?:it|this|that|them|these|those)(?: (?:one|ones|piece|item|thing))?$/);
/** Comparatives need a choice. */
const cheapest = guarded(/\b(?:cheapest|least expensive|lowest priced?|least costly)\b/);
const dearest = guarded(
  /\b(?:dearest|most expensive|costliest|priciest|highest priced?|most costly)\b/,
);
const cheaper = /\b(?:cheaper|less expensive|less costly)\b/;
const dearer = /\b(?:dearer|more expensive|costlier|pricier)\b/;
/** Meaningless: "the one", "whatever". */
const pieceAlone =
  /^(?:(?:the|that|this|what|whats|what's|whatever|whatever's|something|one)(?: |$))*(?:(?:one|ones|piece|thing|item)(?: (?:that|which|there|is))*)?$/;
const said = /^(?:the|a|an|that|this|my|your|those|these)\s+/;

const listed = rememberedFor((catalogue: ShopScene["catalogue"]) =>
  rememberedFor((ids: readonly string[]): readonly Piece[] => {
    const { byId } = indexOf(catalogue);
    return ids.slice(0, mostInView).flatMap((id) => byId.get(id) ?? []);
  }),
);

export function inView(shop: ShopScene): readonly Piece[] {
  return listed(shop.catalogue)(shop.inView);
}

export function openPiece(shop: ShopScene): Piece | undefined {
  return shop.open && indexOf(shop.catalogue).byId.get(shop.open.id);
}

export function namedPiece({ catalogue, named }: ShopScene): Piece | undefined {
  return named === undefined ? undefined : indexOf(catalogue).byId.get(named);
}

/** The last question was about a piece neither open nor in the cart. */
export function asksOfAnother({ named, described, open, cart }: ShopScene): boolean {
  if (named === undefined || described?.command !== "ask") return false;
  return named !== open?.id && !cart.some(({ id }) => id === named);
}

/** Lower case. `among` defaults to the view; `names` adds the catalogue. */
export function refer(
  text: string,
  shop: ShopScene,
  { among, names = true }: { among?: readonly Piece[]; names?: boolean } = {},
): Reference {
  if (among) return meantBy(text, shop, { options: among, names });
  return (names ? meantByName : meantInView)(shop)(text);
}

/** Of words that surely name a piece. */
export const referNearly = (text: string, shop: ShopScene): Reference => meantNearly(shop)(text);

const meantNearly = rememberedFor((shop: ShopScene) =>
  remembered((text): Reference => {
    const found = refer(text, shop);
    return found.type === "one" ? found : (nearly(text, shop, found) ?? found);
  }),
);

const meantAmong = (names: boolean) =>
  rememberedFor((shop: ShopScene) => remembered((text) => meantBy(text, shop, { names })));
const meantByName = meantAmong(true);
const meantInView = meantAmong(false);

interface Pool {
  readonly options?: readonly Piece[];
  readonly names: boolean;
}

function nearly(text: string, shop: ShopScene, found: Reference): Reference | undefined {
  const words = text.replace(/[^\p{L}\p{N}' -]+/gu, " ").trim();
  if (deictic.test(words) || several.test(words) || findOrdinal(words)) return undefined;
  if (superlativeIn(words, false) || readSpots(words).spots.length > 0) return undefined;
  const description = describe(words.replace(said, ""));
  if (!description || description.tests.length < 2 || description.tests.length > mostSaid)
    return undefined;
  const kind = description.tests.some(({ field }) => field === "garment");
  const looks = description.tests.some(
    ({ field, vague }) => field !== undefined && field !== "audience" && !vague,
  );
  if (!kind && !(pointing.test(words) && (looks || isDescribedSo(description, shop))))
    return undefined;
  const alike = likeliest(description, found.type === "several" ? found.pieces : inView(shop));
  if (alike.length === 0) return undefined;
  return alike.length === 1 ? one(alike[0]) : { type: "several", pieces: alike };
}

const isDescribedSo = ({ tests }: Description, shop: ShopScene): boolean =>
  tests.every(({ said: word }) => inView(shop).some((piece) => isDescribed(piece, stemOf(word))));

const mostSaid = 6;
const several = new RegExp(
  `^(?:the |those |these |my )?(?:an?|some|any|both|all|every\\w*|${countForm})\\b|\\b(?:other|another|but|except)\\b`,
);
const pointing = /^(?:the|that|this|those|these) /;

function meantBy(text: string, shop: ShopScene, { options, names }: Pool): Reference {
  const before = options ? undefined : leftList(shop, text);
  if (before) return meantBy(text, before, { names: false });
  const among = options ?? inView(shop);
  const words = text.replace(/[^\p{L}\p{N}' -]+/gu, " ").trim();
  if (words === "" || deictic.test(words)) {
    const known = [namedPiece(shop), openPiece(shop)].flatMap((piece) => piece ?? []);
    const meant = known.find((piece) => options === undefined || options.includes(piece));
    return one(meant ?? (among.length === 1 ? among[0] : undefined));
  }
  const { spots, rest } = readSpots(text.replace(/[^\p{L}\p{N}', -]+/gu, " ").trim());
  if (spots.length > 0 && !namesTop(words, among)) {
    const plain = rest.replace(pieceAlone, "");
    // The only jacket.
    const described =
      plain === "" || findOrdinal(plain) ? noReference : meantBy(plain, shop, { names: false });
    if (described.type === "one") return described;
    const meaning = (each: string) => {
      const found = meantBy(each, shop, { names: false });
      return found.type === "one" ? found.piece : undefined;
    };
    // A question's options are a row.
    const grid = options ? { ...shop, columns: among.length } : shop;
    const there = piecesAt(spots, grid, { seen: among, current: meaning("it"), meaning });
    if (!there) return noReference;
    if (plain !== "") return meantBy(plain, shop, { options: there, names: false });
    const [only, another] = there;
    // Either side, preferably after.
    const beside = spots.some((spot) => spot.type === "near" && spot.side === "beside");
    if (!another || beside) return one(only);
    return { type: "several", pieces: there };
  }
  const place = findOrdinal(words);
  const by = superlativeIn(words, options !== undefined);
  if (place && by) return noReference;
  const plain = (place?.rest ?? words.replace(by?.words ?? "", " ").trim()).replace(said, "");
  const description = describe(plain);
  if (description === undefined) return noReference;
  const { tests } = description;
  const pool = tests.length === 0 ? among : fitting(tests, among);
  if (place) return one(pool.at(place.place < 0 ? place.place : place.place - 1));
  if (by) return one(extreme(pool, by.sign));
  if (tests.length === 0) return noReference;
  const pointed = /^(?:the|that|this|those) /.test(words);
  const near = (piece: Piece | undefined) =>
    (names && !options ? exactly(description, piece, shop, words) : undefined) ?? piece;
  if (pool.length === 1) return one(near(pool[0]));
  const open = options || !pointed ? undefined : openPiece(shop);
  const isOpen =
    open !== undefined && tests.some(({ field }) => field === "garment") && fits(tests)(open);
  if (pool.length > 0) {
    const meant = best(pool, description.words);
    return isOpen && meant.type === "several" && meant.pieces.includes(open) ? one(open) : meant;
  }
  if (isOpen && (words.startsWith("this ") || isKindAlone(description))) return one(open);
  const closest = pointed
    ? (closestTo(description, among) ?? (options ? undefined : spokenSo(description, shop)))
    : undefined;
  if (closest) return one(near(closest));
  if (!names) return noReference;
  const found = named(description, shop);
  if (found.type !== "none") return found;
  const seen = byLooks(description, text, shop, among);
  return seen ? one(seen) : ofTheKind(description, among, shop);
}

/** In the catalogue, where what is seen is only near. */
function exactly(
  { tests, words }: Description,
  near: Piece | undefined,
  shop: ShopScene,
  text: string,
): Piece | undefined {
  const firm = tests.filter(({ vague }) => !vague);
  if (!near || firm.every((test) => test.holds(near))) return undefined;
  if (isOneOfColour(firm, text)) return onlyOfColour(firm, shop.catalogue);
  const kind = firm.some(({ field }) => field === "garment");
  if (!kind) return undefined;
  const [only, another] = candidates(shop.catalogue, words).filter(fits(firm));
  // "The skirts" are those seen, but "the skirt" is one.
  const isSeen = firm.length < 2 && firm.some(({ said }) => said.endsWith("s"));
  return another || isSeen ? undefined : only;
}

/** Of the list before; a page's related pieces have no rows. */
function leftList(shop: ShopScene, text: string): ShopScene | undefined {
  const { left, ...now } = shop;
  if (!left) return undefined;
  const words = text.replace(/[^\p{L}\p{N}', -]+/gu, " ").trim();
  const before = { ...now, ...left };
  if (readSpots(words).spots.length > 0) {
    const opened = shop.open !== undefined && left.inView.includes(shop.open.id);
    return opened || shop.inView.length === 0 ? before : undefined;
  }
  const place = findOrdinal(words)?.place ?? 0;
  // On a page that was opened from the list, beyond those beside it.
  const beyond =
    shop.open !== undefined && left.inView.includes(shop.open.id) && place > shop.inView.length;
  return place !== 0 && (shop.inView.length === 0 || beyond) ? before : undefined;
}

/** The only top. */
function namesTop(words: string, among: readonly Piece[]): boolean {
  if (!/^(?:the|that|this) (?:top|bottom) one$/.test(words)) return false;
  const description = describe(words.replace(" one", ""));
  if (!description) return false;
  const tops = among.filter(fits(description.tests));
  return tops.length > 0 && best(tops, description.words).type === "one";
}

/** "The shirt", on the page of one. */
function isKindAlone({ tests }: Description): boolean {
  return tests.every(({ field, vague }) => field === "garment" && !vague);
}

/** By name, kind or looks, not by what else its description says: "fine", "cool", "good evening". */
export function isNamedBy(text: string, piece: Piece): boolean {
  const held = describe(text)?.tests.filter((test) => test.holds(piece)) ?? [];
  const named = ({ field, said }: Test) => kinds.has(field) || likeness(nameWords(said), piece) > 0;
  return held.length === 0 || held.some(named);
}
const kinds: ReadonlySet<Test["field"]> = new Set(["garment", "colour", "material", "pattern"]);

/** All, if the words say nothing. */
export function described(text: string, shop: ShopScene): readonly Piece[] {
  const description = describe(text);
  return description ? inView(shop).filter(fits(description.tests)) : [];
}

/** -1 for the dearest; the first of equals. */
export function extreme(pool: readonly Piece[], sign: 1 | -1): Piece | undefined {
  return pool.reduce<Piece | undefined>(
    (found, piece) => (found && sign * (found.price - piece.price) <= 0 ? found : piece),
    undefined,
  );
}

interface Superlative {
  readonly sign: 1 | -1;
  readonly words: RegExp;
}

const superlatives: readonly Superlative[] = [
  { sign: 1, words: cheapest },
  { sign: -1, words: dearest },
];
const comparatives: readonly Superlative[] = [
  { sign: 1, words: cheaper },
  { sign: -1, words: dearer },
];

function superlativeIn(text: string, offered: boolean): Superlative | undefined {
  const forms = offered ? [...superlatives, ...comparatives] : superlatives;
  return forms.find(({ words }) => words.test(text));
}

/** Exact matches, else near ones; vague words choose. */
function fitting(tests: readonly Test[], among: readonly Piece[]): readonly Piece[] {
  const firm = tests.filter(({ vague }) => !vague);
  if (firm.length === 0) return among.filter(fits(tests));
  const exact = among.filter(fits(firm));
  const loosely = exact.length === 0 && firm.some(({ nearly }) => nearly);
  const nearly = (piece: Piece) => firm.every((test) => (test.nearly ?? test.holds)(piece));
  const alike = loosely ? among.filter(nearly) : [];
  const pool = alike.length === 1 ? alike : exact;
  return tests.reduce((left, test) => {
    if (!test.vague) return left;
    const chosen = left.filter(test.holds);
    return chosen.length > 0 ? chosen : left;
  }, pool);
}

function fits(tests: readonly Test[]): (piece: Piece) => boolean {
  return (piece) => tests.every((test) => test.holds(piece));
}

/** Right kind, wrong colour or cloth. */
function ofTheKind({ tests, words }: Description, among: readonly Piece[], shop: ShopScene) {
  const kind = tests.filter(({ field }) => field === "garment");
  if (kind.length === 0 || kind.length === tests.length) return noReference;
  if (tests.some(({ field }) => field === undefined)) return noReference;
  const here = among.filter(fits(kind));
  const pieces = here.length > 0 ? here : candidates(shop.catalogue, words).filter(fits(kind));
  if (pieces.length === 0) return noReference;
  const wanted = tests.filter(({ field }) => field !== "garment").map((test) => test.said);
  return { type: "none", near: { wanted, pieces } } as const;
}

function one(piece: Piece | undefined): Reference {
  return piece ? { type: "one", piece } : noReference;
}

/** A whole name or the last candidate; else all. */
function best(pool: readonly Piece[], words: readonly NameWord[]): Reference {
  if (pool.length === 1) return one(pool[0]);
  const whole = pool.filter(
    (piece) => wordsOf(piece).length <= words.length && likeness(words, piece) >= 0.9,
  );
  if (whole.length === 1) return one(whole[0]);
  const closest = ranked(pool, words);
  if (closest.length === 1) return one(closest[0]);
  return { type: "several", pieces: pool };
}

/** The only match among products named or opened. */
function spokenSo({ tests }: Description, shop: ShopScene): Piece | undefined {
  // "The large one" is a size.
  if (tests.some(({ field }) => field === "size" || field === undefined)) return undefined;
  const { byId } = indexOf(shop.catalogue);
  const ids = new Set([...(shop.spoken ?? []).flat(), ...(shop.opened ?? [])]);
  const found = [...ids].flatMap((id) => byId.get(id) ?? []).filter(fits(tests));
  return found.length === 1 ? found[0] : undefined;
}

/** From the catalogue: unique in kind, or by name. */
function named({ tests, words }: Description, shop: ShopScene): Reference {
  const kind = tests.some(({ field }) => field === "garment");
  const firm = tests.filter(({ vague }) => !vague);
  const called = candidates(shop.catalogue, words);
  const alike = kind && firm.length > 1 ? called.filter(fits(firm)) : [];
  if (alike.length === 1) return one(alike[0]);
  const fitsKnown = fits(tests.filter(({ field }) => field !== undefined));
  const found = called.filter((piece) => likeness(words, piece) >= 0.75 && fitsKnown(piece));
  const closest = ranked(found, words);
  if (closest.length === 0) return noReference;
  return closest.length === 1 ? one(closest[0]) : { type: "several", pieces: closest };
}

/** Closest names, perhaps none. */
function ranked(pool: readonly Piece[], words: readonly NameWord[]): readonly Piece[] {
  const scores = pool.map((piece) => ({ piece, score: likeness(words, piece) }));
  const most = Math.max(0, ...scores.map(({ score }) => score));
  if (most === 0) return [];
  return scores.filter(({ score }) => score >= most - 0.02).map(({ piece }) => piece);
}
