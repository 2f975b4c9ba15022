/** Checkout, payment method, ordering after a yes. */

import { missingFields } from "../../../../domain/delivery.ts";
import { paths } from "../../../../domain/routes.ts";
import type { PaymentMethod } from "../../../../domain/values.ts";
import type { Effect } from "../../effects.ts";
import { actSaid } from "../../grammar/phrases.ts";
import { onlyOf, type Saying } from "../../grammar/saying.ts";
import type { Scene, ShopScene } from "../../intent.ts";
import {
  byMethod,
  decides,
  declaresPaying,
  denies,
  fillsAddress,
  finishesOrder,
  goesAhead,
  isCondition,
  looksAtOrders,
  ordersTogether,
  otherMethod,
  paysOrFinishes,
  withMethod,
} from "../../phrases/checkout/checkout.ts";
import {
  asksEither,
  asksOfCash,
  isBetter,
  onlyOnline,
  startsAsQuestion,
  weighsMethods,
} from "../../phrases/checkout/method.ts";
import { totalsOf } from "../../resolve/cart-lines.ts";
import { asksOfAnother } from "../../resolve/reference.ts";
import { words } from "../../responses/words.ts";
import { askField } from "../ask-field.ts";
import type { Reading, Understood } from "../command.ts";
import { say } from "../say.ts";
import { methodChosen, methodNamed } from "./method.ts";

/** The only words for a method. */
const payWords: ReadonlySet<string> = new Set(
  "if then ok okay fine good so may no actually rather i'll i will shall let me let's can i'd prefer to switch change it the that payment method make choose select pay use take paying using taking by in with via through for an a my cash on delivery at door cod c o d credit debit card razor razorpay google phone pe gpay paytm upi online instead please".split(
    " ",
  ),
);

/** Only a choice of method. */
export function choosesMethod(saying: Saying, scene?: Scene, reading?: Reading): boolean {
  // "If I use my card …" is a condition; "if can, then card" isn't.
  if (scene && reading && asksWhetherCash(saying, scene, reading)) return false;
  if (isCondition.test(saying.text)) return false;
  if (onlyOf(saying, payWords) && methodNamed(saying) !== undefined) return true;
  return (
    scene?.shop?.checkout !== undefined &&
    (otherMethod.test(saying.text) || isBetter.test(saying.text) || plainly(saying))
  );
}

/** Words; longer sentences are ambiguous. */
const longest = 9;

/** "I'll use dad's card". */
function plainly(saying: Saying): boolean {
  const { text, tokens } = saying;
  if (tokens.length <= longest && decides.test(text) && methodChosen(saying) !== undefined)
    return true;
  return methodAmong(saying) !== undefined;
}

/** A method among words that only say whose it is, or why. */
function methodAmong(saying: Saying): PaymentMethod | undefined {
  const { text, tokens } = saying;
  if (tokens.length > mostAmong || startsAsQuestion.test(text) || weighsMethods.test(text))
    return undefined;
  if (onlyOnline.test(text)) return undefined;
  if (tokens.some(({ text: word }) => !payWords.has(word) && !besideMethod.has(word)))
    return undefined;
  return methodNamed(saying);
}
const mostAmong = 14;
const besideMethod: ReadonlySet<string> = new Set(
  "he she they we it it's its that's he's she's they're him her us me mine my our his their dad mum mom papa mother father husband wife brother sister son daughter sir madam boss man boy courier says said say tells told wants want prefers prefer likes like thinks works easier safer simpler better best quicker fine alright sure is are be been has have haven't hasn't got don't doesn't do does give gives hand hands settle put back go going with deal only just ah oh well hmm maybe perhaps think yes but and since because when he's here comes arrives arrived arrival money notes house trust trusts cards dont im at to of all always this that time again today first at gate i i'm i'd sooner visa mastercard rupay plastic debit netbanking one any more not no never so too paying who what hold will shall would can may online maybe easier faster okay then let their brother's dad's mum's husband's".split(
    " ",
  ),
);
export function givesAddress({ text }: Saying, { shop }: Scene): boolean {
  return shop !== undefined && !shop.checkout && shop.cart.length > 0 && fillsAddress.test(text);
}

const methods: Understood = {
  slots: { topic: "payment-methods" },
  effects: [say(words.trade.payment)],
  row: "follows",
};

/** Asked of a card that was chosen, it changes it. */
export const asksWhetherCash = (_: Saying, { shop }: Scene, { lower }: Reading): boolean =>
  shop?.checkout?.method === "cod" && asksOfCash.test(lower);

