/** Types of understanding: utterance and scene in, intent out. */
import type { PieceFacts } from "../../contract/piece-facts.ts";
import type { View } from "../../domain/collection.ts";
import type { DeliveryField } from "../../domain/delivery.ts";
import type { Stock } from "../../domain/stock.ts";
import type { Category, PaymentMethod, Size, SubCategory } from "../../domain/values.ts";
import type { Effect, Question } from "./effects.ts";

/** Confidence is 0..1, absent if unknown. */
export interface Alternative {
  readonly text: string;
  readonly confidence?: number;
}

export interface Utterance {
  readonly alternatives: readonly Alternative[];
}

/** What the shopper sees. */
export interface Scene {
  readonly screen: string;
  readonly asked?: Question;
  /** Other words keep their meaning. */
  readonly offered?: Offered;
  /** Absent before sign-in: table only. */
  readonly shop?: ShopScene;
  /** Default: "first". */
  readonly phraseTable?: PhraseTable;
}

/** Chosen by saying, pressing, place or yes. */
export interface Offered {
  readonly sayings: readonly string[];
  /** To a question about recommendations. */
  readonly answers?: true;
}

/** The table before all else, as documented, or as a candidate. */
export type PhraseTable = "first" | "best";

export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly category: Category;
  readonly subCategory: SubCategory;
  readonly sizes: readonly Size[];
  readonly description: string;
  readonly facts?: PieceFacts;
  /** A missing size is made to order. */
  readonly stock?: Stock;
}

export interface LineInScene {
  readonly id: string;
  readonly size: Size;
  readonly quantity: number;
}

export interface OrderInScene {
  readonly orderId: string;
  readonly id: string;
  readonly name: string;
  readonly status: string;
  /** Whole rupees for the order, on its first unpaid item. */
  readonly due?: number;
}

/** A line before its change, with its wearer. */
export interface TouchedLine extends LineInScene {
  readonly for?: string;
  /** The same for lines that were changed together. */
  readonly turn?: number;
  /** The sentences that changed it, the last at the end. */
  readonly said?: string;
}

/** The last question about a product. */
interface AskedTopic {
  readonly command: string;
  readonly topic?: string;
  readonly piece?: string;
  /** If the piece comes in it. */
  readonly size?: Size;
}

/** What utterances refer to. */
export interface ShopScene {
  readonly catalogue: readonly Piece[];
  readonly inView: readonly string[];
  /** The view shows substitutes. */
  readonly nothingFits?: true;
  /** Products per row; absent in a list. */
  readonly columns?: number;
  /** The open page, and its chosen size. */
  readonly open?: { readonly id: string; readonly size?: Size };
  readonly view?: View;
  readonly cart: readonly LineInScene[];
  readonly fee: number;
  readonly checkout?: {
    readonly form: Readonly<Record<DeliveryField, string>>;
    readonly method: PaymentMethod;
  };
  /** The form's values elsewhere than on the checkout. */
  readonly draft?: NonNullable<ShopScene["checkout"]>;
  readonly orders?: readonly OrderInScene[];
  /** Of an informative screen. */
  readonly page?: readonly string[];
  readonly named?: string;
  /** Last first. */
  readonly spoken?: readonly (readonly string[])[];
  /** First first. */
  readonly opened?: readonly string[];
  /** Lines before their change, last first; 0 if new. */
  readonly touched?: readonly TouchedLine[];
  /** Command and topic, for "and the other one?". */
  readonly described?: AskedTopic;
  /** The last utterance wasn't understood: it may have been of another product, or not. */
  readonly lost?: "here" | "elsewhere" | undefined;
  /** The act whose sum was just asked, for "do that". */
  readonly supposed?: string;
  /** The last list: places are of it where nothing is in view. */
  readonly left?: Pick<ShopScene, "inView" | "columns">;
  readonly said?: string;
}

/** In the document's order. */
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
  /** Beyond the table: "answer-need". */
  readonly command?: string;
  readonly slots: Slots;
  readonly effects: readonly Effect[];
}
