/** Places called otherwise than in the table: "what's new", "show my bag", "log me out". */
import { paths } from "../../../domain/routes.ts";
import type { Effect } from "../effects.ts";
import type { Command } from "./command.ts";
import { asked } from "./spoken.ts";

const leading =
  "(?:(?:show|tell|give)(?: me)?|see|view|open|check|go(?: back)? to|goto|take me(?: back)? to|bring me to|what(?:'s| is| are)|are there|do you have|have you got)? ?(?:any(?:thing)? |some |all )?(?:in )?(?:the |my |our |your )?";

const places: readonly (readonly [place: string, form: RegExp, effect: Effect])[] = [
  [
    "new",
    new RegExp(
      `^${leading}(?:what(?:'s| is) (?:new|hot|popular|trending)(?: (?:in|today|this week))?|new(?: arrivals?| pieces| things| stuff| ones| in)?|newest(?: (?:ones|pieces|things|clothes|arrivals))?|latest(?: (?:ones|pieces|things|clothes|arrivals|styles))?|just in|best ?-?sellers?|best selling(?: (?:ones|pieces|things|clothes))?|most popular(?: (?:ones|pieces|things|clothes))?|popular(?: (?:ones|pieces|things|clothes))?|trending(?: now)?)$`,
    ),
    { type: "navigate", to: paths.product },
  ],
  [
    "bag",
    new RegExp(
      `^${leading.replace("what(?:'s| is| are)|", "")}(?:shopping )?(?:bag|basket|trolley)$`,
    ),
    { type: "navigate", to: paths.cart },
  ],
  [
    "shopping",
    /^(?:keep|continue|go on|carry on|go back to)(?: with)?(?: my| the)? (?:shopping|browsing|looking)(?: around)?$/,
    { type: "navigate", to: paths.collection },
  ],
  ["leave", /^(?:log|sign) (?:me|us) (?:out|off)$|^(?:log|sign) off$/, { type: "logout" }],
];

export const placesByOtherNames: Command = {
  id: "places",
  read(reading, { shop }) {
    const text = asked(reading, shop, "none");
    if (text === undefined) return undefined;
    const found = placeIn(text);
    return found && { slots: { place: found[0] }, effects: [found[2]], row: "follows" };
  },
};

/** Whether the words name one of these places. */
export function namesPlace(text: string): boolean {
  return placeIn(text) !== undefined;
}

function placeIn(text: string) {
  return places.find(([, form]) => form.test(text));
}
