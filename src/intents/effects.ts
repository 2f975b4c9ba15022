/**
 * Effects: what an utterance asks the app to do, one act each, as plain data. src/app/effects.ts is
 * the one place that does them.
 */

/** The places a spoken command can lead to. */
export type Destination =
  | "/"
  | "/collection"
  | "/product"
  | "/about"
  | "/contact"
  | "/cart"
  | "/order"
  | "/placeorder"
  | "/recommendations";

export type Effect =
  | { readonly type: "navigate"; readonly to: Destination }
  | { readonly type: "openSearch"; readonly query?: string }
  | { readonly type: "closeSearch" }
  /** Send the recommendation request with these words, as spoken. */
  | { readonly type: "recommend"; readonly userNeeds: string }
  | { readonly type: "logout" }
  | { readonly type: "toast"; readonly text: string }
  /** Say it and show it in the bubble. */
  | { readonly type: "say"; readonly text: string }
  /** Say and show a question, and listen for its answer. */
  | { readonly type: "ask"; readonly question: Question };

/**
 * A question that the assistant has asked; kept in the scene until it is answered, dropped or
 * overtaken. `about` is the utterance that led to it.
 */
export interface Question {
  readonly id: "need";
  readonly text: string;
  readonly about: string;
}
