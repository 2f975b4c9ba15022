/** One turn of a conversation: a need of its own, or a change to what was asked before. */
import type { Body } from "../../contract/schemas.ts";
import { readFollowUp, refine } from "../../language/follow-up.ts";
import { garmentName } from "../../language/garments.ts";
import type { Limit, Need, PriceLimit, Wanted, WordLimit } from "../../language/limits.ts";
import { readNeed } from "../../language/need.ts";
import { type CatalogueIndex, valuesAt } from "./catalogue-index.ts";
import { search } from "./search.ts";
import { needOf } from "./wire.ts";

export interface Turn {
  readonly need: Need;
  /** Places not to show: what was shown before, unless it was asked for again. */
  readonly without: ReadonlySet<number>;
}

/** What a request asks of a catalogue. */
export function readTurn(index: CatalogueIndex, body: Body<"recommend">): Turn {
  const { userNeeds, understood = [], removed = [], shown = [], onScreen = [] } = body;
  if (removed.length > 0) return { need: needOf(understood, removed), without: new Set() };
  if (understood.length === 0) return { need: readNeed(userNeeds), without: new Set() };

  const before = needOf(understood, []);
  const follow = readFollowUp(userNeeds, before);
  if (follow === null) return { need: readNeed(userNeeds), without: new Set() };
  const seen = placesOf(index, [...shown, ...onScreen]);
  const screen = [...placesOf(index, onScreen)];
  const without = follow.again ? new Set<number>() : seen;

  const base =
    follow.like === null
      ? before
      : likeThat(index, before, screen.at(follow.like > 0 ? follow.like - 1 : -1));
  const refined = refine(base, follow);
  if (follow.price === null) return { need: refined, without };
  return { need: priced(index, refined, screen, follow.price, without), without };
}

function placesOf(index: CatalogueIndex, ids: readonly string[]): ReadonlySet<number> {
  return new Set(ids.flatMap((id) => index.placeOf.get(id) ?? []));
}

/** "more like the second": its garment, and its colour, cloth and occasions as wishes. */
function likeThat(index: CatalogueIndex, before: Need, place: number | undefined): Need {
  if (place === undefined) return before;
  const name = index.items[place]?.name ?? "";
  const wish = (field: "colour" | "material" | "pattern" | "occasion"): readonly WordLimit[] => {
    const values = valuesAt(index, field, place).slice(0, 3);
    return values.length === 0 ? [] : [{ field, strength: "soft", words: `like ${name}`, values }];
  };
  const [garment] = valuesAt(index, "garment", place);
  const like: readonly Limit[] = [
    ...(garment === undefined
      ? []
      : [
          {
            field: "garment",
            strength: "hard",
            words: garmentName(garment).one,
            values: [garment],
          } as const,
        ]),
    ...wish("colour"),
    ...wish("material"),
    ...wish("occasion"),
  ];
  const kept = (before.wanted[0]?.limits ?? []).filter(
    (limit) =>
      limit.strength === "negated" ||
      limit.field === "price" ||
      limit.field === "audience" ||
      limit.field === "size" ||
      limit.field === "season",
  );
  return { ...before, wanted: [{ limits: [...like, ...kept] }], rest: [] };
}

/**
 * "cheaper" is cheaper than everything on screen where enough of that is left, otherwise cheaper
 * than the middle of it; "more expensive" likewise. Without anything on screen it is a leaning.
 */
function priced(
  index: CatalogueIndex,
  need: Need,
  screen: readonly number[],
  direction: "lower" | "higher",
  without: ReadonlySet<number>,
): Need {
  const words = direction === "lower" ? "cheaper" : "more expensive";
  const prices = screen.map((place) => index.price[place] ?? 0).sort((a, b) => a - b);
  if (prices.length === 0) {
    const lean: PriceLimit = {
      field: "price",
      strength: "soft",
      words,
      lean: direction === "lower" ? "low" : "high",
    };
    return { ...need, wanted: need.wanted.map((one) => withPrice(one, lean)) };
  }
  const middle = prices[Math.floor((prices.length - 1) / 2)] ?? 0;
  const extreme = (direction === "lower" ? prices[0] : prices.at(-1)) ?? 0;
  const bounded = (bound: number): Need => ({
    ...need,
    wanted: need.wanted.map((one) => withPrice(one, boundAt(one, bound, direction, words))),
  });
  const strict = bounded(extreme);
  const left = strict.wanted.some(
    (wanted) => search({ index, wanted, rest: [], without }).candidates.length >= 3,
  );
  return left || middle === extreme ? strict : bounded(middle);
}

function boundAt(
  wanted: Wanted,
  bound: number,
  direction: "lower" | "higher",
  words: string,
): PriceLimit {
  const earlier = wanted.limits.find(
    (limit): limit is PriceLimit => limit.field === "price" && limit.lean === undefined,
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

function withPrice(wanted: Wanted, price: PriceLimit): Wanted {
  const others = wanted.limits.filter(
    (limit) => limit.field !== "price" || (limit.lean === undefined) !== (price.lean === undefined),
  );
  return { limits: [...others, price] };
}
