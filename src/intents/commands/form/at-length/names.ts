import { isName } from "../../../../../language/readers/person-names.ts";
import { placeKinds } from "../../../../../language/readers/places.ts";
import { isCertainStreet, isStreetPart } from "../../../../../language/readers/streets.ts";
import {
  afterFirst,
  afterLast,
  anyFirst,
  anyKin,
  anyLast,
  beforeFirst,
  beforeLast,
  beforeWhole,
  colonAfterName,
  correctsName,
  denied,
  forSomeone,
  heIs,
  itIs,
  justName,
  justNamed,
  labelsNext,
  mended,
  nextWord,
  oneBeforeLast,
  segmentEnds,
  thenIts,
} from "../../../phrases/form/at-length/names.ts";
import { sixDigits } from "../../../phrases/form/at-length/talk.ts";
import { anyDigit } from "../../../phrases/form/marks.ts";
import type { Fields } from "../fields.ts";
import { namesIn, titled } from "../values.ts";
import { isCapital, isSpelled, namesFrom, type Talk, talkOf, type Word, wordAt } from "./talk.ts";

interface Named {
  readonly words: readonly Word[];
  readonly from: number;
}

/** `listed`: other values make a bare name one of the form's. */
export function namesAtLength(talk: Talk, listed: boolean): Fields {
  const first = labelled(talk, beforeFirst, afterFirst) ?? undefined;
  const last = labelled(talk, beforeLast, afterLast) ?? lastIn(talk);
  const parted = anyFirst.test(talk.lower) || anyLast.test(talk.lower);
  const whole = first && last ? undefined : wholeIn(talk, listed, parted);
  const names = whole ? namesIn(textOf(whole.words), { announced: true }) : undefined;
  const corrected = first && mendedFirst(talk, first);
  const all: Fields = {
    ...names,
    ...(first && { firstName: titled(textOf(corrected ?? first.words)) }),
    ...(last && { lastName: titled(textOf(last.words)) }),
  };
  return completed(all, talk);
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(" ");

function labelled(talk: Talk, before: RegExp, after: RegExp): Named | undefined {
  const found = [...talk.lower.matchAll(before)].flatMap(({ index, 0: cue }) => {
    const words = namesFrom(talk, wordAt(talk, index + cue.length), 1);
    const end = words.at(-1)?.to ?? 0;
    return words.length > 0 && !isOther(talk, end) ? [{ words, from: index }] : [];
  });
  if (found.length > 0) return lastOf(talk, found);
  return [...talk.lower.matchAll(after)].flatMap(({ index, 0: cue, groups }) => {
    const at = wordAt(talk, index + cue.indexOf(groups?.name ?? ""));
    const words = namesFrom(talk, at, 1);
    return words.length > 0 ? [{ words, from: index }] : [];
  })[0];
}

/** "Surname first": the label of what follows. */
const isOther = ({ lower }: Talk, end: number) => labelsNext.test(lower.slice(end));

/** "The last name I keep is my husband's, so it's D'Souza". */
function lastIn(talk: Talk): Named | undefined {
  const label = oneBeforeLast.exec(talk.lower);
  if (!label) return undefined;
  const rest = talk.lower.slice(label.index);
  const cue = thenIts.exec(rest)?.[0];
  if (cue === undefined) return undefined;
  const words = namesFrom(talk, wordAt(talk, label.index + cue.length), 1);
  return words.length > 0 ? { words, from: label.index } : undefined;
}

/** Later ones only after a correction. */
function lastOf({ lower }: Talk, found: readonly Named[]): Named | undefined {
  return found.reduce<Named | undefined>((kept, each) => {
    const end = kept?.words.at(-1)?.to ?? 0;
    return !kept || correctsName.test(lower.slice(end, each.from + 4)) ? each : kept;
  }, undefined);
}

function mendedFirst(talk: Talk, { words }: Named): readonly Word[] | undefined {
  const end = words.at(-1)?.to ?? 0;
  const rest = talk.lower.slice(end).split(anyLast)[0] ?? "";
  for (const { index, 0: cue } of rest.matchAll(mended)) {
    const own = namesFrom(talk, wordAt(talk, end + index + cue.length), 1);
    if (own.length > 0 && !isPlace(textOf(own))) return own;
  }
  return undefined;
}

function wholeIn(talk: Talk, listed: boolean, parted: boolean): Named | undefined {
  const forms = listed
    ? [...beforeWhole, colonAfterName, forSomeone, heIs, justName, anyKin]
    : [...beforeWhole, colonAfterName];
  const spotted = [...forms, itIs].flatMap((form) =>
    [...talk.lower.matchAll(form)].flatMap(({ index, 0: cue }) => {
      const from = index + cue.length;
      const words = namesFrom(talk, wordAt(talk, from));
      if (denied.test(talk.lower.slice(Math.max(0, index - 30), index))) return [];
      if (form === forSomeone && !(words[0] && isCapital(words[0]) && words.at(-1)?.after))
        return [];
      return isPerson(talk, words, parted) ? [{ words, from: index, form }] : [];
    }),
  );
  const found = spotted.some(({ form }) => form !== itIs) ? spotted : [];
  const sorted = found.toSorted((one, other) => one.from - other.from);
  return lastOf(talk, sorted) ?? (listed ? bareIn(talk) : undefined);
}

const isPlace = (text: string) => placeKinds(text).length > 0;

function isPerson(talk: Talk, words: readonly Word[], parted: boolean): boolean {
  const { text, lower } = talk;
  const [first] = words;
  const name = textOf(words);
  const last = words.at(-1);
  if (
    !first ||
    !last ||
    !(isName(name) || isSpelled(talk, last)) ||
    isPlace(name) ||
    isStreetPart(name)
  )
    return false;
  const next = nextWord.exec(text.slice(words.at(-1)?.to))?.[1] ?? "";
  if (isStreetPart(next)) return false;
  return (
    words.length > 1 ||
    isSaidAgain(text, first) ||
    (parted && justNamed.test(lower.slice(0, first.from)))
  );
}

/** "Naam Sunita hai, Sunita Sharma". */
function isSaidAgain(text: string, { lower, to }: Word): boolean {
  const talk = talkOf(text.slice(to));
  return talk.words.some((each, at) => each.lower === lower && namesFrom(talk, at, 2).length > 1);
}

/** "Ishita Bose, ishita@example.com, …": a part alone, outside the address. */
function bareIn(talk: Talk): Named | undefined {
  const parts = talk.text.split(segmentEnds);
  let from = 0;
  for (const [at, part] of parts.entries()) {
    from = talk.text.indexOf(part, from);
    const { words } = talkOf(part);
    const before = parts[at - 1] ?? "";
    const isBare = words.length > 1 && words.length <= 3 && words.every(isCapital);
    const named = isBare && namesFrom(talkOf(part), 0).length === words.length;
    if (named && isName(part) && !isPlace(part) && !isStreetPart(part) && !isOfStreet(before))
      return { words, from };
    from += part.length;
  }
  return undefined;
}

const isOfStreet = (part: string) =>
  isCertainStreet(part) || (anyDigit.test(part) && !sixDigits.test(part) && isStreetPart(part));

/** "Naam Sunita hai, Sunita Sharma": the surname beside the first name said again. */
function completed(fields: Fields, talk: Talk): Fields {
  const { firstName, lastName } = fields;
  if (!firstName || lastName) return fields;
  const at = talk.words.findLastIndex(({ text }) => text.toLowerCase() === firstName.toLowerCase());
  const own = at < 0 ? [] : namesFrom(talk, at, 2);
  const [, last] = own;
  return last ? { ...fields, lastName: titled(last.text) } : fields;
}
