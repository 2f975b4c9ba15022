/**
 * Effects in sentences: what an act is said to have done, in the words of words.ts.
 */
import type { DeliveryField } from "../../domain/delivery.ts";
import { list } from "../../language/labels.ts";
import type { Effect, ViewChange } from "./effects.ts";
import { fieldNames, kinds, places, whose } from "./names.ts";
import { quoted, words } from "./words.ts";

/**
 * What effects do, in one sentence for the bubble: their own words where they say some, or else
 * the words for the act. Undefined when there is nothing to tell.
 */
export function tell(effects: readonly Effect[]): string | undefined {
  const told = effects.map(sentence);
  const own = effects.findIndex((effect) => effect.type === "say" || effect.type === "ask");
  return own >= 0 ? told[own] : told.find((text) => text !== undefined);
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
    case "turnPicture":
      return effect.by === 1 ? "The next picture." : "The picture before.";
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
      return words.undone;
    case "back":
      return "Back.";
    case "scroll":
    case "openHelp":
    case "changePace":
    case "tellOrder":
      return undefined;
    case "fillDelivery":
      return `${deliveryFieldsOf(effect.fields)
        .map(([field, text]) => `${fieldNames[field]}: ${text}`)
        .join(". ")}.`;
    case "choosePayment":
      return `Paying ${effect.method === "cod" ? "in cash on delivery" : "by card"}.`;
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

function narrowed({ categories, subCategories, sort }: ViewChange): string {
  if (sort) {
    return {
      relavent: "In the usual order.",
      "low-high": "Cheapest first.",
      "high-low": "Dearest first.",
    }[sort];
  }
  const parts = [
    subCategories &&
      subCategories.length > 0 &&
      list(
        subCategories.map((each) => kinds[each]),
        "and",
      ),
    categories &&
      categories.length > 0 &&
      `for ${list(
        categories.map((each) => whose[each]),
        "and",
      )}`,
  ].filter((part) => typeof part === "string");
  if (parts.length === 0) return "Showing everything.";
  const text = parts.join(" ");
  return `Only ${text}.`;
}
