/** At the checkout: going there, choosing how to pay, and placing the order after a yes. */

import type { ShopScene } from "../intent.ts";
import { words } from "../words.ts";
import type { Command, Reading, Understood } from "./command.ts";
import { askField, missingFields } from "./delivery.ts";
import { asked } from "./spoken.ts";
import { sumOf } from "./tell-cart.ts";

const goingThere =
  /^(?:check ?out|(?:proceed|go|take me) to (?:the )?check ?out|pay|i(?:'m| am) ready to (?:pay|buy)|buy (?:it all|everything|these))$/;

export const checkout: Command = {
  id: "checkout",
  read(reading, { shop, screen }) {
    const text = asked(reading, shop, "none");
    if (text === undefined || !shop || !goingThere.test(text)) return undefined;
    // There "pay" is about what was ordered.
    if (screen === "/order" && text === "pay") return undefined;
    if (shop.cart.length === 0) {
      return { slots: {}, effects: [{ type: "say", text: words.nothingToOrder }], row: "follows" };
    }
    if (screen === "/placeorder") return placing(reading, shop);
    return {
      slots: {},
      effects: [
        { type: "navigate", to: "/placeorder" },
        { type: "say", text: words.atCheckout },
      ],
      row: "follows",
    };
  },
};

const cash =
  /^(?:(?:i'll )?(?:pay )?(?:by |in |with )?cash(?: on delivery)?|cod|c o d|pay (?:on|at) (?:delivery|the door))$/;
const card =
  /^(?:(?:i'll )?(?:pay )?(?:by|with|using)? ?(?:a |my )?(?:card|credit card|debit card|razorpay|razor pay)|pay online|online)$/;
const place =
  /^(?:place (?:it|the order|my order|this order|order)|confirm(?: (?:it|the order|my order|order))?|order (?:it|now|everything|this)|order|complete (?:the|my) order|buy now)$/;

export const pay: Command = {
  id: "pay",
  read(reading, { shop }) {
    const text = asked(reading, shop, "none", "order");
    if (text === undefined || !shop?.checkout) return undefined;
    if (reading.row === "none" && cash.test(text)) return choosing("cod");
    if (reading.row === "none" && card.test(text)) return choosing("razorpay");
    return place.test(text) ? placing(reading, shop) : undefined;
  },
};

function choosing(method: "cod" | "razorpay"): Understood {
  return { slots: { method }, effects: [{ type: "choosePayment", method }], row: "follows" };
}

/** Asks for what is missing, or for a yes to the amount and the way of paying. */
function placing({ said }: Reading, shop: ShopScene): Understood {
  const { form = {}, method = "cod" } = shop.checkout ?? {};
  if (shop.cart.length === 0) {
    return { slots: {}, effects: [{ type: "say", text: words.nothingToOrder }], row: "waits" };
  }
  const [missing] = missingFields(form);
  if (missing) return { slots: { missing }, effects: [askField(missing, said)], row: "waits" };
  const text = words.askPlace(sumOf(shop) + shop.fee, method);
  return {
    slots: { method },
    effects: [
      {
        type: "ask",
        question: { id: "confirm", text, about: said, does: [{ type: "placeOrder" }] },
      },
    ],
    row: "waits",
  };
}
