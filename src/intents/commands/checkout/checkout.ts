/** Checkout, payment method, ordering after a yes. */
import { paths } from "../../../../domain/routes.ts";
import type { PaymentMethod } from "../../../../domain/values.ts";
import type { Effect } from "../../effects.ts";
import { actSaid } from "../../grammar/phrases.ts";
import { onlyOf, type Saying } from "../../grammar/saying.ts";
import type { Scene, ShopScene } from "../../intent.ts";
import { words } from "../../responses/words.ts";
import { totalsOf } from "../cart/describe-cart.ts";
import type { Reading, Understood } from "../command.ts";
import { askField } from "../form/filling.ts";
import { missingFields } from "../form/plausible.ts";
import { say } from "../pieces/ask.ts";
import { methodChosen, methodNamed } from "./method.ts";

/** The only words for a method. */
const payWords: ReadonlySet<string> = new Set(
  "if then ok okay fine good so may no actually rather i'll i will let me let's can i'd prefer to switch change it the that payment method make choose select pay use take paying using taking by in with via through for an a my cash on delivery at door cod c o d credit debit card razor razorpay google phone pe gpay paytm upi online instead please".split(
    " ",
  ),
);

/** Only a choice of method. */
export function choosesMethod(saying: Saying, scene?: Scene): boolean {
  // "If I use my card …" is a condition; "if can, then card" isn't.
  if (/^if\b(?! (?:can|possible|so|yes)\b)/.test(saying.text)) return false;
  if (onlyOf(saying, payWords) && methodNamed(saying) !== undefined) return true;
  return scene?.shop?.checkout !== undefined && (otherMethod.test(saying.text) || plainly(saying));
}

/** Words; longer sentences are ambiguous. */
const longest = 9;
const deciding =
  /^(?:(?:no|ok|okay|then|actually|sorry|hmm|please|and|so|well)[\s,]+)*(?:i|i'll|i'd|i will|will|do|we|we'll|let|pay|use|put|take|make|switch|change|go|give|will|rather|just|only|by|in|with|keep|scrap|forget|drop|skip)\b/;

/** "I'll use dad's card", "will give cash to the fellow who comes". */
function plainly(saying: Saying): boolean {
  const { text, tokens } = saying;
  return tokens.length <= longest && deciding.test(text) && methodChosen(saying) !== undefined;
}

/** "The other way of paying". */
const otherMethod =
  /^(?:(?:no|ok|okay|then|actually|hmm|use|take|choose|switch to|change to|make it|i'll take|i want)[\s,]+)*the other (?:payment|pay|paying|way|method|option|mode)(?: (?:method|option|mode|way))?(?: (?:of|to|for) pay(?:ing|ment)?)?$/;

/** "Let's do the address", before the checkout is open. */
const addressing =
  /^(?:(?:so|and|now|then|ok|okay|right|let me|let's|i'll|i will|i can|time to|ready to|shall i|shall we|we can)[\s,]+)*(?:fill|put|enter|give|type|write|do|add|take)(?: (?:in|up|out|down|you))? (?:the |my |our )?(?:(?:delivery |shipping )?(?:address|details)|(?:delivery |address )form)(?: (?:in|now|then|please|first))*$/;
export function givesAddress({ text }: Saying, { shop }: Scene): boolean {
  return shop !== undefined && !shop.checkout && shop.cart.length > 0 && addressing.test(text);
}

const finishing =
  /\b(?:finali[sz]e|book|place|process|submit|complete|finish|send|dispatch|order|buy|lock)(?: (?:it|this|that|them|everything|all))?(?: (?:off|in|now|out|please))*$|\bgo ahead\b/;

export function pay(saying: Saying, reading: Reading, { shop }: Scene): Understood | undefined {
  if (!shop?.checkout || reading.row !== "none") return undefined;
  const other = shop.checkout.method === "cod" ? "razorpay" : "cod";
  const method = otherMethod.test(saying.text)
    ? other
    : choosesMethod(saying)
      ? methodNamed(saying)
      : methodChosen(saying);
  // "Cash. Finalise it.", "put it on card and send it off"
  if (method && finishing.test(saying.text)) return placing(reading, shop, method);
  return (
    method && { slots: { method }, effects: [{ type: "choosePayment", method }], row: "follows" }
  );
}

/** On the checkout. */
const going =
  /^(?:(?:right|ok|okay|yes|good|great|so|and|now|then|please|well|alright|chalo|all (?:good|set|fine|done))[\s,.!]+)*(?:go|go ahead|go on|go for it|off (?:we|it|you) goe?s?|do it|let's (?:go|do (?:it|this|that))|make it so|fire away|away it goes)(?: (?:then|now|please|ahead|and (?:order|book|place) (?:it|them|everything)))*[.!]*$/;

const byMethod =
  /,? (?:and )?(?:pay(?:ing)? )?(?:by|in|with|using|via|for) (?=\S+(?: \S+){0,3}$)(?<method>.+)$/;

const together =
  /(?:^|[.!;] *)(?:(?:so|ok|okay|then|and|now)[\s,]+)*(?:let us|let's|lets) order(?: (?:it|this|these|them|now|both))*[.!]*$/;

/** "Place the order and pay by card", and nothing else. */
export function placesByMethod(saying: Saying, { shop, screen }: Scene): boolean {
  if (together.test(saying.text)) return true;
  if (shop?.checkout && screen === paths.placeOrder && going.test(saying.text)) return true;
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
  if (!shop || /\b(?:don't|do not|not|never|shouldn't)\b/.test(saying.text)) return undefined;
  if (reading.row === "order" && /\b(?:show|see|view|track|check|orders)\b/.test(saying.text))
    return undefined;
  if (shop.checkout && screen === paths.placeOrder)
    return placing(reading, shop, methodChosen(saying));
  if (reading.row === "none") return checkout(saying, reading, scene);
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
  if (screen === paths.orders && /\b(?:pay|complete|finish|settle)\b/.test(saying.text))
    return undefined;
  if (shop.cart.length === 0)
    return { slots: {}, effects: [say(words.nothingToOrder)], row: "follows" };
  if (screen === paths.placeOrder) return placing(reading, shop);
  return {
    slots: {},
    effects: [{ type: "navigate", to: paths.placeOrder }, say(words.atCheckout)],
    row: "follows",
  };
}

/** "buy these" on a product's page is that product. */
export function buy(saying: Saying, reading: Reading, scene: Scene): Understood | undefined {
  return scene.shop?.open ? undefined : checkout(saying, reading, scene);
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
