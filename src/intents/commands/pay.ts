/** At the checkout: going there, choosing how to pay, and placing the order after a yes. */

import { paths } from "../../../domain/routes.ts";
import type { PaymentMethod } from "../../../domain/values.ts";
import type { Effect } from "../effects.ts";
import type { ShopScene } from "../intent.ts";
import { words } from "../words.ts";
import type { Command, Reading, Understood } from "./command.ts";
import { askField } from "./form/filling.ts";
import { missingFields } from "./form/plausible.ts";
import { asked } from "./spoken.ts";
import { totalsOf } from "./tell-cart.ts";

const goingThere =
  /^(?:check ?out(?: (?:now|everything|all of it|my (?:bag|basket)|the (?:bag|basket)))?|(?:(?:proceed|continue|go(?: on)?|take me|bring me|move(?: on)?) )?to (?:the )?(?:check ?out|payment|till)(?: page| screen)?|(?:start|begin|do|open|show(?: me)?) (?:the )?check ?out|proceed|pay(?: now| for (?:it|them|these|everything|all of it))?|i(?:'m| am) (?:ready to (?:pay|buy|check ?out)|done shopping)|i(?:'ll| will| would like to|'d like to) (?:pay|check ?out|buy (?:it|them|these))(?: now)?|buy(?: it all| everything| these| all of (?:it|them|these)| them all)?|(?:complete|finish) (?:my |the )?(?:purchase|shopping))$/;
/** On a product's page these are of its piece. */
const ofOnePiece = /^buy(?: these)?$|^i(?:'ll| will)? buy (?:it|them|these)$/;

export const checkout: Command = {
  id: "checkout",
  read(reading, { shop, screen }) {
    const text = asked(reading, shop, "none");
    if (text === undefined || !shop || !goingThere.test(text)) return undefined;
    // There "pay" is about what was ordered, and "buy" about the piece that is open.
    if (screen === paths.orders && /\bpay\b|^complete|^finish/.test(text)) return undefined;
    if (shop.open && ofOnePiece.test(text)) return undefined;
    if (shop.cart.length === 0) {
      return { slots: {}, effects: [{ type: "say", text: words.nothingToOrder }], row: "follows" };
    }
    if (screen === paths.placeOrder) return placing(reading, shop);
    return {
      slots: {},
      effects: [
        { type: "navigate", to: paths.placeOrder },
        { type: "say", text: words.atCheckout },
      ],
      row: "follows",
    };
  },
};

const inCash = "cash(?: on delivery| at the door)?|cod|c o d|(?:on|at) (?:delivery|the door)";
const byCard =
  "(?:an? |my |the )?(?:(?:credit |debit )?card|razor ?pay|upi)(?: instead)?|online(?: payment)?";
const choosing_ =
  "^(?:(?:no|actually|rather|i'll|i will|let me|let's|can i|i'd rather|i prefer to|switch(?: it)? to|change (?:it|that|the payment(?: method)?) to|make it|choose|select)[ ,]+)*(?:pay|use|take)?(?:ing)? ?(?:by |in |with |using |via |through |for )?";
const cash = new RegExp(`${choosing_}(?:${inCash})(?: instead| please)?$`);
const card = new RegExp(`${choosing_}(?:${byCard})(?: instead| please)?$`);
const order = "(?:it|(?:the|my|this|an) order|order|everything)";
const place = new RegExp(
  `^(?:make (?:the|my|an) order|(?:place|confirm|submit|send|complete|finish|finali[sz]e) (?:it|(?:the|my|this) order|order)|(?:go ahead and )?(?:place|confirm) ?${order}?|order (?:it|everything|this|these|them|all of it)|order)(?: now)?(?:,? (?:and )?(?:pay(?:ing)? )?(?:by |in |with |using |via |for )?(?:(?<cash>${inCash})|(?<card>${byCard})))?$`,
);

export const pay: Command = {
  id: "pay",
  read(reading, { shop }) {
    const text = asked(reading, shop, "none", "order");
    if (text === undefined || !shop?.checkout) return undefined;
    if (reading.row === "none" && cash.test(text)) return choosing("cod");
    if (reading.row === "none" && card.test(text)) return choosing("razorpay");
    const placed = place.exec(text);
    if (!placed) return undefined;
    const { cash: inCash_, card: byCard_ } = placed.groups ?? {};
    const method = inCash_ !== undefined ? "cod" : byCard_ !== undefined ? "razorpay" : undefined;
    return placing(reading, shop, method);
  },
};

export function choosing(method: PaymentMethod): Understood {
  return { slots: { method }, effects: [{ type: "choosePayment", method }], row: "follows" };
}

/** Asks for what is missing, or for a yes to the amount and the way of paying. */
export function placing({ said }: Reading, shop: ShopScene, chosen?: PaymentMethod): Understood {
  const { form = {}, method: before = "cod" } = shop.checkout ?? {};
  const method = chosen ?? before;
  const choice: readonly Effect[] = method === before ? [] : [{ type: "choosePayment", method }];
  if (shop.cart.length === 0) {
    return { slots: {}, effects: [{ type: "say", text: words.nothingToOrder }], row: "waits" };
  }
  const [missing] = missingFields(form);
  if (missing)
    return { slots: { missing }, effects: [...choice, askField(missing, said)], row: "waits" };
  const text = words.askPlace(totalsOf(shop).total, method);
  return {
    slots: { method },
    effects: [
      ...choice,
      {
        type: "ask",
        question: { id: "confirm", text, about: said, does: [{ type: "placeOrder" }] },
      },
    ],
    row: "waits",
  };
}
