/** What a need is made of. Types only. */
import type { Who } from "../readers/audience.ts";
import type { PriceWish } from "../readers/money.ts";
import type { WordField } from "../words/term.ts";

/** Never broken; may be given up, and that is said; never present. */
export type Strength = "hard" | "soft" | "negated";

export interface PriceLimit extends PriceWish {
  readonly field: "price";
  readonly strength: "hard" | "soft";
  /** The words it came from, as the shopper wrote them. */
  readonly words: string;
}

export interface AudienceLimit {
  readonly field: "audience";
  readonly strength: "hard" | "soft" | "negated";
  readonly words: string;
  readonly who: readonly Who[];
  /** Years. */
  readonly age?: number;
}

/** Any one of the values will do; negated, none of them may be there. */
export interface WordLimit {
  readonly field: Exclude<WordField, "audience">;
  readonly strength: Strength;
  readonly words: string;
  readonly values: readonly string[];
}

export type Limit = PriceLimit | AudienceLimit | WordLimit;
export type LimitField = Limit["field"];

/** One thing wanted, with its own limits. */
export interface Wanted {
  readonly limits: readonly Limit[];
}

/** Two things said that can't both be; the later one was believed. */
export interface Conflict {
  readonly field: LimitField;
  readonly believed: string;
  readonly dropped: string;
}

export interface Need {
  /** At least one; several where several garments were asked for. */
  readonly wanted: readonly Wanted[];
  /** Words that no table knows and that may stand in a product's own text. */
  readonly rest: readonly string[];
  readonly conflicts: readonly Conflict[];
  /** Two things said that no piece is at once: "sleeveless", "full sleeves". */
  readonly impossible?: readonly [string, string];
  /** Things asked for that no clothes shop has: "space suit". */
  readonly unreal?: readonly string[];
  /** Words right before a garment that no table knows: no product of that name, no such thing. */
  readonly modifiers?: readonly string[];
}

/** Fields whose limits are hard unless negated; the others are soft unless the shopper insists. */
export const hardFields: ReadonlySet<LimitField> = new Set([
  "price",
  "audience",
  "garment",
  "size",
]);
