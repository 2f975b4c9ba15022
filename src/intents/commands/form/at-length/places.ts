import { mayBePlace, type PlaceKind, placeKinds } from "../../../../../language/readers/places.ts";
import { isPlainWord } from "../../../../../language/words/stop-words.ts";
import { neverNamed } from "../../../phrases/form/at-length/names.ts";
import {
  deniesAfter,
  deniesPlace,
  isIn,
  joinsPlaces,
  labels,
  labelsAfter,
  livesAfter,
  livesIn,
  longAgo,
  saysCountry,
  shortest,
} from "../../../phrases/form/at-length/places.ts";
import { takesBack } from "../../../phrases/form/at-length/talk.ts";
import type { Fields } from "../fields.ts";
import { titled } from "../values.ts";
import type { Talk } from "./talk.ts";

interface Place {
  readonly name: string;
  readonly kinds: readonly PlaceKind[];
  readonly from: number;
  readonly to: number;
  readonly label: PlaceKind | undefined;
  readonly sure: number;
}

const kinds = ["city", "state", "country"] as const;
const mostWords = 4;

/** `beside`: where other values of the address are. */
export function placesAtLength(talk: Talk, beside: readonly Stretch[], listed: boolean): Fields {
  const all = knownIn(talk);
  const sure = all.filter((each) => each.sure > 1 || (each.sure > 0 && listed));
  // "In Jaipur Rajasthan", "Kochi, Kerala": beside a sure one.
  const next = () =>
    all.find(
      (each) =>
        each.sure >= 0 &&
        !sure.includes(each) &&
        ([...sure, ...beside].some((other) => isBeside(talk, each, other)) ||
          (listed && all.some((other) => isPair(talk, each, other)))),
    );
  for (let found = next(); found; found = next()) sure.push(found);
  // "In Toronto, but it's for my father in Jalandhar, Punjab".
  const paired = sure.map((each) =>
    all.some((other) => isPair(talk, each, other)) ? { ...each, sure: each.sure + 1.5 } : each,
  );
  const spots = [...paired, ...unknownIn(talk, all)].toSorted(
    (one, other) => one.from - other.from,
  );
  const fields: Fields = {};
  const used = new Set<Place>();
  for (const kind of ["country", "state", "city"] as const) {
    const own = spots.filter((each) => fits(each, kind, spots) && !used.has(each));
    const best = chosen(talk, own);
    if (!best) continue;
    used.add(best);
    Object.assign(fields, { [kind]: titled(best.name) });
  }
  return fields;
}

/** A city and its state. */
function isPair(talk: Talk, one: Place, other: Place): boolean {
  const [city, state] = one.from < other.from ? [one, other] : [other, one];
  return (
    one !== other &&
    other.sure >= 0 &&
    city.kinds.includes("city") &&
    state.kinds.includes("state") &&
    isBeside(talk, one, other)
  );
}

export interface Stretch {
  readonly from: number;
  readonly to: number;
}

function isBeside({ lower }: Talk, one: Stretch, other: Stretch): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  return joinsPlaces.test(lower.slice(first.to, second.from));
}

function fits(
  { kinds: own, label, from }: Place,
  kind: PlaceKind,
  spots: readonly Place[],
): boolean {
  if (label) return label === kind;
  if (!own.includes(kind)) return false;
  if (kind !== "state" || !own.includes("city")) return true;
  // "Margao, Goa" has its city before it; "Delhi" alone is one.
  return spots.some((each) => each.to < from && from - each.to < 4 && each.kinds.includes("city"));
}

/** The surest; of equals the first, unless it is taken back. */
function chosen({ lower }: Talk, places: readonly Place[]): Place | undefined {
  return places.reduce<Place | undefined>((kept, each) => {
    if (!kept) return each;
    if (takesBack.test(lower.slice(kept.to, each.from)) && each.sure >= 0) return each;
    return each.sure > kept.sure ? each : kept;
  }, undefined);
}

function knownIn({ text, lower, words }: Talk): Place[] {
  const found: Place[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let count = mostWords; count > 0; count -= 1) {
      const own = words.slice(at, at + count);
      const [first, last] = [own[0], own.at(-1)];
      if (!first || !last || own.length < count) continue;
      const name = text.slice(first.from, last.to);
      const its = placeKinds(name);
      if (its.length === 0 || own.slice(0, -1).some(({ after }) => after !== "")) continue;
      const before = lower.slice(0, first.from);
      const label = kinds.find(
        (kind) => its.includes(kind) && isLabelled(kind, before, lower.slice(last.to)),
      );
      if (name.length < shortest && !label) break;
      found.push({
        name,
        kinds: its,
        from: first.from,
        to: last.to,
        label,
        sure: sureness(its, label, before, lower.slice(last.to)),
      });
      at += count - 1;
      break;
    }
  }
  return found;
}

const isLabelled = (kind: PlaceKind, before: string, after: string) =>
  labels[kind].test(before) || labelsAfter[kind].test(after);

function sureness(
  its: readonly PlaceKind[],
  label: PlaceKind | undefined,
  before: string,
  after: string,
): number {
  if (deniesAfter.test(after) || deniesPlace.test(before)) return -1;
  if (label) return 3;
  if (its.includes("country") && saysCountry.test(before)) return 2;
  if (!its.some((kind) => kind !== "country")) return 0;
  if (longAgo.test(before) || longAgo.test(after)) return isIn.test(before) ? -1 : 0;
  if (livesIn.test(before) || livesAfter.test(after)) return 2;
  return isIn.test(before) ? 1 : 0;
}

/** A city of no list, named as one. */
function unknownIn({ text, lower, words }: Talk, all: readonly Stretch[]): readonly Place[] {
  return words.flatMap((word) => {
    const { from, to } = word;
    const name = text.slice(from, to);
    const own = word.lower;
    const isFree =
      mayBePlace(name) &&
      !isPlainWord(own) &&
      !neverNamed.has(own) &&
      placeKinds(name).length === 0;
    if (!isFree || own.length <= shortest) return [];
    if (all.some((each) => each.from <= from && to <= each.to)) return [];
    const [before, after] = [lower.slice(0, from), lower.slice(to)];
    if (deniesAfter.test(after) || deniesPlace.test(before)) return [];
    const next = all.find((each) => each.from > to);
    // "Name Arjun Malik city Gurugram".
    const isNext = next && labels.city.test(lower.slice(0, next.from)) && !labels.city.test(before);
    if (isNext || !isLabelled("city", before, after)) return [];
    return [{ name, kinds: ["city"] as const, from, to, label: "city" as const, sure: 3 }];
  });
}
