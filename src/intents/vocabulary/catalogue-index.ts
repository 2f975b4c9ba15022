/**
 * Indexes products by id, name words and their sounds: 10,000 are as quick as 100. Built once per
 * catalogue.
 */

import { lettersApart } from "../../../language/corrections/phonetic-spelling.ts";
import { allTerms, readTerm, readTerms } from "../../../language/readers/terms.ts";
import { remembered, rememberedFor } from "../../../language/text/remembered.ts";
import { singular, tokenise } from "../../../language/text/tokens.ts";
import { colourLineage, moods } from "../../../language/words/colours.ts";
import { fitLineage, patternLineage, sleeveLineage } from "../../../language/words/details.ts";
import { garmentLineage } from "../../../language/words/garments.ts";
import { termAt } from "../../../language/words/lexicon.ts";
import { materialLineage } from "../../../language/words/materials.ts";
import type { WordField } from "../../../language/words/term.ts";
import type { Piece } from "../intent.ts";
import { keptBy } from "../kept-by.ts";
import { phoneticKey } from "./phonetic.ts";

interface CatalogueIndex {
  readonly byId: ReadonlyMap<string, Piece>;
  /** By word and sound, which share no keys. */
  readonly places: ReadonlyMap<string, readonly number[]>;
}

export interface NameWord {
  readonly word: string;
  readonly sound: string;
}

const indexes = new WeakMap<readonly Piece[], CatalogueIndex>();

/** About 5 microseconds a product, once. */
export function indexOf(catalogue: readonly Piece[]): CatalogueIndex {
  const known = indexes.get(catalogue);
  if (known) return known;
  const byId = new Map<string, Piece>();
  const places = new Map<string, number[]>();
  catalogue.forEach((piece, at) => {
    byId.set(piece.id, piece);
    for (const { word, sound } of wordsOf(piece)) {
      for (const key of [word, `~${sound}`]) {
        const held = places.get(key);
        if (!held) places.set(key, [at]);
        else if (held.at(-1) !== at) held.push(at);
      }
    }
  });
  const index = { byId, places };
  indexes.set(catalogue, index);
  return index;
}

export function nameWords(text: string): readonly NameWord[] {
  return (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((each) => {
    const word = singular(each);
    return { word, sound: phoneticKey(word) };
  });
}

export const wordsOf = rememberedFor(({ name }: Piece): readonly NameWord[] => nameWords(name));

/** Compared closely, rarest word first. */
const mostCandidates = 200;

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
  return Array.from(Uint32Array.from(found).sort(), (at) => catalogue[at] as Piece); // its places
}

/** 0 to 1: mean of the words' best likeness. Order and omissions are free. */
export function likeness(words: readonly NameWord[], piece: Piece): number {
  const own = wordsOf(piece);
  let sum = 0;
  for (const word of words) {
    let best = 0;
    for (const each of own) best = Math.max(best, likenessOf(word, each));
    sum += best;
  }
  return words.length === 0 ? 0 : sum / words.length;
}

/** Undefined if none is near. */
export function likeliestWord(catalogue: readonly Piece[], word: NameWord): string | undefined {
  let best: { readonly word: string; readonly like: number } | undefined;
  for (const piece of candidates(catalogue, [word])) {
    for (const own of wordsOf(piece)) {
      const like = likenessOf(word, own);
      if (like > (best?.like ?? 0)) best = { word: own.word, like };
    }
  }
  return best?.word;
}

/** Cached likeness. */
const compared = new WeakMap<NameWord, Map<string, number>>();

function likenessOf(said: NameWord, own: NameWord): number {
  if (said.word === own.word) return 1;
  if (Math.abs(said.word.length - own.word.length) > 2 || said.sound[0] !== own.sound[0]) return 0;
  let known = compared.get(said);
  if (!known) {
    known = new Map();
    compared.set(said, known);
  }
  const before = known.get(own.word);
  if (before !== undefined) return before;
  const like = wordLikeness(said, own);
  known.set(own.word, like);
  return like;
}

function wordLikeness(one: NameWord, other: NameWord): number {
  const gap = Math.abs(one.word.length - other.word.length);
  // "curta" is a kurta; "card" sounds like one and isn't.
  if (one.sound.length > 1 && one.sound === other.sound) {
    return lettersApart(one.word, other.word, 2) <= 2 ? 0.9 : 0;
  }
  // One or two letters off; the first is mostly right.
  if (one.word.length < 4 || one.sound.charCodeAt(0) !== other.sound.charCodeAt(0)) return 0;
  const most = Math.min(one.word.length, other.word.length) >= 6 ? 2 : 1;
  return gap <= most && lettersApart(one.word, other.word, most) <= most ? 0.8 : 0;
}

interface Looks {
  readonly colours: ReadonlySet<string>;
  readonly garments: ReadonlySet<string>;
  readonly materials: ReadonlySet<string>;
}

