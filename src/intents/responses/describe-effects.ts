/** Describes effects in words.ts's words. */
import type { PriceSpan } from "../../../domain/collection.ts";
import type { DeliveryField } from "../../../domain/delivery.ts";
import { list } from "../../../language/need/labels.ts";
import { colourName } from "../../../language/words/colours.ts";
import type { Effect, ViewChange } from "../effects.ts";
import { price } from "./money.ts";
import { fieldNames, kinds, paying, places, whose } from "./names.ts";
import { sizeWords } from "./size-words.ts";
import { quoted, words } from "./words.ts";

/** One sentence for the bubble: their own, else the act's. */
export function describeEffects(effects: readonly Effect[]): string | undefined {
  const described = effects.map(sentence);
  const own = effects.findIndex((effect) => effect.type === "say" || effect.type === "ask");
  return own >= 0 ? described[own] : described.find((text) => text !== undefined);
}

function sentence(effect: Effect): string | undefined {
  switch (effect.type) {
    case "navigate":
      return places[effect.to];
    case "openSearch":
      return effect.query ? `Searching for “${quoted(effect.query)}”.` : "The search is open.";
    case "closeSearch":
      return "The search is closed.";
    case "narrow":
      return narrowed(effect.view);
    case "openProduct":
      return `Here's ${effect.name}.`;
    case "chooseSize":
      return `Size ${effect.size}.`;
    case "openSizeGuide":
      return sizeWords.guideOf(effect.name);
    case "turnPicture":
      return effect.by === 1 ? "The next picture." : "The previous picture.";
    case "addToCart":
      return effect.quantity === 1
        ? `${effect.name} in ${effect.size} is in your cart.`
        : `${effect.quantity} × ${effect.name} in ${effect.size} are in your cart.`;
    case "setQuantity":
      return effect.quantity === 0
        ? `${effect.name} in ${effect.size} is out of your cart. Say “undo” to have it back.`
        : `${effect.name} in ${effect.size}: ${effect.quantity} now.`;
    case "changeSize":
      return `${effect.name} is in ${effect.to} now.`;
    case "emptyCart":
      return "Your cart is empty. Say “undo” to have it all back.";
    case "undo":
      return words.undo;
    case "back":
      return "Back.";
    case "scroll":
    case "openHelp":
    case "changePace":
    case "describeOrder":
    case "afterOrder":
    case "askEndSessions":
      return undefined;
    case "describeDelivery":
      return "Looking up the delivery …";
    case "cancelOrder":
      return "Cancelling …";
    case "changeOrderAddress":
      return "Changing the address …";
    case "returnItem":
      return "Sending your request …";
    case "useAddress":
      return "Filling in the address …";
    case "endSessions":
      return "Signing you out there …";
    case "fillDelivery":
      return `${deliveryFieldsOf(effect.fields)
        .map(([field, text]) => `${fieldNames[field]}: ${text}`)
        .join(". ")}.`;
    case "choosePayment":
      return `Paying ${paying[effect.method]}.`;
    case "closeHelp":
      return words.helpClosed;
    case "payOrder":
      return `Opening the payment for ${effect.name} …`;
    case "placeOrder":
      return "Placing the order …";
    case "recommend":
      return "Looking for your match …";
    case "logout":
      return "Signing you out.";
    case "toast":
    case "offer":
      return undefined;
    case "say":
      return effect.text;
    case "ask":
      return effect.question.text;
  }
}

function deliveryFieldsOf(fields: Readonly<Partial<Record<DeliveryField, string>>>) {
  return (Object.keys(fieldNames) as DeliveryField[]) // the keys of that record
    .flatMap((field) => {
      const text = fields[field];
      return text === undefined ? [] : [[field, text] as const];
    });
}

function narrowed(view: ViewChange): string {
  if (view.sort) {
    return {
      relavent: "In the usual order.",
      "low-high": "Cheapest first.",
      "high-low": "Most expensive first.",
    }[view.sort];
  }
  const parts = partsOf(view);
  if (parts.length > 0) return `Only ${parts.join(" ")}.`;
  const all = view.categories !== undefined || view.subCategories !== undefined;
  return all ? "Showing everything." : words.filterOff;
}

/** "blue tops for men in size L under ₹2,000". */
function partsOf(view: ViewChange): readonly string[] {
  const { categories = [], subCategories = [], sizes = [], colours = [], cloths = [] } = view;
  const said = <Value>(before: string, values: readonly Value[], name: (value: Value) => string) =>
    values.length === 0 ? "" : `${before}${list(values.map(name), "and")}`;
  return [
    said("", colours, colourName),
    said("", cloths, colourName),
    said("", subCategories, (each) => kinds[each]),
    said("for ", categories, (each) => whose[each]),
    said("in size ", sizes, (each) => each),
    spanned(view.price),
  ].filter((part) => part !== "");
}

function spanned({ from, to }: PriceSpan = {}): string {
  if (from === undefined) return to === undefined ? "" : `up to ${price(to)}`;
  return to === undefined ? `from ${price(from)}` : `from ${price(from)} to ${price(to)}`;
}
