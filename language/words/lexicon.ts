/** All tables, longest phrase first, tolerating plurals and typos. */

import {
  createPhoneticIndex,
  lettersApart,
  phoneticKey,
} from "../corrections/phonetic-spelling.ts";
import { audienceTerms, givenNames } from "../readers/audience.ts";
import { sizeTerms, sizeWordHolds } from "../readers/sizes.ts";
import { remembered, rememberedFor } from "../text/remembered.ts";
import { singular, type Token } from "../text/tokens.ts";
import { colourTerms } from "./colours.ts";
import { isCommonWord } from "./common-words.ts";
import { detailTerms, fitTerms, patternTerms, sleeveTerms } from "./details.ts";
import { garmentTerms, isOtherGoods, otherGoodsTerms } from "./garments.ts";
import { materialTerms } from "./materials.ts";
import { impliedTerms, namedByLook, occasionTerms, seasonTerms } from "./occasions.ts";
import { misspellings, soundAlikes } from "./sound-alikes.ts";
import { isPlainWord } from "./stop-words.ts";
import type { Term } from "./term.ts";

interface FoundTerm {
  readonly term: Term;
  /** One past its last token. */
  readonly to: number;
}

const allTerms: Term[] = [
  ...garmentTerms,
  ...otherGoodsTerms,
  ...audienceTerms,
  ...sizeTerms,
  ...colourTerms,
  ...materialTerms,
  ...fitTerms,
  ...patternTerms,
  ...sleeveTerms,
  ...detailTerms,
  ...seasonTerms,
  ...occasionTerms,
  ...impliedTerms,
  ...namedByLook,
];

interface Entry {
  readonly phrase: string;
  readonly words: readonly string[];
  readonly term: Term;
}

let byFirst = new Map<string, Entry[]>();
for (const term of allTerms) {
  for (const phrase of term.phrases) {
    const words = phrase.split(" ");
    const first = words[0] ?? "";
    const entries = byFirst.get(first) ?? [];
    // The first table with a phrase owns it.
    if (!entries.some((entry) => entry.phrase === phrase)) entries.push({ phrase, words, term });
    byFirst.set(first, entries);
  }
}
for (const entries of byFirst.values()) entries.sort((a, b) => b.words.length - a.words.length);

export function valuesOf(field: Term["field"]): ReadonlySet<string> {
  return new Set(allTerms.filter((term) => term.field === field).map(({ value }) => value));
}

export function wordsOfField(field: Term["field"]): ReadonlySet<string> {
  const own = allTerms.filter((term) => term.field === field);
  return new Set(own.flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.split(" "))));
}

/** Correct English that resembles table words. */
const properWords = new Set(
  "rapper rappers chinna chinni parent parents patel stain stains stained resist bother bothers rating ratings puffed puffy poofy fluffy bulky swishy floaty winner winners writer sorter shorter shorten stripper dresser cottage parted panted pinter pinker planes places tailor dreamy former normal farmer mother brother father bother sister blacker blackest bottle bottled sleeve sleeves simmer prince priced princes prices posting parting casualty cushion summery letter better lighter collect colours coloured children cheaper cheap please player pleased sweeter whiter brighter browse browser sender silver wedged polite printer kinder linens suites switch stitch jacked packet coaster leader leaders leaving shores shirk skirmish trousseau suits suited ironing loosen looses thicker thinner dressier planner fancier sports spotted stretched striking dressy ankle ankles silky wooded wooden smaller larger largely tights button office officer special festoon".split(
    " ",
  ),
);

const soundsAlike = (word: string): boolean =>
  soundAlikes.has(word) ||
  soundAlikes.has(singular(word)) ||
  (isAmongMoreWords() && givenNames.has(word));

/**
 * The longest phrase, or null. `slips: false` is quicker and stricter, for proofread text; `byEar`
 * tolerates phonetic spelling.
 */
