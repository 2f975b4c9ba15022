/** The words of understanding: what goes in (utterance, scene) and what comes out (intent). */
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
