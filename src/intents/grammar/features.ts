/**
 * The ranker's features: words, cues and entities in runs of one to three, with the screen, hashed
 * to 20 bits. Pure; the same in training and use.
 */
import { paths, productAt } from "../../../domain/routes.ts";
import { remembered } from "../../../language/text/remembered.ts";
import { cueOf, stemOf } from "./cues.ts";
import { bits } from "./ranker-table.ts";
import type { Sentence } from "./sentence.ts";

const mostWords = 60;
const mostPaired = 8;

/** A word counts differently inside mentions. */
const kinds = {
  place: 1,
  run: 2,
  bone: 3,
  boneAtPlace: 4,
  short: 5,
  unknown: 6,
  unknownShare: 7,
  length: 8,
  consonants: 9,
  pair: 10,
  mentioned: 11,
  mentions: 12,
  mention: 13,
  sized: 14,
  foreign: 15,
  foreignShare: 16,
} as const;

/** Screens as acts distinguish them. */
export const placeOf: (screen: string) => string = remembered((screen) => {
  if (screen === paths.home || screen === paths.collection || screen === paths.product)
    return "list";
  if (productAt(screen) !== undefined) return "product";
  return screen === "" ? "other" : screen.slice(1);
});

/** FNV-1a. http://www.isthe.com/chongo/tech/comp/fnv/ */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

export function joined(one: number, other: number): number {
  const hash = Math.imul(one ^ (one >>> 15), 0x85ebca6b) ^ other;
  return Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
}

const mask = (1 << bits) - 1;

function short(hash: number): number {
  return (hash ^ (hash >>> 16)) & mask;
}

interface Word {
  readonly stem: number;
  /** Its cue or entity. */
  readonly bone: number | undefined;
  /** By consonants "shrt" is "shirt". */
  readonly consonants: number | undefined;
  readonly said: boolean;
}

const wordOf = remembered((text): Word => {
  const entity = text.startsWith("<");
  const bone = entity ? text : cueOf(text);
  const letters = !entity && text.length > 2 && /^[a-z']+$/.test(text);
  return {
    stem: hashOf(stemOf(text)),
    bone: bone === undefined ? undefined : hashOf(bone),
    consonants: letters ? hashOf(consonantsOf(text)) : undefined,
    said: /^[a-z]/.test(text),
  };
}, 5_000);

function consonantsOf(word: string): string {
  return (
    word[0] +
    word
      .slice(1)
      .replace(/[aeiouy']/g, "")
      .replace(/(.)\1+/g, "$1")
  );
}

const start = hashOf("^");
const end = hashOf("$");

export function wordsOf({ shape }: Pick<Sentence, "shape">): readonly number[] {
  return shape.flatMap((text) => {
    const { said, stem } = wordOf(text);
    return said ? [short(stem)] : [];
  });
}

/** Hashes from `wordsOf`. */
export interface Vocabulary {
  /** Shop talk. */
  readonly own: ReadonlySet<number>;
  /** Other talk. */
  readonly foreign: ReadonlySet<number>;
}

/** Unique. Words foreign to shop talk raise the probability of other talk. */
export function featuresOf(
  { shape, tokens, mentions, sizes }: Pick<Sentence, "shape" | "tokens" | "mentions" | "sizes">,
  place: string,
  { own, foreign }: Vocabulary,
): ReadonlySet<number> {
  const found = new Set<number>();
  const at = hashOf(place);
  const add = (kind: number, hash: number) => found.add(short(joined(kind, hash)));
  add(kinds.place, at);
  const stems = [start];
  const bones = [start];
  const inShape = new Set<number>();
  let unknown = 0;
  let strange = 0;
  for (const text of shape.slice(0, mostWords)) {
    const { stem, bone, consonants, said } = wordOf(text);
    stems.push(stem);
    inShape.add(stem);
    if (said && !own.has(short(stem))) unknown += 1;
    if (said && foreign.has(short(stem))) strange += 1;
    if (consonants !== undefined) add(kinds.consonants, consonants);
    if (bone === undefined) continue;
    bones.push(bone);
    add(kinds.boneAtPlace, joined(bone, at));
  }
  stems.push(end);
  bones.push(end);
  runs(kinds.run, stems, found, 2);
  // Only cues and entities: "would <thing> be [-er] than <thing>".
  runs(kinds.bone, bones, found, 3);
  pairs([...new Set(bones)].slice(1, -1), found);
  if (stems.length <= 5) add(kinds.short, stems.reduce(joined, at));
  for (const { text } of tokens.slice(0, mostWords)) {
    const { stem, said } = wordOf(text);
    if (said && !inShape.has(stem)) add(kinds.mentioned, stem);
  }
  add(kinds.unknown, Math.min(unknown, 4));
  if (unknown > 0) add(kinds.unknownShare, Math.ceil((4 * unknown) / shape.length));
  add(kinds.foreign, Math.min(strange, 5));
  if (strange > 0) add(kinds.foreignShare, Math.ceil((6 * strange) / shape.length));
  const { length } = shape;
  add(kinds.length, length <= 2 ? 1 : length <= 5 ? 2 : length <= 9 ? 3 : length <= 16 ? 4 : 5);
  add(kinds.mentions, Math.min(mentions.length, 3));
  for (const { definite, plural, garment } of mentions)
    add(kinds.mention, (definite ? 1 : 0) + (plural ? 2 : 0) + (garment === undefined ? 0 : 4));
  if (sizes.length > 0) add(kinds.sized, at);
  return found;
}

/** Runs of one, two, perhaps three. */
function runs(kind: number, hashes: readonly number[], found: Set<number>, longest: 2 | 3): void {
  const last = hashes.length - 1;
  for (let at = 0; at < last; at += 1) {
    const one = joined(kind, hashes[at] ?? 0);
    const two = joined(one, hashes[at + 1] ?? 0);
    if (at > 0) found.add(short(one));
    found.add(short(two));
    if (longest > 2 && at + 1 < last) found.add(short(joined(two, hashes[at + 2] ?? 0)));
  }
}

/** Any two of the sentence. */
function pairs(bones: readonly number[], found: Set<number>): void {
  const some = bones.slice(0, mostPaired).sort((one, other) => one - other);
  some.forEach((one, at) => {
    for (const other of some.slice(at + 1))
      found.add(short(joined(joined(kinds.pair, one), other)));
  });
}