export function termAt(
  tokens: readonly Token[],
  at: number,
  {
    slips: forgiving = true,
    phonetic = false,
  }: { readonly slips?: boolean; readonly phonetic?: boolean } = {},
): FoundTerm | null {
  const word = tokens[at]?.text;
  if (word === undefined) return null;
  const { said, one, glued } = startsOf(word);
  const exact = longestOf(tokens, at, said, phonetic);
  const counted = longestOf(tokens, at, one, phonetic);
  const best =
    exact === null || (counted !== null && counted.to > exact.to) ? (counted ?? exact) : exact;
  if (best !== null) {
    if (best.term.field === "size" && !sizeWordHolds(tokens, at, best.to)) return null;
    return before(tokens, at, best);
  }
  if (glued !== null) return { term: glued, to: at + 1 };
  if (!forgiving) return null;
  const split = splitAt(tokens, at);
  if (split !== null) return { term: split, to: at + 2 };
  const meant = meantBy(word, phonetic, misspellings.has(word) && isBesideTerm(tokens, at));
  const found = meant === null ? null : longest(tokens, at, byFirst.get(meant), phonetic);
  if (found !== null || !phonetic || tokens[at + 1]?.before !== "space") return found;
  // "Cigarett pants", "boyler suit": a first word that only its phrase makes a garment.
  const lead = leadHeardAs(word);
  const phrase = lead === null ? null : longest(tokens, at, byFirst.get(lead), true);
  return phrase !== null && phrase.to > at + 1 ? phrase : null;
}

/**
 * "Ladies night suit": where a longer garment begins within a phrase, the phrase ends before it;
 * of "with bow tie" nothing is left.
 */
function before(tokens: readonly Token[], at: number, found: FoundTerm): FoundTerm | null {
  if (found.term.field === "garment") return found;
  for (let next = at + 1; next < found.to; next += 1) {
    const garment = longestOf(tokens, next, startsOf(tokens[next]?.text ?? "").said, false);
    if (garment === null || garment.to <= found.to || garment.term.field !== "garment") continue;
    const entries = byFirst.get(tokens[at]?.text ?? "") ?? [];
    const first = longest(
      tokens,
      at,
      entries.filter(({ words }) => words.length === next - at),
      false,
    );
    if (first !== null) return first;
    if (tokens[at]?.text === "with") return null;
  }
  return found;
}

interface Starts {
  readonly singular: string;
  /** Whether it, or its singular, is the second word of a phrase. */
  readonly follows: boolean;
  /** What begins with the word, with its singular, and what it is of two words written as one. */
  readonly said: Branch | null;
  readonly one: Branch | null;
  readonly glued: Term | null;
}

/** Phrases by their second word. */
interface Branch {
  readonly entries: readonly Entry[];
  readonly alone: Entry | undefined;
  readonly longer: ReadonlyMap<string, readonly Entry[]> | null;
}

function branchOf(entries: readonly Entry[] | undefined): Branch | null {
  if (entries === undefined) return null;
  const longer = new Map<string, Entry[]>();
  for (const entry of entries) {
    const [, second] = entry.words;
    if (second !== undefined) longer.set(second, [...(longer.get(second) ?? []), entry]);
  }
  const alone = entries.find(({ words }) => words.length === 1);
  return { entries, alone, longer: longer.size > 0 ? longer : null };
}

function longestOf(
  tokens: readonly Token[],
  at: number,
  branch: Branch | null,
  phonetic: boolean,
): FoundTerm | null {
  if (branch === null) return null;
  if (phonetic) return longest(tokens, at, branch.entries, true);
  const { alone, longer } = branch;
  const next = tokens[at + 1];
  const following = longer !== null && next?.before === "space" ? startsOf(next.text) : null;
  if (longer !== null && next !== undefined && following?.follows === true) {
    const one = following.singular;
    const plural = longer.get(next.text);
    const single = one === next.text ? undefined : longer.get(one);
    const likely = plural === undefined || single === undefined ? (plural ?? single) : null;
    if (likely === null) return longest(tokens, at, branch.entries, false);
    for (const { words, term } of likely ?? none)
      if (isSaid(tokens, at, words, false)) return { term, to: at + words.length };
  }
  return alone === undefined ? null : { term: alone.term, to: at + 1 };
}

/** Bounded: catalogues and shoppers choose the words. */
const mostStarts = 20_000;
let starts = new WeakMap<typeof byFirst, Map<string, Starts>>();
let current: { readonly of: typeof byFirst; readonly starts: Map<string, Starts> } | null = null;

function startsNow(): Map<string, Starts> {
  if (current?.of === byFirst) return current.starts;
  const known = starts.get(byFirst) ?? new Map<string, Starts>();
  starts.set(byFirst, known);
  current = { of: byFirst, starts: known };
  return known;
}

