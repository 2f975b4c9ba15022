import type { View } from "../../../../domain/collection.ts";
import type { Category, Sort, SubCategory } from "../../../../domain/values.ts";
import type { Effect, ViewChange } from "../../effects.ts";
import { readWish } from "../../grammar/wish.ts";
import { findingWords } from "../../responses/finding-words.ts";
import type { Understood } from "../command.ts";
import { factFiltersIn } from "./fact-filters.ts";

const whose: readonly (readonly [RegExp, Category])[] = [
  [/\bwom[ae]n(?:'?s|s')?(?:wear)?\b|\bladies\b|\blady'?s\b|\bfor her\b|\bfemale\b/, "Women"],
  [/\bm[ae]n(?:'?s|s')?(?:wear)?\b|\bgents?\b|\bguys?\b|\bmale\b/, "Men"],
  [/\b(?:kids?|child(?:ren)?)(?:'?s|s')?(?:wear)?\b|\blittle ones\b/, "Kids"],
];
const kinds: readonly (readonly [RegExp, SubCategory])[] = [
  [/\btop ?wear\b|\btops\b|\bupper ?wear\b/, "TopWear"],
  [/\bbottom ?wear\b|\bbottoms\b|\blower ?wear\b/, "BottomWear"],
  [
    /\bwinter ?wear\b|\bwinter (?:things|stuff|clothes|section|collection|pieces|ones)\b|\bwoollens\b/,
    "WinterWear",
  ],
];
const sheet =
  /\b(?:filter(?:s|ed)?|sections?|departments?|ranges?|products?|collections?|categor(?:y|ies)|hide|included?|exclude|wear|everything|kind)\b/g;
const cleared =
  /\b(?:clear|reset|remove|take off|drop|undo|delete|cancel|without|off|no)\b.*\bfilters?\b|\bfilters? (?:off|away|out)\b|^(?:clear (?:all|everything)|reset|start over)|\b(?:everything|whole|full|entire|all of it|all of them|show (?:me )?all)\b/;
const opened = /^(?:add|open|browse|go to)\b/;
const takenOff = /\bfilters?\b/;
const leftOut =
  /\b(?:not|no|without|except|but|hide|remove|clear|take (?:off|out)|drop|don't|minus|exclude|lose)\b/;
const addition = /\b(?:also|add|too|as well|include|plus)\b/;

/** A wish, even with only filter words. */
const wishing = /\b(?:any|anything|something|what|which)\b/;

/** `sure` tolerates meaningless words. */
export function filtersIn(
  text: string,
  view: View | undefined,
  sure: boolean,
): Understood | undefined {
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
  const wish = readWish(rest.replace(opened, " ").replace(sheet, " "));
  const orders = wish.limits.every((limit) => limit.field === "price" && limit.lean !== undefined);
  if (!orders || (wish.strange.length > 0 && !sure) || wishing.test(text)) return undefined;
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
  if (!cleared.test(text)) return false;
  const { limits, strange } = readWish(text.replace(sheet, " "));
  return limits.length === 0 && (strange.length === 0 || sure);
}

/** Alone they replace; else they add or remove. */
function changed<Value>(
  text: string,
  now: readonly Value[] = [],
  said: readonly Value[],
  every: readonly Value[],
): readonly Value[] {
  if (leftOut.test(text)) {
    const without = (from: readonly Value[]) => from.filter((each) => !said.includes(each));
    // Removing a filter shows its products; excluding hides them.
    return without(now).length > 0 || takenOff.test(text) ? without(now) : without(every);
  }
  return addition.test(text) ? [...new Set([...now, ...said])] : said;
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

const ordering =
  /\b(?:sort|sorted|sorting|arranged?|ascending|descending|relevan\w+|first|front|upwards?|downwards?|top|start(?:ing)? (?:with|from)|by price|(?:low|lowest|high|highest|cheap|cheapest|dear|dearest|expensive|price|most|costliest) to|to (?:the )?(?:highest|lowest|most|cheapest|dearest))\b/;
const down = /\b(?:low(?:er|est)?|cheap(?:er|est)?|inexpensive|least \w+|ascending|affordable)\b/;
const up =
  /\b(?:high(?:er|est)?|dear(?:er|est)?|(?<!least )(?:expensive|costly)|costli(?:er|est)|pric(?:ey|iest)|descending|premium)\b/;
const atTheEnd = /\b(?:at the (?:end|bottom)|last)\b/;
/** Words of sorting, besides constraints. */
const ofOrder =
  /\b(?:sort(?:ed|ing)?|arranged?|list|order(?:ed)?|low(?:er|est)?|high(?:er|est)?|cheap(?:er|est)?|dear(?:er|est)?|expensive|costl\w+|pric\w+|inexpensive|relevan\w+|default|usual|ascending|descending|upwards?|downwards?|front|top|end|rates?)\b/g;
/** Unsupported orders. */
const unknown =
  /\b(?:sort|arrange)\w* .*\b(?:newest|new|latest|popular|popularity|ratings?|rated|name|date|size|colou?r|discount)\b|^(?:the )?(?:newest|latest|most popular|best rated)(?: ones)? first$/;

export function sortIn(text: string): Sort | undefined {
  if (!ordering.test(text)) return undefined;
  if (/\brelevan|\bdefault\b/.test(text)) return "relavent";
  const cheap = text.search(down);
  const dear = text.search(up);
  if (cheap < 0 && dear < 0) return /\bprices?\b/.test(text) ? "low-high" : undefined;
  // "From low to high": the first word decides.
  const rising = dear < 0 || (cheap >= 0 && cheap < dear);
  return rising === atTheEnd.test(text) ? "high-low" : "low-high";
}

export function isOfList(word: string): boolean {
  return word.replace(sheet, "").replace(ofOrder, "") === "";
}

export function onlyOrders(text: string, sure = false): boolean {
  const { limits, strange } = readWish(text.replace(ofOrder, " ").replace(sheet, " "));
  return limits.length === 0 && (strange.length === 0 || sure);
}

/** Reports an unsupported order. */
export function otherOrder(text: string): Understood | undefined {
  if (!unknown.test(text)) return undefined;
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
