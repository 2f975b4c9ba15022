/**
 * Acts that a second opinion may name, with their slots. A closed list: none pays, orders, empties
 * the cart, signs out or fills in a form.
 */

export type OpinionSlot = "piece" | "other" | "size" | "quantity" | "words";

interface OpinionActFacts {
  /** For the model. */
  readonly does: string;
  readonly needs: readonly OpinionSlot[];
  readonly may: readonly OpinionSlot[];
}

const act = (
  does: string,
  needs: readonly OpinionSlot[] = [],
  may: readonly OpinionSlot[] = [],
): OpinionActFacts => ({ does, needs, may });

const acts = {
  "ask-price": act("asks what a piece costs", ["piece"]),
  "ask-sizes": act("asks in which sizes a piece comes", ["piece"]),
  "ask-size": act("asks whether a piece comes in one size", ["piece", "size"]),
  "ask-cloth": act("asks what a piece is made of", ["piece"]),
  "ask-colour": act("asks which colour a piece has", ["piece"]),
  describe: act("asks to hear more of a piece", ["piece"]),
  compare: act("asks how two pieces differ, or which is better", ["piece", "other"]),
  open: act("wants to see one piece closely", ["piece"]),
  related: act("wants pieces that are like one", ["piece"]),
  add: act("takes a piece, or several of it", ["piece"], ["size", "quantity"]),
  remove: act("wants a piece out of the cart", ["piece"]),
  "set-quantity": act("wants so many of a piece in the cart", ["piece", "quantity"]),
  "change-size": act("wants a piece of the cart in another size", ["piece", "size"]),
  find: act("looks for clothes; words: what kind, in English, such as red kurtas under 1000", [
    "words",
  ]),
  cheapest: act("wants the list with the cheapest first"),
  dearest: act("wants the list with the dearest first"),
  total: act("asks what all of the cart costs"),
  checkout: act("wants to pay or to order: goes to the checkout, and does no more"),
  "order-status": act("asks where an order is"),
  "delivery-time": act("asks how long delivery takes"),
  "delivery-charge": act("asks what delivery costs"),
  returns: act("asks about returning or exchanging"),
  "go-home": act("wants the home page"),
  "go-collection": act("wants to see all clothes"),
  "go-cart": act("wants to see the cart"),
  "go-orders": act("wants to see what was ordered"),
  "go-contact": act("wants to reach people of the shop"),
  "go-about": act("asks who the shop is"),
  back: act("wants the page before"),
  undo: act("wants the last thing taken back"),
  up: act("wants to see further up on the page"),
  down: act("wants to see further down on the page"),
  help: act("asks what can be said"),
  "where-am-i": act("asks what is on the page"),
} as const;

export type OpinionAct = keyof typeof acts;
export const opinionActs: Readonly<Record<OpinionAct, OpinionActFacts>> = acts;
export const opinionActNames = Object.keys(acts) as [OpinionAct, ...OpinionAct[]]; // the keys of that record

/** Characters. */
export const longestOpinion = { said: 200, words: 80, name: 120 } as const;
export const mostOpinionPieces = 24;
/** Milliseconds. */
export const opinionTime = 1500;