function startsOf(word: string): Starts {
  const known = startsNow();
  const found = known.get(word);
  if (found !== undefined) return found;
  const one = word.endsWith("s") ? singular(word) : word;
  const seconds = secondsOf(byFirst);
  const read: Starts = {
    singular: one,
    follows: seconds.has(word) || seconds.has(one),
    said: branchOf(byFirst.get(word)),
    one: one === word ? null : branchOf(byFirst.get(one)),
    glued: gluedAt(word),
  };
  if (known.size < mostStarts) known.set(word, read);
  return read;
}

const secondsOf = rememberedFor(
  (entries: typeof byFirst) =>
    new Set([...entries.values()].flat().flatMap(({ words }) => words[1] ?? [])),
);

const gluedPhrases = new WeakMap<typeof byFirst, Map<string, Term>>();

/** "Croptop", "nightsuit", "palazzopants": a garment of two words, written as one. */
function gluedAt(word: string): Term | null {
  if (word.length < 6) return null;
  let known = gluedPhrases.get(byFirst);
  if (known === undefined) {
    known = new Map();
    for (const { words, term } of [...byFirst.values()].flat()) {
      const glued = words.join("");
      if (words.length === 2 && term.field === "garment" && !isTableWord(glued)) {
        known.set(glued, term);
        known.set(`${glued}s`, term);
      }
    }
    gluedPhrases.set(byFirst, known);
  }
  return known.get(word) ?? null;
}

/** "Maxidress", "silksaree": a look and a garment written as one word, or null. */
export function apartAt(word: string): readonly [string, string] | null {
  if (word.length < 7 || !/^[a-z]+$/.test(word) || isTableWord(word) || isCommonWord(word))
    return null;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const look = word.slice(0, at);
    const garment = word.slice(at);
    const named = byFirst.get(garment) ?? byFirst.get(singular(garment)) ?? [];
    if (!named.some(({ words, term }) => words.length === 1 && term.field === "garment")) continue;
    const looks = byFirst.get(look) ?? [];
    const known = looks.some(({ words }) => words.length === 1 && look.length > 3);
    if (known || looks.some(({ words }) => words.join("") === singular(word)))
      return [look, garment];
  }
  return null;
}

/** "Jump suit", "sweat shirt": a garment of one word, written as two. */
function splitAt(tokens: readonly Token[], at: number): Term | null {
  const next = tokens[at + 1];
  const word = tokens[at]?.text ?? "";
  if (next === undefined || next.before !== "space" || word.length < 3 || next.text.length < 3)
    return null;
  if (word.length + next.text.length < 7 || isPlainWord(word)) return null;
  const glued = `${word}${next.text}`;
  const entries = byFirst.get(glued) ?? byFirst.get(singular(glued)) ?? [];
  const found = entries.find(({ words, term }) => words.length === 1 && term.field === "garment");
  return found?.term ?? null;
}

function longest(
  tokens: readonly Token[],
  at: number,
  entries: readonly Entry[] | undefined,
  phonetic: boolean,
): FoundTerm | null {
  if (entries === undefined) return null;
  const next = tokens[at + 1]?.text ?? "";
  const one = singular(next);
  const likely = phonetic || entries.length < many ? entries : mayFollow(entries, next, one);
  for (const { words, term } of likely) {
    const [, second = next] = words;
    if (second !== next && second !== one && !phonetic) continue;
    if (isSaid(tokens, at, words, phonetic)) return { term, to: at + words.length };
  }
  return null;
}

/** "Cotton" begins hundreds of phrases. */
const many = 12;

/** Those whose second word is said, and those of one word, in their order. */
function mayFollow(entries: readonly Entry[], next: string, one: string): readonly Entry[] {
  const known = bySecond(entries);
  const alone = known.get("") ?? none;
  const plural = known.get(next) ?? none;
  const single = one === next ? none : (known.get(one) ?? none);
  if (single.length === 0) return plural.length === 0 ? alone : [...plural, ...alone];
  if (plural.length === 0) return [...single, ...alone];
  return [...plural, ...single, ...alone].sort((a, b) => b.words.length - a.words.length);
}

const none: readonly Entry[] = [];
const bySecond = rememberedFor((entries: readonly Entry[]) => {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const [, second = ""] = entry.words;
    const same = found.get(second);
    if (same === undefined) found.set(second, [entry]);
    else same.push(entry);
  }
  return found;
});

