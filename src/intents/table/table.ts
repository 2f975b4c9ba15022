/**
 * The phrase table: the documented commands in the document's order, which is binding: the first
 * contained row wins.
 */
import { paths } from "../../../domain/routes.ts";
import type { Effect } from "../effects.ts";
import type { RowId } from "../intent.ts";

export type Phrase = string | { readonly word: string; readonly with: string };

/** Two depend on what was said. */
export type RowEffect =
  | Effect
  /** With the utterance as spoken. */
  | { readonly type: "recommend-as-spoken" }
  /** Asks back; the answer may make the request. */
  | { readonly type: "ask-what-is-needed" };

export interface Row {
  readonly id: Exclude<RowId, "none">;
  readonly phrases: readonly Phrase[];
  readonly effects: readonly RowEffect[];
  readonly say: readonly string[];
  readonly does: string;
}

export const table: readonly Row[] = [
  {
    id: "search-open",
    phrases: [{ word: "search", with: "open" }],
    effects: [{ type: "openSearch" }, { type: "navigate", to: paths.collection }],
    say: ["Open search", "Open the search box"],
    does: "Opens the search box on the collection page.",
  },
  {
    id: "search-close",
    phrases: [{ word: "search", with: "close" }],
    effects: [{ type: "closeSearch" }],
    say: ["Close search", "Close the search box"],
    does: "Closes the search box.",
  },
  {
    id: "recommend",
    phrases: ["recommend", "suggest", "i want", "looking for"],
    effects: [{ type: "recommend-as-spoken" }],
    say: [
      "Recommend a linen shirt",
      "Suggest something for a wedding",
      "I want a warm jacket",
      "I'm looking for a dress under 2000",
    ],
    does: "Picks clothes for what you describe.",
  },
  {
    id: "need",
    phrases: ["i need", "what should i buy"],
    effects: [{ type: "ask-what-is-needed" }],
    say: ["I need a raincoat", "What should I buy?"],
    does: "Asks you one short question, then picks clothes from your answer.",
  },
  {
    id: "collection",
    phrases: ["collection", "product"],
    effects: [{ type: "navigate", to: paths.collection }],
    say: ["Show the collection", "Show all products"],
    does: "Goes to the collection.",
  },
  {
    id: "about",
    phrases: ["about"],
    effects: [{ type: "navigate", to: paths.about }],
    say: ["About", "Tell me about the shop"],
    does: "Goes to the page about us.",
  },
  {
    id: "home",
    phrases: ["home"],
    effects: [{ type: "navigate", to: "/" }],
    say: ["Home", "Take me home"],
    does: "Goes to the home page.",
  },
  {
    id: "cart",
    phrases: ["cart"],
    effects: [{ type: "navigate", to: paths.cart }],
    say: ["Cart", "Go to my cart"],
    does: "Goes to your cart.",
  },
  {
    id: "contact",
    phrases: ["contact"],
    effects: [{ type: "navigate", to: paths.contact }],
    say: ["Contact", "How do I contact you?"],
    does: "Goes to our address, phone and email.",
  },
  {
    id: "order",
    phrases: ["order"],
    effects: [{ type: "navigate", to: paths.orders }],
    say: ["Orders", "Show my orders"],
    does: "Goes to your orders.",
  },
  {
    id: "logout",
    phrases: ["logout", "sign out", "log out"],
    effects: [{ type: "logout" }],
    say: ["Log out", "Sign out"],
    does: "Signs you out.",
  },
];
