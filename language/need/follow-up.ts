/**
 * A turn that changes the last need: "cheaper", "in blue", "for my daughter instead", "more like
 * the second". Pure; knows no stock.
 */

import { readOrdinal } from "../readers/ordinals.ts";
import { remembered } from "../text/remembered.ts";
import { phraseAt, phrases, type Token, tokenise } from "../text/tokens.ts";
import { garmentLineage } from "../words/garments.ts";
import type {
  AudienceConstraint,
  Constraint,
  ConstraintField,
  Need,
  PriceConstraint,
  SubQuery,
} from "./constraints.ts";
import { readDropped } from "./dropped.ts";
import { readNeed } from "./need.ts";

interface FollowUp {
  readonly need: Need;
  /** Relative to what is on screen. */
  readonly price: "lower" | "higher" | null;
  readonly other: boolean;
  /** Place on screen: 1 is the first, -1 the last. */
  readonly like: number | null;
  /** Shown pieces may come again: "show those again". */
  readonly again: boolean;
  /** Adds to earlier values: "or in grey", "black as well". */
  readonly also: boolean;
  /** "any colour", "forget the budget". */
  readonly dropped: readonly ConstraintField[];
  /** Constraints removed by value: "forget pink". */
  readonly withdrawn: readonly Constraint[];
}

const other = phrases(
  "something else, anything else, show me more, show more, more options, other options, other ones, others, different ones, something different, another one, show another, not these, not this, none of these, none of them, next ones, what else, kuch aur, aur dikhao, more please, more of these, any others, any other, a different one, different options, i don't like these, don't like these, don't like any, don't like them, see more, some more, different, another colour, another color, another style, any more, got more, got any more, keep going, what more, a few more, few others, some others, next lot, next few, next set, more to see, more to look at, more to choose from, more to pick from, more to show, others to show, more choice, more choices, wider choice, bigger choice, wider selection, bigger selection, wider range, more you can, else you can, else i could, else i can, other choices, other choice, other option, besides these, apart from these",
);
const lower = phrases(
  "cheaper, less expensive, less costly, lower price, lower priced, sasta, aur sasta, too expensive, too costly, too much, too pricey, out of my budget, over my budget, cheaper ones, little cheaper, thoda sasta, something cheaper, less pricey, bring the price down, cost less, not so dear, not so expensive, not so costly, not so pricey, not as expensive, not as dear, less dear, for less, less money, bit much, bit steep, too steep, too high, beyond my budget, can't afford, cannot afford, cost too much, costs too much, more affordable, smaller price, less in price, that are less, that cost less, which cost less, lighter on the pocket, light on the pocket, kam price, kam paise, bit costly, bit expensive, bit pricey, bit dear, kam daam",
);
const higher = phrases(
  "more expensive, dearer, pricier, higher end, better quality, costlier, something nicer, more premium, fancier",
);
const again = phrases(
  "again, go back, those again, show them again, repeat, once more, the same ones, phir se, do any, do these, do they, does any, does this, does it come, any of these, any of them, which of these, which of them, are any, is it available, are these, are they available, come in, available in, any size, any in size, any in",
);
const likes = phrases(
  "more like, like the, similar to, same as, something like, ones like, more of the, jaisa, along the lines of, style of the, look of the",
);
const instead = phrases(
  "instead, what about, how about, make it, make that, rather, and in, only in, now in, same in, the same in, same but, same thing, but in, but for, change it to, change to, switch to, but with, but without, aur, try, it in, them in, one in, ones in, these in",
);
const fresh = phrases(
  "looking for, i want, i need, recommend, suggest, show me, find me, searching for, i am looking, what should i, chahiye, dikhao",
);
const beside = phrases("as well");
const leadsBeside = new Set(["or", "also", "plus"]);
const generic = phrases(
  "something, a gift, gifts, anything, an outfit, clothes, some clothes, kuch",
);
const openly = phrases(
  "anything, what do you have, what have you, what've you, what is there, what's there, what all do you have",
);
const leads = new Set("then so ok okay and well oh".split(" "));
const purposes: ReadonlySet<ConstraintField> = new Set(["audience", "occasion", "season"]);