function isSaid(
  tokens: readonly Token[],
  at: number,
  words: readonly string[],
  phonetic: boolean,
): boolean {
  for (let offset = 1; offset < words.length; offset += 1) {
    const here = tokens[at + offset];
    const word = words[offset] ?? "";
    if (here === undefined || here.before !== "space") return false;
    if (here.text === word) continue;
    if (singular(here.text) !== word && !(phonetic && isAlike(here.text, word))) return false;
  }
  return true;
}

/** A later word in phonetic spelling: "full sleevs". */
function isAlike(said: string, word: string): boolean {
  if (said.length < 4 || word.length < 4 || said[0] !== word[0]) return false;
  if (knownWords.has(said) || knownWords.has(singular(said)) || isCommonWord(said)) return false;
  const one = singular(said);
  return (
    phoneticKey(one) === phoneticKey(singular(word)) ||
    (word.length > 4 && lettersApart(one, word, 1) <= 1)
  );
}

/** Beside a look or a piece in the table. */
function isBesideTerm(tokens: readonly Token[], at: number): boolean {
  const isTerm = (one: Token | undefined): boolean =>
    one !== undefined && knownWords.has(one.text) && !isPlainWord(one.text);
  const [before, here, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (here?.before === "space" && isTerm(before)) || (next?.before === "space" && isTerm(next));
}

/** "Lagings" sounds like leggings, though it's a letter from lazing: a garment is likelier. */
function meantBy(word: string, phonetic: boolean, isMisspelt: boolean): string | null {
  if (isMisspelt && phonetic) return soundingLike(word);
  const slip = phonetic && (isPlainWord(word) || soundsAlike(word)) ? null : slipOf(word);
  if (!phonetic || (slip !== null && isGarmentWord(slip))) return slip;
  const heard = heardAs(word);
  return heard !== null && (slip === null || isGarmentWord(heard)) ? heard : slip;
}

const isGarmentWord = (word: string): boolean =>
  byFirst.get(word)?.some(({ words, term }) => words.length === 1 && isClothing(term)) ?? false;

const isClothing = ({ field, value }: Term): boolean => field === "garment" && !isOtherGoods(value);

/** A merchant's "peticoat"; but "Veloura" is a name. */
export function spelt(word: string): string | null {
  const slip = isCommonWord(word) || isPlainWord(word) ? null : slipOf(word);
  if (slip !== null && undoubled(slip) !== undoubled(word)) return null;
  const alone = slip === null ? [] : (byFirst.get(slip) ?? []);
  return alone.some(({ words, term }) => words.length === 1 && writtenFields.has(term.field))
    ? slip
    : null;
}

const writtenFields: ReadonlySet<Term["field"]> = new Set(["garment", "pattern", "material"]);

/** From six letters: one letter off, same beginning. */
function slipOf(word: string): string | null {
  // "Nights" is known, not a typo of "nighty".
  if (knownWords.has(word) || knownWords.has(singular(word))) return null;
  if (word.length < 6 || !/^[a-z]+$/.test(word) || properWords.has(word)) return null;
  if (isAmongMoreWords() && soundsAlike(word)) return null;
  const slip = oneSlipFrom(word);
  // "Boring" is no slip of "bowling", but "swiming" is one of "swimming".
  const isMeant = isAmongMoreWords() && isCommonWord(word);
  return slip !== null && isMeant && undoubled(slip) !== undoubled(word) ? null : slip;
}

const undoubled = (word: string): string => word.replace(/(.)\1/g, "$1");

const oneSlipFrom = remembered((word) => {
  const candidates = singles.get(word.slice(0, 1)) ?? [];
  return (
    candidates.find((candidate) => oneSlipApart(candidate, word)) ??
    candidates.find((candidate) => oneSlipApart(candidate, singular(word))) ??
    null
  );
}, 20_000);

let wider: { readonly byFirst: Map<string, Entry[]>; readonly known: Set<string> } | null = null;

/**
 * Adds a catalogue's words, valid only within `amongMoreWords`. A phrase of the same field is
 * replaced, of another stays; everyday English alone names nothing.
 */
export function learn(more: readonly Term[]): void {
  wider ??= {
    byFirst: new Map([...byFirst].map(([first, entries]) => [first, [...entries]])),
    known: new Set(knownWords),
  };
  starts = new WeakMap();
  current = null;
  for (const term of more) {
    allTerms.push(term);
    for (const phrase of term.phrases) learnPhrase(wider, phrase, term);
  }
}

export const isAmongMoreWords = (): boolean => wider !== null && byFirst === wider.byFirst;

/** Reads with the wider words, synchronously. */
export function amongMoreWords<Result>(read: () => Result): Result {
  if (wider === null || isAmongMoreWords()) return read();
  const before = { byFirst, knownWords };
  byFirst = wider.byFirst;
  knownWords = wider.known;
  try {
    return read();
  } finally {
    byFirst = before.byFirst;
    knownWords = before.knownWords;
  }
}

function learnPhrase(into: NonNullable<typeof wider>, phrase: string, term: Term): void {
  const words = phrase.split(" ");
  const [first = ""] = words;
  const entries = into.byFirst.get(first) ?? [];
  const at = entries.findIndex((entry) => entry.phrase === phrase);
  const before = entries[at]?.term;
  if (before !== undefined && before.field !== term.field) return;
  if (before === undefined && words.length === 1 && isEveryday(first)) return;
  const kept =
    before?.implies === undefined || term.implies !== undefined
      ? term
      : { ...term, implies: before.implies };
  if (at >= 0) entries[at] = { phrase, words, term: kept };
  else {
    // Longest first.
    const shorter = entries.findIndex((entry) => entry.words.length < words.length);
    entries.splice(shorter < 0 ? entries.length : shorter, 0, { phrase, words, term });
  }
  into.byFirst.set(first, entries);
  for (const word of words) into.known.add(word);
}

function isEveryday(word: string): boolean {
  return word.length < 3 || isCommonWord(word) || isPlainWord(word) || properWords.has(word);
}

const singles = new Map<string, string[]>();
for (const [first, entries] of byFirst) {
  if (first.length < 6 || !entries.some(({ words }) => words.length === 1)) continue;
  const initial = first.slice(0, 1);
  singles.set(initial, [...(singles.get(initial) ?? []), first]);
}

/** Pieces, people and looks. */
const soundFields: ReadonlySet<Term["field"]> = new Set([
  "garment",
  "audience",
  "colour",
  "material",
  "fit",
  "pattern",
  "sleeve",
]);
const phoneticIndex = createPhoneticIndex(
  [...byFirst].flatMap(([first, entries]) =>
    first.length >= 4 &&
    entries.some(({ words, term }) => words.length === 1 && soundFields.has(term.field))
      ? [first]
      : [],
  ),
  (a, b) => meaningOf(a) === meaningOf(b),
);

function meaningOf(word: string): string {
  const alone = byFirst.get(word)?.find(({ words }) => words.length === 1)?.term;
  return alone === undefined ? word : `${alone.field} ${alone.value}`;
}

const leads = remembered(
  createPhoneticIndex(
    [...byFirst].flatMap(([first, entries]) =>
      first.length >= 5 &&
      entries.some(({ words, term }) => words.length > 1 && soundFields.has(term.field))
        ? [first]
        : [],
    ),
  ),
  20_000,
);

function leadHeardAs(word: string): string | null {
  if (word.length < 5 || !/^[a-z]+$/.test(word) || isTableWord(word) || isCommonWord(word))
    return null;
  if (soundsAlike(word)) return null;
  return leads(word);
}

let knownWords: Set<string> = new Set([...byFirst.values()].flat().flatMap(({ words }) => words));
const soundingLike = remembered(
  (word) => phoneticIndex(word) ?? phoneticIndex(singular(word)),
  20_000,
);

/** One-word phrases, as targets of corrections. */
export const tableWords: readonly string[] = [...byFirst].flatMap(([first, entries]) =>
  first.length > 2 && /^[a-z]+$/.test(first) && entries.some(({ words }) => words.length === 1)
    ? [first]
    : [],
);

export function isTableWord(word: string): boolean {
  return knownWords.has(word) || knownWords.has(singular(word)) || properWords.has(word);
}

function heardAs(word: string): string | null {
  if (word.length < 4 || !/^[a-z]+$/.test(word) || properWords.has(word)) return null;
  if (soundsAlike(word)) return null;
  if (knownWords.has(word) || knownWords.has(singular(word)) || isCommonWord(word)) return null;
  return soundingLike(word);
}

function oneSlipApart(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (
    end < a.length - start &&
    end < b.length - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  ) {
    end += 1;
  }
  const restA = a.slice(start, a.length - end);
  const restB = b.slice(start, b.length - end);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
