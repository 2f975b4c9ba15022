/** "Only winter wear", "cheapest first", "clear the filters": the collection, narrowed and ordered. */
import type { Category, SubCategory } from "../../../contract/schemas.ts";
import type { Sort, ViewChange } from "../effects.ts";
import type { ViewInScene } from "../intent.ts";
import type { Command } from "./command.ts";
import { asked } from "./spoken.ts";

const categoryWords: readonly (readonly [RegExp, Category])[] = [
  [/\bwom[ae]n(?:'?s|s')?(?:wear)?\b|\bladies\b|\bfor (?:her|women)\b/, "Women"],
  [/\bm[ae]n(?:'?s|s')?(?:wear)?\b|\bgents\b/, "Men"],
  [/\b(?:kids?|children)(?:'?s|s')?(?:wear)?\b/, "Kids"],
];
const typeWords: readonly (readonly [RegExp, SubCategory])[] = [
  [/\btop ?wear\b|\btops\b|\bupper wear\b/, "TopWear"],
  [/\bbottom ?wear\b|\bbottoms\b/, "BottomWear"],
  [/\bwinter ?wear\b|\bwinter clothes\b/, "WinterWear"],
];
const orders: readonly (readonly [RegExp, Sort])[] = [
  [
    /^(?:(?:show )?(?:the )?cheapest(?: ones| pieces)? first|low(?:est)? (?:price )?(?:to high(?:est)?|first)|price low to high|from (?:low to high|cheap to dear)|sort (?:it |them |(?:all )?(?:the )?(?:products |pieces |collection |list ))?(?:by )?(?:the )?(?:price|cheapest|lowest price|price low to high|low to high|price from low to high))$/,
    "low-high",
  ],
  [
    /^(?:(?:show )?(?:the )?(?:dearest|most expensive|costliest)(?: ones| pieces)? first|high(?:est)? (?:price )?(?:to low(?:est)?|first)|price high to low|from high to low|sort (?:it |them |(?:all )?(?:the )?(?:products |pieces |collection |list ))?(?:by )?(?:the )?(?:most expensive|highest price|price high to low|high to low|price from high to low))$/,
    "high-low",
  ],
  [
    /^(?:sort (?:it |them |(?:all )?(?:the )?(?:products |pieces |collection |list ))?(?:by )?(?:relevan(?:t|ce))|most relevant first|(?:the )?usual order)$/,
    "relavent",
  ],
];
const clearing =
  /^(?:(?:clear|remove|reset|drop|take off) (?:all )?(?:the |my )?filters?|clear all|show (?:me )?(?:everything|all|all of them|all pieces)|no filters?|without filters?)$/;
/** Said around a category or a kind; anything else in the utterance makes it another wish. */
const around =
  /\b(?:only|just|show|me|see|filter|filters|by|the|for|and|also|wear|clothes|pieces|things|stuff|ones|please|add|include|remove|without|not|no|go|to|section|products?|collections?)\b|[,.'’]/g;
const addition = /\b(?:also|add|include)\b/;
const removal = /\b(?:remove|without|no|not)\b/;

export const narrow: Command = {
  id: "narrow",
  read(reading, { shop, screen }) {
    const text = asked(reading, shop, "none", "collection");
    if (text === undefined || !shop) return undefined;
    const view = screen === "/collection" ? shop.view : undefined;
    if (view || reading.row === "collection") {
      const sort = orders.find(([form]) => form.test(text))?.[1];
      if (sort) return narrowed({ sort });
    }
    if (view && clearing.test(text)) return narrowed({ categories: [], subCategories: [] });
    return filtering(text, view);
  },
};

/** Whether the words name categories and kinds and nothing else: "winter wear for men". */
export function namesFilters(text: string): boolean {
  return filtering(text, undefined) !== undefined;
}

function filtering(text: string, view: ViewInScene | undefined) {
  let rest = text;
  const taken = <Value>(wordsOf: readonly (readonly [RegExp, Value])[]): readonly Value[] =>
    wordsOf.flatMap(([form, value]) => {
      if (!form.test(rest)) return [];
      rest = rest.replace(form, " ");
      return [value];
    });
  const categories = taken(categoryWords);
  const subCategories = taken(typeWords);
  if (categories.length + subCategories.length === 0) return undefined;
  if (rest.replace(around, " ").trim() !== "") return undefined;
  const change = <Value>(now: readonly Value[], said: readonly Value[]): readonly Value[] => {
    if (removal.test(text)) return now.filter((each) => !said.includes(each));
    return addition.test(text) ? [...now, ...said.filter((each) => !now.includes(each))] : said;
  };
  return narrowed({
    ...(categories.length > 0 && { categories: change(view?.categories ?? [], categories) }),
    ...(subCategories.length > 0 && {
      subCategories: change(view?.subCategories ?? [], subCategories),
    }),
  });
}

function narrowed(view: ViewChange) {
  return {
    slots: {
      ...(view.categories && { categories: view.categories }),
      ...(view.subCategories && { subCategories: view.subCategories }),
      ...(view.sort && { sort: view.sort }),
    },
    effects: [{ type: "narrow" as const, view }],
    row: "follows" as const,
  };
}