const droppers = phrases(
  "forget, forget about, drop, remove, take off, take away, never mind, ignore, lose, scrap, ditch, lift, get rid of, don't mind, don't care about, clear",
);
/** Alone, these ask for more. */
const onwards = phrases("more, next, next please, more please, and more, go on, continue");

export type Turn = Omit<FollowUp, "need" | "withdrawn">;

export const readTurn: (text: string) => Turn = remembered((text) => {
  const { fields, remaining } = readDropped(text);
  // "The price doesn't matter any more" asks for no more.
  const tokens = tokenise(remaining);
  const has = (list: readonly (readonly string[])[]): boolean =>
    tokens.some((_, at) => phraseAt(tokens, at, list) > 0);
  const place = readOrdinal(text);
  const like = place !== null && has(likes) ? place : null;
  const onward = phraseAt(tokens, 0, onwards) === tokens.length && tokens.length > 0;
  return {
    price: has(lower) ? "lower" : has(higher) ? "higher" : null,
    other: onward || has(other),
    like,
    again: has(again) && like === null,
    also: leadsBeside.has(tokens[0]?.text ?? "") || has(beside),
    dropped: fields,
  };
});

export function isTurn({ other, like, price, dropped }: Turn): boolean {
  return other || like !== null || price !== null || dropped.length > 0;
}

/** Null for a new need. `answers`: always within the last need. */
export function readFollowUp(
  text: string,
  before: Need,
  { answers = false }: { readonly answers?: boolean } = {},
): FollowUp | null {
  const tokens = tokenise(text);
  const has = (list: readonly (readonly string[])[]): boolean =>
    tokens.some((_, at) => phraseAt(tokens, at, list) > 0);
  const turn = readTurn(text);
  const { price } = turn;
  const { remaining } = readDropped(text);
  const said = readNeed(remaining);
  const within = taken(remaining);
  const { need, withdrawn } =
    within === "" ? { need: said, withdrawn: [] } : takenBack(said, before, within);
  const follow: FollowUp = { ...turn, need: price === null ? need : withoutLean(need), withdrawn };
  const changes = isTurn(turn) || withdrawn.length > 0;
  const constraints = said.subQueries.flatMap((one) => one.constraints);
  if (answers && constraints.length > 0) return { ...follow, other: false };
  if (!changes && constraints.length === 0 && !follow.again) return null;
  if (isOwnNeed(tokens, need, before, changes || follow.also || has(instead))) return null;
  return follow;
}

/** What droppers reach: "drop the blue" of "drop the blue and keep it large". */
function taken(text: string): string {
  const tokens = tokenise(text);
  return tokens
    .flatMap((token, at) => {
      const length = phraseAt(tokens, at, droppers);
      if (length === 0) return [];
      let end = at + length;
      while (end < tokens.length && tokens[end]?.before === "space" && !goesOn(tokens[end]?.text))
        end += 1;
      const span = text.slice(token.start, tokens[end - 1]?.end);
      return allBut.test(span) ? [] : span;
    })
    .join(" ")
    .toLowerCase();
}

/** "Remove everything except red". */
const allBut =
  /\b(?:everything|anything|all|rest|others)\b.* (?:except|but|other than|apart from)\b/i;
const goingOn = new Set(
  "but keep make show only raise just give instead rather put find".split(" "),
);
const goesOn = (word: string | undefined): boolean => goingOn.has(word ?? "");

/** "Drop the cotton", "forget pink": removes a wish, or else excludes. */
function takenBack(
  said: Need,
  before: Need,
  within: string,
): { readonly need: Need; readonly withdrawn: readonly Constraint[] } {
  const earlier = before.subQueries.flatMap(({ constraints }) => constraints);
  const withdrawn = earlier.filter((constraint) =>
    said.subQueries.some(({ constraints }) =>
      constraints.some(
        (one) => isSame(one, constraint) && within.includes(one.words.toLowerCase()),
      ),
    ),
  );
  const left = (constraints: readonly Constraint[]): readonly Constraint[] =>
    constraints.flatMap((constraint): readonly Constraint[] => {
      if (withdrawn.some((one) => isSame(constraint, one))) return [];
      if (!within.includes(constraint.words.toLowerCase())) return [constraint];
      const makes =
        "values" in constraint && constraint.field !== "garment" && constraint.field !== "size";
      return [makes ? { ...constraint, strength: "negated" } : constraint];
    });
  return {
    need: {
      ...said,
      subQueries: said.subQueries.map(({ constraints }) => ({ constraints: left(constraints) })),
    },
    withdrawn,
  };
}

