/** "Where is my order?", "what did I order last?": answered, and then the orders are shown. */
import type { Command } from "./command.ts";
import { asked } from "./spoken.ts";

const where =
  /^(?:where(?:'s| is| are)|track|what(?:'s| is) the status of|status of|how far is|when (?:will|does|is)) (?:my |the |our )?(?:last |latest |newest )?(?:order|orders|package|parcel|delivery|things)(?: (?:now|come|arrive|arriving|coming|be here))?$|^has my order (?:shipped|arrived|come)$/;
const what =
  /^(?:what (?:did i|have i|was it i) (?:order|ordered|buy)(?: last)?(?: time)?|what was (?:in )?my last order|what did i buy last)$/;

export const orders: Command = {
  id: "orders",
  read(reading, { shop }) {
    const text = asked(reading, shop, "none", "order");
    if (text === undefined) return undefined;
    const about = where.test(text) ? "status" : what.test(text) ? "items" : undefined;
    if (!about) return undefined;
    return { slots: { about }, effects: [{ type: "tellOrder", about }], row: "follows" };
  },
};
