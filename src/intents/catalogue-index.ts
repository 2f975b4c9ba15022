/**
 * The catalogue made ready for being named: products by id, by the words of their names and by the
 * sound of those words, so that naming one of 10,000 takes no longer than naming one of 100. Built
 * once for each catalogue and kept as long as it.
 */
import { colourLineage } from "../../language/colours.ts";
import { garmentLineage } from "../../language/garments.ts";
import { materialLineage } from "../../language/materials.ts";
import { readTerms } from "../../language/read-term.ts";
import { singular } from "../../language/tokens.ts";
import type { Piece } from "./intent.ts";
import { distance, soundOf } from "./sounds.ts";

export interface CatalogueIndex {
  readonly byId: ReadonlyMap<string, Piece>;
  /** Places in the catalogue by word and by sound; the two never share a key. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  readonly names: readonly (readonly NameWord[])[];
}

export interface NameWord {
  readonly word: string;
  readonly sound: string;
}

const indexes = new WeakMap<readonly Piece[], CatalogueIndex>();

/** The index of a catalogue: about 5 microseconds a product at the first call, nothing later. */
export function indexOf(catalogue: readonly Piece[]): CatalogueIndex {
  const known = indexes.get(catalogue);
  if (known) return known;
  const byId = new Map<string, Piece>();
  const places = new Map<string, number[]>();
  const names = catalogue.map((piece, at) => {
    byId.set(piece.id, piece);
    const words = nameWords(piece.name);
    for (const { word, sound } of words) {
      for (const key of [word, `~${sound}`]) {
        const held = places.get(key);
        if (!held) places.set(key, [at]);
        else if (held.at(-1) !== at) held.push(at);
      }
    }
    return words;
  });
  const index = { byId, places, names };
  indexes.set(catalogue, index);
  return index;
}

/** The words of a name in singular, with their sounds. */
export function nameWords(text: string): readonly NameWord[] {
  return (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((each) => {
    const word = singular(each);
    return { word, sound: soundOf(word) };
  });
}

/** At most so many products are looked at closely, those that share the rarest word first. */
const mostCandidates = 200;

/** Products with a word that is, or sounds like, one of these; in the catalogue's order. */
export function candidates(
  catalogue: readonly Piece[],
  words: readonly NameWord[],
): readonly Piece[] {
  const { places } = indexOf(catalogue);
  const lists = words
    .flatMap(({ word, sound }) => [
      places.get(word) ?? [],
      sound.length > 1 ? (places.get(`~${sound}`) ?? []) : [],
    ])
    .sort((one, other) => one.length - other.length);
  const found = new Set<number>();
  for (const list of lists) {
    for (const at of list) {
      if (found.size >= mostCandidates) break;
      found.add(at);
    }
  }
  return [...found].sort((one, other) => one - other).flatMap((at) => catalogue[at] ?? []);
}

/**
 * How well words name a product, 0 to 1: the mean over the words said of their likeness to the best
 * word of the name. Words in other order and words left out cost nothing.
 */
export function likeness(words: readonly NameWord[], name: string): number {
  const own = nameWords(name);
  const sum = words.reduce(
    (total, word) => total + Math.max(0, ...own.map((each) => wordLikeness(word, each))),
    0,
  );
  return words.length === 0 ? 0 : sum / words.length;
}

function wordLikeness(one: NameWord, other: NameWord): number {
  if (one.word === other.word) return 1;
  // "curta" is a kurta, but a card sounds like one, too, and is none.
  if (one.sound.length > 1 && one.sound === other.sound && distance(one.word, other.word, 2) <= 2) {
    return 0.9;
  }
  const most = Math.min(one.word.length, other.word.length) >= 6 ? 2 : 1;
  return one.word.length >= 4 && distance(one.word, other.word, most) <= most ? 0.8 : 0;
}

interface Looks {
  readonly colours: ReadonlySet<string>;
  readonly garments: ReadonlySet<string>;
  readonly materials: ReadonlySet<string>;
}

const looks = new WeakMap<Piece, Looks>();

/** What a product looks like, as its name and the first sentence about it tell, with families. */
export function looksOf(piece: Piece): Looks {
  const known = looks.get(piece);
  if (known) return known;
  const first = piece.description.split(". ", 1).join();
  const text = `${piece.name}. ${first}`;
  const seen: Looks = {
    colours: new Set(readTerms(first, "colour").slice(0, 1).flatMap(colourLineage)),
    garments: new Set(readTerms(text, "garment").flatMap(garmentLineage)),
    materials: new Set(readTerms(text, "material").flatMap(materialLineage)),
  };
  looks.set(piece, seen);
  return seen;
}

/** The colour that the first sentence names first, as it is written there. */
export function colourOf(piece: Piece): string | undefined {
  return readTerms(piece.description.split(". ", 1).join(), "colour")[0];
}

/** What it is made of, as its description names it. */
export function materialsOf(piece: Piece): readonly string[] {
  return readTerms(piece.description, "material");
}
