/** Effects: requested acts, as data. Only src/app/effects/effects.ts performs them. */
import type { PriceSpan } from "../../domain/collection.ts";
import type { Address, DeliveryField } from "../../domain/delivery.ts";
import type { Destination } from "../../domain/routes.ts";
import type { Category, PaymentMethod, Size, Sort, SubCategory } from "../../domain/values.ts";
import type { Missing, OrderRequest } from "./after-order/request.ts";

export type ScrollTarget = "up" | "down" | "top" | "bottom";

/** Absent fields are unchanged. */
export interface ViewChange {
  readonly categories?: readonly Category[];
  readonly subCategories?: readonly SubCategory[];
  readonly sizes?: readonly Size[];
  readonly colours?: readonly string[];
  readonly cloths?: readonly string[];
  /** No ends: any price. */
  readonly price?: PriceSpan;
  readonly sort?: Sort;
}

export type Effect =
  | { readonly type: "navigate"; readonly to: Destination }
  | { readonly type: "openSearch"; readonly query?: string }
  | { readonly type: "closeSearch" }
  | { readonly type: "narrow"; readonly view: ViewChange }
  | { readonly type: "openProduct"; readonly id: string; readonly name: string }
  | { readonly type: "chooseSize"; readonly id: string; readonly size: Size }
  /** On the product's page. */
  | { readonly type: "openSizeGuide"; readonly id: string; readonly name: string }
  | { readonly type: "turnPicture"; readonly by: 1 | -1 }
  | {
      readonly type: "addToCart";
      readonly id: string;
      readonly name: string;
      readonly size: Size;
      readonly quantity: number;
    }
  /** 0 removes the line. */
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
  /** Undoes the last spoken act. */
  | { readonly type: "undo" }
  | { readonly type: "back" }
  | { readonly type: "scroll"; readonly to: ScrollTarget }
  | { readonly type: "openHelp" }
  | { readonly type: "closeHelp" }
  /** One step of the settings. */
  | { readonly type: "changePace"; readonly by: 1 | -1 }
  /** About the newest order. */
  | { readonly type: "describeOrder"; readonly about: "status" | "items" }
  | {
      readonly type: "fillDelivery";
      readonly fields: Readonly<Partial<Record<DeliveryField, string>>>;
    }
  | { readonly type: "choosePayment"; readonly method: PaymentMethod }
  | { readonly type: "placeOrder" }
  | { readonly type: "afterOrder"; readonly request: OrderRequest; readonly about: string }
  | {
      readonly type: "cancelOrder";
      readonly orderId: string;
      readonly line?: { readonly id: string; readonly name: string; readonly size: Size };
    }
  | { readonly type: "changeOrderAddress"; readonly orderId: string; readonly address: Address }
  /** With `exchangeFor` an exchange. */
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
  | { readonly type: "useAddress"; readonly name: string }
  | { readonly type: "describeDelivery"; readonly pin?: string }
  /** If there are other sessions. */
  | { readonly type: "askEndSessions"; readonly about: string }
  | { readonly type: "endSessions" }
  | { readonly type: "payOrder"; readonly orderId: string; readonly name: string }
  /** `answers`: the words answer the last question, about its need. */
  | { readonly type: "recommend"; readonly userNeeds: string; readonly answers?: true }
  | { readonly type: "logout" }
  | { readonly type: "toast"; readonly text: string }
  | { readonly type: "say"; readonly text: string }
  /** Buttons that say them. */
  | { readonly type: "offer"; readonly sayings: readonly string[] }
  /** Listens for the answer. */
  | { readonly type: "ask"; readonly question: Question };

/** Those that change what a list shows. */
export const relists: ReadonlySet<Effect["type"]> = new Set(["recommend", "narrow", "openSearch"]);
export const writesCart: ReadonlySet<Effect["type"]> = new Set([
  "addToCart",
  "setQuantity",
  "changeSize",
]);

export const writes: ReadonlySet<Effect["type"]> = new Set([
  ...writesCart,
  "emptyCart",
  "fillDelivery",
  "choosePayment",
  "placeOrder",
  "payOrder",
]);

/** With what a question would do in place of it. */
export const onceConfirmed = (effects: readonly Effect[]): readonly Effect[] =>
  effects.flatMap((each) =>
    each.type === "ask" && each.question.id === "confirm" ? each.question.does : [each],
  );

/** A choice, and what it does. */
export interface Option {
  readonly piece: string;
  /** A product may be there in two sizes. */
  readonly size?: Size;
  readonly does: readonly Effect[];
}

/** An open question, kept until answered, dropped or overtaken. `about` is its utterance. */
export type Question =
  | { readonly id: "need"; readonly text: string; readonly about: string }
  /** Done on a yes. */
  | {
      readonly id: "confirm";
      readonly text: string;
      readonly about: string;
      readonly does: readonly Effect[];
    }
  /** Done already; a no undoes it. */
  | { readonly id: "misheard"; readonly text: string; readonly about: string }
  /** Done after the answer. */
  | {
      readonly id: "size";
      readonly text: string;
      readonly about: string;
      readonly piece: string;
      readonly quantity: number;
      readonly waiting: readonly Effect[];
    }
  /** Done with the chosen option. */
  | {
      readonly id: "which";
      readonly text: string;
      readonly about: string;
      readonly options: readonly Option[];
    }
  | {
      readonly id: "field";
      readonly text: string;
      readonly about: string;
      readonly field: DeliveryField;
      /** Letter by letter. */
      readonly spelled?: true;
      /** The last answer was doubted; the next is accepted. */
      readonly again?: true;
      /** The last written field, for "that's wrong". */
      readonly after?: DeliveryField;
      /** Filled fields to ask again. */
      readonly anew?: readonly DeliveryField[];
    }
  /** A detail missing for an act on an order. */
  | {
      readonly id: "detail";
      readonly text: string;
      readonly about: string;
      readonly missing: Missing;
      readonly request: OrderRequest;
      /** Answers, also chosen by place. */
      readonly sayings: readonly string[];
    }
  | { readonly id: "pin"; readonly text: string; readonly about: string }
  /** `part` is the last one, from 0. */
  | { readonly id: "tour"; readonly text: string; readonly about: string; readonly part: number };
