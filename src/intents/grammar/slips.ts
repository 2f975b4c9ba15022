/**
 * Typos: missing vowels ("mch"), a letter added, missing, wrong or swapped, phonetic spelling. Only
 * unknown words change.
 */

import { shorthand } from "../../../language/corrections/corrections.ts";
import { lettersApart, phoneticKey } from "../../../language/corrections/phonetic-spelling.ts";
import { readNumber } from "../../../language/readers/numbers.ts";
import { isOrdinal } from "../../../language/readers/ordinals.ts";
import { placeKinds } from "../../../language/readers/places.ts";
import { remembered, rememberedFor } from "../../../language/text/remembered.ts";
import { singular } from "../../../language/text/tokens.ts";
import { commandWords } from "../../../language/words/command-words.ts";
import { isCommonWord } from "../../../language/words/common-words.ts";
import { isTableWord, tableWords } from "../../../language/words/lexicon.ts";
import { isPlainWord } from "../../../language/words/stop-words.ts";
import { cueWords } from "./cues.ts";
import { knowsWord } from "./ranker.ts";

export interface NameList {
  has(word: string): boolean;
  keys(): Iterable<string>;
}

type Groups = ReadonlyMap<string, readonly string[]>;

/** Likeliest first, indexed. */
interface Lexicon {
  /** All, by consonants. */
  readonly bones: (word: string) => readonly string[];
  readonly byFirst: (word: string) => readonly string[];
  readonly phonetic: Groups;
  readonly has: (word: string) => boolean;
}

/** For all catalogues: indexed once. */
const own = new Set([...commandWords, ...cueWords, ...tableWords]);
const ofCommands = new Set(commandWords);
const ownBones = grouped(own, bonesOf);
const ownByFirst = grouped(ofCommands, first);

const none: NameList = new Set<string>();

const lexiconOf = rememberedFor((names: NameList): Lexicon => {
  const named = new Set([...names.keys()].filter((word) => /^[a-z]{3,}$/.test(word)));
  const bones = grouped(
    [...named].filter((word) => !own.has(word)),
    bonesOf,
  );
  const byFirst = grouped(
    [...named].filter((word) => !ofCommands.has(word)),
    first,
  );
  const both = (one: Groups, other: Groups, key: string) => [
    ...(one.get(key) ?? []),
    ...(other.get(key) ?? []),
  ];
  return {
    bones: (word) => both(ownBones, bones, bonesOf(word)),
    byFirst: (word) => both(ownByFirst, byFirst, first(word)),
    phonetic: grouped(named, endless),
    has: (word) => own.has(word) || named.has(word),
  };
});

function first(word: string): string {
  return word[0] ?? "";
}

function grouped(words: Iterable<string>, keyOf: (word: string) => string) {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const key = keyOf(word);
    const group = groups.get(key);
    if (group) group.push(word);
    else groups.set(key, [word]);
  }
  return groups;
}

/** Vowels dropped after the first letter: "mch" and "much" alike. */
function bonesOf(word: string): string {
  return (
    word.slice(0, 1) +
    word
      .slice(1)
      .replace(/[aeiou]/g, "")
      .replace("ck", "k")
      .replace(/(.)\1+/g, "$1")
  );
}

/** The sound without ending: "courter" like "kurta". */
function endless(word: string): string {
  return phoneticKey(word).replace(/[aiu]?r?$/, "");
}

/** Likeliest first; none for a known word. */
export function slipsOf(word: string, names: NameList = none): readonly string[] {
  return slipsAmong(names)(word);
}

const slipsAmong = rememberedFor((names: NameList) =>
  remembered((word) => slipsIn(word, names), 5_000),
);

function slipsIn(word: string, names: NameList): readonly string[] {
  const short = shorthand.get(word);
  if (short !== undefined) return [short];
  // "Wmen's".
  if (word.endsWith("'s")) return slipsIn(word.slice(0, -2), names).map((each) => `${each}'s`);
  const lexicon = lexiconOf(names);
  if (!/^[a-z]{2,14}$/.test(word) || isKnown(word, lexicon)) return [];
  const found = new Set([...vowelless(word, lexicon), ...typed(word, lexicon)]);
  return [...new Set([...[...found].slice(0, most), ...heard(word, lexicon)])];
}

const most = 2;

const ended = new Set(commandWords.filter((word) => word.endsWith("e")));

function isKnown(word: string, { has }: Lexicon): boolean {
  const one = singular(word);
  const sure = has(word) || isCommonWord(word) || isTableWord(word) || counts(word);
  // "Somthing" only looks like a participle.
  if (sure && /.{4}ing$/.test(word) && !has(word) && nearEnding(word)) return false;
  // "Remov" is a prefix.
  if (!sure && word.length > 3 && ended.has(`${word}e`)) return false;
  return (
    sure ||
    has(one) ||
    (word.length > 2 && isPlainWord(word)) ||
    knowsWord(word) ||
    placeKinds(word).length > 0 ||
    (word.length === 2 && /[aeiouy]/.test(word))
  );
}

function nearEnding(word: string): boolean {
  return endingSo.some((each) => lettersApart(each, word, 1) <= 1);
}
const endingSo = commandWords.filter((word) => word.endsWith("thing"));

function counts(word: string): boolean {
  return isOrdinal(word) || readNumber(word) !== null;
}

/** "Mch", "opn". */
function vowelless(word: string, { bones, byFirst }: Lexicon): readonly string[] {
  if (word.length < 3 || (word.length === 3 && /[aeiou]/.test(word[1] ?? ""))) return [];
  // With a vowel it may be a name.
  const some = /[aeiou]/.test(word.slice(1, -1)) ? new Set(byFirst(word)) : undefined;
  return bones(word).filter(
    (each) => each.length > word.length && isWithin(word, each) && (some?.has(each) ?? true),
  );
}

function isWithin(word: string, other: string): boolean {
  let at = 0;
  for (const letter of other) if (letter === word[at]) at += 1;
  return at === word.length;
}

/** One letter off, two in long words; the first letter is mostly right. */
function typed(word: string, { byFirst }: Lexicon): readonly string[] {
  if (word.length < 4) return [];
  const off = word.length < 8 ? 1 : 2;
  const near = byFirst(word).flatMap((each) => {
    if (each.length < 4) return [];
    // "Reasonably" is no typo of "reasonable".
    if (word.endsWith("ly") !== each.endsWith("ly")) return [];
    const apart = lettersApart(each, word, off);
    // "Firm" is no typo of "form": in short words every letter matters.
    const other = each.length === word.length && word.length < 6 && !isSwapped(each, word);
    return apart <= off && !other ? [{ each, apart }] : [];
  });
  return near.sort((one, other) => one.apart - other.apart).map(({ each }) => each);
}

function isSwapped(one: string, other: string): boolean {
  return [...one].sort().join("") === [...other].sort().join("");
}

/** "Courter" is a kurta, if a name has it. */
function heard(word: string, { phonetic }: Lexicon): readonly string[] {
  const sound = endless(word);
  if (word.length < 5 || sound.length < 3) return [];
  const begins = (each: string) => each.slice(0, 1).replace(/[cq]/, "k");
  const alike = (phonetic.get(sound) ?? []).filter((each) => begins(each) === begins(word));
  return alike.length <= most ? alike : [];
}
