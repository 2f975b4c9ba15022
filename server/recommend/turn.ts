/** A turn of a conversation: a new need, or a change of the last. */
import type { Body } from "../../contract/schemas.ts";
import type { Need, PriceConstraint, SubQuery } from "../../language/need/constraints.ts";
import { readFollowUp, refine } from "../../language/need/follow-up.ts";
import { readNeed } from "../../language/need/need.ts";
import { amongMoreWords } from "../../language/words/lexicon.ts";
import { likenessOf, stillBinds } from "./alike.ts";
import "./knowledge/learn.ts";
import type { CatalogueIndex } from "./index/catalogue-index.ts";
import { search } from "./search.ts";
import { needOf } from "./serialise.ts";

export interface Turn {
  readonly need: Need;
  /** Places already shown, if others are requested. */
  readonly without: ReadonlySet<number>;
  /** Places on screen, first if they still match. */
  readonly kept: readonly number[];
  /** Cheaper or dearer was requested, none matches; the need is unchanged. */
  readonly beyond?: "lower" | "higher";
}

const afresh = { without: new Set<number>(), kept: [] };

export function readTurn(index: CatalogueIndex, body: Body<"recommend">): Turn {
  return amongMoreWords(() => readSaid(index, body));
}

function readSaid(index: CatalogueIndex, body: Body<"recommend">): Turn {
  const {
    userNeeds,
    understood = [],
    removed = [],
    shown = [],
    onScreen = [],
    answers = false,
  } = body;
  if (removed.length > 0) return { need: needOf(understood, removed), ...afresh };
  if (understood.length === 0) return { need: readNeed(userNeeds), ...afresh };

  const before = needOf(understood, []);
  const follow = readFollowUp(userNeeds, before, { answers });
  if (follow === null) return { need: readNeed(userNeeds), ...afresh };
  const screen = [...placesOf(index, onScreen)];
  // "Like the second, but in maroon" includes the visible ones.
  const alike =
    follow.like !== null &&
    follow.need.subQueries.every(({ constraints }) => constraints.length === 0);
  const others = (follow.other || alike) && !follow.again;
  const without = others ? placesOf(index, [...shown, ...onScreen]) : afresh.without;
  const kept = others || ordersAnew(follow.need) ? afresh.kept : screen;

  const base =
    follow.like === null
      ? before
      : likeThat(index, before, screen.at(follow.like > 0 ? follow.like - 1 : -1));
  const refined = refine(base, follow);
  if (follow.price === null) return { need: refined, without, kept };
  const need = priced(index, refined, screen, follow.price, without);
  return need === null
    ? { need: refined, without, kept, beyond: follow.price }
    : { need, without, kept };
}

/** "The cheapest first": reorders everything. */
function ordersAnew({ subQueries }: Need): boolean {
  return subQueries.some(({ constraints }) =>
    constraints.some((constraint) => constraint.field === "price" && constraint.lean !== undefined),
  );
}

function placesOf(index: CatalogueIndex, ids: readonly string[]): ReadonlySet<number> {
  return new Set(ids.flatMap((id) => index.placeOf.get(id) ?? []));
}

/** "more like the second": its garment, with colour, cloth and occasions as wishes. */
function likeThat(index: CatalogueIndex, before: Need, place: number | undefined): Need {
  if (place === undefined) return before;
  const like = likenessOf(index, place, "hard");
  const kept = (before.subQueries[0]?.constraints ?? []).filter(stillBinds);
  return { ...before, subQueries: [{ constraints: [...like, ...kept] }], unmatched: [] };
}

/**
 * "cheaper" than all on screen if enough is left, else than their median; likewise "more expensive". Without
 * a screen a preference; null if nothing is left.
 */
function priced(
  index: CatalogueIndex,
  need: Need,
  screen: readonly number[],
  direction: "lower" | "higher",
  without: ReadonlySet<number>,
): Need | null {
  const words = direction === "lower" ? "cheaper" : "more expensive";
  const prices = screen.map((place) => index.price[place] ?? 0).sort((a, b) => a - b);
  if (prices.length === 0) {
    const lean: PriceConstraint = {
      field: "price",
      strength: "soft",
      words,
      lean: direction === "lower" ? "low" : "high",
    };
    return { ...need, subQueries: need.subQueries.map((one) => withPrice(one, lean)) };
  }
  const middle = prices[Math.floor((prices.length - 1) / 2)] ?? 0;
  const extreme = (direction === "lower" ? prices[0] : prices.at(-1)) ?? 0;
  const bounded = (bound: number): Need => ({
    ...need,
    subQueries: need.subQueries.map((one) => withPrice(one, boundAt(one, bound, direction, words))),
  });
  const found = (subQuery: SubQuery) => {
    const { candidates, givenUp } = search({ index, subQuery, unmatched: [], without });
    return { candidates, ofOtherKind: givenUp.some(({ field }) => field === "garment") };
  };
  // Where the kind itself was there, another kind is nothing cheaper.
  const leaves = ({ subQueries }: Need, least: number): boolean =>
    subQueries.some((one, at) => {
      const { candidates, ofOtherKind } = found(one);
      const before = need.subQueries[at];
      return candidates.length >= least && (!ofOtherKind || !before || found(before).ofOtherKind);
    });
  const strict = bounded(extreme);
  if (leaves(strict, 3)) return strict;
  const wider = middle === extreme ? strict : bounded(middle);
  return leaves(wider, 1) ? wider : null;
}

function boundAt(
  subQuery: SubQuery,
  bound: number,
  direction: "lower" | "higher",
  words: string,
): PriceConstraint {
  const earlier = subQuery.constraints.find(
    (constraint): constraint is PriceConstraint =>
      constraint.field === "price" && constraint.lean === undefined,
  );
  if (direction === "lower") {
    const max = Math.max(0, Math.min(bound - 1, earlier?.max ?? bound));
    const min = earlier?.around === undefined ? earlier?.min : undefined;
    return {
      field: "price",
      strength: "hard",
      words,
      max,
      ...(min === undefined || min > max ? {} : { min }),
    };
  }
  const min = Math.max(bound + 1, earlier?.min ?? 0);
  const max = earlier?.around === undefined ? earlier?.max : undefined;
  return {
    field: "price",
    strength: "hard",
    words,
    min,
    ...(max === undefined || max < min ? {} : { max }),
  };
}

function withPrice(subQuery: SubQuery, price: PriceConstraint): SubQuery {
  const others = subQuery.constraints.filter(
    (constraint) =>
      constraint.field !== "price" ||
      (constraint.lean === undefined) !== (price.lean === undefined),
  );
  return { constraints: [...others, price] };
}
