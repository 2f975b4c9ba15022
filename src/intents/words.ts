/**
 * Everything that the assistant says of its own accord about what it understood, in one place, so
 * that voice and screen use the same words. Plain, brief, kind; no sentence blames the shopper.
 */
import type { Destination, Effect } from "./effects.ts";

/** The toast of an utterance that no row and no command takes. Documented; exact. */
export const tryAgain = "Try Again";

/** Longer quotations are shortened, so that nothing long is read aloud. */
const longestQuote = 60;

export const words = {
  notUnderstood: (heard: string) =>
    heard === ""
      ? "I didn't hear any words."
      : `I heard “${quoted(heard)}”, and I don't know that one yet. Try “go to my cart” or “suggest a shirt”.`,
  onlyTheStart: "That was a lot at once. I took the first part of it.",
  askWhatIsNeeded: "What are you looking for?",
  askWhetherToLookFor: (need: string) =>
    need.length > longestQuote ? "Shall I look for that?" : `Shall I look for ${need}?`,
  notLooking: "All right. I'm here when you want something.",
} as const;

const places: Readonly<Record<Destination, string>> = {
  "/": "Here's the home page.",
  "/collection": "Here's the collection.",
  "/product": "Here's what's new, and what others love.",
  "/about": "Here's our story.",
  "/contact": "Here's how to reach us.",
  "/cart": "Here's your cart.",
  "/order": "Here are your orders.",
  "/placeorder": "Here's the checkout.",
  "/recommendations": "Here's what I found.",
};

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
    case "recommend":
      return "Looking for your match …";
    case "logout":
      return "Signing you out.";
    case "toast":
      return undefined;
    case "say":
      return effect.text;
    case "ask":
      return effect.question.text;
  }
}

function quoted(text: string): string {
  const characters = [...text];
  if (characters.length <= longestQuote) return text;
  return `${characters.slice(0, longestQuote).join("").trimEnd()} …`;
}