/** From the name and first sentence, with families. */
export const looksOf = rememberedFor((piece: Piece): Looks => {
  const found = { colour: [] as string[], garment: [] as string[], material: [] as string[] };
  const tokens = tokenise(`${firstSentence(piece)}. ${piece.name}`);
  for (let at = 0; at < tokens.length; ) {
    const term = termAt(tokens, at);
    const field = term?.term.field;
    if (term && (field === "colour" || field === "garment" || field === "material")) {
      found[field].push(term.term.value);
    }
    at = term?.to ?? at + 1;
  }
  return {
    // The first colour is the product's; others are trimmings.
    colours: new Set(colourLineage(ownColour(found.colour) ?? "")),
    garments: new Set(found.garment.flatMap(garmentLineage)),
    materials: new Set(found.material.flatMap(materialLineage)),
  };
});

/** A kind's unstated features. */
const implied: Readonly<Record<string, readonly string[]>> = {
  puffer: ["detail padded", "detail quilted", "detail thick"],
  "quilted-jacket": ["detail quilted", "detail padded"],
  gilet: ["detail padded", "sleeve sleeveless"],
  hoodie: ["detail hood"],
};

const lineages: Readonly<Partial<Record<WordField, (value: string) => readonly string[]>>> = {
  pattern: patternLineage,
  sleeve: sleeveLineage,
  fit: fitLineage,
  detail: (value) => [value],
};

export const detailsOf = rememberedFor((piece: Piece): ReadonlySet<string> => {
  const stated = allTerms(`${piece.description} ${piece.name}`).flatMap(({ field, value }) =>
    (lineages[field]?.(value) ?? []).map((each) => `${field} ${each}`),
  );
  const garments = readTerms(`${firstSentence(piece)}. ${piece.name}`, "garment");
  return new Set([...stated, ...garments.flatMap((each) => implied[each] ?? [])]);
});

/** Including trimmings, with families. */
export function allColoursOf(piece: Piece): ReadonlySet<string> {
  return colours(
    piece,
    "",
    () => new Set(readTerms(firstSentence(piece), "colour").flatMap(colourLineage)),
  );
}

const colours = keptBy<Piece, ReadonlySet<string>>();

const textOf = rememberedFor(({ name, description }: Piece): string =>
  `${name} ${description}`.toLowerCase(),
);
export const describedIn = rememberedFor(
  (piece: Piece): ReadonlySet<string> =>
    new Set((textOf(piece).match(/\p{L}{4,}/gu) ?? []).map(stemOf)),
);

/** A stem begins its word, so few texts need all of theirs. */
export function isDescribed(piece: Piece, stem: string): boolean {
  return textOf(piece).includes(stem) && describedIn(piece).has(stem);
}

/** "Puffy", "puffed" and "puffer" are puff; "christmassy" is Christmas. */
export const stemOf: (word: string) => string = remembered((word) => {
  let stem = word;
  for (let times = 0; times < 2; times += 1) {
    const next = stem.replace(/(?<=\p{L}{3})(?:ery|y|ed|ish|en|er|ing|es|s|e)$/u, "");
    stem = next.replace(/(\p{L})\1$/u, "$1");
  }
  return stem;
}, 5_000);

/** Named first in the first sentence. */
export function colourOf(piece: Piece): string | undefined {
  return ownColour(readTerms(firstSentence(piece), "colour"));
}

const shades = /^(?:light|dark|pale|deep|bright)$/;

/** In its words: "sand beige", "rose pink". */
export function colourSaidOf(piece: Piece): string | undefined {
  const colour = colourOf(piece);
  if (colour === undefined) return undefined;
  const words = firstSentence(piece)
    .toLowerCase()
    .split(/[^\p{L}-]+/u);
  const isOf = (word = "") => {
    const value = readTerm(word, "colour");
    return value !== null && !moods.has(value);
  };
  const pair = words.findIndex(
    (word, at) => shades.test(word) && readTerm(`${word} ${words[at + 1]}`, "colour") === colour,
  );
  if (pair >= 0) return `${words[pair]} ${words[pair + 1]}`;
  const at = words.findIndex((word) => readTerm(word, "colour") === colour);
  const [before, own, after] = [words[at - 1], words[at], words[at + 1]];
  if (own === undefined) return undefined;
  if (isOf(after)) return `${own} ${after}`;
  return isOf(before) ? `${before} ${own}` : undefined;
}

/** "Dark indigo" is indigo. */
function ownColour(colours: readonly string[]): string | undefined {
  return colours.find((colour) => !moods.has(colour)) ?? colours[0];
}

function firstSentence({ description }: Piece): string {
  const end = description.indexOf(". ");
  return end < 0 ? description : description.slice(0, end);
}

/** About other pieces: "wear it over linen". */
const worn = /\b(?:wear|worn|pairs?|goes|layer(?:s|ing)?|throw|looks good|style it)\b[^.;]*[.;]/gi;

export function materialsOf(piece: Piece): readonly string[] {
  const read = () => {
    const own = readTerms(piece.description.replace(worn, "."), "material");
    return own.length > 0 ? own : readTerms(piece.name, "material");
  };
  return materials(piece, "", read);
}

const materials = keptBy<Piece, readonly string[]>();
