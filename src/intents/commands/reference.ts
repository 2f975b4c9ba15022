/**
 * Which product is meant: "the second one", "the red one", "it", a name said loosely or misheard.
 * What is in view comes first, in its order there; then the catalogue, by name alone.
 */

import type { Category, Size } from "../../../contract/schemas.ts";
import { termAt } from "../../../language/lexicon.ts";
import { readOrdinal } from "../../../language/ordinals.ts";
import { tokenise } from "../../../language/tokens.ts";
import {
  candidates,
  indexOf,
  likeness,
  looksOf,
  type NameWord,
  nameWords,
  wordsOf,
} from "../catalogue-index.ts";
import type { Piece, ShopScene } from "../intent.ts";

export type Reference =
  | { readonly type: "one"; readonly piece: Piece }
  | { readonly type: "several"; readonly pieces: readonly Piece[] }
  | { readonly type: "none" };

/** Only so many of the products in view are looked at: nobody points at the 300th by its colour. */
const mostInView = 200;
/** More words than these are a sentence, not a name. */
const mostWords = 8;

const nobody: Reference = { type: "none" };
const deictic = /^(?:it|this|that|them|these|those)(?: (?:one|ones|piece|item|thing))?$/;
const ordinal =
  /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d{1,2} ?(?:st|nd|rd|th)|(?:number|option|item) \w+)\b/;
const cheapest = /\b(?:cheapest|least expensive|lowest priced?)\b/;
const dearest = /\b(?:dearest|most expensive|costliest|priciest|highest priced?)\b/;
const said = /^(?:the|a|an|that|this|my|your|those|these)\s+/;
const fillers = new Set(
  "the a an one ones piece pieces item items thing things of in with for and me some that this from on by called named my please which is are".split(
    " ",
  ),
);
const wearers: ReadonlyMap<string, Category> = new Map([
  ["men", "Men"],
  ["women", "Women"],
  ["kids", "Kids"],
  ["boys", "Kids"],
  ["girls", "Kids"],
]);

/** The products in view, in their order. */
export function inView(shop: ShopScene): readonly Piece[] {
  const { byId } = indexOf(shop.catalogue);
  return shop.inView.slice(0, mostInView).flatMap((id) => byId.get(id) ?? []);
}

/** The product whose page is open. */
export function openPiece(shop: ShopScene): Piece | undefined {
  return shop.open && indexOf(shop.catalogue).byId.get(shop.open.id);
}

/** The product that was named last. */
export function namedPiece({ catalogue, named }: ShopScene): Piece | undefined {
  return named === undefined ? undefined : indexOf(catalogue).byId.get(named);
}

/**
 * Reads a reference in small letters. `among` is what is pointed at, by default what is in view;
 * `names` also looks for the words among all names of the catalogue.
 */
export function refer(
  text: string,
  shop: ShopScene,
  { among: options, names = true }: { among?: readonly Piece[]; names?: boolean } = {},
): Reference {
  const among = options ?? inView(shop);
  const words = text.replace(/[^\p{L}\p{N}' -]+/gu, " ").trim();
  if (words === "" || deictic.test(words)) {
    const known = [namedPiece(shop), openPiece(shop)].flatMap((piece) => piece ?? []);
    const meant = known.find((piece) => options === undefined || options.includes(piece));
    return one(meant ?? (among.length === 1 ? among[0] : undefined));
  }
  const placed = ordinal.test(words) ? readOrdinal(words) : null;
  if (placed !== null && (cheapest.test(words) || dearest.test(words))) return nobody;
  const plain = words
    .replace(ordinal, " ")
    .replace(cheapest, " ")
    .replace(dearest, " ")
    .replace(said, "");
  const description = describe(plain);
  if (description === undefined) return nobody;
  const bare = description.tests.length === 0;
  const pool = bare
    ? among
    : among.filter((piece) => description.tests.every((holds) => holds(piece)));
  if (placed !== null) return one(pool.at(placed === -1 ? -1 : placed - 1));
  if (cheapest.test(words)) return one(extreme(pool, 1));
  if (dearest.test(words)) return one(extreme(pool, -1));
  if (bare) return nobody;
  if (pool.length > 0) return best(pool, description.words);
  return names ? named(description.words, shop) : nobody;
}

interface Description {
  readonly tests: readonly ((piece: Piece) => boolean)[];
  readonly words: readonly NameWord[];
}

/** What each word asks of a product; undefined for a sentence too long to be a description. */
function describe(text: string): Description | undefined {
  const tokens = tokenise(text);
  if (tokens.length > mostWords) return undefined;
  const tests: ((piece: Piece) => boolean)[] = [];
  const words: NameWord[] = [];
  for (let at = 0; at < tokens.length; ) {
    const word = tokens[at]?.text ?? "";
    if (fillers.has(word)) {
      at += 1;
      continue;
    }
    const found = termAt(tokens, at);
    const spoken = nameWords(
      tokens
        .slice(at, found?.to ?? at + 1)
        .map((token) => token.text)
        .join(" "),
    );
    words.push(...spoken);
    tests.push(found ? asTerm(found.term, spoken) : (piece) => inName(spoken, piece));
    at = found?.to ?? at + 1;
  }
  return { tests, words };
}

function asTerm(
  { field, value }: { readonly field: string; readonly value: string },
  spoken: readonly NameWord[],
): (piece: Piece) => boolean {
  switch (field) {
    case "colour":
      return (piece) => looksOf(piece).colours.has(value) || inName(spoken, piece);
    case "garment":
      return (piece) => looksOf(piece).garments.has(value) || inName(spoken, piece);
    case "material":
      return (piece) => looksOf(piece).materials.has(value) || inName(spoken, piece);
    case "audience":
      return (piece) => piece.category === wearers.get(value);
    case "size":
      return (piece) => piece.sizes.includes(value as Size); // another value is in no list
    default:
      return (piece) => inName(spoken, piece);
  }
}

function inName(words: readonly NameWord[], piece: Piece): boolean {
  return likeness(words, piece) >= 0.8;
}

function one(piece: Piece | undefined): Reference {
  return piece ? { type: "one", piece } : nobody;
}

function extreme(pool: readonly Piece[], sign: 1 | -1): Piece | undefined {
  return pool.reduce<Piece | undefined>(
    (found, piece) => (found && sign * (found.price - piece.price) <= 0 ? found : piece),
    undefined,
  );
}

/** The one whose name is said whole, or that alone is left; else they all may be meant. */
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

/** By name over the whole catalogue. */
function named(words: readonly NameWord[], shop: ShopScene): Reference {
  const found = candidates(shop.catalogue, words).filter((piece) => likeness(words, piece) >= 0.75);
  const closest = ranked(found, words);
  if (closest.length === 0) return nobody;
  return closest.length === 1 ? one(closest[0]) : { type: "several", pieces: closest };
}

/** Those whose names are closest to the words; nobody where no name is close. */
function ranked(pool: readonly Piece[], words: readonly NameWord[]): readonly Piece[] {
  const scores = pool.map((piece) => ({ piece, score: likeness(words, piece) }));
  const most = Math.max(0, ...scores.map(({ score }) => score));
  if (most === 0) return [];
  return scores.filter(({ score }) => score >= most - 0.02).map(({ piece }) => piece);
}
