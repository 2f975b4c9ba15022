/**
 * "In blue", "something cheaper", "show me more": on the recommendations it asks again, and the shop
 * remembers what was asked before; on the collection it asks for what the filters and the search say.
 */
import { readNeed } from "../../../language/need.ts";
import type { ViewInScene } from "../intent.ts";
import type { Command } from "./command.ts";
import { namesFilters } from "./narrow.ts";
import { asked, kernel } from "./spoken.ts";

const turning =
  /^(?:(?:show me |anything |something |a bit |a little )*(?:cheaper|less expensive|more expensive|dearer|different|else|warmer|lighter|better)(?: ones?)?|(?:show me |see )?(?:some )?more(?: (?:of these|like (?:these|this|that|the \w+(?: one)?)|options|please))?|other options|others|not these|none of these|any colou?r|any price)$/;
const limiting =
  /^(?:only |just |but |and |what about |how about )*(?:in|under|below|over|above|for|without|not|no|between|up to|less than|around)\s+.+$/;

export const followUp: Command = {
  id: "follow-up",
  read(reading, { shop, screen }) {
    const text = asked(reading, shop, "none");
    const onResults = screen === "/recommendations";
    const view = screen === "/collection" ? shop?.view : undefined;
    if (text === undefined || !(onResults || view)) return undefined;
    const limited =
      limiting.test(text) &&
      !(view && namesFilters(text)) &&
      readNeed(text).wanted.some(({ limits }) => limits.length > 0);
    if (!limited && !(onResults && turning.test(text))) return undefined;
    const turn = kernel(reading.plain);
    const userNeeds = view ? `${viewed(view)} ${turn}` : turn;
    return {
      slots: { need: userNeeds },
      effects: [{ type: "recommend", userNeeds }],
      row: "follows",
    };
  },
};

const types = { TopWear: "tops", BottomWear: "bottoms", WinterWear: "winter wear" } as const;

/** What the collection shows, in the words of a need. */
function viewed({ search = "", categories, subCategories }: ViewInScene): string {
  const things = search.trim() || subCategories.map((each) => types[each]).join(" or ");
  const whom = categories.map((each) => each.toLowerCase()).join(" and ");
  return `${things === "" ? "something" : things}${whom === "" ? "" : ` for ${whom}`}`;
}

/** Whether the words turn from what was found to something else: "cheaper ones", "show me more". */
export function turnsBack(text: string): boolean {
  return turning.test(text);
}
