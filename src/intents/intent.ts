/** Types of understanding: utterance and scene in, intent out. */
import type { PieceFacts } from "../../contract/piece-facts.ts";
import type { View } from "../../domain/collection.ts";
import type { DeliveryField } from "../../domain/delivery.ts";
import type { Stock } from "../../domain/stock.ts";
import type { Category, PaymentMethod, Size, SubCategory } from "../../domain/values.ts";
import type { Effect, Question } from "./effects.ts";

/** Best first. Confidence is 0..1, absent where unknown. */
export interface Alternative {
  readonly text: string;
  readonly confidence?: number;
}

export interface Utterance {
  readonly alternatives: readonly Alternative[];
}

/** What the shopper sees. */
export interface Scene {
  /** Such as "/collection". */
  readonly screen: string;
  /** The open question. */
  readonly asked?: Question;
  /** The last reply's offers; other words keep their meaning. */
  readonly offered?: Offered;
  /** Absent before sign-in: then the table alone counts. */
  readonly shop?: ShopScene;
  /** Default: "first". */
  readonly phraseTable?: PhraseTable;
}

/** Chosen by saying, pressing, place or yes. */
export interface Offered {
  readonly sayings: readonly string[];
  /** Answers to a question about recommendations. */
  readonly answers?: true;
}

/** The table before all else, as documented, or as one candidate. */
export type PhraseTable = "first" | "best";

export interface Piece {
  readonly id: string;
  readonly name: string;
  /** Whole rupees. */
  readonly price: number;
  readonly category: Category;
  readonly subCategory: SubCategory;
  readonly sizes: readonly Size[];
  readonly description: string;
  readonly facts?: PieceFacts;
  /** By size; a missing size is made to order. */
  readonly stock?: Stock;
}

export interface LineInScene {
  readonly id: string;
  readonly size: Size;
  readonly quantity: number;
}

/** An item. */
export interface OrderInScene {
  readonly orderId: string;
  /** The product's. */
  readonly id: string;
  readonly name: string;
  readonly status: string;
  /** Whole rupees for the order, on its first item while unpaid. */
  readonly due?: number;
}

/** A line before its change, and for whom it was. */
export interface TouchedLine extends LineInScene {
  readonly for?: string;
}

/** The last question about a piece. */
export interface Told {
  readonly command: string;
  readonly topic?: string;
  readonly piece?: string;
  /** If the piece comes in it. */
  readonly size?: Size;
}

/** What can be named, changed and asked about. */
export interface ShopScene {
  readonly catalogue: readonly Piece[];
  /** On screen, in order. */
  readonly inView: readonly string[];
  /** In view are substitutes: nothing fits. */
  readonly nothingFits?: true;
  /** Pieces in a row; absent in a list. */
  readonly columns?: number;
  /** The open page, and its chosen size. */
  readonly open?: { readonly id: string; readonly size?: Size };
  /** On the collection. */
  readonly view?: View;
  readonly cart: readonly LineInScene[];
  /** Whole rupees. */
  readonly fee: number;
  /** On the checkout. */
  readonly checkout?: {
    readonly form: Readonly<Record<DeliveryField, string>>;
    readonly method: PaymentMethod;
  };
  /** Elsewhere: the form as it was left, where something was written in it. */
  readonly draft?: NonNullable<ShopScene["checkout"]>;
  /** On the orders: what was ordered, newest first. */
  readonly orders?: readonly OrderInScene[];
  /** The text of an informative screen. */
  readonly page?: readonly string[];
  /** "It": the product named last. */
  readonly named?: string;
  /** Groups spoken of, last first. */
  readonly spoken?: readonly (readonly string[])[];
  /** Opened pages, first first. */
  readonly opened?: readonly string[];
  /** Changed lines as they were, last first; 0 if new. */
  readonly touched?: readonly TouchedLine[];
  /** Command and topic, for "and the other one?". */
  readonly told?: Told;
  /** The last utterance wasn't understood, so "it" may be unknown. */
  readonly lost?: boolean;
  /** The assistant's last words. */
  readonly said?: string;
}

/** In the document's order; `none` is no row. */
export type RowId =
  | "search-open"
  | "search-close"
  | "recommend"
  | "need"
  | "collection"
  | "about"
  | "home"
  | "cart"
  | "contact"
  | "order"
  | "logout"
  | "none";

export type Slots = Readonly<Record<string, string | number | boolean | readonly string[]>>;

export interface Intent {
  /** The understood alternative, or the first. */
  readonly said: string;
  readonly row: RowId;
  /** Beyond the table, such as "answer-need". */
  readonly command?: string;
  readonly slots: Slots;
  readonly effects: readonly Effect[];
}
