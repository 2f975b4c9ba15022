import type { View } from "../../../../domain/collection.ts";
import type { Category, Sort, SubCategory } from "../../../../domain/values.ts";
import type { Effect, ViewChange } from "../../effects.ts";
import { readWish } from "../../grammar/wish.ts";
import type { ShopScene } from "../../intent.ts";
import {
  addsFilter,
  asksWhose,
  atEnd,
  byRelevance,
  cheapFirst,
  clearsAll,
  dearFirst,
  excludes,
  filterTalk,
  ofBottomWear,
  ofKids,
  ofMen,
  ofTopWear,
  ofWinterWear,
  ofWomen,
  opensList,
  saysFilter,
  saysOnlyLater,
  saysPrice,
  saysWhose,
  sortingTalk,
  sorts,
  turnsRound,
  unknownOrder,
  wishesForAny,
} from "../../phrases/finding/filters.ts";
import { inView } from "../../resolve/reference.ts";
import { findingWords } from "../../responses/finding-words.ts";
import type { Understood } from "../command.ts";
import { factFiltersIn } from "./fact-filters.ts";

const whose: readonly (readonly [RegExp, Category])[] = [
  [ofWomen, "Women"],
  [ofMen, "Men"],
  [ofKids, "Kids"],
];
const kinds: readonly (readonly [RegExp, SubCategory])[] = [
  [ofTopWear, "TopWear"],
  [ofBottomWear, "BottomWear"],
  [ofWinterWear, "WinterWear"],
];

/** `sure` tolerates meaningless words. */
export function filtersIn(
  said: string,
  view: View | undefined,
  sure: boolean,
): Understood | undefined {
  if (asksWhose.test(said)) return undefined;
  const text = said.replace(saysWhose, "").replace(saysOnlyLater, "");
  const facts = factFiltersIn(text, view);
  if (facts) return narrowed(facts);
  const sort = sortIn(text);
  if (sort && onlyOrders(text, sure)) return narrowed({ sort });
  let rest = text;
  const taken = <Value>(forms: readonly (readonly [RegExp, Value])[]): readonly Value[] =>
    forms.flatMap(([form, value]) => {
      if (!form.test(rest)) return [];
      rest = rest.replace(form, " ");
      return [value];
    });
  const categories = taken(whose);
  const subCategories = taken(kinds);
  if (categories.length + subCategories.length === 0)
    return clearsFilters(text, sure) ? all(view) : undefined;
  const wish = readWish(rest.replace(opensList, " ").replace(filterTalk, " "));
  const orders = wish.constraints.every(
    (constraint) => constraint.field === "price" && constraint.lean !== undefined,
  );
  if (!orders || (wish.strange.length > 0 && !sure) || wishesForAny.test(text)) return undefined;
  return narrowed({
    ...(categories.length > 0 && {
      categories: changed(text, view?.categories, categories, valuesIn(whose)),
    }),
    ...(subCategories.length > 0 && {
      subCategories: changed(text, view?.subCategories, subCategories, valuesIn(kinds)),
    }),
    ...(sort && { sort }),
  });
}

export function clearsFilters(text: string, sure = false): boolean {
  if (!clearsAll.test(text)) return false;
  const { constraints, strange } = readWish(text.replace(filterTalk, " "));
  return constraints.length === 0 && (strange.length === 0 || sure);
}

/** Alone they replace; else they add or remove. */
function changed<Value>(
  text: string,
  now: readonly Value[] = [],
  said: readonly Value[],
  every: readonly Value[],
): readonly Value[] {
  if (excludes.test(text)) {
    const without = (from: readonly Value[]) => from.filter((each) => !said.includes(each));
    // Removing a filter shows its products; excluding hides them.
    return without(now).length > 0 || saysFilter.test(text) ? without(now) : without(every);
  }
  return addsFilter.test(text) ? [...new Set([...now, ...said])] : said;
}

function valuesIn<Value>(forms: readonly (readonly [RegExp, Value])[]): readonly Value[] {
  return forms.map(([, value]) => value);
}

/** Filters and search both hide pieces. */
function all(view: View | undefined): Understood {
  return narrowed(
    { categories: [], subCategories: [], ...offOf(view) },
    view?.search === undefined ? [] : [{ type: "closeSearch" }],
  );
}

function offOf({ sizes, colours, cloths, price }: Partial<View> = {}): ViewChange {
  return {
    ...(sizes && { sizes: [] }),
    ...(colours && { colours: [] }),
    ...(cloths && { cloths: [] }),
    ...(price && { price: {} }),
  };
}

export function sortIn(text: string): Sort | undefined {
  if (!sorts.test(text)) return undefined;
  if (byRelevance.test(text)) return "relavent";
  const cheap = text.search(cheapFirst);
  const dear = text.search(dearFirst);
  if (cheap < 0 && dear < 0) return saysPrice.test(text) ? "low-high" : undefined;
  // "From low to high": the first word decides.
  const rising = dear < 0 || (cheap >= 0 && cheap < dear);
  return rising === atEnd.test(text) ? "high-low" : "low-high";
}

/** "The other way round": of the list's order, or else of the prices in view. */
export function turnedRound(text: string, shop: ShopScene): Sort | undefined {
  if (!turnsRound.test(text)) return undefined;
  if (shop.view && shop.view.sort !== "relavent")
    return shop.view.sort === "low-high" ? "high-low" : "low-high";
  const prices = inView(shop).map(({ price }) => price);
  const [first = 0, last = 0] = [prices[0], prices.at(-1)];
  return first === last ? undefined : first < last ? "high-low" : "low-high";
}

export function isOfList(word: string): boolean {
  return word.replace(filterTalk, "").replace(sortingTalk, "") === "";
}

export function onlyOrders(text: string, sure = false): boolean {
  const { constraints, strange } = readWish(
    text.replace(sortingTalk, " ").replace(filterTalk, " "),
  );
  return constraints.length === 0 && (strange.length === 0 || sure);
}

/** Reports an unsupported order. */
export function otherOrder(text: string): Understood | undefined {
  if (!unknownOrder.test(text)) return undefined;
  return { slots: {}, effects: [{ type: "say", text: findingWords.sortsBy }], row: "follows" };
}

export function narrowed(view: ViewChange, before: readonly Effect[] = []): Understood {
  const { price, ...lists } = view;
  const span = price && {
    ...(price.from && { min: price.from }),
    ...(price.to && { max: price.to }),
  };
  return {
    slots: { ...lists, ...span },
    effects: [...before, { type: "narrow", view }],
    row: "follows",
  };
}