export function pay(
  saying: Saying,
  reading: Reading,
  scene: Scene,
): (Understood & { readonly id?: string }) | undefined {
  const { shop } = scene;
  if (!shop || reading.row !== "none") return undefined;
  if (!shop.checkout) return beforeCheckout(saying, reading, shop);
  if (asksEither.test(saying.text) || asksWhetherCash(saying, scene, reading))
    return { ...methods, id: "trade" };
  const other = shop.checkout.method === "cod" ? "razorpay" : "cod";
  const method = otherMethod.test(saying.text)
    ? other
    : choosesMethod(saying)
      ? methodNamed(saying, shop.checkout.method)
      : (methodChosen(saying) ?? methodAmong(saying));
  // "Cash. Finalise it.", "put it on card and send it off"
  if (method && finishesOrder.test(saying.text)) return placing(reading, shop, method);
  return (
    method && { slots: { method }, effects: [{ type: "choosePayment", method }], row: "follows" }
  );
}

/** Said as a choice, it is made. */
export function describePayment(
  saying: Saying,
  reading: Reading,
  { shop }: Scene,
): (Understood & { readonly id?: string }) | undefined {
  const chosen = shop && !shop.checkout ? beforeCheckout(saying, reading, shop) : undefined;
  if (chosen) return { ...chosen, id: "pay" };
  return methods;
}

/** Leads there: "I'll pay by card", with a full cart or a form that was left. */
function beforeCheckout(
  saying: Saying,
  { lower }: Reading,
  { draft, cart }: ShopScene,
): Understood | undefined {
  const says = draft ?? (cart.length > 0 && declaresPaying.test(lower));
  const own = onlyOf(saying, payWords) || (decides.test(saying.text) && methodAmong(saying));
  const method = says && own ? methodNamed(saying) : undefined;
  const effects: readonly Effect[] = [{ type: "navigate", to: paths.placeOrder }];
  return (
    method && {
      slots: { method },
      effects: [...effects, { type: "choosePayment", method }],
      row: "follows",
    }
  );
}

/** "Place the order and pay by card", and nothing else. */
export function placesByMethod(saying: Saying, { shop, screen }: Scene): boolean {
  if (ordersTogether.test(saying.text)) return true;
  if (shop?.checkout && screen === paths.placeOrder && goesAhead.test(saying.text)) return true;
  const found = byMethod.exec(saying.text);
  return (
    found !== null &&
    actSaid(saying.text.slice(0, found.index)) === "place-order" &&
    methodNamed(saying) !== undefined
  );
}

/** Confirms on the checkout; else goes there. */
export function placeOrder(saying: Saying, reading: Reading, scene: Scene): Understood | undefined {
  const { shop, screen } = scene;
  if (!shop || denies.test(saying.text)) return undefined;
  if (reading.row === "order" && looksAtOrders.test(saying.text)) return undefined;
  if (shop.checkout && screen === paths.placeOrder)
    return placing(reading, shop, methodChosen(saying));
  const complete = shop.draft && missingFields(shop.draft.form).length === 0;
  if (reading.row === "none" && !complete) return checkout(saying, reading, scene);
  // With an empty cart the documented row applies.
  if (shop.cart.length === 0) return undefined;
  const placed = placing(reading, shop, methodChosen(saying));
  return { ...placed, effects: [{ type: "navigate", to: paths.placeOrder }, ...placed.effects] };
}

export function checkout(
  saying: Saying,
  reading: Reading,
  { shop, screen }: Scene,
): Understood | undefined {
  if (!shop || reading.row !== "none") return undefined;
  // There "pay" is for earlier orders.
  if (screen === paths.orders && paysOrFinishes.test(saying.text)) return undefined;
  if (shop.cart.length === 0)
    return { slots: {}, effects: [say(words.nothingToOrder)], row: "follows" };
  if (screen === paths.placeOrder) return placing(reading, shop);
  // "Check out with card".
  const method = withMethod.test(saying.text) ? methodNamed(saying) : undefined;
  const choice: readonly Effect[] = method ? [{ type: "choosePayment", method }] : [];
  return {
    slots: method ? { method } : {},
    effects: [{ type: "navigate", to: paths.placeOrder }, ...choice, say(words.atCheckout)],
    row: "follows",
  };
}

/** "Buy it" on a product's page, or after a question about one, is that product. */
export function buy(saying: Saying, reading: Reading, scene: Scene): Understood | undefined {
  const { shop } = scene;
  return shop?.open || (shop && asksOfAnother(shop)) ? undefined : checkout(saying, reading, scene);
}

/** Asks for missing values, or confirms amount and method. */
function placing({ said }: Reading, shop: ShopScene, chosen?: PaymentMethod): Understood {
  const { form = {}, method: before = "cod" } = shop.checkout ?? shop.draft ?? {};
  const method = chosen ?? before;
  const choice: readonly Effect[] = method === before ? [] : [{ type: "choosePayment", method }];
  if (shop.cart.length === 0)
    return { slots: {}, effects: [say(words.nothingToOrder)], row: "waits" };
  const [missing] = missingFields(form);
  if (missing)
    return { slots: { missing }, effects: [...choice, askField(missing, said)], row: "waits" };
  const text = words.askPlace(totalsOf(shop).total, method);
  const does = [{ type: "placeOrder" }] as const;
  return {
    slots: { method },
    effects: [...choice, { type: "ask", question: { id: "confirm", text, about: said, does } }],
    row: "waits",
  };
}
