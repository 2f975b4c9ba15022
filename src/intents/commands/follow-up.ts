/**
 * "In blue", "something cheaper", "show me more": on the recommendations it asks again, and the shop
 * remembers what was asked before; on the collection it asks for what the filters and the search say.
 */
import type { View } from "../../../domain/collection.ts";
import { paths } from "../../../domain/routes.ts";
import { readNeed } from "../../../language/need.ts";
import { readTerm } from "../../../language/read-term.ts";
import { findingWords } from "../finding-words.ts";
import type { Scene } from "../intent.ts";
import type { Command, Understood } from "./command.ts";
import { clearsFilters, namesFilters } from "./narrow.ts";
import { sortIn } from "./sorting.ts";
import { asked, kernel } from "./spoken.ts";
import { asksForKind } from "./wishes.ts";

const turning =
  /^(?:(?:show me |anything |something |some |a bit |a little |much )*(?:cheaper|less expensive|more expensive|dearer|different|else|others?|warmer|lighter|better|nicer)(?: (?:ones?|options|pieces))?|(?:that's |these are |they are |they're |it's )?(?:too|a bit|a little) (?:expensive|costly|dear|pricey|much)|(?:show me |see |show )?(?:some )?more(?: (?:of these|like (?:these|this|that|the \w+(?: one)?)|options|pieces|please))?|(?:show (?:me )?|any )?(?:the )?other(?:s| ones| options| pieces)|next ones|not these|none of these|i don't like (?:these|them|any of (?:these|them))|any colou?r|any price)$/;
const limiting =
  /^(?:(?:only|just|but|and|also|or|maybe|instead) |i(?:'d| would) like (?:it|them) )*(?:(?:in|under|below|over|above|for|without|not|no|with|between|up to|less than|more than|around|skip|hide|leave out|exclude|avoid|except)\s+.+|s?he(?:'s| is) .+|(?<=\b(?:only|just) ).+|.+ (?:only|instead))$/;

export const followUp: Command = {
  id: "follow-up",
  read(reading, scene) {
    const text = asked(reading, scene.shop, "none");
    if (text === undefined || !asksAgain(text, scene)) return undefined;
    if (clearsFilters(text)) return telling(findingWords.nothingToClear);
    const view = viewIn(scene);
    const sort = sortIn(text);
    const turn = kernel(reading.plain);
    const whole = view && readTerm(text, "garment") === null ? `${viewed(view)} ${turn}` : turn;
    const userNeeds = sort === undefined ? whole : sortWords[sort];
    return {
      slots: { need: userNeeds },
      effects: [{ type: "recommend", userNeeds }],
      row: "follows",
    };
  },
};

/** Whether it asks again for what is in view, changed: a turn, and no wish of its own. */
export function asksAgain(text: string, scene: Scene): boolean {
  const view = viewIn(scene);
  if (view) return limits(text, view);
  if (scene.screen !== paths.recommendations) return false;
  return (
    turning.test(text) ||
    namesFilters(text) ||
    clearsFilters(text) ||
    sortIn(text) !== undefined ||
    limits(text, undefined)
  );
}

function viewIn({ screen, shop }: Scene): View | undefined {
  return screen === paths.collection ? shop?.view : undefined;
}

/** Whether the words are limits to what is in view and nothing else. */
function limits(text: string, view: View | undefined): boolean {
  if (view && (namesFilters(text) || sortIn(text))) return false;
  const { wanted, rest } = readNeed(text);
  const found = wanted.flatMap((each) => each.limits);
  if (found.length === 0) return false;
  // "Only jackets" is a wish of its own on the collection, "only in blue" is none.
  if (limiting.test(text)) return !view || readTerm(text, "garment") === null;
  const priced = found.some(({ field }) => field === "price");
  // "The cheapest one" points, "which is the cheapest" asks.
  if (/^(?:the|which|what(?:'s)?|how|is|are|do|does|add|remove|open|show)\b/.test(text))
    return false;
  return rest.length === 0 && (priced || !text.includes(" ")) && !asksForKind(text);
}

/** The order in the words of a need. */
const sortWords = {
  "low-high": "the cheapest first",
  "high-low": "the most expensive first",
  relavent: "any price",
} as const;

function telling(text: string): Understood {
  return { slots: {}, effects: [{ type: "say", text }], row: "follows" };
}

const types = { TopWear: "tops", BottomWear: "bottoms", WinterWear: "winter wear" } as const;

/** What the collection shows, in the words of a need. */
function viewed({ search = "", categories, subCategories }: View): string {
  const things = search.trim() || subCategories.map((each) => types[each]).join(" or ");
  const whom = categories.map((each) => each.toLowerCase()).join(" and ");
  return `${things === "" ? "something" : things}${whom === "" ? "" : ` for ${whom}`}`;
}

/** Whether the words turn from what was found to something else: "cheaper ones", "show me more". */
export function turnsBack(text: string): boolean {
  return turning.test(text);
}