function isSame(one: Constraint, other: Constraint): boolean {
  return (
    one.field === other.field &&
    "values" in one &&
    "values" in other &&
    one.field !== "garment" &&
    one.values.some((value) => other.values.includes(value))
  );
}

/** A new garment, or another person without "instead". */
function isOwnNeed(tokens: readonly Token[], need: Need, before: Need, marked: boolean): boolean {
  const has = (list: readonly (readonly string[])[]): boolean =>
    tokens.some((_, at) => phraseAt(tokens, at, list) > 0);
  const constraints = need.subQueries.flatMap((one) => one.constraints);
  const garments = namedGarments(need);
  // "Something warm for my wife" leaves nothing of his kurtas.
  const opens = has(generic) || asksOpenly(tokens);
  if (opens && garments.length === 0 && isForAnother(need, before)) return true;
  if (marked) return false;
  if (garments.length > 0) {
    const earlier = namedGarments(before);
    if (earlier.length === 0) return has(fresh) && constraints.length > 1;
    const same = garments.every((one) => earlier.some((known) => related(one, known)));
    return !same || (has(fresh) && constraints.length > 1);
  }
  // "Something warm for my daughter, up to 2000" leaves nothing of shirts.
  const begins = phraseAt(tokens, 0, generic) > 0 && constraints.length > 2;
  if (asksOpenly(tokens) && new Set(constraints.map(({ field }) => field)).size > 1)
    return constraints.every(({ field }) => purposes.has(field));
  const whole = begins || (has(fresh) && has(generic));
  return whole && constraints.some(({ field }) => field === "audience" || field === "occasion");
}

/** "Then what is there for a winter wedding". */
function asksOpenly(tokens: readonly Token[]): boolean {
  const from = tokens.findIndex(({ text }) => !leads.has(text));
  return phraseAt(tokens, Math.max(from, 0), openly) > 0;
}

function isForAnother(need: Need, before: Need): boolean {
  const wearers = ({ subQueries }: Need) =>
    subQueries.flatMap(({ constraints }) =>
      constraints.flatMap((one) =>
        one.field === "audience" && one.strength === "hard" ? one.who : [],
      ),
    );
  const known: ReadonlySet<string> = new Set(wearers(before));
  const named = wearers(need);
  return named.length > 0 && !named.some((one) => known.has(one));
}

function namedGarments(need: Need): readonly string[] {
  return need.subQueries.flatMap(({ constraints }) =>
    constraints.flatMap((constraint) =>
      constraint.field === "garment" && constraint.strength === "hard" ? constraint.values : [],
    ),
  );
}

function related(a: string, b: string): boolean {
  return garmentLineage(a).includes(b) || garmentLineage(b).includes(a);
}

/** "cheaper" is relative. */
function withoutLean(need: Need): Need {
  return {
    ...need,
    subQueries: need.subQueries.map(({ constraints }) => ({
      constraints: constraints.filter(
        (constraint) => constraint.field !== "price" || constraint.lean === undefined,
      ),
    })),
  };
}

export function refine(before: Need, follow: FollowUp): Need {
  const kept = before.subQueries.map(({ constraints }) =>
    constraints.filter(
      (constraint) =>
        !follow.dropped.includes(constraint.field) && !follow.withdrawn.includes(constraint),
    ),
  );
  const added = follow.need.subQueries;
  const several = added.length > 1;
  const subQueries = several
    ? added.map(
        ({ constraints }): SubQuery => ({
          constraints: merge(kept[0] ?? [], constraints, follow.also),
        }),
      )
    : kept.map(
        (constraints): SubQuery => ({
          constraints: appliesTo(constraints, added[0]?.constraints ?? [], kept.length)
            ? merge(constraints, added[0]?.constraints ?? [], follow.also)
            : constraints,
        }),
      );
  const unmatched = follow.need.unmatched.filter((word) => !spentWords.has(word));
  return {
    subQueries,
    unmatched: [...new Set([...before.unmatched, ...unmatched])].slice(0, 12),
    conflicts: follow.need.conflicts,
  };
}

