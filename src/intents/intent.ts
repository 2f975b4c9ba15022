/** The words of understanding: what goes in (utterance, scene) and what comes out (intent). */
import type { PieceFacts } from "../../contract/piece-facts.ts";
import type { View } from "../../domain/collection.ts";
import type { DeliveryField } from "../../domain/delivery.ts";
import type { Stock } from "../../domain/stock.ts";
import type { Category, PaymentMethod, Size, SubCategory } from "../../domain/values.ts";
import type { Effect, Question } from "./effects.ts";

/** What a recogniser heard, best first. Confidence is 0..1, absent where unknown. */
export interface Alternative {
  readonly text: string;
  readonly confidence?: number;
}

/** One thing a shopper said or typed. */
export interface Utterance {
  readonly alternatives: readonly Alternative[];
}

/** What the shopper sees while speaking. */
export interface Scene {
  /** Path of the screen, for example "/collection". */
  readonly screen: string;
  /** The question that the assistant has just asked, if it waits for an answer. */
  readonly asked?: Question;
  /** What the last reply offered to choose from; other words are understood as if it hadn't. */
  readonly offered?: Offered;
  /** The shop around the shopper. Without it, as before sign-in, the table alone is understood. */
  readonly shop?: ShopScene;
  /** How the phrase table counts; "first" where nothing is set. */
  readonly phraseTable?: PhraseTable;
}

/** Sentences to choose from, by saying or pressing one, its place, or yes. */
export interface Offered {
  readonly sayings: readonly string[];
  /** Whether they answer a question about what was recommended. */
  readonly answers?: true;
}

/** The table before everything else, as documented, or its rows as candidates among the commands. */
export type PhraseTable = "first" | "best";

/** A product, as much of it as can be asked about. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  /** Whole rupees. */
  readonly price: number;
  readonly category: Category;
  readonly subCategory: SubCategory;
  readonly sizes: readonly Size[];
  readonly description: string;
  /** What else the catalogue knows of it. */
  readonly facts?: PieceFacts;
  /** Pieces that are left, by size; a size that isn't in it isn't counted, and made to order. */
  readonly stock?: Stock;
}

export interface LineInScene {
  readonly id: string;
  readonly size: Size;
  readonly quantity: number;
}

/** One item of an order. */
export interface OrderInScene {
  readonly orderId: string;
  /** Of the product. */
  readonly id: string;
  readonly name: string;
  readonly status: string;
  /** Whole rupees for the whole order, on the first item of an order that waits for its payment. */
  readonly due?: number;
}

/** A line of the cart as it was before it was changed, and whom it was said to be for. */
export interface TouchedLine extends LineInScene {
  readonly for?: string;
}

/** What was asked of a piece last. */
export interface Told {
  readonly command: string;
  readonly topic?: string;
  readonly piece?: string;
  /** The size that was asked for, where the piece comes in it. */
  readonly size?: Size;
}

/** What can be pointed at, changed and asked about. */
export interface ShopScene {
  readonly catalogue: readonly Piece[];
  /** Ids of the products on the screen, in their order there. */
  readonly inView: readonly string[];
  /** Nothing fits the view: what is in view is shown in its place. */
  readonly nothingFits?: true;
  /** How many of them stand beside each other; a list, one under the other, has none. */
  readonly columns?: number;
  /** The product whose page is open, and the size chosen on it. */
  readonly open?: { readonly id: string; readonly size?: Size };
  /** On the collection. */
  readonly view?: View;
  readonly cart: readonly LineInScene[];
  /** The delivery fee in whole rupees. */
  readonly fee: number;
  /** On the checkout: the form as it stands. */
  readonly checkout?: {
    readonly form: Readonly<Record<DeliveryField, string>>;
    readonly method: PaymentMethod;
  };
  /** On the orders: what was ordered, newest first. */
  readonly orders?: readonly OrderInScene[];
  /** What a screen that mostly says something says, in its order. */
  readonly page?: readonly string[];
  /** The id of the product that was named last, by the shopper or by the shop: "it". */
  readonly named?: string;
  /** Ids of what was spoken of lately, the last first; those named together stand together. */
  readonly spoken?: readonly (readonly string[])[];
  /** Ids of the products whose pages were opened, the first one first. */
  readonly opened?: readonly string[];
  /** Lines of the cart that were changed lately, the last first: as they were before, 0 where new. */
  readonly touched?: readonly TouchedLine[];
  /** What was asked of a piece last, as the command and its topic: "and the other one?" asks it again. */
  readonly told?: Told;
  /** The utterance before was not understood: what "it" is now may have been said in it. */
  readonly lost?: boolean;
  /** What the assistant said last. */
  readonly said?: string;
}

/** The documented rows, in the document's order; `none` is no row. */
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

/** What an utterance means. */
export interface Intent {
  /** The alternative that was understood; the first one when none was. */
  readonly said: string;
  readonly row: RowId;
  /** A conversational command beyond the table, for example "answer-need". */
  readonly command?: string;
  readonly slots: Slots;
  readonly effects: readonly Effect[];
}
