/** "What's in my cart?", "how much is it altogether?". */
import { type Totals, totals } from "../../../../domain/cart.ts";
import { paths } from "../../../../domain/routes.ts";
import type { ShopScene } from "../../intent.ts";
import { words } from "../../responses/words.ts";
import { indexOf } from "../../vocabulary/catalogue-index.ts";
import type { Command } from "../command.ts";
import { asked } from "../spoken.ts";

const contents =
  /^(?:what(?:'s| is| do i have| have i got| did i put)(?: there)? (?:in|inside) (?:my |the )?(?:cart|bag|basket|it)|(?:read|tell me)(?: me)? (?:what's in )?(?:my |the )?(?:cart|bag|basket)|how many (?:things|pieces|items) (?:are|do i have) in (?:my |the )?(?:cart|bag|basket|it)|how many (?:things|pieces|items) do i have|what(?:'s| is) in there|what (?:do i have|have i got)(?: so far)?)$/;
const total =
  /^(?:(?:and )?how much (?:is (?:it|that|this|everything|the cart|my cart)|does (?:it|that|everything) (?:cost|come to)|do i (?:have to )?(?:pay|owe))(?: (?:altogether|all together|in all|in total|with delivery|all))?|(?:(?:what(?:'s| is)|tell me|read(?: me)?) )?(?:the|my) (?:grand |sub ?|order )?(?:total|sum|bill|amount)(?: (?:amount|price|cost))?(?: (?:with(?:out)?|including|and|before|for) (?:the )?delivery)?|how much (?:altogether|in total|in all)|what do i (?:have to pay|owe|pay)|what does (?:it|everything) (?:cost|come to)(?: altogether| in all)?|total)$/;
/** "How much is it?" is about the open product. */
const delivery =
  /^(?:(?:how much (?:is|does|for)|what(?:'s| is)|what does) (?:the )?(?:delivery|shipping)(?: (?:cost|charge|fee|price))?(?: cost)?|is (?:the )?(?:delivery|shipping) free|(?:delivery|shipping) (?:cost|charge|fee)|how much (?:do i pay )?for (?:delivery|shipping))$/;
const whole =
  /altogether|all together|in all|in total|total|everything|cart|sum|bill|pay|owe|with delivery/;

export const tellCart: Command = {
  id: "tell-cart",
  read(reading, { shop, screen }) {
    const text = asked(reading, shop, "none", "cart");
    if (text === undefined || !shop) return undefined;
    // On the orders "what do I owe" is about them.
    if (screen === paths.orders && /\b(?:owe|pay)\b/.test(text)) return undefined;
    if (delivery.test(text)) return telling("delivery", words.deliveryFee(shop.fee));
    if (contents.test(text)) return telling("contents", words.cart(linesOf(shop)));
    // On the orders it is about them.
    if (screen === paths.orders && /\b(?:owe|pay)\b/.test(text)) return undefined;
    const here = screen === paths.cart || screen === paths.placeOrder;
    if (!total.test(text) || !(here || whole.test(text))) return undefined;
    return telling("total", words.total(totalsOf(shop)));
  },
};

function telling(topic: string, text: string) {
  return {
    slots: { topic },
    effects: [{ type: "say" as const, text }],
    row: "follows" as const,
  };
}

export function linesOf(shop: ShopScene) {
  const { byId } = indexOf(shop.catalogue);
  return shop.cart.flatMap(({ id, size, quantity }) => {
    const piece = byId.get(id);
    return piece ? [{ piece, size, quantity }] : [];
  });
}

/** Whole rupees. */
export function totalsOf(shop: ShopScene): Totals {
  const lines = linesOf(shop).map(({ piece: { price }, quantity }) => ({ price, quantity }));
  return totals(lines, shop.fee);
}
