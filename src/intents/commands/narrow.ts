/** "Only winter wear", "cheapest first", "clear the filters": the collection, narrowed and ordered. */
import type { View } from "../../../domain/collection.ts";
import { paths } from "../../../domain/routes.ts";
import type { Category, SubCategory } from "../../../domain/values.ts";
import type { ViewChange } from "../effects.ts";
import { findingWords } from "../finding-words.ts";
import type { Command, Understood } from "./command.ts";
import { asksForOtherOrder, sortIn } from "./sorting.ts";
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
const clearing =
  /^(?:(?:clear|remove|reset|drop|take off|undo|delete|cancel) (?:all )?(?:of )?(?:the |my )?filters?|clear (?:all|everything)|reset|start over|show (?:me )?(?:everything|all|all of (?:it|them)|all (?:the )?(?:pieces|clothes|things)|the (?:whole|full|entire) (?:list|range))(?: again)?|(?:see )?everything(?: again)?|no filters?|without (?:any )?filters?)$/;
/** Said around a category or a kind; anything else in the utterance makes it another wish. */
const around =
  /\b(?:only|just|show|me|see|i|filter|filters|by|the|for|and|or|also|wear|clothes|clothing|pieces|things|stuff|ones|please|add|include|remove|take|off|out|open|browse|hide|clear|drop|without|except|but|everything|all|not|no|go|to|section|department|range|products?|collections?)\b|[,.'’]/g;
const addition = /\b(?:also|add|include)\b/;
/** A filter that is taken off lets its pieces stay; what is left out must go. */
const takenOff = /\bfilters?\b/;
const leftOut = /\b(?:remove|take off|take out|hide|clear|drop|without|except|but|no|not)\b/;

export const narrow: Command = {
  id: "narrow",
  read(reading, { shop, screen }) {
    const text = asked(reading, shop, "none", "collection");
    if (text === undefined || !shop) return undefined;
    // There the same words are a turn of the conversation about what was recommended.
    if (screen === paths.recommendations && reading.row === "none") return undefined;
    const view = screen === paths.collection ? shop.view : undefined;
    if (view || reading.row === "collection") {
      const sort = sortIn(text);
      if (sort) return narrowed({ sort });
      if (asksForOtherOrder(text)) return telling(findingWords.sortsBy);
    }
    if (view && clearsFilters(text)) return cleared(view);
    return filtering(text, view);
  },
};

/** Whether the words name categories and kinds and nothing else: "winter wear for men". */
export function namesFilters(text: string): boolean {
  return filtering(text, undefined) !== undefined;
}

/** Whether the words take every filter away. */
export function clearsFilters(text: string): boolean {
  return clearing.test(text);
}

/** No filter, and no search: both hide pieces. */
function cleared(view: View): Understood {
  const { effects, ...rest } = narrowed({ categories: [], subCategories: [] });
  return view.search === undefined
    ? { effects, ...rest }
    : { effects: [{ type: "closeSearch" }, ...effects], ...rest };
}

function filtering(text: string, view: View | undefined) {
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
  const change = <Value>(
    now: readonly Value[],
    said: readonly Value[],
    all: readonly Value[],
  ): readonly Value[] => {
    const without = (from: readonly Value[]) => from.filter((each) => !said.includes(each));
    if (leftOut.test(text)) {
      const left = without(now);
      return left.length > 0 || takenOff.test(text) ? left : without(all);
    }
    return addition.test(text) ? [...now, ...said.filter((each) => !now.includes(each))] : said;
  };
  const { categories: now = [], subCategories: nowOf = [] } = view ?? {};
  return narrowed({
    ...(categories.length > 0 && {
      categories: change(now, categories, valuesIn(categoryWords)),
    }),
    ...(subCategories.length > 0 && {
      subCategories: change(nowOf, subCategories, valuesIn(typeWords)),
    }),
  });
}

function telling(text: string): Understood {
  return { slots: {}, effects: [{ type: "say", text }], row: "follows" };
}

function valuesIn<Value>(wordsOf: readonly (readonly [RegExp, Value])[]): readonly Value[] {
  return wordsOf.map(([, value]) => value);
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