const spentWords = new Set(
  "forget remove lift lose scrap ditch clear limit second third fourth fifth completely cheaper expensive costly dear pricey instead similar different another others available again raise lower increase stretch keep keeping selling stocking bring budget".split(
    " ",
  ),
);

export function isSpent(word: string): boolean {
  return spentWords.has(word);
}

/** Of several sub-queries, the one whose garment is named. */
function appliesTo(
  constraints: readonly Constraint[],
  added: readonly Constraint[],
  count: number,
): boolean {
  if (count === 1) return true;
  const named = added.flatMap((constraint) =>
    constraint.field === "garment" && constraint.strength === "hard" ? constraint.values : [],
  );
  if (named.length === 0) return true;
  return constraints.some(
    (constraint) =>
      constraint.field === "garment" &&
      constraint.values.some((one) => named.some((name) => related(one, name))),
  );
}

/** Another garment doesn't inherit these. */
const ofTheMake: ReadonlySet<ConstraintField> = new Set([
  "material",
  "pattern",
  "fit",
  "sleeve",
  "detail",
]);

function merge(
  before: readonly Constraint[],
  said: readonly Constraint[],
  also: boolean,
): readonly Constraint[] {
  const added = said.map((constraint) =>
    before.reduce((one, earlier) => joined(earlier, one, also), constraint),
  );
  const garment = added.find(
    (constraint) => constraint.field === "garment" && constraint.strength === "hard",
  );
  const earlier = before.find(
    (constraint) => constraint.field === "garment" && constraint.strength === "hard",
  );
  const another =
    garment?.field === "garment" &&
    earlier?.field === "garment" &&
    !garment.values.some((one) => earlier.values.some((known) => related(one, known)));
  const kept = before.filter(
    (constraint) =>
      !(another && ofTheMake.has(constraint.field)) &&
      !added.some((one) => replaces(one, constraint)),
  );
  return [...kept, ...added];
}

/** Keeps what the new limit leaves of the old. */
function joined(before: Constraint, added: Constraint, also: boolean): Constraint {
  if (added.field === "price" && before.field === "price") return inRange(before, added);
  if (added.field === "audience" && before.field === "audience") return ofChild(before, added);
  if (!also || !("values" in added) || !("values" in before)) return added;
  const alike = added.field === before.field && added.strength === before.strength;
  return alike && added.strength !== "negated"
    ? { ...added, values: [...new Set([...before.values, ...added.values])] }
    : added;
}

/** "Above 1000", then "under 3000": a range. */
function inRange(before: PriceConstraint, added: PriceConstraint): PriceConstraint {
  if (before.around !== undefined || added.around !== undefined || added.lean !== undefined)
    return added;
  const min = added.min ?? before.min;
  const max = added.max ?? before.max;
  if (min === undefined || max === undefined || min > max) return added;
  return { ...added, min, max };
}

const children: ReadonlySet<string> = new Set(["kids", "boys", "girls"]);

/** "For a girl", then "she is six". */
function ofChild(before: AudienceConstraint, added: AudienceConstraint): AudienceConstraint {
  const ofChildren = [before, added].every(
    ({ who, strength }) => strength !== "negated" && who.every((one) => children.has(one)),
  );
  if (!ofChildren) return added;
  const who = added.who.includes("kids") || added.who.length > 1 ? before.who : added.who;
  const age = added.age ?? before.age;
  return {
    ...added,
    who: added.age === undefined ? added.who : who,
    ...(age !== undefined && { age }),
  };
}

function replaces(added: Constraint, before: Constraint): boolean {
  if (added.field !== before.field) return false;
  if (added.field === "price" && before.field === "price") {
    return (added.lean === undefined) === (before.lean === undefined);
  }
  // "Not for women" leaves "for men".
  if (added.field === "audience" && before.field === "audience")
    return added.strength !== "negated" || added.who.some((one) => before.who.includes(one));
  if (!("values" in added) || !("values" in before)) return false;
  const same = added.values.some((value) => before.values.includes(value));
  if (added.strength === "negated" || before.strength === "negated") return same;
  return added.field === "detail" ? same : true;
}
