/** "What's in my cart?". */
import { paths } from "../../../../domain/routes.ts";
import {
  asksCartTotal,
  asksContents,
  asksDeliveryFee,
  ofDebts,
  ofWholeCart,
} from "../../phrases/cart/describe-cart.ts";
import { linesOf, totalsOf } from "../../resolve/cart-lines.ts";
import { words } from "../../responses/words.ts";
import type { Command } from "../command.ts";
import { asked } from "../spoken.ts";

export const describeCart: Command = {
  id: "describe-cart",
  read(reading, { shop, screen }) {
    const text = asked(reading, shop, "none", "cart");
    if (text === undefined || !shop) return undefined;
    // On the orders "what do I owe" is about them.
    if (screen === paths.orders && ofDebts.test(text)) return undefined;
    if (asksDeliveryFee.test(text)) return describing("delivery", words.deliveryFee(shop.fee));
    if (asksContents.test(text)) return describing("contents", words.cart(linesOf(shop)));
    // On the orders it is about them.
    if (screen === paths.orders && ofDebts.test(text)) return undefined;
    const here = screen === paths.cart || screen === paths.placeOrder;
    if (!asksCartTotal.test(text) || !(here || ofWholeCart.test(text))) return undefined;
    return describing("total", words.total(totalsOf(shop)));
  },
};

function describing(topic: string, text: string) {
  return {
    slots: { topic },
    effects: [{ type: "say" as const, text }],
    row: "follows" as const,
  };
}
