/**
 * Effects: what an utterance asks the app to do, one act each, as plain data. src/app/effects/effects.ts is
 * the one place that does them.
 */
import type { PriceSpan } from "../../domain/collection.ts";
import type { Address, DeliveryField } from "../../domain/delivery.ts";
import type { Destination } from "../../domain/routes.ts";
import type { Category, PaymentMethod, Size, Sort, SubCategory } from "../../domain/values.ts";
import type { Missing, OrderRequest } from "./after-order/request.ts";

export type ScrollTarget = "up" | "down" | "top" | "bottom";

/** What changes in the collection's view; whatever is left out stays as it is. */
export interface ViewChange {
  readonly categories?: readonly Category[];
  readonly subCategories?: readonly SubCategory[];
  readonly sizes?: readonly Size[];
  readonly colours?: readonly string[];
  readonly cloths?: readonly string[];
  /** Without ends: at any price. */
  readonly price?: PriceSpan;
  readonly sort?: Sort;
}

export type Effect =
  | { readonly type: "navigate"; readonly to: Destination }
  | { readonly type: "openSearch"; readonly query?: string }
  | { readonly type: "closeSearch" }
  /** Goes to the collection, narrowed or ordered like this. */
  | { readonly type: "narrow"; readonly view: ViewChange }
  | { readonly type: "openProduct"; readonly id: string; readonly name: string }
  | { readonly type: "chooseSize"; readonly id: string; readonly size: Size }
  /** Opens the size guide of a product, on its page. */
  | { readonly type: "openSizeGuide"; readonly id: string; readonly name: string }
  /** Shows the next picture of the open product, or the one before. */
  | { readonly type: "turnPicture"; readonly by: 1 | -1 }
  | {
      readonly type: "addToCart";
      readonly id: string;
      readonly name: string;
      readonly size: Size;
      readonly quantity: number;
    }
  /** Sets a line of the cart; 0 takes it out. */
  | {
      readonly type: "setQuantity";
      readonly id: string;
      readonly name: string;
      readonly size: Size;
      readonly quantity: number;
    }
  | {
      readonly type: "changeSize";
      readonly id: string;
      readonly name: string;
      readonly from: Size;
      readonly to: Size;
      readonly quantity: number;
    }
  | { readonly type: "emptyCart" }
  /** Takes back the last thing done by voice. */
  | { readonly type: "undo" }
  /** The page before this one. */
  | { readonly type: "back" }
  | { readonly type: "scroll"; readonly to: ScrollTarget }
  /** The sheet with everything that can be said. */
  | { readonly type: "openHelp" }
  | { readonly type: "closeHelp" }
  /** The voice's pace: a step faster or slower among those of the settings. */
  | { readonly type: "changePace"; readonly by: 1 | -1 }
  /** Tells where the newest order is, or what was in it. */
  | { readonly type: "tellOrder"; readonly about: "status" | "items" }
  | {
      readonly type: "fillDelivery";
      readonly fields: Readonly<Partial<Record<DeliveryField, string>>>;
    }
  | { readonly type: "choosePayment"; readonly method: PaymentMethod }
  | { readonly type: "placeOrder" }
  /** Looks the orders up, and asks what is to be asked before an act on one, or tells why it can't be. */
  | { readonly type: "afterOrder"; readonly request: OrderRequest; readonly about: string }
  /** Cancels an order, or one line of it. */
  | {
      readonly type: "cancelOrder";
      readonly orderId: string;
      readonly line?: { readonly id: string; readonly name: string; readonly size: Size };
    }
  /** Corrects where an order goes. */
  | { readonly type: "changeOrderAddress"; readonly orderId: string; readonly address: Address }
  /** Asks for a return, or with `exchangeFor` for an exchange. */
  | {
      readonly type: "returnItem";
      readonly orderId: string;
      readonly id: string;
      readonly name: string;
      readonly size: Size;
      readonly quantity: number;
      readonly reason: string;
      readonly exchangeFor?: Size;
    }
  /** Fills the delivery form with a kept address, or with "last", where the last order went. */
  | { readonly type: "useAddress"; readonly name: string }
  /** Tells whether and when the shop delivers to a PIN code; without one, to the shopper's own. */
  | { readonly type: "tellDelivery"; readonly pin?: string }
  /** Asks whether the sessions of other places are to end, if there are any. */
  | { readonly type: "askEndSessions"; readonly about: string }
  | { readonly type: "endSessions" }
  /** Opens the payment of an order that is kept, but not paid. */
  | { readonly type: "payOrder"; readonly orderId: string; readonly name: string }
  /**
   * Send the recommendation request with these words, as spoken. What `answers` the question of the
   * reply before is about its need.
   */
  | { readonly type: "recommend"; readonly userNeeds: string; readonly answers?: true }
  | { readonly type: "logout" }
  | { readonly type: "toast"; readonly text: string }
  /** Say it and show it in the bubble. */
  | { readonly type: "say"; readonly text: string }
  /** Shows sentences that were probably meant as buttons; choosing one says it. */
  | { readonly type: "offer"; readonly sayings: readonly string[] }
  /** Say and show a question, and listen for its answer. */
  | { readonly type: "ask"; readonly question: Question };

/** One of several products, or of several lines of the cart, and what is done once it is chosen. */
export interface Option {
  readonly piece: string;
  /** Of a line of the cart: the same piece may be there in two sizes. */
  readonly size?: Size;
  readonly does: readonly Effect[];
}

/**
 * A question that the assistant has asked; kept in the scene until it is answered, dropped or
 * overtaken. `about` is the utterance that led to it.
 */
export type Question =
  | { readonly id: "need"; readonly text: string; readonly about: string }
  /** Yes does it; no leaves it. */
  | {
      readonly id: "confirm";
      readonly text: string;
      readonly about: string;
      readonly does: readonly Effect[];
    }
  /** Done already; no takes it back. */
  | { readonly id: "misheard"; readonly text: string; readonly about: string }
  /** In which size a product goes into the cart. What waits follows the answer. */
  | {
      readonly id: "size";
      readonly text: string;
      readonly about: string;
      readonly piece: string;
      readonly quantity: number;
      readonly waiting: readonly Effect[];
    }
  /** Which of several was meant; the one that is chosen brings what is to be done with it. */
  | {
      readonly id: "which";
      readonly text: string;
      readonly about: string;
      readonly options: readonly Option[];
    }
  /** What to write into a field of the delivery form. */
  | {
      readonly id: "field";
      readonly text: string;
      readonly about: string;
      readonly field: DeliveryField;
      /** Letter by letter. */
      readonly spelled?: true;
      /** What was heard for it was doubted; what is said now is believed. */
      readonly again?: true;
      /** The field that was written just before: what "that's wrong" is about. */
      readonly after?: DeliveryField;
      /** The fields that are asked for anew after this one, though they aren't empty. */
      readonly anew?: readonly DeliveryField[];
    }
  /** What is still to be said of an act on an order. */
  | {
      readonly id: "detail";
      readonly text: string;
      readonly about: string;
      readonly missing: Missing;
      readonly request: OrderRequest;
      /** Answers to choose from, also by their places. */
      readonly sayings: readonly string[];
    }
  /** Where a delivery would go, by its PIN code. */
  | { readonly id: "pin"; readonly text: string; readonly about: string }
  /** Whether the tour goes on; `part` is the one that was told, from 0. */
  | { readonly id: "tour"; readonly text: string; readonly about: string; readonly part: number };
