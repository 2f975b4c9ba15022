/** Paying, placing the order and asking after it, in anyone's words. */
import { paths } from "../../../../domain/routes.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { Scene } from "../../intent.ts";
import { words } from "../../words.ts";
import type { Reading, Understood } from "../command.ts";
import { payUnpaid as payUnpaidExactly } from "../orders.ts";
import { choosing, placing } from "../pay.ts";
import { say } from "./ask.ts";
import { methodChosen } from "./method.ts";

export function pay(saying: Saying, reading: Reading, { shop }: Scene): Understood | undefined {
  if (!shop?.checkout || reading.row !== "none") return undefined;
  const method = methodChosen(saying);
  return method && choosing(method);
}

/** On the checkout it asks for a yes; elsewhere it leads there. */
export function placeOrder(
  saying: Saying,
  reading: Reading,
  { shop, screen }: Scene,
): Understood | undefined {
  if (!shop || /\b(?:don't|do not|not|never|shouldn't)\b/.test(saying.text)) return undefined;
  // "Show my orders", "track my order": what was ordered before.
  if (reading.row === "order" && /\b(?:show|see|view|track|check|orders)\b/.test(saying.text))
    return undefined;
  if (shop.checkout && screen === paths.placeOrder) {
    const method = methodChosen(saying);
    return placing(reading, shop, method);
  }
  return reading.row === "none" ? checkout(saying, reading, { shop, screen }) : undefined;
}

export function checkout(
  _saying: Saying,
  reading: Reading,
  { shop, screen }: Scene,
): Understood | undefined {
  if (!shop || reading.row !== "none" || screen === paths.orders) return undefined;
  if (shop.cart.length === 0)
    return { slots: {}, effects: [say(words.nothingToOrder)], row: "follows" };
  if (screen === paths.placeOrder) return placing(reading, shop);
  return {
    slots: {},
    effects: [{ type: "navigate", to: paths.placeOrder }, say(words.atCheckout)],
    row: "follows",
  };
}

const asksFor =
  /\b(?:track\w*|where|status|arriv\w*|deliver\w*|ship\w*|when|update\w*|reach\w*|far|dispatch\w*|com(?:e|es|ing)|pack\w*|left|sent|happen\w*|whats|what|how|check|look|any|yet|parcel|late|waiting)\b/;

/** Tells where the newest order is; a sentence that only names orders goes to them. */
export function orderStatus({ text }: Saying, { row }: Reading): Understood | undefined {
  if (row === "order" && !asksFor.test(text)) return undefined;
  return {
    slots: { about: "status" },
    effects: [{ type: "tellOrder", about: "status" }],
    row: "follows",
  };
}

export function orderItems(): Understood {
  return {
    slots: { about: "items" },
    effects: [{ type: "tellOrder", about: "items" }],
    row: "follows",
  };
}

/** "Clear what I owe": as "pay for it" says it. */
export function payUnpaid(saying: Saying, reading: Reading, scene: Scene): Understood | undefined {
  if (reading.row !== "none" && scene.screen !== paths.orders) return undefined;
  const exact = (lower: string) =>
    payUnpaidExactly.read({ ...reading, lower, plain: lower }, scene);
  const named = saying.mentions.map(({ text }) => exact(`pay for ${text}`)).find(Boolean);
  return named ?? exact("pay for it") ?? exact("pay for the unpaid one");
}
