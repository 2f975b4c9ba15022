/** What a wearer's words mean: a man's underwear has legs, a boy's dress is any outfit. */
import { isAmongMoreWords } from "../../words/lexicon.ts";
import type { Constraint, SubQuery, WordConstraint } from "../constraints.ts";

type Wearers = "his" | "hers";

interface Meaning {
  readonly of: Wearers;
  readonly words: RegExp;
  readonly kinds: readonly string[];
  readonly isMeant?: (all: readonly Constraint[]) => boolean;
}

/** Among the wider words alone. */
const meanings: readonly Meaning[] = [
  {
    of: "his",
    words: /^under ?wears?$/i,
    kinds: ["briefs", "boxers", "boxer-briefs", "underpants"],
  },
  // No puffer.
  {
    of: "his",
    words: /^jackets?$/i,
    kinds: ["nehru-jacket", "bandhgala", "blazer", "waistcoat"],
    isMeant: (all) =>
      hasValue(all, "occasion", /^(?:wedding|festive)$/) &&
      !hasValue(all, "material", /denim|leather/),
  },
];

/** Two names of one kind. */
const alsoCalled: ReadonlyMap<string, readonly string[]> = new Map([["vesti", ["vesti", "dhoti"]]]);

/** A kind of hers, and what else she calls so. */
const hersOf: ReadonlyMap<string, readonly string[]> = new Map([
  ["briefs", ["briefs", "panties"]],
  ["frock", ["frock", "dress"]],
]);

export function asMeant({ constraints: all }: SubQuery): SubQuery {
  const of = wearersOf(all);
  const meant = meanings.filter(
    (one) => one.of === of && isAmongMoreWords() && (one.isMeant?.(all) ?? true),
  );
  const isMothers = of === undefined && hasValue(all, "detail", /^maternity$/);
  const asHis = of === "his" ? withoutOutfit(all) : all;
  return {
    constraints: asHis.map((one) => {
      if (one.field !== "garment" || one.strength === "negated") return one;
      const found = meant.find(({ words }) => words.test(one.words));
      if (found) return { ...one, values: found.kinds };
      const more = of === "hers" || isMothers ? hersOf : alsoCalled;
      return { ...one, values: one.values.flatMap((value) => more.get(value) ?? [value]) };
    }),
  };
}

function wearersOf(all: readonly Constraint[]): Wearers | undefined {
  const who = all.flatMap((one) => (one.field === "audience" ? one.who : []));
  if (who.length === 0) return undefined;
  if (who.every((one) => one === "men" || one === "boys")) return "his";
  return who.every((one) => one === "women") ? "hers" : undefined;
}

/** "A first birthday dress for my son", where more is said. */
function withoutOutfit(all: readonly Constraint[]): readonly Constraint[] {
  const left = all.filter((one) => one.field !== "garment" || !isDress(one));
  const isSure = all.some((one) => one.field === "audience" && one.strength === "hard");
  return isSure && left.length > 1 ? left : all;
}

const isDress = ({ strength, values, words }: WordConstraint): boolean =>
  strength === "hard" && values.join() === "dress" && /^dress(?:es)?$/i.test(words);

const hasValue = (
  all: readonly Constraint[],
  field: Constraint["field"],
  pattern: RegExp,
): boolean =>
  all.some(
    (one) =>
      one.field === field &&
      one.strength !== "negated" &&
      "values" in one &&
      one.values.some((value) => pattern.test(value)),
  );
