/**
 * A turn that builds on the one before: "cheaper", "in blue", "for my daughter instead", "something
 * else", "more like the second", "any size XL?". Pure: it says what was asked, not what is in stock.
 */
import { garmentLineage } from "./garments.ts";
import type { AudienceLimit, Limit, LimitField, Need, PriceLimit, Wanted } from "./limits.ts";
import { readNeed } from "./need.ts";
import { readOrdinal } from "./ordinals.ts";
import { phraseAt, phrases, type Token, tokenise } from "./tokens.ts";

export interface FollowUp {
  /** Limits that the words themselves name. */
  readonly need: Need;
  /** Dearer or cheaper than what is on screen. */
  readonly price: "lower" | "higher" | null;
  /** Other things than those shown. */
  readonly other: boolean;
  /** Like the one at this place on screen: 1 for the first, -1 for the last. */
  readonly like: number | null;
  /** Things shown already may come again: "show those again", "do any of them come in XL?". */
  readonly again: boolean;
  /** What is named may be so beside what was asked for: "or in grey", "black as well". */
  readonly also: boolean;
  /** Fields whose limits are taken away: "any colour", "forget the budget". */
  readonly dropped: readonly LimitField[];
}

const other = phrases(
  "something else, anything else, show me more, show more, more options, other options, other ones, others, different ones, something different, another one, show another, not these, none of these, none of them, next ones, what else, kuch aur, aur dikhao, more please, more of these, any others, any other, a different one, different options, i don't like these, don't like these, don't like any, don't like them, see more, some more, different",
);
const lower = phrases(
  "cheaper, less expensive, less costly, lower price, lower priced, sasta, aur sasta, too expensive, too costly, too much, too pricey, out of my budget, over my budget, cheaper ones, little cheaper, thoda sasta, something cheaper, less pricey, bring the price down, cost less, not so dear, not so expensive, not so costly, not so pricey, not as expensive, not as dear, less dear",
);
const higher = phrases(
  "more expensive, dearer, pricier, higher end, better quality, costlier, something nicer, more premium, fancier",
);
const again = phrases(
  "again, go back, those again, show them again, repeat, once more, the same ones, phir se, do any, do these, do they, does any, does this, does it come, any of these, any of them, which of these, which of them, are any, is it available, are these, are they available, come in, available in, any size, any in size, any in",
);
const likes = phrases(
  "more like, like the, similar to, same as, something like, ones like, more of the, jaisa, along the lines of",
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

const droppable: readonly (readonly [LimitField, string])[] = [
  [
    "colour",
    "any colour, any color, colour doesn't matter, color doesn't matter, all colours, don't care about colour, don't care about the colour, whatever colour, forget the colour, never mind the colour, koi bhi rang",
  ],
  [
    "price",
    "any price, forget the budget, forget the price, no budget, price doesn't matter, ignore the budget, ignore the price, without the budget, no price limit, remove the price, remove the budget, whatever price, never mind the price, budget doesn't matter, no limit on price",
  ],
  [
    "size",
    "any size will do, any size is fine, size doesn't matter, all sizes, forget the size, never mind the size, whatever size",
  ],
  [
    "material",
    "any material, any fabric, material doesn't matter, fabric doesn't matter, forget the material, forget the fabric",
  ],
  ["audience", "for anyone, for anybody, doesn't matter who"],
  ["occasion", "any occasion, forget the occasion"],
  ["garment", "any garment, any kind, any type, forget the garment"],
  ["season", "any season, forget the season"],
];
const droppablePhrases = droppable.map(([field, list]) => [field, phrases(list)] as const);

/** What a turn asks of the one before, or null when it is a need of its own. */
export function readFollowUp(text: string, before: Need): FollowUp | null {
  const tokens = tokenise(text);
  const has = (list: readonly (readonly string[])[]): boolean =>
    tokens.some((_, at) => phraseAt(tokens, at, list) > 0);
  const dropped = droppablePhrases.flatMap(([field, list]) => (has(list) ? [field] : []));
  const need = withoutDropped(readNeed(text), dropped);
  const place = readOrdinal(text);
  const like = place !== null && has(likes) ? place : null;
  const price = has(lower) ? "lower" : has(higher) ? "higher" : null;
  const follow: FollowUp = {
    need: price === null ? need : withoutLean(need),
    price,
    other: has(other),
    like,
    again: has(again) && like === null,
    also: leadsBeside.has(tokens[0]?.text ?? "") || has(beside),
    dropped,
  };
  const changes = follow.other || like !== null || price !== null || dropped.length > 0;
  const limits = need.wanted.flatMap((one) => one.limits);
  if (!changes && limits.length === 0 && !follow.again) return null;
  if (isOwnNeed(tokens, need, before, changes || follow.also || has(instead))) return null;
  return follow;
}

/** A garment of its own, or somebody else without "instead", begins a new need. */
function isOwnNeed(tokens: readonly Token[], need: Need, before: Need, marked: boolean): boolean {
  if (marked) return false;
  const has = (list: readonly (readonly string[])[]): boolean =>
    tokens.some((_, at) => phraseAt(tokens, at, list) > 0);
  const limits = need.wanted.flatMap((one) => one.limits);
  const garments = namedGarments(need);
  if (garments.length > 0) {
    const earlier = namedGarments(before);
    // "Kurtas", to "Which would you rather see?": the need had no garment yet, and has one now.
    if (earlier.length === 0) return has(fresh) && limits.length > 1;
    const same = garments.every((one) => earlier.some((known) => related(one, known)));
    return !same || (has(fresh) && limits.length > 1);
  }
  const whole = has(fresh) && has(generic);
  return whole && limits.some(({ field }) => field === "audience" || field === "occasion");
}

function namedGarments(need: Need): readonly string[] {
  return need.wanted.flatMap(({ limits }) =>
    limits.flatMap((limit) =>
      limit.field === "garment" && limit.strength === "hard" ? limit.values : [],
    ),
  );
}

function related(a: string, b: string): boolean {
  return garmentLineage(a).includes(b) || garmentLineage(b).includes(a);
}

function withoutDropped(need: Need, dropped: readonly LimitField[]): Need {
  return {
    ...need,
    wanted: need.wanted.map(({ limits }) => ({
      limits: limits.filter(({ field }) => !dropped.includes(field)),
    })),
  };
}

/** "cheaper" is said of what is on screen; it is no wish for cheap things beside. */
function withoutLean(need: Need): Need {
  return {
    ...need,
    wanted: need.wanted.map(({ limits }) => ({
      limits: limits.filter((limit) => limit.field !== "price" || limit.lean === undefined),
    })),
  };
}

/** What was asked before, changed by what is asked now: each new limit takes the place of its like. */
export function refine(before: Need, follow: FollowUp): Need {
  const kept = before.wanted.map(({ limits }) =>
    limits.filter(({ field }) => !follow.dropped.includes(field)),
  );
  const added = follow.need.wanted;
  const several = added.length > 1;
  const wanted = several
    ? added.map(({ limits }): Wanted => ({ limits: merge(kept[0] ?? [], limits, follow.also) }))
    : kept.map(
        (limits): Wanted => ({
          limits: appliesTo(limits, added[0]?.limits ?? [], kept.length)
            ? merge(limits, added[0]?.limits ?? [], follow.also)
            : limits,
        }),
      );
  const rest = follow.need.rest.filter((word) => !spentWords.has(word));
  return {
    wanted,
    rest: [...new Set([...before.rest, ...rest])].slice(0, 12),
    conflicts: follow.need.conflicts,
  };
}

const spentWords = new Set(
  "cheaper expensive costly dear pricey instead similar different another others available again raise lower increase stretch keep bring budget".split(
    " ",
  ),
);

/** Of several things wanted, a turn that names a garment is about that one. */
function appliesTo(limits: readonly Limit[], added: readonly Limit[], count: number): boolean {
  if (count === 1) return true;
  const named = added.flatMap((limit) =>
    limit.field === "garment" && limit.strength === "hard" ? limit.values : [],
  );
  if (named.length === 0) return true;
  return limits.some(
    (limit) =>
      limit.field === "garment" &&
      limit.values.some((one) => named.some((name) => related(one, name))),
  );
}

/** Fields that speak of one garment's make; another garment does not inherit them. */
const ofTheMake: ReadonlySet<LimitField> = new Set([
  "material",
  "pattern",
  "fit",
  "sleeve",
  "detail",
]);

function merge(before: readonly Limit[], said: readonly Limit[], also: boolean): readonly Limit[] {
  const added = said.map((limit) =>
    before.reduce((one, earlier) => joined(earlier, one, also), limit),
  );
  const garment = added.find((limit) => limit.field === "garment" && limit.strength === "hard");
  const earlier = before.find((limit) => limit.field === "garment" && limit.strength === "hard");
  const another =
    garment?.field === "garment" &&
    earlier?.field === "garment" &&
    !garment.values.some((one) => earlier.values.some((known) => related(one, known)));
  const kept = before.filter(
    (limit) =>
      !(another && ofTheMake.has(limit.field)) && !added.some((one) => replaces(one, limit)),
  );
  return [...kept, ...added];
}

/** A limit with what it leaves standing of an earlier one of its field. */
function joined(before: Limit, added: Limit, also: boolean): Limit {
  if (added.field === "price" && before.field === "price") return inRange(before, added);
  if (added.field === "audience" && before.field === "audience") return ofChild(before, added);
  if (!also || !("values" in added) || !("values" in before)) return added;
  const alike = added.field === before.field && added.strength === before.strength;
  return alike && added.strength !== "negated"
    ? { ...added, values: [...new Set([...before.values, ...added.values])] }
    : added;
}

/** "Above 1000", and then "under 3000": from 1000 to 3000. */
function inRange(before: PriceLimit, added: PriceLimit): PriceLimit {
  if (before.around !== undefined || added.around !== undefined || added.lean !== undefined)
    return added;
  const min = added.min ?? before.min;
  const max = added.max ?? before.max;
  if (min === undefined || max === undefined || min > max) return added;
  return { ...added, min, max };
}

const children: ReadonlySet<string> = new Set(["kids", "boys", "girls"]);

/** "For a girl", and then "she is six": a girl of six. */
function ofChild(before: AudienceLimit, added: AudienceLimit): AudienceLimit {
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

function replaces(added: Limit, before: Limit): boolean {
  if (added.field !== before.field) return false;
  if (added.field === "price" && before.field === "price") {
    return (added.lean === undefined) === (before.lean === undefined);
  }
  // "Not for women" leaves "for men" as it was.
  if (added.field === "audience" && before.field === "audience")
    return added.strength !== "negated" || added.who.some((one) => before.who.includes(one));
  if (!("values" in added) || !("values" in before)) return false;
  const same = added.values.some((value) => before.values.includes(value));
  if (added.strength === "negated" || before.strength === "negated") return same;
  return added.field === "detail" ? same : true;
}
