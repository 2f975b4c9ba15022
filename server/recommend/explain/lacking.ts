/** What the shop can't have or doesn't carry, with the nearest kind. */

import type { Need, SubQuery, WordConstraint } from "../../../language/need/constraints.ts";
import { garmentWord, list } from "../../../language/need/labels.ts";
import { garmentLineage } from "../../../language/words/garments.ts";
import type { CatalogueIndex } from "../index/catalogue-index.ts";
import { search } from "../search.ts";

/**
 * Removes what the catalogue names: a "karate dress" that it carries is wanted, and a known word
 * before a garment is a wish.
 */
export function asCarried(index: CatalogueIndex, need: Need): Need {
  const unreal = carriesGear(index, need) ? [] : (need.unreal ?? []);
  const there = unreal.filter((words) => isNamed(index, plain(words)));
  const named = need.modifiers ?? [];
  const [first, ...others] = need.subQueries;
  if (first === undefined) return need;
  if (there.length === 0 && named.length === 0) {
    const { unreal: _, ...real } = need;
    return unreal.length === 0 ? real : need;
  }
  const thing = there.map(
    (words): WordConstraint => ({
      field: "garment",
      strength: "hard",
      words,
      values: [`other:${plain(words)}`],
    }),
  );
  const looks = named
    .filter((word) => !there.some((words) => words.includes(word)))
    .map(
      (word): WordConstraint => ({
        field: "detail",
        strength: "soft",
        words: word,
        values: [`other:${word}`],
      }),
    );
  const kept = first.constraints.filter(({ field }) => thing.length === 0 || field !== "garment");
  const subQuery = { constraints: [...thing.slice(0, 1), ...kept, ...looks] };
  const { unreal: _, ...same } = need;
  const left = unreal.filter((words) => !there.includes(words));
  return {
    ...same,
    subQueries: others.length > 0 && thing.length === 0 ? need.subQueries : [subQuery, ...others],
    unmatched: need.unmatched.filter((word) => !named.includes(word)),
    ...(left.length > 0 ? { unreal: left } : {}),
  };
}

/** "A karate dress", where karate suits are sold. */
function carriesGear(index: CatalogueIndex, { subQueries, unreal = [] }: Need): boolean {
  const asked = subQueries.flatMap(kindsOf).filter((kind) => isGear(garmentLineage(kind)));
  // One costume is no other: a pirate's is no astronaut's.
  const played = asked.some((kind) => garmentLineage(kind).includes("costume"));
  const isNowhere = (words: string): boolean =>
    !asked.includes(plain(words).replaceAll(" ", "-")) &&
    index.text.withAll(plain(words)).size === 0;
  if (played && unreal.some(isNowhere)) return false;
  return index.columns.garment.vocabulary.some((kind) =>
    asked.some((one) => garmentLineage(kind).includes(one)),
  );
}

const isGear = (kin: readonly string[]): boolean =>
  kin.includes("uniform-wear") || kin.includes("costume");

/** Consecutive words of a product's name; "uniform" alone isn't enough. */
function isNamed(index: CatalogueIndex, words: string): boolean {
  if (!words.includes(" ")) return false;
  return [...index.text.withAll(words)].some((place) =>
    ` ${index.products[place]?.name.toLowerCase()} `.includes(` ${words} `),
  );
}

const plain = (words: string): string => words.toLowerCase().replace(/'s\b/g, "").trim();

export function lackingIn(index: CatalogueIndex, need: Need): string | null {
  if (need.impossible !== undefined) {
    const [one, other] = need.impossible;
    return `Nothing is both “${one}” and “${other}”.`;
  }
  const unreal = need.unreal ?? [];
  const [first] = need.subQueries;
  const kinds = first === undefined ? [] : kindsOf(first);
  if (unreal.length > 0) {
    return `We have no ${list(unreal.map(severalOf), "or")}.${nearest(index, first, kinds, unreal)}`;
  }
  return onlyUnknown(index, need)
    ? `I found nothing here for “${need.unmatched.join(" ")}”.`
    : null;
}

function kindsOf({ constraints }: SubQuery): readonly string[] {
  return constraints.flatMap((constraint) =>
    constraint.field === "garment" && constraint.strength === "hard" ? constraint.values : [],
  );
}

/** "clothes for a cat" and "armour" have no plural. */
function severalOf(words: string): string {
  const isOne = /s$|clothes for|armou?r$|\s(?:that|which|with|made|on|for|of) /i;
  return isOne.test(words) ? words : `${words}s`;
}

function nearest(
  index: CatalogueIndex,
  subQuery: SubQuery | undefined,
  kinds: readonly string[],
  unreal: readonly string[],
): string {
  const isSaid = (kind: string): boolean =>
    unreal.some((words) => plain(words) === kind.replaceAll("-", " "));
  const known = kinds.filter((kind) => !kind.startsWith("other:") && !isSaid(kind));
  if (subQuery === undefined || known.length === 0) return "";
  const { candidates } = search({ index, subQuery, unmatched: [], without: new Set() });
  return candidates.length === 0
    ? ""
    : ` The nearest that we have are ${list(known.map(garmentWord), "or")}.`;
}

/** Only words that no piece has. */
function onlyUnknown(index: CatalogueIndex, { subQueries, unmatched }: Need): boolean {
  if (unmatched.length === 0 || unmatched.some((word) => index.text.has(word))) return false;
  return subQueries.every(({ constraints }) =>
    constraints.every(({ field }) => field === "price" || field === "size"),
  );
}
